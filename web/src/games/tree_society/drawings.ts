// What is drawn of Tree Society: nuts, the pictures on the cards, the foragers. Pictures lie around 0 0, about 50 across;
// whatever stands on the ground stands on 0 0.
import { ink, oval } from "../../drawing/ink";
import { drawFern, drawLeaf, type Stroke } from "../../drawing/mushroom";

/** A hand that draws one stroke after the other, each with a tremble of its own. */
function pen(seed: number, amount = 0.3) {
  let next = seed * 100;
  return (kind: Stroke["kind"], path: string, hue = ""): Stroke => ({
    path: ink(path, { seed: next++, amount, wave: 13, step: 1.6 }),
    kind,
    ...(hue === "" ? {} : { hue }),
  });
}

const dark = "#2d2a24";
const blush = "#d99b83";

/** A hazelnut, 16 high. */
export function drawNut(seed: number): Stroke[] {
  const draw = pen(seed, 0.25);
  return [
    draw("cap", "M0 -16C4 -14 8 -11 8 -6C8 -1 4 0 0 0C-4 0 -8 -1 -8 -6C-8 -11 -4 -14 0 -16Z", "var(--cap-ochre)"),
    draw("stem", "M-7 -3C-4 -5 4 -5 7 -3C6 0 3 0 0 0C-3 0 -6 0 -7 -3Z"),
    draw("light", "M-5 -6C-5 -10 -3 -12 -1 -13C-3 -10 -3 -8 -3 -6Z"),
  ];
}

function drawBerry(x: number, y: number, r: number, hue: string, seed: number): Stroke[] {
  const draw = pen(seed, 0.25);
  return [
    draw("cap", oval(x, y, r), hue),
    draw("light", oval(x - r * 0.35, y - r * 0.4, r * 0.3, r * 0.24)),
    draw("cap", oval(x + r * 0.2, y + r * 0.5, r * 0.22, r * 0.18), dark),
  ];
}

const pictures: Readonly<Record<string, (seed: number) => Stroke[]>> = {
  acorn: (seed) => {
    const draw = pen(seed);
    return [
      draw("cap", "M-13 -4C-14 11 -7 18 0 24C7 18 14 11 13 -4Z", "var(--cap-ochre)"),
      draw("shade", "M13 -4C14 11 7 18 0 24C5 15 8 7 6 -4Z"),
      draw("light", "M-9 2C-9 9 -7 12 -4 15C-6 10 -6 6 -5 2Z"),
      draw("cap", "M-17 -1C-19 -20 19 -20 17 -1C9 3 -9 3 -17 -1Z", "var(--cap-brown)"),
      draw("shade", "M17 -1C18 -11 10 -15 3 -15C10 -10 10 -4 9 1Z"),
      draw("line", "M-13 -9Q-8 -6 -8 1"),
      draw("line", "M-6 -14Q1 -8 2 2"),
      draw("line", "M4 -15Q11 -9 11 1"),
      draw("line", "M13 -9Q8 -6 7 2"),
      draw("line", "M5 -15Q-3 -8 -3 2"),
      draw("line", "M-3 -15Q-12 -8 -13 0"),
      draw("cap", "M-2 -15C-2 -19 0 -23 4 -25L6 -22C3 -20 2 -18 2 -15Z", "var(--bark)"),
    ];
  },
  berry: (seed) => {
    const draw = pen(seed);
    return [
      draw("line", "M2 -23Q-2 -12 -10 -3"),
      draw("line", "M2 -23Q6 -12 11 -4"),
      draw("line", "M2 -23Q2 -8 0 6"),
      draw("leaf", "M2 -22C8 -28 20 -27 24 -18C16 -13 7 -14 2 -22Z"),
      draw("leaf", "M2 -22C-4 -29 -17 -27 -21 -19C-13 -14 -4 -15 2 -22Z"),
      draw("blade", "M2 -22Q12 -22 22 -18"),
      draw("blade", "M2 -22Q-8 -23 -19 -19"),
      ...drawBerry(-10, 4, 10, "var(--cap-violet)", seed + 1),
      ...drawBerry(11, 3, 9.4, "var(--cap-violet)", seed + 2),
      ...drawBerry(1, 14, 10.4, "var(--cap-violet)", seed + 3),
    ];
  },
  squirrel: (seed) => {
    const draw = pen(seed);
    const fur = "var(--leaf-rust)";
    return [
      draw(
        "cap",
        "M6 23C24 26 31 12 25 0C22 -7 20 -14 27 -17C30 -19 29 -23 24 -24C12 -26 5 -15 9 -4C13 6 12 14 4 18Z",
        fur,
      ),
      draw("light", "M11 21C22 20 25 11 21 3C16 -5 16 -14 23 -20C18 -10 21 -5 24 2C28 12 22 21 11 21Z"),
      draw("cap", "M-8 -3C2 -7 14 4 12 17C11 24 -6 25 -9 22C-12 14 -14 4 -8 -3Z", fur),
      draw("stem", "M-8 3C-3 4 -1 12 -4 21C-7 23 -9 22 -9 22C-12 14 -12 8 -8 3Z"),
      draw("cap", "M-1 23C-6 26 -15 26 -17 23C-14 20 -6 20 -1 20Z", fur),
      draw("cap", "M-11 -17L-11 -26L-4 -18Z", fur),
      draw("cap", "M-22 -8C-20 -16 -12 -20 -6 -16C0 -12 0 -4 -6 -1C-13 1 -20 -2 -22 -8Z", fur),
      draw("cap", oval(-11.5, -11, 1.7, 1.9), dark),
      draw("cap", oval(-21.4, -8, 1.5, 1.3), dark),
      draw("cap", "M-17 4C-13 2 -10 6 -11 10C-12 14 -19 14 -20 10C-21 7 -19 5 -17 4Z", "var(--cap-ochre)"),
      draw("cap", "M-2 3C-7 2 -12 5 -15 8L-13 11C-9 11 -4 10 -1 8Z", fur),
    ];
  },
  jay: (seed) => {
    const draw = pen(seed);
    const feathers = "var(--cap-tan)";
    return [
      draw("cap", "M4 8C12 14 20 22 25 25L17 26C9 24 2 19 -2 13Z", dark),
      draw("cap", "M-16 -8C-17 -20 -4 -25 4 -18C13 -12 17 2 10 13C2 19 -9 15 -13 6C-15 2 -15 -3 -16 -8Z", feathers),
      draw("stem", "M-13 0C-8 4 -6 9 -5 15C-10 13 -14 7 -13 0Z"),
      draw("cap", "M-3 -3C5 -8 12 -2 12 6C8 12 2 10 -1 6C-3 3 -4 0 -3 -3Z", "var(--cap-violet)"),
      draw("line", "M0 1Q5 0 11 3"),
      draw("line", "M1 5Q5 5 10 7"),
      draw("cap", "M-15 -11L-26 -9L-16 -6Z", dark),
      draw("cap", "M-9 -21C-5 -28 3 -27 6 -22C2 -19 -4 -19 -9 -21Z", dark),
      draw("cap", oval(-8, -13, 2, 2.2), dark),
      draw("line", "M-2 16L-3 24"),
      draw("line", "M3 16L4 24"),
    ];
  },
  badger: (seed) => {
    const draw = pen(seed);
    return [
      draw("cap", oval(-17, -15, 6, 6), dark),
      draw("cap", oval(17, -15, 6, 6), dark),
      draw("stem", "M-22 0C-21 -18 -9 -22 0 -22C9 -22 21 -18 22 0C19 9 8 24 0 25C-8 24 -19 9 -22 0Z"),
      draw("cap", "M-17 -14C-13 -20 -8 -20 -7 -15C-4 -3 -5 10 -5 20C-12 15 -19 4 -17 -14Z", dark),
      draw("cap", "M17 -14C13 -20 8 -20 7 -15C4 -3 5 10 5 20C12 15 19 4 17 -14Z", dark),
      draw("light", oval(-11, -3, 2, 2.3)),
      draw("light", oval(11, -3, 2, 2.3)),
      draw("cap", oval(0, 21, 4.6, 3.4), dark),
    ];
  },
  fox: (seed) => {
    const draw = pen(seed);
    return [
      draw("cap", "M-19 0L-21 -25L-4 -13Z", "var(--leaf-rust)"),
      draw("cap", "M19 0L21 -25L4 -13Z", "var(--leaf-rust)"),
      draw("cap", "M-16 -6L-18 -18L-9 -12Z", dark),
      draw("cap", "M16 -6L18 -18L9 -12Z", dark),
      draw("cap", "M-24 4C-21 -18 21 -18 24 4C17 8 10 16 0 24C-10 16 -17 8 -24 4Z", "var(--leaf-rust)"),
      draw("stem", "M-24 4C-16 -2 -7 2 -5 9C-4 14 -2 17 0 24C-10 16 -17 8 -24 4Z"),
      draw("stem", "M24 4C16 -2 7 2 5 9C4 14 2 17 0 24C10 16 17 8 24 4Z"),
      draw("light", "M-4 -12C-2 -6 2 -6 4 -12C2 -13 -2 -13 -4 -12Z"),
      draw("cap", oval(-9.4, 0, 2, 2.4), dark),
      draw("cap", oval(9.4, 0, 2, 2.4), dark),
      draw("cap", oval(0, 21.6, 3.8, 3), dark),
    ];
  },
};

/** The picture on a card; one that nobody has drawn yet shows a leaf. */
export const drawPicture = (card: string): Stroke[] =>
  (pictures[card] ?? ((seed) => drawLeaf(20, -0.9, seed, "var(--leaf-gold)")))(card.length);

/** A forager in a cloak of the seat's colour, about 50 high. */
export function drawForager(seat: number): Stroke[] {
  const draw = pen(seat + 20);
  const fur = "var(--cap-tan)";
  return [
    draw("cap", oval(-7, -1, 6, 2.6), fur),
    draw("cap", oval(7, -1, 6, 2.6), fur),
    draw("cap", "M-17 -2C-18 -16 -11 -28 0 -29C11 -28 18 -16 17 -2C8 2 -8 2 -17 -2Z", `var(--seat-${seat})`),
    draw("shade", "M17 -2C18 -16 11 -28 2 -29C10 -20 11 -10 8 0Z"),
    draw("cap", oval(-11.4, -44, 7.4, 7.6), fur),
    draw("cap", oval(11.4, -44, 7.4, 7.6), fur),
    draw("cap", oval(-11, -43.4, 4, 4.4), blush),
    draw("cap", oval(11, -43.4, 4, 4.4), blush),
    draw("cap", "M-15 -33C-15 -44 15 -44 15 -33C15 -26 7 -22 0 -22C-7 -22 -15 -26 -15 -33Z", fur),
    draw("stem", "M-9 -28C-5 -32 5 -32 9 -28C7 -23 3 -22 0 -22C-3 -22 -7 -23 -9 -28Z"),
    draw("cap", oval(-6.4, -34, 1.7, 2), dark),
    draw("cap", oval(6.4, -34, 1.7, 2), dark),
    draw("cap", oval(0, -29.4, 2, 1.5), dark),
    draw("line", "M-8 -27L-17 -26"),
    draw("line", "M-8 -29L-17 -30"),
    draw("line", "M8 -27L17 -26"),
    draw("line", "M8 -29L17 -30"),
    draw("cap", oval(-6, -14, 3.4, 2.8), fur),
    draw("cap", oval(6, -14, 3.4, 2.8), fur),
  ];
}

/** What a forager is called after, worn between the ears: they are told apart without colours too. */
export function drawSprig(seat: number): Stroke[] {
  const seed = seat + 30;
  const sprigs = [
    () => [...drawLeaf(11, -0.3, seed, "var(--leaf-green)"), ...drawNut(seed)],
    () => [-8, 0, 8, -4, 4].map((x, i) => pen(seed + i)("leaf", oval(x * 0.8, i < 3 ? -2 : -6, 5, 4.2))),
    () => drawFern(19, seed),
    () => [-4, 4, 0].flatMap((x, i) => drawBerry(x, i < 2 ? -3 : -8, 4.2, "var(--cap-violet)", seed + i)),
  ];
  return sprigs[seat % sprigs.length]?.() ?? [];
}

/** The mound of a burrow, 64 wide. */
export function drawBurrow(seat: number): Stroke[] {
  const draw = pen(seat + 40, 0.7);
  return [
    draw("cap", "M-32 0C-29 -14 -18 -28 0 -28C18 -28 29 -14 32 0C18 5 -18 5 -32 0Z", "var(--earth)"),
    draw("shade", "M32 0C29 -14 18 -28 4 -28C16 -18 20 -8 18 3Z"),
    draw("line", "M-21 -9Q-19 -14 -15 -16"),
    draw("line", "M-5 -23Q2 -25 7 -22"),
    draw("line", "M17 -12Q22 -10 24 -5"),
    draw("cap", "M-11 1C-14 -19 14 -19 11 1C4 3 -4 3 -11 1Z", dark),
  ];
}

/** A leaf on the twig of the year, and the flake that takes its place. */
export const drawTurn = (turn: number, over: boolean): Stroke[] =>
  over
    ? [0, 1, 2].map((way) => {
        const [x, y] = [7 * Math.cos((way * Math.PI) / 3), 7 * Math.sin((way * Math.PI) / 3)];
        return pen(turn + way)("line", `M${-x} ${-y}L${x} ${y}`);
      })
    : drawLeaf(8, 0.9 + (turn % 3) * 0.25, turn, turn % 2 ? "var(--leaf-gold)" : "var(--leaf-rust)");

/** Where the nuts of a heap lie, the lowest row first; a larger heap than that is as large as it gets. */
export function heapOf(nuts: number): { x: number; y: number }[] {
  const count = Math.min(nuts, 21);
  let base = 1;
  while ((base * (base + 1)) / 2 < count) base++;
  const places: { x: number; y: number }[] = [];
  for (let row = 0; places.length < count; row++)
    for (let i = 0; i < base - row && places.length < count; i++)
      places.push({ x: (i - (base - row - 1) / 2) * 14, y: -row * 11 });
  return places;
}
