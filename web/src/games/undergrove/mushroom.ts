// A mushroom from its parameters, standing on 0 0, about 60 wide and 50 high.
import { ink, oval } from "../../drawing/ink";
import { randomFrom } from "../../drawing/random";
import type { Type } from "./facts";
import { type Species, seedOf, speciesOf, type Under } from "./species";

export interface Stroke {
  path: string;
  kind: "fill" | "line" | "fine" | "shade" | "light" | "branch";
  hue?: string;
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

function stem({ stem: hue = cream, stout, ring, volva }: Species, top: number, hand: Hand): Stroke[] {
  const [a, b] = stout ? [8, 14] : [5, 7.4];
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

const drawn = new Map<string, Stroke[]>();

/** The same strokes every time. */
export function drawMushroom(name: string, type: Type | null): Stroke[] {
  const kept = drawn.get(name);
  if (kept) return kept;
  const species = speciesOf(name, type);
  const hand = handOf(name);
  const strokes = {
    dome: () => capped(species, "dome", hand),
    flat: () => capped(species, "flat", hand),
    bell: () => capped(species, "bell", hand),
    funnel: () => funnel(species, hand),
    coral: () => coral(species, hand),
    morel: () => morel(species, hand),
    saddle: () => saddle(species, hand),
    cup: () => cup(species, hand),
    fan: () => fan(species, hand),
    club: () => club(species, hand),
  }[species.form]();
  drawn.set(name, strokes);
  return strokes;
}
