// What is drawn of Mycelia: the landscapes of a forest, dewdrops and where they lie, shrines, leaves, runes, and the
// signs of what cards do. A field is 100 by 100 from 0 0; signs lie around 0 0.
import "./colours.css";
import { box, ink, oval } from "../../drawing/ink";
import { drawLeaf, type Stroke } from "../../drawing/mushroom";
import { randomFrom } from "../../drawing/random";

/** A hand that draws one stroke after the other, each with a tremble of its own. */
function pen(seed: number, amount = 0.5, wave = 16) {
  let next = seed * 100;
  return (kind: Stroke["kind"], path: string, hue = ""): Stroke => ({
    path: ink(path, { seed: next++, amount, wave, step: 2 }),
    kind,
    ...(hue === "" ? {} : { hue }),
  });
}

// Places of a field that are far enough from each other, the middle left freer than the rim.
function scattered(count: number, seed: number, apart: number): [number, number][] {
  const random = randomFrom(seed);
  const found: [number, number][] = [];
  for (let tries = 0; found.length < count && tries < count * 30; tries++) {
    const [x, y] = [10 + random() * 80, 10 + random() * 80];
    const middle = Math.hypot(x - 50, y - 50) < 16;
    if (!middle && found.every(([a, b]) => Math.hypot(a - x, b - y) > apart)) found.push([x, y]);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

/** What lies on the ground of a landscape, besides its colour. */
export function drawLandscape(land: string, seed: number): Stroke[] {
  const draw = pen(seed + 3);
  const random = randomFrom(seed + 77);
  switch (land) {
    case "leaves":
      return scattered(11, seed + 1, 19).flatMap(([x, y], i) =>
        drawLeaf(
          8.5 + random() * 3.5,
          random() * 6.3,
          seed * 20 + i,
          ["var(--fallen-1)", "var(--fallen-2)", "var(--fallen-3)"][i % 3] ?? "",
        ).map((stroke) => ({ ...stroke, path: shifted(stroke.path, x, y) })),
      );
    case "moss":
      return scattered(10, seed + 2, 20).flatMap(([x, y], i) => {
        const w = 11 + random() * 6;
        const cushion = `M${x - w} ${y + 5}C${x - w} ${y - 5} ${x - w * 0.4} ${y - 9} ${x} ${y - 8}C${x + w * 0.5} ${y - 9} ${x + w} ${y - 4} ${x + w} ${y + 5}C${x + w * 0.4} ${y + 8} ${x - w * 0.4} ${y + 8} ${x - w} ${y + 5}Z`;
        const stalk =
          i % 3 === 0
            ? [
                draw("blade", `M${x} ${y - 7}Q${x + 1} ${y - 14} ${x + 4} ${y - 18}`),
                draw("cap", oval(x + 4.5, y - 19, 1.8, 2.6), "var(--fallen-3)"),
              ]
            : [];
        return [
          ...stalk,
          draw("cap", cushion, i % 2 ? "var(--cushion-1)" : "var(--cushion-2)"),
          ...[-0.55, -0.15, 0.3, 0.62].map((k, j) =>
            draw(
              "line",
              `M${x + k * w} ${y + 2 - (j % 2) * 3}Q${x + k * w + 1} ${y - 2 - (j % 2) * 3} ${x + k * w + 0.5} ${y - 4 - (j % 2) * 2}`,
            ),
          ),
        ];
      });
    case "water":
      return [
        ...[14, 29, 44, 59, 74, 88].map((y, i) => {
          const [from, to] = [6 + random() * 16, 94 - random() * 16];
          const [a, b] = [from + (to - from) / 3, from + ((to - from) * 2) / 3];
          const rise = i % 2 ? 5 : -5;
          return draw(
            "light",
            `M${from} ${y}C${a} ${y + rise} ${a} ${y - rise} ${(from + to) / 2} ${y}C${b} ${y + rise} ${b} ${y - rise} ${to} ${y}C${b} ${y - rise + 3.4} ${b} ${y + rise + 3.4} ${(from + to) / 2} ${y + 2.6}C${a} ${y - rise + 3} ${a} ${y + rise + 3} ${from} ${y}Z`,
          );
        }),
        ...(seed % 2
          ? [draw("leaf", lily(22, 79, 11)), draw("line", "M22 79L30 75")]
          : [draw("leaf", lily(79, 20, 10)), draw("line", "M79 20L86 16")]),
        ...[0, 5, -5].map((lean, i) =>
          draw(
            "blade",
            `M${seed % 2 ? 86 : 12} ${92}Q${(seed % 2 ? 86 : 12) + lean * 0.3} ${80 - i * 2} ${(seed % 2 ? 86 : 12) + lean} ${70 - i * 3}`,
          ),
        ),
      ];
    case "soil":
      return [
        ...scattered(7, seed + 4, 23).flatMap(([x, y], i) => {
          const r = 4 + random() * 4;
          return [
            draw("cap", oval(x, y, r * 1.25, r * 0.9), i % 2 ? "var(--pebble-1)" : "var(--pebble-2)"),
            draw("light", oval(x - r * 0.4, y - r * 0.3, r * 0.4, r * 0.24)),
          ];
        }),
        ...scattered(3, seed + 9, 30).map(([x, y], i) =>
          draw(
            "line",
            `M${x - 13} ${y}Q${x - 5} ${y - 7 + i * 3} ${x + 1} ${y}Q${x + 7} ${y + 7 - i * 2} ${x + 14} ${y - 2}`,
          ),
        ),
        ...scattered(12, seed + 5, 12).map(([x, y]) => draw("shade", oval(x, y, 1.6, 1.2))),
      ];
    default:
      return [];
  }
}

const lily = (x: number, y: number, r: number) =>
  `M${x} ${y}L${x + r} ${y - r * 0.5}C${x + r * 1.2} ${y + r * 0.6} ${x - r * 0.2} ${y + r * 1.1} ${x - r} ${y + r * 0.2}C${x - r * 1.2} ${y - r * 0.6} ${x} ${y - r * 1.1} ${x + r * 0.6} ${y - r * 0.8}Z`;

/** The same path somewhere else; it may hold coordinates only. */
export const shifted = (path: string, x: number, y: number) => {
  let across = false;
  return path.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    across = !across;
    return String(Math.round((Number(number) + (across ? x : y)) * 10) / 10);
  });
};

/** The edge of a field, none quite like its neighbour. */
export const drawEdge = (seed: number) =>
  ink(box(2, 2, 96, 96, 13), { seed: seed + 40, amount: 1.1, wave: 40, step: 5 });

/** The shape of a dewdrop around 0 0, of this radius: round below, drawn out above. */
export const dropShape = (r: number) =>
  `M0 ${-r * 1.5}C${r * 0.34} ${-r * 0.9} ${r} ${-r * 0.46} ${r} ${r * 0.2}C${r} ${r * 0.78} ${r * 0.56} ${r * 1.14} 0 ${r * 1.14}C${-r * 0.56} ${r * 1.14} ${-r} ${r * 0.78} ${-r} ${r * 0.2}C${-r} ${-r * 0.46} ${-r * 0.34} ${-r * 0.9} 0 ${-r * 1.5}Z`;

export interface Lies {
  x: number;
  y: number;
  r: number;
}

const patterns: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, 0.25],
    [1, -0.25],
  ],
  [
    [0, -0.95],
    [-1.05, 0.75],
    [1.05, 0.75],
  ],
  [
    [-1, -0.95],
    [1, -0.95],
    [-1, 0.95],
    [1, 0.95],
  ],
  [
    [-1.15, -1],
    [1.15, -1],
    [0, 0],
    [-1.15, 1],
    [1.15, 1],
  ],
  [
    [-1.25, -0.95],
    [0, -0.95],
    [1.25, -0.95],
    [-1.25, 0.95],
    [0, 0.95],
    [1.25, 0.95],
  ],
];
export const mostSeen = patterns.length - 1; // drops of a field that lie side by side

/** Where the drops of a field lie: like the eyes of a die, and as large as there is room. */
export function dropsOn(count: number): Lies[] {
  const seen = Math.min(count, mostSeen);
  const r = [0, 17, 14.5, 12.5, 11.5, 10.5, 10][seen] ?? 10;
  return (patterns[seen] ?? []).map(([x, y]) => ({ x: 50 + x * r * (seen > 4 ? 1.55 : 1.3), y: 51 + y * r * 1.45, r }));
}

/** The pool under so many drops. */
export const drawPool = (count: number, seed: number) =>
  ink(oval(50, 54, Math.min(43, 18 + count * 5.4), Math.min(40, 13 + count * 4.8)), {
    seed: seed + 60,
    amount: 1.8,
    wave: 26,
    step: 4,
  });

/** The shrine of a forest: a spring in a ring of stones. */
export function drawSpring(seed: number, additional = false): Stroke[] {
  const draw = pen(seed + 11);
  const stones = Array.from({ length: additional ? 9 : 12 }, (_, i) => {
    const count = additional ? 9 : 12;
    const turn = (i / count) * 2 * Math.PI + 0.2;
    const [x, y] = [50 + Math.cos(turn) * 37, 51 + Math.sin(turn) * 36];
    const r = 9.4 + ((i * 5) % 4) * 0.8;
    return [
      draw("cap", oval(x, y, r * (additional ? 1.2 : 1), r * 0.86), i % 2 ? "var(--pebble-1)" : "var(--pebble-2)"),
      draw("light", oval(x - 2.5, y - 3, r * 0.4, r * 0.2)),
    ];
  }).flat();
  const spiral = (from: number, turns: number, far: number) => {
    const points = Array.from({ length: 18 }, (_, i) => {
      const t = i / 17;
      const turn = from + t * turns * 2 * Math.PI;
      return `${50 + Math.cos(turn) * far * (1 - t * 0.92)} ${51 + Math.sin(turn) * far * (1 - t * 0.92) * 0.96}`;
    });
    return `M${points.join("L")}`;
  };
  return [
    draw("cap", oval(50, 51, 35, 34), "var(--spring)"),
    ...[0, 2.1, 4.2].map((from) => ({
      path: ink(spiral(from, 0.9, 30), { seed: seed + Math.round(from * 10), amount: 0.5, wave: 20, step: 4 }),
      kind: "blade" as const,
    })),
    draw("light", oval(50, 51, 6, 5)),
    ...stones,
    ...(additional
      ? []
      : [
          draw("leaf", "M16 84C8 74 10 62 18 60C26 66 26 76 16 84Z"),
          draw("leaf", "M84 20C92 26 92 38 84 42C78 36 78 26 84 20Z"),
        ]),
  ];
}

/** A leaf to pay with, around 0 0, about 24 high: its form says whether it is worth one, three or five. */
export function drawCoin(worth: 1 | 3 | 5): Stroke[] {
  const draw = pen(worth + 50, 0.3, 10);
  if (worth === 1)
    return [draw("leaf", "M0 -12C9 -8 10 4 0 11C-10 4 -9 -8 0 -12Z", "var(--coin-1)"), draw("line", "M0 -8L0 14")];
  if (worth === 3)
    return [
      draw(
        "leaf",
        "M0 10C-8 12 -12 6 -10 1C-15 0 -13 -8 -7 -7C-7 -13 7 -13 7 -7C13 -8 15 0 10 1C12 6 8 12 0 10Z",
        "var(--coin-3)",
      ),
      draw("line", "M0 -6L0 14"),
      draw("line", "M0 4L-7 0"),
      draw("line", "M0 4L7 0"),
    ];
  return [
    draw(
      "leaf",
      "M0 10L-4 5L-11 8L-9 1L-14 -3L-7 -5L-8 -11L-3 -8L0 -14L3 -8L8 -11L7 -5L14 -3L9 1L11 8L4 5Z",
      "var(--coin-5)",
    ),
    draw("line", "M0 -9L0 14"),
    draw("line", "M0 5L-8 -1"),
    draw("line", "M0 5L8 -1"),
  ];
}

/** Leaves as they lie before somebody: fives, threes and ones, as few as can be. */
export function coinsOf(leaves: number): (1 | 3 | 5)[] {
  const coins: (1 | 3 | 5)[] = [];
  let left = leaves;
  for (const worth of [5, 3, 1] as const) for (; left >= worth; left -= worth) coins.push(worth);
  return coins;
}

const runes = [
  "M-5 9L-5 -9L5 -2L-5 3",
  "M-6 9L0 -9L6 9M-4 3L4 3",
  "M0 9L0 -9M-6 -4L0 -9L6 -4M-5 4L5 -1",
  "M-5 -9L5 -3L-5 3L5 9M0 -6L0 6",
];

/** The rune on the start cards of a seat, cut in straight lines. */
export const drawRune = (seat: number) =>
  ink(runes[seat % runes.length] ?? "", { seed: seat + 90, amount: 0.25, wave: 9, step: 1.6 });

/** The six symbols of the die. */
export const dieFaces: Readonly<Record<string, Stroke[]>> = {
  acorn: [
    pen(201, 0.25)("cap", "M-6 -2C-6 6 -3 9 0 11C3 9 6 6 6 -2Z", "var(--cap-ochre)"),
    pen(202, 0.25)("cap", "M-8 -1C-9 -9 9 -9 8 -1C4 1 -4 1 -8 -1Z", "var(--cap-brown)"),
    pen(203, 0.2)("line", "M0 -7L1 -11"),
  ],
  feather: [
    pen(211, 0.3)("stem", "M-8 10C-9 0 -2 -9 8 -11C9 -2 3 7 -8 10Z"),
    pen(212, 0.2)("line", "M-11 13L5 -7"),
    pen(213, 0.2)("line", "M-3 3L-6 -1"),
    pen(214, 0.2)("line", "M1 -2L6 0"),
  ],
  fern: [
    pen(221, 0.2)("blade", "M-2 12Q-1 0 4 -11"),
    ...[-4, 1, 6].flatMap((y, i) => [
      pen(222 + i, 0.2)(
        "leaf",
        `M${-1 + (6 - y) * 0.28} ${y}Q${-9} ${y - 5} ${-10 + i} ${y + 1}Q${-5} ${y + 4} ${-1 + (6 - y) * 0.28} ${y}Z`,
      ),
      pen(226 + i, 0.2)(
        "leaf",
        `M${-1 + (6 - y) * 0.28} ${y}Q${7} ${y - 6} ${10 - i * 0.5} ${y - 1}Q${6} ${y + 3} ${-1 + (6 - y) * 0.28} ${y}Z`,
      ),
    ]),
  ],
  moon: [
    pen(231, 0.3)("cap", "M4 -11C-10 -10 -12 9 3 11C-4 6 -4 -6 4 -11Z", "var(--cap-gold)"),
    pen(232, 0.2)("spot", oval(7, -4, 1.6)),
  ],
  moth: [
    pen(241, 0.3)("cap", "M-1 -2C-4 -11 -13 -11 -12 -3C-12 3 -6 5 -1 2Z", "var(--cap-tan)"),
    pen(242, 0.3)("cap", "M1 -2C4 -11 13 -11 12 -3C12 3 6 5 1 2Z", "var(--cap-tan)"),
    pen(243, 0.2)("cap", "M0 2C-3 3 -8 5 -7 9C-4 12 -1 9 0 5C1 9 4 12 7 9C8 5 3 3 0 2Z", "var(--cap-brown)"),
    pen(244, 0.2)("spot", oval(-7, -3, 1.8)),
    pen(245, 0.2)("spot", oval(7, -3, 1.8)),
    pen(246, 0.15)("cap", oval(0, 0, 1.5, 6), "#2d2a24"),
  ],
  snail: [
    pen(251, 0.25)("stem", "M-12 9C-12 5 -9 5 -8 3L-10 -4L-6 2C-1 4 6 4 11 7L12 9Z"),
    pen(252, 0.3)("cap", oval(2, -1, 8, 8), "var(--cap-ochre)"),
    pen(253, 0.2)("line", "M2 -1Q5 -4 6 0Q5 4 0 4Q-4 1 -2 -4"),
  ],
};

/** A beetle: the field must hold exactly so many. */
export const drawBeetle: readonly Stroke[] = [
  ...[-4, 0, 4].flatMap((y, i) => [
    pen(301 + i, 0.15)("line", `M-4 ${y}L-10 ${y + (i - 1) * 3}`),
    pen(305 + i, 0.15)("line", `M4 ${y}L10 ${y + (i - 1) * 3}`),
  ]),
  pen(310, 0.2)("cap", oval(0, 1, 6, 8), "var(--beetle)"),
  pen(311, 0.2)("cap", oval(0, -8, 4, 3), "#2d2a24"),
  pen(312, 0.15)("line", "M0 -5L0 9"),
  pen(313, 0.15)("light", oval(-2.6, -1, 1.2, 3)),
];

/** A leaf heap, standing on 0 0 like the mushrooms: some leaves, or leaves for everybody. */
export function drawHeap(shared: boolean): Stroke[] {
  const random = randomFrom(shared ? 8 : 5);
  const count = shared ? 15 : 9;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / (shared ? 5 : 3));
    const x = ((i % (shared ? 5 : 3)) - (shared ? 2 : 1)) * (shared ? 10 : 12) + (random() - 0.5) * 6;
    const y = -8 - row * 10 + (random() - 0.5) * 4;
    return drawLeaf(
      11,
      random() * 6.3,
      i + (shared ? 40 : 20),
      ["var(--coin-1)", "var(--coin-3)", "var(--coin-5)"][i % 3] ?? "",
    ).map((stroke) => ({
      ...stroke,
      path: shifted(stroke.path, x, y),
    }));
  }).flat();
}

/** Where a drop lies in the tree of the Shrine of Life. */
export interface Hollow {
  x: number;
  y: number;
}

export function hollowsOf(capacity: number): Hollow[] {
  const rows = Math.ceil(capacity / 5);
  return Array.from({ length: capacity }, (_, i) => {
    const row = Math.floor(i / 5);
    const across = (i % 5) - 2;
    return { x: 100 + across * 24, y: 198 - row * 25 - (4 - rows) * 11 - across * across * 1.8 };
  });
}
export const hollowSize = 9;

let tree: readonly Stroke[] | undefined;

/** The tree of the Shrine of Life, 200 by 230. */
export const drawTree = () => (tree ??= makeTree());

function makeTree(): Stroke[] {
  const draw = pen(70, 1.1, 30);
  const random = randomFrom(44);
  const hues = ["var(--cushion-1)", "var(--leaf-green)", "var(--cushion-2)"];
  // The crown: a dome of foliage, the outer heaps behind the inner ones.
  const crown: Stroke[] = [];
  for (const [far, count] of [
    [1, 15],
    [0.66, 11],
    [0.3, 6],
  ] as const)
    for (let i = 0; i < count; i++) {
      const turn = Math.PI * (0.97 + (i / (count - 1)) * 1.06);
      const [x, y] = [100 + Math.cos(turn) * far * 78, 74 + Math.sin(turn) * far * 50];
      const r = 15 + random() * 7;
      crown.push(draw("leaf", oval(x, y, r * 1.2, r), hues[(i + count) % 3]));
      if (i % 2) crown.push(draw("light", oval(x - r * 0.3, y - r * 0.4, r * 0.36, r * 0.2)));
    }
  return [
    draw(
      "cap",
      "M28 222C46 204 44 176 38 150C32 116 36 88 50 74C80 60 120 60 150 74C164 88 168 116 162 150C156 176 154 204 172 222C182 226 188 228 196 231C164 227 150 231 138 225C118 231 82 231 62 225C50 231 36 227 4 231C12 228 20 226 28 222Z",
      "var(--trunk)",
    ),
    draw(
      "shade",
      "M150 74C164 88 168 116 162 150C156 176 154 204 172 222C160 227 146 226 138 225C150 190 156 120 128 66C136 68 144 70 150 74Z",
    ),
    draw("line", "M50 218C58 198 54 174 48 152"),
    draw("line", "M150 218C142 198 146 174 152 152"),
    draw("line", "M84 228C86 222 84 216 82 212"),
    draw("line", "M118 228C116 222 118 216 120 212"),
    draw("leaf", "M18 224C16 212 24 206 30 210C36 216 30 224 18 224Z", "var(--cushion-1)"),
    draw("leaf", "M184 225C188 214 180 208 174 212C168 218 172 225 184 225Z", "var(--cushion-2)"),
    ...crown,
  ];
}

/** Which way the shrine is turned. */
export const turnArrow = ink("M62 40C74 20 126 20 138 40", { seed: 73, amount: 0.6, wave: 30, step: 4 });
