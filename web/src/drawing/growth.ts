// What a bot of each level looks like: the same plant, from a spore to the oldest tree of the forest. It stands on 0 0.
import { ink, oval } from "./ink";
import type { Stroke } from "./mushroom";

const hand = { amount: 0.16, wave: 7, step: 1.3 };

const leaf = (x: number, y: number, way: number, size: number, seed: number): Stroke => ({
  path: ink(
    `M${x} ${y}Q${x + way * size * 0.3} ${y - size * 0.85} ${x + way * size} ${y - size * 0.7}` +
      `Q${x + way * size * 0.9} ${y + size * 0.1} ${x} ${y}Z`,
    { ...hand, seed },
  ),
  kind: "leaf",
});

const stalk = (height: number, seed: number): Stroke => ({
  path: ink(`M0 0Q0.7 ${-height * 0.5} 0 ${-height}`, { ...hand, seed }),
  kind: "blade",
});

const trunk = (top: number, width: number, seed: number): Stroke => ({
  path: ink(
    `M${-width} ${top}Q${-width * 0.9} -2 ${-width * 1.9} 0L${width * 1.9} 0Q${width * 0.9} -2 ${width} ${top}Z`,
    { ...hand, seed },
  ),
  kind: "cap",
  hue: "var(--bark)",
});

// One of the storeys of a fir, from its lower edge up.
const storey = (y: number, width: number, height: number, seed: number): Stroke => ({
  path: ink(
    `M0 ${y - height}Q${width * 0.3} ${y - height * 0.4} ${width} ${y}Q${width * 0.4} ${y + 1.2} 0 ${y}` +
      `Q${-width * 0.4} ${y + 1.2} ${-width} ${y}Q${-width * 0.3} ${y - height * 0.4} 0 ${y - height}Z`,
    { ...hand, seed },
  ),
  kind: "leaf",
});

const speck = (x: number, y: number, size: number, seed: number): Stroke => ({
  path: ink(oval(x, y, size, size * 0.85), { ...hand, seed }),
  kind: "cap",
  hue: "var(--cap-tan)",
});

const stages: Readonly<Record<string, () => Stroke[]>> = {
  spore: () => [speck(-4.6, -2.4, 2.5, 1), speck(4.8, -2, 2.1, 2), speck(0.2, -6.4, 3.6, 3)],
  sprout: () => [stalk(9, 4), leaf(0, -8, -1, 8, 5), leaf(0, -8.6, 1, 8.6, 6)],
  sapling: () => [
    stalk(17, 7),
    leaf(0.4, -5.4, 1, 6.6, 8),
    leaf(0.4, -9, -1, 7, 9),
    leaf(0.2, -12.6, 1, 6.2, 10),
    leaf(0, -16, -1, 5.4, 11),
  ],
  tree: () => [trunk(-6, 1.2, 12), storey(-4.4, 7.8, 8, 13), storey(-9.4, 6, 7, 14), storey(-13.8, 4.2, 7, 15)],
  "old-growth": () => [
    trunk(-7, 2, 16),
    storey(-4.6, 10.4, 8, 17),
    storey(-8.8, 8.8, 7.6, 18),
    storey(-12.8, 7, 7, 19),
    storey(-16.6, 4.8, 6.4, 20),
  ],
};

export const drawGrowth = (level: string): Stroke[] => stages[level]?.() ?? [];
