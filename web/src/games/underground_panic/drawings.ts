// What is drawn of Underground Panic!: gophers, what lies on cards and in holes, and the earth around the burrow. Signs
// lie around 0 0 and are 24 across; gophers stand at 0 0.
import "./colours.css";
import { box, ink, oval } from "../../drawing/ink";
import { drawTuft, type Stroke } from "../../drawing/mushroom";
import { randomFrom } from "../../drawing/random";
import { bottom, extent, grass } from "./burrow";

/** A hand that draws one stroke after the other, each with a tremble of its own. */
function pen(seed: number, amount = 0.25, wave = 9) {
  let next = seed * 100;
  return (kind: Stroke["kind"], path: string, hue = ""): Stroke => ({
    path: ink(path, { seed: next++, amount, wave, step: 1.6 }),
    kind,
    ...(hue === "" ? {} : { hue }),
  });
}

const leafPath = "M-7 8C-9 -2 -2 -9 8 -9C9 1 3 8 -7 8Z";
const nutPath = "M-9 -1C-9 -8 -4 -10 0 -10C4 -10 9 -8 9 -1C9 6 4 9 0 10C-4 9 -9 6 -9 -1Z";

/** The symbols of cards and costs, by name. */
function drawSymbol(name: string, seed: number): Stroke[] {
  const draw = pen(seed);
  switch (name) {
    case "leaf":
      return [
        draw("cap", leafPath, "var(--stuff-leaf)"),
        draw("line", "M-10 11Q-4 4 5 -6"),
        draw("line", "M-3 3L-4 -3"),
        draw("line", "M0 0L5 1"),
      ];
    case "pinecone":
      return [
        draw("cap", "M0 -11C7 -8 9 0 7 5C5 9 2 11 0 11C-2 11 -5 9 -7 5C-9 0 -7 -8 0 -11Z", "var(--cone)"),
        draw("line", "M-6 -4Q-3 0 0 -3Q3 0 6 -4"),
        draw("line", "M-8 1Q-4 5 0 2Q4 5 8 1"),
        draw("line", "M-6 6Q-3 9 0 7Q3 9 6 6"),
        draw("line", "M0 -11L0 -7"),
      ];
    case "nutshell":
      return [
        draw("cap", "M-10 -3C-11 6 -5 10 0 10C5 10 11 6 10 -3C6 -6 -6 -6 -10 -3Z", "var(--shell)"),
        draw("cap", "M-10 -3C-6 -7 6 -7 10 -3C6 0 -6 0 -10 -3Z", "var(--fur-dark)"),
        draw("line", "M-6 3Q-5 7 -2 9"),
        draw("line", "M1 3Q1 7 1 9"),
        draw("line", "M7 2Q6 6 4 8"),
      ];
    case "acorn":
      return [
        draw("cap", "M-7 -2C-8 6 -3 10 0 12C3 10 8 6 7 -2Z", "var(--acorn)"),
        draw("cap", "M-9 -2C-9 -8 -4 -9 0 -9C4 -9 9 -8 9 -2C5 0 -5 0 -9 -2Z", "var(--fur-dark)"),
        draw("line", "M0 -9Q0 -11 2 -12"),
        draw("light", "M-5 1C-5 5 -3 7 -2 8C-3 5 -3 3 -3 1Z"),
      ];
    case "berry":
      return [
        ...(
          [
            [-4.6, 1],
            [4.6, 1],
            [0, 6.4],
            [0, -2.6],
          ] as const
        ).flatMap(([x, y]) => [
          draw("cap", oval(x, y, 4.7), "var(--berry)"),
          draw("light", oval(x - 1.6, y - 1.6, 1.3, 1)),
        ]),
        draw("leaf", "M0 -7C-5 -11 -9 -9 -9 -7C-6 -5 -3 -5 0 -7Z"),
        draw("leaf", "M0 -7C5 -11 9 -9 9 -7C6 -5 3 -5 0 -7Z"),
      ];
    case "pebble":
      return [
        draw("cap", "M-10 3C-10 -5 -4 -8 2 -7C8 -6 11 -1 10 4C8 9 -8 9 -10 3Z", "var(--pebble)"),
        draw("light", "M-7 0C-6 -4 -2 -6 2 -5C-1 -4 -4 -2 -5 1Z"),
      ];
    case "chest":
      return [
        draw("cap", box(-10, -1, 20, 11, 1.5), "var(--chest)"),
        draw("cap", "M-10 -1C-10 -9 -5 -9 0 -9C5 -9 10 -9 10 -1Z", "var(--chest)"),
        draw("line", "M-6 -8L-6 10"),
        draw("line", "M6 -8L6 10"),
        draw("cap", box(-2.4, -3, 4.8, 6, 1), "var(--suit-yellow)"),
      ];
    case "injury":
      return [
        draw("cap", box(-10, -4.5, 20, 9, 4), "#efd9b6"),
        draw("cap", box(-4, -4.5, 8, 9, 0.8), "#e2c193"),
        draw("line", "M-2 -1L-2 -1.2"),
        draw("line", "M2 1.4L2 1.2"),
      ];
    case "nut":
      return [draw("cap", nutPath, "var(--shell)")];
    default:
      return [];
  }
}

const names = ["leaf", "pinecone", "nutshell", "acorn", "berry", "pebble", "chest", "injury"];
const drawn = Object.fromEntries(names.map((name, i) => [name, drawSymbol(name, i + 1)]));
export const symbolDrawing = (name: string): Stroke[] => drawn[name] ?? [];

/** What tells the colours apart for whoever does not see them: a triangle, a sun, a drop, a sprout. */
export const emblemOf = (colour: string): string =>
  ({
    red: "M0 -5.4L5.6 4.6L-5.6 4.6Z",
    yellow: oval(0, 0, 4.9),
    blue: "M0 -6.4C2 -3 4.8 -0.6 4.8 2C4.8 4.6 2.6 6 0 6C-2.6 6 -4.8 4.6 -4.8 2C-4.8 -0.6 -2 -3 0 -6.4Z",
    green: "M0 6L0 1C-5.4 1 -6 -3.4 -5.6 -5C-2 -5 0 -3 0 0C0 -3 2 -5 5.6 -5C6 -3.4 5.4 1 0 1Z",
  })[colour] ?? "";

/** A gopher on its hind legs, the nose to the left. Each has its own way of standing. */
export function drawGopher(seed: number): Stroke[] {
  const draw = pen(seed + 30, 0.4, 12);
  const lean = ((seed * 7) % 5) - 2;
  return [
    draw("cap", "M10 -4C17 -4 20 -10 21 -15C15 -14 11 -12 8 -10Z", "var(--fur-dark)"),
    draw(
      "cap",
      `M-13 0C-17 -12 -15 -24 ${-9 + lean} -30C${-2 + lean} -35 ${9 + lean} -33 12 -25C17 -14 15 -5 13 0C6 3 -6 3 -13 0Z`,
      "var(--fur)",
    ),
    draw("cap", `M-8 -1C-11 -9 -9 -17 -4 -20C2 -21 6 -15 6 -8C6 -4 5 -2 4 0C0 2 -5 1 -8 -1Z`, "var(--fur-light)"),
    draw("cap", oval(-8, 0, 6, 2.8), "var(--fur-dark)"),
    draw("cap", oval(8, 0, 6, 2.8), "var(--fur-dark)"),
    draw("cap", oval(9 + lean, -45, 3.6, 4), "var(--fur-dark)"),
    draw("cap", oval(-8 + lean, -46, 3.4, 3.8), "var(--fur-dark)"),
    draw(
      "cap",
      `M${-14 + lean} -36C${-14 + lean} -46 ${-5 + lean} -50 ${1 + lean} -49C${9 + lean} -48 ${13 + lean} -42 ${12 + lean} -35C${11 + lean} -28 ${4 + lean} -26 ${-2 + lean} -26C${-9 + lean} -26 ${-14 + lean} -30 ${-14 + lean} -36Z`,
      "var(--fur)",
    ),
    draw("cap", oval(-8.5 + lean, -32, 6.2, 5.2), "var(--fur-light)"),
    draw("cap", oval(3 + lean, -31.5, 6, 5), "var(--fur-light)"),
    draw("spot", box(-4.6 + lean, -30.5, 3.8, 5.6, 0.8)),
    draw("cap", oval(-3 + lean, -36, 2.9, 2.2), "#3a241a"),
    draw("cap", oval(-8 + lean, -40.5, 1.9, 2.3), "#241712"),
    draw("cap", oval(4 + lean, -40.5, 1.9, 2.3), "#241712"),
    draw("spot", oval(-8.6 + lean, -41.2, 0.6)),
    draw("spot", oval(3.4 + lean, -41.2, 0.6)),
    draw("cap", "M-12 -17C-17 -15 -17 -10 -13 -9C-10 -9 -9 -13 -9 -16Z", "var(--fur)"),
    draw("cap", "M11 -17C15 -14 14 -9 10 -9C7 -10 7 -14 8 -17Z", "var(--fur)"),
  ];
}

/** The same, asleep on its back. */
export function drawSleeper(seed: number): Stroke[] {
  const draw = pen(seed + 60, 0.4, 12);
  return [
    draw("cap", "M22 -2C27 -3 30 -7 31 -12C26 -11 22 -9 19 -7Z", "var(--fur-dark)"),
    draw("cap", "M-8 0C-8 -12 0 -19 10 -19C20 -19 26 -11 25 -2C16 3 0 3 -8 0Z", "var(--fur)"),
    draw("cap", "M-2 -8C2 -16 8 -19 13 -18C20 -16 23 -11 22 -8C14 -5 6 -5 -2 -8Z", "var(--fur-light)"),
    draw("cap", oval(24, -12, 3.2, 5), "var(--fur-dark)"),
    draw("cap", oval(-7, -18, 3.6, 3.6), "var(--fur-dark)"),
    draw(
      "cap",
      "M-27 -7C-27 -16 -19 -20 -12 -19C-5 -18 -2 -12 -3 -6C-4 0 -10 2 -16 2C-22 2 -27 -1 -27 -7Z",
      "var(--fur)",
    ),
    draw("cap", oval(-19, -4, 6, 4.6), "var(--fur-light)"),
    draw("cap", oval(-24, -9, 2.6, 2.1), "#3a241a"),
    draw("spot", box(-25.4, -4.6, 3.2, 4.4, 0.8)),
    draw("line", "M-18 -12Q-16 -10 -13.5 -12"),
    draw("line", "M-22 -13.5Q-21 -12 -19.5 -13"),
    draw("cap", "M4 -13C2 -18 6 -20 9 -18C10 -15 8 -12 6 -11Z", "var(--fur)"),
  ];
}

/** The head of a gopher with full cheeks, around 0 0, and something in the player's colour that no other one wears. */
export function drawHead(seat: number): Stroke[] {
  const draw = pen(seed(seat), 0.3, 10);
  const colour = "var(--seat)";
  const worn = [
    [
      draw("cap", "M-15 11C-8 16 8 16 15 11L17 18C8 23 -8 23 -17 18Z", colour),
      draw("cap", "M9 15L16 23L9 24L5 17Z", colour),
    ],
    [
      draw("cap", "M-15 -8C-13 -20 -4 -22 0 -22C6 -22 14 -19 15 -8C5 -12 -5 -12 -15 -8Z", colour),
      draw("cap", oval(0, -22, 3, 2.6), colour),
    ],
    [
      draw("cap", "M0 18L-10 12C-12 15 -12 21 -10 24Z", colour),
      draw("cap", "M0 18L10 12C12 15 12 21 10 24Z", colour),
      draw("cap", oval(0, 18, 3, 3), colour),
    ],
    [
      draw("cap", "M-4 -17C-4 -25 6 -25 5 -17C12 -20 16 -12 9 -11C8 -6 0 -8 0 -12C-7 -9 -11 -16 -4 -17Z", colour),
      draw("cap", oval(1.5, -14.6, 2.6, 2.4), "var(--suit-yellow)"),
    ],
  ][seat % 4];
  return [
    draw("cap", oval(-11, -15, 4.4, 4.8), "var(--fur-dark)"),
    draw("cap", oval(11, -15, 4.4, 4.8), "var(--fur-dark)"),
    draw("cap", "M-18 2C-18 -12 -9 -18 0 -18C9 -18 18 -12 18 2C18 12 10 17 0 17C-10 17 -18 12 -18 2Z", "var(--fur)"),
    draw("cap", oval(-9, 6, 8.6, 7.6), "var(--fur-light)"),
    draw("cap", oval(9, 6, 8.6, 7.6), "var(--fur-light)"),
    draw("spot", box(-2.8, 7.5, 5.6, 7, 1)),
    draw("line", "M0 8L0 14"),
    draw("cap", oval(0, 0.4, 4, 3), "#3a241a"),
    draw("cap", oval(-7, -6.5, 2.5, 3), "#241712"),
    draw("cap", oval(7, -6.5, 2.5, 3), "#241712"),
    draw("spot", oval(-7.8, -7.6, 0.8)),
    draw("spot", oval(6.2, -7.6, 0.8)),
    ...(worn ?? []),
  ];
}
const seed = (seat: number) => seat + 130;

/** The ring of earth around a hole, around 0 0; none quite like its neighbour. */
export const drawHole = (seed: number, rx: number, ry: number) =>
  ink(oval(0, 0, rx, ry), { seed: seed + 11, amount: 2.2, wave: 44, step: 6 });

export interface Placed {
  x: number;
  y: number;
  strokes: Stroke[];
}

/** A layer of earth from one side to the other, down to the bottom; its upper edge rises and falls. */
export function drawLayer(y: number, seed: number): string {
  const random = randomFrom(seed + 5);
  const [left, right] = [extent.left - 20, extent.left + extent.width + 20];
  const steps = 6;
  let path = `M${left} ${y}`;
  for (let i = 1; i <= steps; i++) {
    const x = left + ((right - left) * i) / steps;
    const back = (right - left) / steps / 2;
    path += `Q${Math.round(x - back)} ${Math.round(y + (random() - 0.5) * 34)} ${Math.round(x)} ${y}`;
  }
  return ink(`${path}L${right} ${bottom + 40}L${left} ${bottom + 40}Z`, { seed, amount: 2.4, wave: 90, step: 14 });
}

/** Stones and roots in the earth, away from holes and tunnels, and grass on top. */
export function drawEarth(taken: readonly { x: number; y: number }[]): Placed[] {
  const random = randomFrom(77);
  const found: Placed[] = [];
  const free = (x: number, y: number, apart: number) =>
    taken.every((at) => Math.hypot(at.x - x, (at.y - y) * 1.3) > apart) &&
    found.every((at) => Math.hypot(at.x - x, at.y - y) > 44);
  const random2 = (from: number, to: number) => from + random() * (to - from);
  for (let tries = 0; tries < 900 && found.length < 74; tries++) {
    const [x, y] = [random2(extent.left + 6, extent.left + extent.width - 6), random2(grass + 46, bottom - 14)];
    if (!free(x, y, 62)) continue;
    const draw = pen(tries + 400, 0.6, 12);
    const r = random2(5, 13);
    const kind = tries % 5;
    if (kind < 3)
      found.push({
        x,
        y,
        strokes: [
          draw("cap", oval(0, 0, r * 1.25, r * 0.85), kind === 1 ? "var(--stone-1)" : "var(--stone-2)"),
          draw("light", oval(-r * 0.4, -r * 0.3, r * 0.45, r * 0.22)),
        ],
      });
    else if (kind === 3)
      found.push({ x, y, strokes: [0, 1, 2].map((i) => draw("shade", oval(i * 9 - 9, (i % 2) * 7, 2.6, 2))) });
    else
      found.push({
        x,
        y,
        strokes: [draw("line", `M${-r * 1.6} 2Q${-r * 0.6} ${-r * 0.7} 0 0Q${r * 0.7} ${r * 0.7} ${r * 1.6} -2`)],
      });
  }
  return found;
}

/** Roots that hang from the grass. */
export const roots: readonly string[] = [
  "M150 268C146 300 168 322 154 366C150 384 158 396 152 412",
  "M160 290C176 306 182 320 198 326",
  "M872 266C884 304 862 330 876 374C880 392 872 402 878 420",
  "M868 306C850 322 846 336 834 342",
  "M262 268C270 292 256 306 262 326",
  "M762 268C754 288 768 302 760 330",
  "M512 268C518 286 508 296 514 314",
].map((path, i) => ink(path, { seed: i + 90, amount: 1.6, wave: 30, step: 5 }));

export const meadow: readonly Placed[] = Array.from({ length: 34 }, (_, i) => ({
  x: extent.left + 8 + i * 26.4,
  y: grass + 3 + (i % 3) * 3,
  strokes: drawTuft(20 + ((i * 7) % 12), i),
}));

/** The surface of the water, and what is below it. */
export function wave(kind: 0 | 1 | 2): string {
  const [left, right] = [extent.left - 10, extent.left + extent.width + 10];
  const length = 74;
  let path = `M${left} ${kind === 1 ? 26 : 0}`;
  for (let x = left; x < right; x += length)
    path += `q${length / 4} ${kind === 1 ? 9 : -11} ${length / 2} 0t${length / 2} 0`;
  return kind === 2 ? path : `${path}V${bottom + 200}H${left}Z`;
}
