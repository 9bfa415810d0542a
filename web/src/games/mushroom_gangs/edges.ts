// What lies around the forest: the thicket above row 1, and Home below row 9.
import { box, ink, oval } from "../../drawing/ink";
import { drawFern, drawMushroom, type Stroke } from "../../drawing/mushroom";
import { randomFrom } from "../../drawing/random";
import { homeTop, top, width } from "./layout";

export interface Tree {
  x: number;
  y: number;
  crown: string;
  trunk: string;
  depth: number; // 0 far to 2 near
}

function conifer(height: number, seed: number): { crown: string; trunk: string } {
  const w = height * 0.3;
  const tiers = [0.2, 0.48, 0.78, 1.04];
  let right = `M0 ${-height}`;
  let back = "";
  for (const [i, t] of tiers.entries()) {
    const y = -height + t * height * 0.9;
    const reach = w * (0.4 + t * 0.75);
    const notch = i < tiers.length - 1 ? reach * 0.5 : 0;
    right += `Q${reach * 0.35} ${y - height * 0.08} ${reach} ${y}L${notch} ${y - 1}`;
    back = `L${-notch} ${y - 1}L${-reach} ${y}Q${-reach * 0.35} ${y - height * 0.08} ${i === 0 ? 0 : -(w * (0.4 + (tiers[i - 1] ?? 0) * 0.75)) * 0.5} ${i === 0 ? -height : -height + (tiers[i - 1] ?? 0) * height * 0.9 - 1}${back}`;
  }
  return {
    crown: ink(`${right}${back}Z`, { seed, amount: 0.6, wave: 8 }),
    trunk: ink(box(-height * 0.035, -height * 0.1, height * 0.07, height * 0.13, 0.5), { seed, amount: 0.2 }),
  };
}

const rows = [22, 17, 13]; // trees in the far, the middle and the near row

export const trees: Tree[] = rows.flatMap((count, depth) => {
  const random = randomFrom(77 + depth);
  return Array.from({ length: count }, (_, i) => ({
    x: 12 + ((i + 0.5 + (random() - 0.5) * 0.7) / count) * (width - 24),
    y: top - 20 + depth * 1.6,
    depth,
    ...conifer(33 + random() * 8 - depth * 6, depth * 40 + i + 3),
  }));
});

const floor = homeTop + 58;

export const home = {
  meadow: ink(
    `M10 ${homeTop + 30}C30 ${homeTop + 2} 150 ${homeTop + 6} ${width / 2} ${homeTop + 4}C440 ${homeTop + 6} ${width - 30} ${homeTop + 2} ${width - 10} ${homeTop + 30}C${width + 4} ${floor + 10} ${width - 60} ${floor + 8} ${width / 2} ${floor + 8}C60 ${floor + 8} -4 ${floor + 10} 10 ${homeTop + 30}Z`,
    { seed: 5, amount: 1.2, wave: 90, step: 8 },
  ),
  path: ink(
    `M${width / 2 - 60} ${homeTop + 2}C${width / 2 - 40} ${homeTop + 24} ${width / 2 + 96} ${homeTop + 26} ${width / 2 + 108} ${floor - 6}L${width / 2 + 132} ${floor - 6}C${width / 2 + 126} ${homeTop + 22} ${width / 2 + 40} ${homeTop + 22} ${width / 2 + 60} ${homeTop + 2}Z`,
    { seed: 8, amount: 1, wave: 30, step: 5 },
  ),
  fence: fence(),
  house: house(width / 2 + 120, floor - 4),
  garden: [
    grown(62, floor - 4, drawMushroom({ form: "dome", width: 11, height: 22, hue: "var(--cap-brown)" }, 3)),
    grown(82, floor - 1, drawMushroom({ form: "dome", width: 8, height: 15, hue: "var(--cap-brown)" }, 4)),
    grown(40, floor, drawFern(22, 3)),
    grown(width - 58, floor - 2, drawMushroom({ form: "funnel", width: 9, height: 18, hue: "var(--cap-gold)" }, 5)),
    grown(width - 40, floor, drawFern(20, 2)),
    grown(width - 78, floor, drawMushroom({ form: "bell", width: 7, height: 17, hue: "var(--cap-violet)" }, 6)),
  ],
};

function grown(x: number, y: number, strokes: Stroke[]) {
  return { x, y, strokes };
}

function fence(): string[] {
  const posts: string[] = [];
  const y = floor - 20;
  const gaps = (x: number) => x > width / 2 - 128 && x < width / 2 + 164;
  for (let x = 112; x < width - 90; x += 15)
    if (!gaps(x))
      posts.push(
        ink(`M${x - 2} ${y + 15}L${x - 2} ${y + 2}L${x} ${y - 2}L${x + 2} ${y + 2}L${x + 2} ${y + 15}Z`, {
          seed: x,
          amount: 0.3,
        }),
      );
  for (const [from, to] of [
    [106, width / 2 - 130],
    [width / 2 + 160, width - 94],
  ] as const)
    posts.push(ink(`M${from} ${y + 5}L${to} ${y + 5}L${to} ${y + 7}L${from} ${y + 7}Z`, { seed: from, amount: 0.4 }));
  return posts;
}

// A house that is a mushroom, with a door, a window and a chimney.
function house(x: number, y: number) {
  const hand = (seed: number, amount = 0.5) => ({ seed, amount });
  return {
    chimney: ink(box(x + 13, y - 55, 7, 15, 1), hand(1)),
    smoke: ink(`M${x + 17} ${y - 58}C${x + 10} ${y - 63} ${x + 24} ${y - 65} ${x + 18} ${y - 71}`, hand(2)),
    wall: ink(
      `M${x - 18} ${y - 24}C${x - 19} ${y - 12} ${x - 23} ${y - 6} ${x - 21} ${y}L${x + 21} ${y}C${x + 23} ${y - 6} ${x + 19} ${y - 12} ${x + 18} ${y - 24}Z`,
      hand(3),
    ),
    roof: ink(
      `M${x - 35} ${y - 23}C${x - 32} ${y - 66} ${x + 32} ${y - 66} ${x + 35} ${y - 23}C${x + 16} ${y - 15} ${x - 16} ${y - 15} ${x - 35} ${y - 23}Z`,
      hand(4),
    ),
    spots: [
      [-19, -33, 4.4],
      [-3, -44, 5],
      [15, -36, 4],
      [-7, -27, 3],
      [25, -26, 2.8],
    ].map(([dx = 0, dy = 0, r = 1], i) => ink(oval(x + dx, y + dy, r * 1.2, r), hand(5 + i, 0.3))),
    door: ink(
      `M${x - 6} ${y}L${x - 6} ${y - 10}C${x - 6} ${y - 16} ${x + 5} ${y - 16} ${x + 5} ${y - 10}L${x + 5} ${y}Z`,
      hand(10, 0.3),
    ),
    window: ink(oval(x + 12, y - 10, 3.6), hand(11, 0.3)),
  };
}
