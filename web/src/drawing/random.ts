/** The same numbers for the same seed, from 0 up to 1: a drawing looks the same every time. */
export function randomFrom(seed: number): () => number {
  let state = Math.imul(seed + 0x51ed27, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
