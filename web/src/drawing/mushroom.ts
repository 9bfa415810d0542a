// Wild mushrooms and small plants, drawn from parameters around 0 0, where they stand on the ground.
import { ink, oval } from "./ink";

export interface Stroke {
  path: string;
  kind: "stem" | "cap" | "spot" | "shade" | "light" | "leaf" | "blade" | "line";
  hue?: string;
}

export type CapForm = "dome" | "bell" | "flat" | "funnel";

export interface MushroomShape {
  form: CapForm;
  width: number;
  height: number;
  hue: string;
  spots?: boolean;
}

export function drawMushroom({ form, width: w, height: h, hue, spots }: MushroomShape, seed: number): Stroke[] {
  const s = w * 0.26;
  const top = -h;
  const rim = -h * 0.46;
  const amount = w * 0.03;
  const hand = { seed, amount, wave: w, step: Math.max(0.8, w * 0.12) };
  const cap = {
    dome: `M${-w} ${rim}C${-w} ${top * 1.2} ${w} ${top * 1.2} ${w} ${rim}C${w * 0.5} ${rim + h * 0.14} ${-w * 0.5} ${rim + h * 0.14} ${-w} ${rim}Z`,
    bell: `M${-w * 0.8} ${rim}C${-w * 0.6} ${top} ${-w * 0.3} ${top * 1.1} 0 ${top * 1.12}C${w * 0.3} ${top * 1.1} ${w * 0.6} ${top} ${w * 0.8} ${rim}C${w * 0.4} ${rim + h * 0.12} ${-w * 0.4} ${rim + h * 0.12} ${-w * 0.8} ${rim}Z`,
    flat: `M${-w * 1.1} ${rim * 1.25}C${-w * 0.7} ${top * 1.05} ${w * 0.7} ${top * 1.05} ${w * 1.1} ${rim * 1.25}C${w * 0.5} ${rim} ${-w * 0.5} ${rim} ${-w * 1.1} ${rim * 1.25}Z`,
    funnel: `M${-w} ${top}C${-w * 0.4} ${top * 0.86} ${w * 0.4} ${top * 0.86} ${w} ${top}C${w * 0.7} ${rim} ${s * 1.4} ${rim * 0.8} ${s} ${rim * 0.5}L${-s} ${rim * 0.5}C${-s * 1.4} ${rim * 0.8} ${-w * 0.7} ${rim} ${-w} ${top}Z`,
  }[form];
  const stem = `M${-s} ${rim}C${-s} ${rim * 0.5} ${-s * 1.5} ${rim * 0.2} ${-s * 1.2} 0C${-s * 0.5} ${h * 0.05} ${s * 0.5} ${h * 0.05} ${s * 1.2} 0C${s * 1.5} ${rim * 0.2} ${s} ${rim * 0.5} ${s} ${rim}Z`;
  const strokes: Stroke[] = [
    { path: ink(stem, hand), kind: "stem" },
    { path: ink(cap, { ...hand, seed: seed + 1 }), kind: "cap", hue },
  ];
  if (spots)
    for (const [x, y, r] of [
      [-0.45, 0.68, 0.13],
      [0.1, 0.82, 0.16],
      [0.5, 0.62, 0.11],
      [0, 0.58, 0.09],
    ] as const)
      strokes.push({
        path: ink(oval(x * w, y * top, r * w * 1.2, r * w), { ...hand, seed: seed + 2, amount: amount / 2 }),
        kind: "spot",
      });
  return strokes;
}

/** A tuft of grass. */
export function drawTuft(size: number, seed: number): Stroke[] {
  const lean = ((seed % 7) - 3) / 6;
  return [-0.7, -0.2, 0.35, 0.8].map((x, i) => ({
    path: ink(
      `M${x * size * 0.3} 0Q${x * size * 0.4} ${-size * 0.6} ${(x + lean) * size * 0.8} ${-size * (i % 2 ? 1.15 : 0.8)}`,
      { seed: seed + i, amount: 0.2, wave: 6, step: 1.5 },
    ),
    kind: "blade" as const,
  }));
}

/** A fern: a bent stalk with leaves on both sides. */
export function drawFern(size: number, seed: number): Stroke[] {
  const bend = seed % 2 ? 0.5 : -0.5;
  const strokes: Stroke[] = [
    { path: ink(`M0 0Q0 ${-size * 0.6} ${bend * size} ${-size}`, { seed, amount: 0.2 }), kind: "blade" },
  ];
  for (let i = 1; i <= 5; i++) {
    const t = i / 6;
    const [x, y] = [bend * size * t * t, -size * t * 1.05 + size * 0.05 * t];
    const l = size * 0.34 * (1 - t * 0.75);
    for (const way of [-1, 1])
      strokes.push({
        path: ink(
          `M${x} ${y}Q${x + way * l * 0.5} ${y - l * 0.55} ${x + way * l} ${y - l * 0.2}Q${x + way * l * 0.5} ${y + l * 0.12} ${x} ${y}Z`,
          {
            seed: seed + i,
            amount: 0.12,
            step: 1.5,
          },
        ),
        kind: "leaf",
      });
  }
  return strokes;
}

/** A fallen leaf with its rib. */
export function drawLeaf(size: number, turn: number, seed: number, hue: string): Stroke[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (x: number, y: number) => `${(x * c - y * s) * size} ${(x * s + y * c) * size}`;
  const edge = `M${at(-1, 0)}Q${at(-0.2, -0.75)} ${at(1, 0)}Q${at(-0.2, 0.75)} ${at(-1, 0)}Z`;
  return [
    { path: ink(edge, { seed, amount: 0.2, step: 1.2 }), kind: "leaf", hue },
    { path: ink(`M${at(-1.25, 0)}L${at(0.6, 0)}`, { seed: seed + 1, amount: 0.1 }), kind: "blade" },
  ];
}
