// The forest floor under the pickers: nine washes of colour with as many wild mushrooms in each as it yields, and the
// small plants between. Drawn once per map, always the same.
import { box, ink, oval } from "../../drawing/ink";
import { type CapForm, drawFern, drawLeaf, drawMushroom, drawTuft, type Stroke } from "../../drawing/mushroom";
import { randomFrom } from "../../drawing/random";
import { cell, left, top } from "./layout";

export interface Growth {
  x: number;
  y: number;
  strokes: Stroke[];
}

export interface FieldDrawing {
  yields: number;
  washes: string[];
  dabs: { path: string; deep: boolean }[]; // moss and damp spots
  clearings: string[];
  growth: Growth[];
  tag: { x: number; y: number; path: string };
}

const caps: { form: CapForm; hue: string; spots?: boolean }[] = [
  { form: "dome", hue: "var(--cap-brown)" },
  { form: "bell", hue: "var(--cap-ochre)" },
  { form: "dome", hue: "var(--cap-red)", spots: true },
  { form: "flat", hue: "var(--cap-tan)" },
  { form: "funnel", hue: "var(--cap-gold)" },
  { form: "bell", hue: "var(--cap-violet)" },
];
const fallen = ["var(--leaf-rust)", "var(--leaf-gold)", "var(--leaf-green)"];

// Where nobody stands: the crossings of the lines between positions. The four in a field hold its mushrooms.
const crossings = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
] as const;
// Up to three at a crossing.
const beside = [
  [0, 0],
  [-8.2, 3.4],
  [8, 2],
] as const;

function mushroomsOf(yields: number, x: number, y: number, seed: number): Growth[] {
  const random = randomFrom(seed);
  const kind = caps[(yields * 5 + 1) % caps.length] ?? { form: "dome" as const, hue: "var(--cap-brown)" };
  const first = Math.floor(random() * 4);
  return Array.from({ length: yields }, (_, i) => {
    const [column, row] = crossings[(first + i * 3) % 4] ?? [1, 1];
    const around = Math.floor(i / 4);
    const [dx, dy] = beside[around] ?? [0, 0];
    const size = 5 + random() * 1.8 - around * 0.6;
    return {
      x: x + column * cell + dx + (random() - 0.5) * 3,
      y: y + row * cell + 5 + dy + (random() - 0.5) * 2,
      strokes: drawMushroom({ ...kind, width: size, height: size * 2.1 }, seed + i * 13),
    };
  }).sort((a, b) => a.y - b.y);
}

function plantsOf(yields: number, x: number, y: number, seed: number): Growth[] {
  const random = randomFrom(seed);
  const plants: Growth[] = [];
  // Along the edges of the field, richer ground bears more.
  for (let i = 0; i < 9 + yields * 1.6; i++) {
    const along = (0.5 + Math.floor(random() * 3) + (random() < 0.5 ? -0.5 : 0.5) + (random() - 0.5) * 0.3) * cell;
    const edge = (random() < 0.5 ? 0.07 : 2.93) * cell + (random() - 0.5) * 4;
    const [px, py] = random() < 0.5 ? [along, edge] : [edge, along];
    if (px < 34 && py < 34) continue; // the tag hangs there
    const at = { x: x + Math.min(172, Math.max(8, px)), y: y + Math.min(174, Math.max(12, py)) };
    const pick = random();
    const inner = Math.floor(random() * 1000);
    if (pick < 0.5) plants.push({ ...at, strokes: drawTuft(5 + random() * 4, inner) });
    else if (pick < 0.5 + yields * 0.035) plants.push({ ...at, strokes: drawFern(10 + random() * 5, inner) });
    else plants.push({ ...at, strokes: drawLeaf(4 + random() * 2, random() * 6, inner, fallen[inner % 3] ?? "") });
  }
  return plants.sort((a, b) => a.y - b.y);
}

function dabsOf(x: number, y: number, yields: number, random: () => number): FieldDrawing["dabs"] {
  return Array.from({ length: 12 + yields * 2 }, (_, i) => {
    const big = i < 6;
    const r = big ? 16 + random() * 20 : 2.5 + random() * 5;
    const [cx, cy] = [x + r + 4 + random() * (172 - 2 * r), y + r * 0.7 + 4 + random() * (172 - 1.4 * r)];
    const path = ink(oval(cx, cy, r, r * (0.55 + random() * 0.25)), {
      seed: Math.floor(random() * 9999),
      amount: r * 0.05,
      wave: r * 4,
      step: Math.max(1.5, r / 8),
    });
    return { path, deep: random() < 0.55 };
  });
}

export function drawField(field: number, yields: number): FieldDrawing {
  const [x, y] = [left + (field % 3) * 3 * cell, top + Math.floor(field / 3) * 3 * cell];
  const seed = field * 97 + yields * 11 + 5;
  const size = 3 * cell;
  const wash = (inset: number, amount: number, offset: number) =>
    ink(box(x + inset, y + inset, size - 2 * inset, size - 2 * inset, 12), {
      seed: seed + offset,
      amount,
      wave: 70,
      step: 9,
    });
  const random = randomFrom(seed);
  return {
    yields,
    washes: [wash(1.5, 1.2, 1), wash(6, 3.4, 2), wash(13, 6, 3)],
    dabs: dabsOf(x, y, yields, random),
    clearings: Array.from({ length: 9 }, (_, i) =>
      ink(
        oval(
          x + ((i % 3) + 0.5) * cell,
          y + (Math.floor(i / 3) + 0.5) * cell + 8,
          19 + random() * 2,
          14 + random() * 2,
        ),
        {
          seed: seed + 20 + i,
          amount: 0.5,
          wave: 64,
          step: 2.4,
        },
      ),
    ),
    growth: [...plantsOf(yields, x, y, seed + 3), ...mushroomsOf(yields, x, y, seed + 4)],
    tag: { x: x + 11, y: y + 11, path: ink(oval(0, 0, 11, 10), { seed: seed + 40, amount: 0.5 }) },
  };
}
