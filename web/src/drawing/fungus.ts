// A species of fungus from its parameters, standing on 0 0, about 60 wide and 50 high: all of one hand, none alike.
import { ink, oval } from "./ink";
import { randomFrom } from "./random";

export type Form =
  | "dome"
  | "flat"
  | "bell"
  | "funnel"
  | "coral"
  | "morel"
  | "saddle"
  | "cup"
  | "fan"
  | "club"
  | "parasol" // tiny, with a navel
  | "pin" // heads on thin stalks
  | "puff"
  | "star"
  | "spindles"
  | "egg" // as tall as its stem, with scales
  | "horn"
  | "shelf" // storeys on a trunk
  | "hoof"
  | "crust"
  | "ruffle"
  | "icicles";
export type Under = "gills" | "pores" | "teeth";

export interface Species {
  form: Form;
  hue: string;
  stem?: string; // its hue, or that of the wood it grows on
  under?: Under;
  ring?: boolean;
  volva?: boolean; // a torn sheath around the foot
  spots?: string; // the hue of warts or scales
  tips?: string; // of a coral, or the rim of what has bands
  stout?: boolean;
  slender?: boolean;
  many?: boolean; // it never stands alone
}

export interface Stroke {
  path: string;
  kind: "fill" | "line" | "fine" | "shade" | "light" | "branch" | "stalk"; // branches and stalks are lines with an edge
  hue?: string;
  put?: string; // moved and made smaller, as a transform
}

const cream = "#f8eed9";

interface Hand {
  draw(path: string, amount?: number): string;
  random(): number;
}

function handOf(name: string): Hand {
  const random = randomFrom(seedOf(name));
  return {
    random,
    draw: (path, amount = 0.5) => ink(path, { seed: Math.floor(random() * 9999), amount, wave: 24, step: 2.2 }),
  };
}

interface Cap {
  path: string;
  shade: string;
  half: number; // how wide the rim is
  rim: number; // its height
  sag: number; // how far the underside shows
}

function capOf(form: "dome" | "flat" | "bell"): Cap {
  switch (form) {
    case "dome":
      return {
        path: "M-27 -20C-29 -56 29 -56 27 -20C14 -14 -14 -14 -27 -20Z",
        shade: "M27 -20C28 -38 14 -47 2 -47C14 -40 18 -28 13 -16.6C19 -17 23 -18 27 -20Z",
        half: 26,
        rim: -20,
        sag: 10,
      };
    case "flat":
      return {
        path: "M-30 -28C-24 -46 -8 -45 0 -41C8 -45 24 -46 30 -28C16 -22 -16 -22 -30 -28Z",
        shade: "M30 -28C26 -40 18 -44 8 -44C18 -38 18 -31 12 -24.4C19 -25 25 -26 30 -28Z",
        half: 29,
        rim: -28,
        sag: 10,
      };
    case "bell":
      return {
        path: "M-23 -20C-17 -30 -13 -52 0 -53C13 -52 17 -30 23 -20C12 -14 -12 -14 -23 -20Z",
        shade: "M23 -20C17 -30 13 -52 0 -53C8 -44 8 -26 9 -16.4C15 -17 19 -18 23 -20Z",
        half: 22,
        rim: -20,
        sag: 8,
      };
  }
}

// What one sees below the rim, from a little below.
function underside(kind: Under, { half, rim, sag }: Cap, hand: Hand): Stroke[] {
  const edge = (x: number) => rim + sag * (1 - (x / half) ** 2); // the near edge
  const strokes: Stroke[] = [
    {
      path: hand.draw(`M${-half} ${rim}Q0 ${rim + 2 * sag} ${half} ${rim}Q0 ${rim + 2} ${-half} ${rim}Z`, 0.3),
      kind: "fill",
      hue: kind === "pores" ? "#e8cf7f" : kind === "teeth" ? "#f0d2a8" : cream,
    },
  ];
  for (let i = -5; i <= 5; i++) {
    const x = (i / 5.6) * half;
    if (kind === "gills") strokes.push({ path: `M${x * 0.25} ${rim + 3}L${x} ${edge(x) - 0.6}`, kind: "fine" });
    else if (kind === "teeth")
      strokes.push({
        path: `M${x - 2.2} ${edge(x) - 1}L${x} ${edge(x) + 5}L${x + 2.2} ${edge(x) - 1}Z`,
        kind: "fill",
        hue: "#f0d2a8",
      });
    else strokes.push({ path: oval(x, edge(x) - 2.4 - (i % 2 === 0 ? 0 : 2), 0.9), kind: "line" });
  }
  return strokes;
}

function stem({ stem: hue = cream, stout, slender, ring, volva }: Species, top: number, hand: Hand): Stroke[] {
  const [a, b] = stout ? [8, 14] : slender ? [2.6, 3.6] : [5, 7.4];
  const strokes: Stroke[] = [
    {
      path: hand.draw(
        `M${-a} ${top}C${-a} -12 ${-b} -8 ${-b} -1C${-b * 0.5} 2 ${b * 0.5} 2 ${b} -1C${b} -8 ${a} -12 ${a} ${top}Z`,
        0.4,
      ),
      kind: "fill",
      hue,
    },
    {
      path: `M${a * 0.4} ${top + 2}C${a * 0.5} -10 ${b * 0.7} -6 ${b * 0.55} 0L${b} -1C${b} -8 ${a} -12 ${a} ${top}Z`,
      kind: "shade",
    },
  ];
  if (volva)
    strokes.push({
      path: hand.draw("M-10 -7L-6 -4L-2 -8L2 -4L6 -8L10 -6C11 0 8 3 0 3C-8 3 -11 0 -10 -7Z", 0.3),
      kind: "fill",
      hue: "#fbf4e4",
    });
  if (ring) {
    const y = stout ? -11 : -12;
    strokes.push({
      path: hand.draw(
        `M${-a - 0.5} ${y - 4}Q0 ${y - 2} ${a + 0.5} ${y - 4}L${a + 5} ${y + 3}Q${a} ${y + 2} ${a * 0.6} ${y + 5}Q0 ${y + 2} ${-a * 0.6} ${y + 5}Q${-a} ${y + 2} ${-a - 5} ${y + 3}Z`,
        0.25,
      ),
      kind: "fill",
      hue: "#fffaf0",
    });
  }
  return strokes;
}

function spotsOn(hue: string, high: boolean, hand: Hand): Stroke[] {
  const at = high
    ? [
        [-14, -27, 3.6],
        [-5, -37, 4],
        [7, -30, 4.4],
        [15, -36, 2.8],
        [17, -24, 3],
        [-18, -34, 2.2],
        [-3, -23, 2.6],
        [4, -43, 2.4],
      ]
    : [
        [-15, -33, 3],
        [-4, -36, 3.2],
        [8, -32, 3.2],
        [18, -34, 2.6],
        [-22, -29, 2],
        [14, -40, 1.8],
      ];
  return at.map(([x = 0, y = 0, r = 2]) => ({
    path: hand.draw(oval(x, y, r * 1.15, r * 0.85), 0.25),
    kind: "fill" as const,
    hue,
  }));
}

function capped(species: Species, form: "dome" | "flat" | "bell", hand: Hand): Stroke[] {
  const cap = capOf(form);
  return [
    ...stem(species, cap.rim, hand),
    ...underside(species.under ?? "gills", cap, hand),
    { path: hand.draw(cap.path), kind: "fill", hue: species.hue },
    { path: hand.draw(cap.shade, 0.3), kind: "shade" },
    { path: form === "flat" ? oval(-13, -37, 6, 2.4) : oval(-11, -35, 4.4, 5.4), kind: "light" },
    ...(species.spots ? spotsOn(species.spots, form !== "flat", hand) : []),
  ];
}

function funnel(species: Species, hand: Hand): Stroke[] {
  const lines: Stroke[] = [-20, -13, -6.5, 0, 6.5, 13, 20].map((x) => ({
    path: `M${x * 1.08} ${-34 - Math.abs(x) * 0.18}Q${x * 0.5} -24 ${x * 0.24} -12`,
    kind: "fine",
  }));
  return [
    {
      path: hand.draw("M-29 -42C-18 -34 -8 -22 -6 -1C-3 2 3 2 6 -1C8 -22 18 -34 29 -42C14 -34 -14 -34 -29 -42Z"),
      kind: "fill",
      hue: species.stem ?? species.hue,
    },
    ...lines,
    {
      path: hand.draw(
        "M-29 -42C-24 -50 -12 -45 -5 -48C4 -51 12 -45 19 -48C24 -49 28 -46 29 -42C14 -33 -14 -33 -29 -42Z",
        0.7,
      ),
      kind: "fill",
      hue: species.hue,
    },
    { path: hand.draw("M-17 -42C-8 -38 8 -38 17 -42C8 -45 -8 -45 -17 -42Z", 0.4), kind: "shade" },
    ...(species.spots
      ? [
          [-18, -43],
          [-8, -46],
          [6, -46],
          [16, -44],
          [0, -38],
          [22, -43],
        ].map(([x = 0, y = 0]) => ({ path: oval(x, y, 2.2, 1.3), kind: "fill" as const, hue: species.spots ?? "" }))
      : []),
  ];
}

function coral({ hue, tips }: Species, hand: Hand): Stroke[] {
  const branches = [
    "M0 0C-1 -10 -1 -14 0 -24C0 -32 -3 -38 -4 -46",
    "M0 -22C3 -30 6 -36 7 -47",
    "M-1 -6C-10 -14 -13 -22 -15 -40",
    "M-12 -20C-18 -26 -21 -30 -23 -38",
    "M1 -6C10 -14 14 -22 16 -40",
    "M12 -20C18 -26 22 -30 25 -37",
    "M-1 -3C-13 -8 -22 -12 -27 -24",
    "M1 -3C13 -8 22 -12 28 -23",
  ];
  const strokes: Stroke[] = branches.map((path) => ({ path: hand.draw(path, 0.9), kind: "branch", hue }));
  const ends = [
    [-4, -46],
    [7, -47],
    [-15, -40],
    [-23, -38],
    [16, -40],
    [25, -37],
    [-27, -24],
    [28, -23],
  ];
  if (tips) for (const [x = 0, y = 0] of ends) strokes.push({ path: oval(x, y, 2.8, 3.4), kind: "fill", hue: tips });
  return strokes;
}

function morel(species: Species, hand: Hand): Stroke[] {
  const pits: Stroke[] = [];
  for (let row = 0; row < 5; row++)
    for (let i = -2; i <= 2; i++) {
      const y = -19 - row * 7;
      const x = i * (6.6 - row * 0.7) + (row % 2 ? 2.4 : -0.6);
      if (Math.abs(x) < 16 - row * 2.4) pits.push({ path: hand.draw(oval(x, y, 2, 2.6), 0.2), kind: "shade" });
    }
  return [
    ...stem({ ...species, stout: true }, -14, hand),
    {
      path: hand.draw("M-17 -15C-18 -36 -8 -53 0 -55C8 -53 18 -36 17 -15C8 -11 -8 -11 -17 -15Z"),
      kind: "fill",
      hue: species.hue,
    },
    ...pits,
    ...pits.map(({ path }) => ({ path, kind: "shade" as const })),
  ];
}

const saddle = (species: Species, hand: Hand): Stroke[] => [
  ...stem(species, -26, hand),
  { path: "M-2 -4L-2 -22M2.4 -3L2 -22", kind: "fine" },
  {
    path: hand.draw(
      "M-25 -20C-28 -34 -18 -48 -12 -47C-6 -45 -4 -36 0 -35C4 -36 6 -45 12 -48C20 -48 29 -32 24 -20C16 -16 10 -22 0 -23C-10 -22 -18 -15 -25 -20Z",
      0.8,
    ),
    kind: "fill",
    hue: species.hue,
  },
  { path: hand.draw("M24 -20C29 -32 20 -48 12 -48C20 -40 18 -28 12 -21C16 -19 20 -18 24 -20Z", 0.3), kind: "shade" },
  { path: oval(-15, -38, 3, 5), kind: "light" },
];

const cup = ({ hue }: Species, hand: Hand): Stroke[] => [
  { path: hand.draw("M-27 -32C-27 -8 -12 1 0 1C12 1 27 -8 27 -32C14 -24 -14 -24 -27 -32Z"), kind: "fill", hue },
  { path: hand.draw(oval(0, -32, 27, 9)), kind: "fill", hue: "#efe2cf" },
  { path: hand.draw("M-22 -31C-12 -25 12 -25 22 -31C12 -38 -12 -38 -22 -31Z", 0.3), kind: "shade" },
  ...[-24, -16, -8, 0, 8, 16, 24].map((x) => ({
    path: `M${x} ${-14 + Math.abs(x) * -0.42}L${x * 1.12} ${-8 + Math.abs(x) * -0.42}`,
    kind: "fine" as const,
  })),
];

function fan({ hue }: Species, hand: Hand): Stroke[] {
  const leaf = (x: number, y: number, w: number, h: number): Stroke[] => [
    {
      path: hand.draw(
        `M${x} ${y}C${x - w} ${y - h * 0.3} ${x - w} ${y - h} ${x - w * 0.4} ${y - h}C${x} ${y - h * 0.86} ${x} ${y - h * 1.1} ${x + w * 0.4} ${y - h}C${x + w} ${y - h} ${x + w} ${y - h * 0.3} ${x} ${y}Z`,
        0.9,
      ),
      kind: "fill",
      hue,
    },
    {
      path: hand.draw(`M${x - w * 0.56} ${y - h * 0.7}Q${x} ${y - h * 0.5} ${x + w * 0.56} ${y - h * 0.7}`, 0.4),
      kind: "fine",
    },
    {
      path: hand.draw(`M${x - w * 0.7} ${y - h * 0.9}Q${x} ${y - h * 0.68} ${x + w * 0.7} ${y - h * 0.9}`, 0.4),
      kind: "light",
    },
  ];
  return [...leaf(0, -12, 22, 36), ...leaf(-12, -4, 18, 30), ...leaf(13, -4, 18, 30), ...leaf(0, 1, 20, 24)];
}

const club = ({ hue }: Species, hand: Hand): Stroke[] => [
  {
    path: hand.draw(
      "M-11 -1C-14 -16 -22 -20 -20 -34C-18 -48 -6 -52 4 -49C16 -46 22 -36 18 -25C15 -17 12 -12 11 -1C4 3 -4 3 -11 -1Z",
      1.1,
    ),
    kind: "fill",
    hue,
  },
  {
    path: hand.draw(
      "M11 -1C12 -12 15 -17 18 -25C22 -36 16 -46 4 -49C14 -40 12 -26 7 -18C4 -12 4 -6 4 1C7 1 9 0 11 -1Z",
      0.4,
    ),
    kind: "shade",
  },
  { path: oval(-8, -39, 5, 6), kind: "light" },
  ...[
    [-12, -28],
    [-5, -22],
    [0, -33],
    [-8, -12],
    [6, -40],
  ].map(([x = 0, y = 0]) => ({ path: oval(x, y, 1.6, 1.2), kind: "shade" as const })),
];

/** Three of a kind: what never stands alone. */
const group = (strokes: Stroke[]): Stroke[] =>
  ["translate(-14 -1) scale(.56)", "translate(14 0) scale(.62)", "translate(1 1) scale(.86)"].flatMap((put) =>
    strokes.map((stroke) => ({ ...stroke, put })),
  );

function parasol({ hue, stem: foot = cream }: Species, hand: Hand): Stroke[] {
  const one = (x: number, top: number, w: number): Stroke[] => [
    { path: hand.draw(`M${x * 0.6} 1Q${x * 0.5} ${top * 0.4} ${x} ${top + 4}`, 0.5), kind: "stalk", hue: foot },
    {
      path: hand.draw(
        `M${x - w} ${top + w * 0.5}C${x - w} ${top - w * 0.7} ${x - w * 0.4} ${top - w * 0.7} ${x} ${top - w * 0.25}` +
          `C${x + w * 0.4} ${top - w * 0.7} ${x + w} ${top - w * 0.7} ${x + w} ${top + w * 0.5}` +
          `C${x + w * 0.5} ${top + w * 0.25} ${x + w * 0.2} ${top + w * 0.5} ${x} ${top + w * 1.1}` +
          `C${x - w * 0.2} ${top + w * 0.5} ${x - w * 0.5} ${top + w * 0.25} ${x - w} ${top + w * 0.5}Z`,
        0.4,
      ),
      kind: "fill",
      hue,
    },
    ...[-0.62, -0.3, 0.3, 0.62].map((k) => ({
      path: `M${x + k * w} ${top + w * (0.36 - Math.abs(k) * 0.1)}Q${x + k * w * 0.8} ${top - w * 0.3} ${x + k * w * 0.3} ${top - w * 0.22}`,
      kind: "fine" as const,
    })),
    { path: oval(x, top - w * 0.18, w * 0.22, w * 0.12), kind: "shade" },
  ];
  return [...one(-15, -27, 11), ...one(16, -22, 9), ...one(1, -41, 15)];
}

function pin({ hue, stem: foot = cream, stout }: Species, hand: Hand): Stroke[] {
  const one = (x: number, top: number, size: number): Stroke[] => {
    const [rx, ry] = stout ? [size * 1.35, size * 0.7] : [size * 0.78, size * 1.25];
    return [
      { path: hand.draw(`M${x * 0.55} 1Q${x * 0.5} ${top * 0.5} ${x} ${top}`, 0.5), kind: "stalk", hue: foot },
      { path: hand.draw(oval(x, top - ry * 0.5, rx, ry), 0.5), kind: "fill", hue },
      { path: hand.draw(oval(x + rx * 0.42, top - ry * 0.42, rx * 0.44, ry * 0.76), 0.2), kind: "shade" },
      { path: oval(x - rx * 0.4, top - ry * 0.85, rx * 0.26, ry * 0.26), kind: "light" },
    ];
  };
  return [...one(-19, -20, 9), ...one(18, -26, 10), ...one(-6, -33, 11), ...one(6, -13, 6)];
}

function puff({ hue, spots = "#b59b75" }: Species, hand: Hand): Stroke[] {
  const warts: Stroke[] = [];
  for (let row = 0; row < 6; row++)
    for (let i = -3; i <= 3; i++) {
      const [x, y] = [i * 6.4 + (row % 2) * 3.2, -48 + row * 6];
      if ((x / 20) ** 2 + ((y + 33) / 18) ** 2 < 0.86)
        warts.push({ path: hand.draw(oval(x, y, 1.5, 1.8), 0.2), kind: "fill", hue: spots });
    }
  return [
    {
      path: hand.draw(
        "M-9 0C-9 -10 -23 -17 -22 -34C-21 -48 -10 -53 0 -53C10 -53 21 -48 22 -34C23 -17 9 -10 9 0C4 3 -4 3 -9 0Z",
      ),
      kind: "fill",
      hue,
    },
    {
      path: hand.draw("M22 -34C21 -48 10 -53 2 -53C14 -44 15 -24 2 2C5 2 8 1 9 0C9 -10 23 -17 22 -34Z", 0.3),
      kind: "shade",
    },
    ...warts,
    { path: oval(0, -51, 3, 1.6), kind: "line" },
    { path: oval(-11, -40, 4, 6), kind: "light" },
  ];
}

function star({ hue, stem: collar = cream }: Species, hand: Hand): Stroke[] {
  const ray = (turn: number): Stroke[] => {
    const at = (far: number, off: number) => {
      const [c, s] = [Math.cos(turn + off), Math.sin(turn + off)];
      return `${c * far} ${-9 + s * far * 0.42}`;
    };
    return [
      {
        path: hand.draw(`M${at(12, -0.5)}Q${at(24, -0.24)} ${at(31, 0)}Q${at(24, 0.24)} ${at(12, 0.5)}Z`, 0.5),
        kind: "fill",
        hue: collar,
      },
      { path: `M${at(14, 0.1)}L${at(26, 0)}`, kind: "fine" },
    ];
  };
  return [
    ...[-2.6, -1.57, -0.54, 3.5, 2.4, 1.35, 0.3].flatMap((turn) => ray(turn)),
    { path: hand.draw(oval(0, -12, 19, 7), 0.7), kind: "fill", hue: collar },
    {
      path: hand.draw("M-16 -16C-18 -34 -8 -42 0 -44C8 -42 18 -34 16 -16C8 -9 -8 -9 -16 -16Z", 0.5),
      kind: "fill",
      hue,
    },
    { path: hand.draw("M16 -16C18 -34 8 -42 1 -44C11 -36 11 -20 4 -11.4C9 -12 13 -14 16 -16Z", 0.3), kind: "shade" },
    { path: hand.draw("M-4 -43L0 -53L4 -43Q0 -40 -4 -43Z", 0.3), kind: "fill", hue },
    { path: oval(-7, -31, 2.6, 5), kind: "light" },
  ];
}

const spindles = ({ hue }: Species, hand: Hand): Stroke[] =>
  [
    [-24, -34, -8],
    [24, -32, 8],
    [-15, -46, -5],
    [15, -45, 5],
    [-6, -53, -2],
    [8, -55, 3],
    [0, -38, 0],
  ].flatMap(([x = 0, top = 0, foot = 0]) => [
    {
      path: hand.draw(
        `M${foot - 2} 1C${foot - 4} ${top * 0.4} ${x - 4} ${top * 0.6} ${x} ${top}C${x + 4} ${top * 0.6} ${foot + 4} ${top * 0.4} ${foot + 2} 1Z`,
        0.4,
      ),
      kind: "fill" as const,
      hue,
    },
    { path: `M${foot + 1.4} -2Q${(foot + x) / 2 + 2.4} ${top * 0.5} ${x + 0.6} ${top + 6}`, kind: "fine" as const },
  ]);

function egg({ hue, spots = "#a98a63", ...species }: Species, hand: Hand): Stroke[] {
  const scales: Stroke[] = [];
  for (let row = 0; row < 5; row++)
    for (let i = -1; i <= 1; i++) {
      const [x, y] = [i * (6 + row * 0.5) + (row % 2) * 2.6 - 1, -48 + row * 8];
      scales.push({
        path: hand.draw(`M${x - 3} ${y}Q${x} ${y + 7} ${x + 3} ${y}Q${x} ${y + 3} ${x - 3} ${y}Z`, 0.2),
        kind: "fill",
        hue: spots,
      });
    }
  return [
    ...stem({ ...species, form: "egg", hue }, -16, hand),
    {
      path: hand.draw(
        "M-14 -10C-18 -34 -13 -56 0 -57C13 -56 18 -34 14 -10C10 -7 7 -11 3 -8C-1 -11 -4 -7 -7 -10C-10 -8 -12 -8 -14 -10Z",
      ),
      kind: "fill",
      hue,
    },
    { path: hand.draw("M14 -10C18 -34 13 -56 2 -57C12 -46 11 -24 6 -9.4C9 -9 12 -8 14 -10Z", 0.3), kind: "shade" },
    ...scales,
    { path: oval(-7, -44, 2.4, 6), kind: "light" },
  ];
}

const horn = ({ hue, stem: foot = cream }: Species, hand: Hand): Stroke[] => [
  { path: hand.draw("M-8 0C-8 -20 -6 -30 -5 -40L5 -40C6 -30 8 -20 8 0Z"), kind: "fill", hue: foot },
  ...[-34, -27, -20, -13].map((y, i) => ({ path: oval((i % 2) * 3 - 2, y, 1.8, 2.2), kind: "shade" as const })),
  { path: hand.draw("M-12 -28C-11 -42 -6 -54 0 -56C6 -54 11 -42 12 -28C6 -32 -6 -32 -12 -28Z"), kind: "fill", hue },
  ...[
    [-5, -38],
    [3, -36],
    [-2, -45],
    [5, -44],
    [8, -33],
    [-8, -32],
  ].map(([x = 0, y = 0]) => ({ path: hand.draw(oval(x, y, 1.9, 2.2), 0.2), kind: "shade" as const })),
  { path: hand.draw(oval(0, -55, 4, 2), 0.2), kind: "fill", hue: cream },
  {
    path: hand.draw("M-14 1C-17 -10 -12 -16 -8 -13L-4 -9L0 -13L4 -9L9 -14C14 -15 16 -9 14 1C8 5 -8 5 -14 1Z", 0.4),
    kind: "fill",
    hue: "#efe0cd",
  },
];

// The wood that brackets grow on, at the left.
const trunk = (hue: string, hand: Hand): Stroke[] => [
  {
    path: hand.draw("M-31 3C-29 -18 -31 -38 -30 -57L-14 -57C-15 -38 -13 -18 -12 3C-18 5 -26 5 -31 3Z", 0.7),
    kind: "fill",
    hue,
  },
  { path: "M-26 -52Q-25 -36 -26 -24", kind: "fine" },
  { path: "M-20 -44Q-19 -26 -20 -4", kind: "fine" },
  { path: "M-25 -16Q-24 -8 -25 0", kind: "fine" },
];

function bracket(x: number, y: number, w: number, h: number, { hue, tips, under }: Species, hand: Hand): Stroke[] {
  const top = `M${x} ${y - h}C${x + w * 0.5} ${y - h * 1.1} ${x + w} ${y - h * 0.6} ${x + w} ${y}`;
  const strokes: Stroke[] = [
    {
      path: hand.draw(`${top}C${x + w * 0.7} ${y + h * 0.22} ${x + w * 0.3} ${y + h * 0.3} ${x} ${y + h * 0.1}Z`, 0.6),
      kind: "fill",
      hue: tips ?? hue,
    },
    {
      path: hand.draw(
        `M${x} ${y - h}C${x + w * 0.44} ${y - h * 1.1} ${x + w * 0.8} ${y - h * 0.7} ${x + w * 0.8} ${y - h * 0.16}C${x + w * 0.5} ${y + h * 0.04} ${x + w * 0.2} ${y + h * 0.06} ${x} ${y - h * 0.1}Z`,
        0.5,
      ),
      kind: tips ? "fill" : "shade",
      hue,
    },
  ];
  if (tips)
    strokes.push(
      {
        path: hand.draw(`M${x} ${y - h * 0.72}Q${x + w * 0.56} ${y - h * 0.74} ${x + w * 0.54} ${y - h * 0.2}`, 0.5),
        kind: "fine",
      },
      {
        path: hand.draw(`M${x} ${y - h * 0.46}Q${x + w * 0.3} ${y - h * 0.5} ${x + w * 0.3} ${y - h * 0.16}`, 0.5),
        kind: "fine",
      },
    );
  if (under === "gills")
    for (let i = 0; i < 5; i++)
      strokes.push({
        path: `M${x + 2} ${y + 1}Q${x + w * 0.2 * i} ${y + h * 0.1} ${x + w * (0.24 + 0.15 * i)} ${y + h * (0.16 - i * 0.02)}`,
        kind: "fine",
      });
  return strokes;
}

const shelf = (species: Species, hand: Hand): Stroke[] => [
  ...trunk(species.stem ?? "#8a6a48", hand),
  ...bracket(-17, -40, 30, 14, species, hand),
  ...bracket(-22, -28, 22, 10, species, hand),
  ...bracket(-15, -18, 40, 18, species, hand),
  ...bracket(-20, -2, 28, 11, species, hand),
];

const hoof = ({ hue, stem: wood = "#e8e0cf", tips = "#c9a273" }: Species, hand: Hand): Stroke[] => [
  ...trunk(wood, hand),
  { path: hand.draw("M-16 -50C4 -50 26 -34 28 -14C20 -6 0 -4 -15 -8Z"), kind: "fill", hue },
  { path: hand.draw("M28 -14C20 -6 0 -4 -15 -8L-15 -13C0 -10 18 -12 27 -19Z", 0.4), kind: "fill", hue: tips },
  { path: hand.draw("M-15 -38C2 -38 18 -30 25 -22", 0.6), kind: "fine" },
  { path: hand.draw("M-15 -29C0 -30 14 -25 24 -18", 0.6), kind: "fine" },
  { path: hand.draw("M-15 -20C-2 -21 10 -19 22 -15", 0.6), kind: "fine" },
  { path: hand.draw("M-12 -45C0 -44 10 -38 16 -31C6 -36 -4 -38 -13 -39Z", 0.3), kind: "light" },
];

function crust({ hue, tips = "#f0d9a8", stem: wood = "#7d5b3b" }: Species, hand: Hand): Stroke[] {
  const folds: Stroke[] = [
    "M-16 -30C-8 -36 2 -24 12 -32",
    "M-18 -22C-8 -28 2 -16 16 -24",
    "M-16 -14C-6 -20 6 -8 16 -16",
    "M-6 -36C-2 -40 4 -38 8 -39",
  ].map((path) => ({ path: hand.draw(path, 0.9), kind: "fine" }));
  return [
    {
      path: hand.draw("M-31 -2C-31 -12 -31 -24 -29 -34L29 -38C31 -26 31 -14 30 -4C12 2 -14 3 -31 -2Z", 0.8),
      kind: "fill",
      hue: wood,
    },
    { path: hand.draw(oval(29, -21, 4, 16), 0.6), kind: "fill", hue: "#d8bd92" },
    { path: "M29 -31Q26 -21 29 -12", kind: "fine" },
    {
      path: hand.draw(
        "M-24 -18C-26 -34 -14 -44 0 -46C14 -46 24 -36 22 -24C24 -12 10 -4 -4 -6C-16 -4 -24 -8 -24 -18Z",
        2,
      ),
      kind: "fill",
      hue: tips,
    },
    {
      path: hand.draw(
        "M-19 -19C-20 -32 -11 -40 0 -41C11 -41 19 -33 18 -24C18 -14 8 -9 -4 -10C-13 -9 -19 -12 -19 -19Z",
        1.4,
      ),
      kind: "fill",
      hue,
    },
    ...folds,
    ...folds.map(({ path }) => ({ path, kind: "fine" as const })),
  ];
}

function ruffle({ hue, tips = "#fff4dc" }: Species, hand: Hand): Stroke[] {
  const lobe = (x: number, y: number, r: number, i: number): Stroke[] => [
    {
      path: hand.draw(
        `M${x - r} ${y}C${x - r * 1.1} ${y - r} ${x - r * 0.3} ${y - r * 0.5} ${x} ${y - r}C${x + r * 0.3} ${y - r * 0.5} ${x + r * 1.1} ${y - r} ${x + r} ${y}C${x + r * 0.5} ${y + r * 0.8} ${x - r * 0.5} ${y + r * 0.8} ${x - r} ${y}Z`,
        0.9,
      ),
      kind: "fill",
      hue: i % 3 === 1 ? tips : hue,
    },
    { path: hand.draw(`M${x - r * 0.5} ${y}Q${x} ${y - r * 0.5} ${x + r * 0.5} ${y + r * 0.1}`, 0.5), kind: "fine" },
  ];
  const rows = [
    [-46, 2, 8],
    [-37, 4, 9],
    [-27, 5, 9.5],
    [-17, 5, 9],
    [-8, 4, 8],
  ];
  return rows.flatMap(([y = 0, count = 1, r = 8]) =>
    Array.from({ length: count }, (_, i) => lobe((i - (count - 1) / 2) * 10.6, y + ((i * 7) % 3), r, i + count)).flat(),
  );
}

function icicles({ hue, tips = cream, stem: wood }: Species, hand: Hand): Stroke[] {
  const tier = (x: number, y: number, w: number): Stroke[] => [
    ...Array.from({ length: Math.round(w / 3.4) }, (_, i): Stroke => {
      const at = x + 2 + i * 3.2;
      const long = 7 + ((i * 5) % 4) * 1.6;
      return {
        path: hand.draw(`M${at - 1.7} ${y - 2}L${at} ${y + long}L${at + 1.7} ${y - 2}Z`, 0.15),
        kind: "fill",
        hue: tips,
      };
    }),
    {
      path: hand.draw(
        `M${x} ${y - 8}C${x + w * 0.4} ${y - 12} ${x + w} ${y - 8} ${x + w} ${y - 1}C${x + w * 0.6} ${y + 2} ${x + w * 0.3} ${y + 2} ${x} ${y}Z`,
        0.6,
      ),
      kind: "fill",
      hue,
    },
  ];
  return [...trunk(wood ?? "#8a6a48", hand), ...tier(-17, -42, 32), ...tier(-15, -25, 42), ...tier(-17, -10, 34)];
}

const forms: Readonly<Record<Form, (species: Species, hand: Hand) => Stroke[]>> = {
  dome: (species, hand) => capped(species, "dome", hand),
  flat: (species, hand) => capped(species, "flat", hand),
  bell: (species, hand) => capped(species, "bell", hand),
  funnel,
  coral,
  morel,
  saddle,
  cup,
  fan,
  club,
  parasol,
  pin,
  puff,
  star,
  spindles,
  egg,
  horn,
  shelf,
  hoof,
  crust,
  ruffle,
  icicles,
};

const drawn = new WeakMap<Species, Map<string, Stroke[]>>();

/** The same strokes every time: the name decides how the hand trembles. */
export function drawFungus(name: string, species: Species): Stroke[] {
  const kept = drawn.get(species) ?? new Map<string, Stroke[]>();
  drawn.set(species, kept);
  const strokes =
    kept.get(name) ?? (species.many ? group : (one: Stroke[]) => one)(forms[species.form](species, handOf(name)));
  kept.set(name, strokes);
  return strokes;
}

const seedOf = (name: string) => [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);
