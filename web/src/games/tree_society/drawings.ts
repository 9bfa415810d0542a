// What is drawn of the tree society: fruit, coins, purse and chest, the houses of the guilds, hats of the players, and
// the stalls. Small things lie around 0 0, a house stands in 100 by 100 from 0 0, and its bough reaches
// beyond that on both sides.
import "./colours.css";
import { ink, oval } from "../../drawing/ink";
import type { Stroke } from "../../drawing/mushroom";
import { randomFrom } from "../../drawing/random";
import type { Guild, Type } from "./facts";

/** A hand that draws one stroke after the other, each with a tremble of its own. */
function pen(seed: number, amount = 0.3, wave = 14) {
  let next = seed * 100;
  return (kind: Stroke["kind"], path: string, hue = ""): Stroke => ({
    path: ink(path, { seed: next++, amount, wave, step: 2 }),
    kind,
    ...(hue === "" ? {} : { hue }),
  });
}

function ball(draw: ReturnType<typeof pen>, x: number, y: number, r: number, hue: string): Stroke[] {
  return [draw("cap", oval(x, y, r), hue), draw("light", oval(x - r * 0.38, y - r * 0.38, r * 0.3, r * 0.24))];
}

function drawnFruit(): Record<Type, Stroke[]> {
  const apple = pen(1);
  const cherry = pen(2);
  const grape = pen(3, 0.2);
  const berry = pen(4);
  const orange = pen(5);
  return {
    apple: [
      apple(
        "cap",
        "M0 -6C-5 -10 -12 -7 -12 1C-12 8 -6 13 -3 12C-1 11 1 11 3 12C6 13 12 8 12 1C12 -7 5 -10 0 -6Z",
        "var(--fruit-apple)",
      ),
      apple("shade", "M4 11C11 8 12 0 9 -6C14 -2 13 8 6 12Z"),
      apple("light", oval(-6.4, -1.5, 2.2, 3.8)),
      apple("line", "M0 -5Q-0.5 -9 1.6 -12"),
      apple("leaf", "M1 -8Q5 -14 11 -12Q8 -6 1 -8Z"),
    ],
    cherry: [
      cherry("blade", "M-6 2Q-4 -8 2 -12"),
      cherry("blade", "M7 3Q6 -7 2 -12"),
      cherry("leaf", "M2 -12Q8 -15 13 -11Q8 -7 2 -12Z"),
      ...ball(cherry, -6, 6, 6.3, "var(--fruit-cherry)"),
      ...ball(cherry, 7, 7, 6.1, "var(--fruit-cherry)"),
    ],
    grape: [
      grape("line", "M0 -8Q-1 -11 1.4 -13"),
      grape("leaf", "M1 -10Q6 -15 11 -11Q8 -6 1 -10Z"),
      ...[
        [-7.6, -4],
        [0, -5],
        [7.4, -4],
        [-4, 1.6],
        [4, 1.4],
        [0, 4.6],
        [-1.4, 9.6],
      ].flatMap(([x = 0, y = 0]) => ball(grape, x, y, 4.4, "var(--fruit-grape)")),
    ],
    blueberry: [
      berry("leaf", "M2 -6Q9 -14 13 -9Q10 -3 2 -6Z"),
      ...[
        [-5.6, 5.6, 6.8],
        [6.4, 4.8, 6.4],
        [-0.4, -4.6, 7],
      ].flatMap(([x = 0, y = 0, r = 6]) => [
        ...ball(berry, x, y, r, "var(--fruit-blueberry)"),
        berry("shade", oval(x + 0.8, y + 0.4, 2.4, 2)),
        berry("line", `M${x - 1.6} ${y - 0.4}L${x + 0.8} ${y + 0.4}L${x + 3.2} ${y - 0.2}`),
        berry("line", `M${x + 0.8} ${y + 0.4}L${x + 0.6} ${y + 2.4}`),
      ]),
    ],
    orange: [
      orange("cap", oval(0, 1, 11.6, 11.2), "var(--fruit-orange)"),
      orange("shade", "M3 12C11 8 13 0 9 -6C14 0 13 9 6 12Z"),
      orange("light", oval(-5, -3.4, 2.6, 3.4)),
      ...[
        [-2, 5],
        [3, 1],
        [5, 6],
        [-6, 3],
        [0, 9],
        [6, -3],
      ].map(([x = 0, y = 0]) => orange("shade", oval(x, y, 0.8))),
      orange("line", "M0 -9L0.4 -12"),
      orange("leaf", "M0 -9Q5 -15 11 -12Q8 -6 0 -9Z"),
    ],
  };
}
const fruitStrokes = drawnFruit();
export const drawFruit = (type: Type): Stroke[] => fruitStrokes[type];

/** What tells a valuable fruit: a star at its side. */
export const drawStar: readonly Stroke[] = [
  pen(9, 0.15)("cap", "M8 1.4L9.9 5.4L14.2 5.9L11 8.9L11.9 13.2L8 11L4.1 13.2L5 8.9L1.8 5.9L6.1 5.4Z", "var(--gold)"),
];

export const drawCoin: readonly Stroke[] = [
  pen(11, 0.2)("cap", oval(0, 0, 10.4), "var(--gold)"),
  pen(12, 0.15)("light", "M-7 -3C-6 -8 1 -10 5 -7C1 -8 -4 -7 -7 -3Z"),
  pen(13, 0.15)("shade", "M9.6 0C9.6 6 4 9.8 -2 9.4C4 8 7.6 5 8 -3Z"),
];

export const drawPurse: readonly Stroke[] = [
  pen(14, 0.25)("cap", "M-4 -5C-12 0 -13 11 -7 12C-3 13 4 13 8 12C13 11 12 0 4 -5Z", "var(--plank-2)"),
  pen(15, 0.25)("cap", "M-5 -12C-2 -9 2 -9 5 -12C6 -9 5 -7 4 -5L-4 -5C-5 -7 -6 -9 -5 -12Z", "var(--plank)"),
  pen(16, 0.15)("line", "M-6 -4.6Q0 -3 6 -4.8"),
  pen(17, 0.15)("cap", oval(0, 4, 4), "var(--gold)"),
];

export const drawChest: readonly Stroke[] = [
  pen(18, 0.25)("cap", "M-12 -1L12 -1L12 11L-12 11Z", "var(--plank-2)"),
  pen(19, 0.25)("cap", "M-12 -1C-13 -12 13 -12 12 -1Z", "var(--plank)"),
  pen(20, 0.15)("line", "M-7 -8L-7 11"),
  pen(21, 0.15)("line", "M7 -8L7 11"),
  pen(22, 0.15)("cap", "M-3 -3L3 -3L3 4L-3 4Z", "var(--gold)"),
];

/** A banner on its pole; its cloth has the colour of the guild. */
export const drawBanner = (guild: Guild): Stroke[] => [
  pen(24, 0.15)("line", "M-6 12L-6 -12"),
  pen(25, 0.3)("cap", "M-6 -11C-1 -13 3 -8 9 -10L6 -4.4L9 1C3 3 -1 -2 -6 0Z", `var(--guild-${guild})`),
];

/** The sign of a guild, on its banner and beside its name. */
export const guildSigns: Readonly<Record<Guild, string>> = {
  architects: "M-6 6L0 -7L6 6M-3.6 1.6L3.6 1.6",
  bankers: "M-6 -3Q0 -8 6 -3ZM-5 0Q-4 7 0 8Q4 7 5 0Z",
  merchants: "M-7 -4L7 -4M-5 -4L-4 5L4 5L5 -4M-3 -4Q0 -10 3 -4",
  writers: "M-6 7L-1 0Q1 -7 7 -7Q6 0 -1 2",
  botanists: "M0 7L0 -1M0 1Q-7 1 -7 -6Q0 -6 0 1M0 -1Q7 -1 6 -7Q0 -6 0 -1",
  explorers: "M0 -8L2 -2L8 0L2 2L0 8L-2 2L-8 0L-2 -2Z",
};

/** A number from a name, the same every time: what makes a house this one and no other. */
export function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return seed;
}

const bodies: Readonly<Record<Guild, (draw: ReturnType<typeof pen>, hue: string) => Stroke[]>> = {
  architects: (draw, hue) => [
    draw("cap", "M28 46L72 46L72 81L28 81Z", "var(--wall)"),
    draw("line", "M28 46L50 80L72 46"),
    draw("cap", "M20 48L50 19L80 48Z", hue),
    draw("line", "M50 19L50 48"),
    draw("line", "M80 82L80 34M88 82L88 34M80 46L88 46M80 58L88 58M80 70L88 70"),
    draw("cap", "M43 62L57 62L57 81L43 81Z", "var(--plank-2)"),
  ],
  bankers: (draw, hue) => [
    draw("cap", "M24 46C24 70 38 80 50 83C62 80 76 70 76 46Z", "var(--wall)"),
    draw("cap", "M17 48C15 20 85 20 83 48C66 55 34 55 17 48Z", hue),
    draw("line", "M30 28Q34 40 30 50M50 25L50 53M70 28Q66 40 70 50"),
    draw("line", "M50 26Q50 19 54 16"),
    draw("cap", oval(50, 66, 9), "var(--gold)"),
    draw("line", "M50 59L50 73M43 66L57 66"),
  ],
  merchants: (draw, hue) => [
    draw("cap", "M26 44L74 44L74 82L26 82Z", "var(--wall)"),
    draw("shade", "M30 50L70 50L70 64L30 64Z"),
    draw("cap", "M22 64L78 64L78 70L22 70Z", "var(--plank)"),
    ...[34, 44, 54, 65].map((x, i) =>
      draw("cap", oval(x, 61, 4), ["var(--fruit-apple)", "var(--fruit-orange)", "var(--fruit-grape)"][i % 3] ?? ""),
    ),
    draw(
      "cap",
      "M22 28L78 28L87 46C83 53 77 53 72 46C68 53 62 53 57 46C53 53 47 53 43 46C38 53 32 53 28 46C23 53 17 53 13 46Z",
      hue,
    ),
    draw("spot", "M34 28L44 28L43 46C38 53 32 53 28 46Z"),
    draw("spot", "M56 28L66 28L72 46C68 53 62 53 57 46Z"),
  ],
  writers: (draw, hue) => [
    draw("cap", "M35 36L65 36L68 82L32 82Z", "var(--wall)"),
    draw("cap", "M27 39L50 4L73 39Z", hue),
    draw("line", "M36 29L64 29M42 18L58 18"),
    draw("cap", oval(50, 50, 6.5), "var(--window)"),
    draw("line", "M50 43L50 57M43 50L57 50"),
    draw("cap", "M43 66L57 66L57 82L43 82Z", "var(--plank-2)"),
    draw("stem", "M72 58C72 48 78 38 88 34C89 44 84 54 72 58Z"),
    draw("line", "M68 66L84 40"),
  ],
  botanists: (draw, hue) => [
    draw("cap", "M20 81C18 40 34 20 50 20C66 20 82 40 80 81Z", "var(--glass)"),
    draw("leaf", "M50 80Q34 66 36 48Q50 54 50 80Z"),
    draw("leaf", "M50 80Q66 62 62 44Q50 54 50 80Z"),
    draw("blade", "M50 81L50 50"),
    draw("line", "M50 20L50 81M32 30Q26 54 28 81M68 30Q74 54 72 81M22 56L78 56"),
    draw("cap", "M16 76L84 76L84 83L16 83Z", hue),
    draw("cap", oval(50, 17, 4), hue),
  ],
  explorers: (draw, hue) => [
    draw("line", "M50 82L50 4"),
    draw("cap", "M46 24L46 76L14 76Z", "var(--wall)"),
    draw("cap", "M54 24L54 76L88 76Z", hue),
    draw("cap", "M50 4C58 2 64 8 74 5L70 11L74 16C64 18 58 13 50 15Z", hue),
    draw("line", "M46 50L31 50M54 50L70 50"),
    draw("cap", "M30 76L70 76L64 86L36 86Z", "var(--plank)"),
    draw("line", "M33 81L67 81"),
  ],
};

const extras: readonly ((draw: ReturnType<typeof pen>) => Stroke[])[] = [
  (draw) => [draw("line", "M12 79L12 60"), draw("cap", "M8 60L16 60L15 70L9 70Z", "var(--gold)")], // a lantern
  (draw) => [draw("line", "M16 99L20 82M26 99L28 82M17 94L26 94M18 88L27 88")], // a ladder
  (draw) => [
    draw("cap", "M4 66L20 66L20 81L4 81Z", "var(--wall)"),
    draw("cap", "M1 67L12 55L23 67Z", "var(--crown-2)"),
  ], // a hut beside it
  (draw) => [draw("cap", "M84 62C84 56 96 56 96 62Z", "var(--cap-red)"), draw("stem", "M88 62L87 79L93 79L92 62Z")], // a mushroom
  (draw) => [draw("line", "M-2 60Q12 74 26 66M0 56Q12 66 24 60")], // a rope bridge
  (draw) => [draw("cap", oval(90, 68, 5, 4), "var(--water)"), draw("cap", "M94 67L99 68L94 70Z", "var(--gold)")], // a bird
  (draw) => [draw("line", "M84 20Q88 24 92 19Q95 24 98 20")], // a bird far away
];

/** A house of a guild without its tree. */
export const drawHut = (guild: Guild): Stroke[] => [
  ...bodies[guild](pen(25 + seedOf(guild), 0.6, 20), `var(--guild-${guild})`),
  pen(26, 0.6)("cap", "M10 81L90 80L90 85L10 86Z", "var(--plank)"),
];

const houses = new Map<string, Stroke[]>();

/** The house of a guild card, on its bough: like others of its guild, and like no other. */
export function drawHouse(guild: Guild, card: string): Stroke[] {
  const known = houses.get(card);
  if (known) return known;
  const seed = seedOf(card);
  const random = randomFrom(seed);
  const draw = pen(30 + seed, 0.6, 20);
  const shade = 74 + Math.floor(random() * 26);
  const hue = `color-mix(in oklab, var(--guild-${guild}) ${shade}%, ${random() < 0.5 ? "#fff3d6" : "#3d2b1c"})`;
  const crowns = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [-78 + i * 22 + random() * 10, 16 + random() * 24];
    return draw("cap", oval(x, y, 17 + random() * 7, 13 + random() * 6), `var(--crown-${1 + (i % 2)})`);
  });
  const side =
    random() < 0.5
      ? "M6 102C10 70 4 40 8 8L18 8C16 40 20 70 20 102Z"
      : "M82 102C84 70 80 40 84 8L94 8C92 40 96 70 98 102Z";
  const first = Math.floor(random() * extras.length);
  const second = (first + 1 + Math.floor(random() * (extras.length - 1))) % extras.length;
  const strokes = [
    ...crowns.filter((_, i) => i % 3 !== 1),
    draw("cap", side, "var(--bough)"),
    ...crowns.filter((_, i) => i % 3 === 1),
    draw("cap", "M-84 98C-20 82 60 86 184 66L184 78C70 94 -10 94 -84 110Z", "var(--bough)"),
    ...(extras[first]?.(draw) ?? []),
    ...bodies[guild](draw, hue),
    ...(extras[second]?.(draw) ?? []),
    draw("cap", "M10 81L90 80L90 85L10 86Z", "var(--plank)"),
    draw("line", "M30 81L30 85M52 81L52 85M72 80.6L72 85"),
  ];
  houses.set(card, strokes);
  return strokes;
}

const hats: readonly ((draw: ReturnType<typeof pen>, hue: string) => Stroke[])[] = [
  (draw, hue) => [draw("cap", "M-10 -9C-11 -20 11 -20 10 -9C5 -6 -5 -6 -10 -9Z", hue), draw("line", "M0 -17L1 -21")], // an acorn's cup
  (draw, hue) => [draw("cap", "M-11 -8L0 -22L11 -8C5 -6 -5 -6 -11 -8Z", hue)], // a pointed one
  (draw, hue) => [
    draw("cap", "M-12 -9C-12 -21 12 -21 12 -9C6 -12 -6 -12 -12 -9Z", hue),
    draw("spot", oval(-4, -14, 2)),
    draw("spot", oval(5, -15, 1.7)),
  ], // a toadstool
  (draw, hue) => [draw("cap", "M-11 -9C-8 -20 2 -16 12 -20C11 -12 8 -9 10 -8C5 -6 -5 -6 -11 -9Z", hue)], // a leaf
];

/** Somebody of the canopy: a body in the colour of the seat, and a hat of one's own. */
export function drawFolk(seat: number): Stroke[] {
  const draw = pen(60 + seat, 0.25);
  const hue = `var(--seat-${seat})`;
  return [
    draw("cap", "M-6 -2C-11 4 -11 14 -9 17C-4 20 4 20 9 17C11 14 11 4 6 -2Z", hue),
    draw("light", "M-7 4C-8 8 -8 12 -7 15C-6 11 -6 7 -4 2Z"),
    draw("stem", oval(0, -6, 7.4, 6.8)),
    ...(hats[seat % hats.length]?.(draw, hue) ?? []),
    draw("line", "M-2.6 -5.4L-2.6 -4.2M2.8 -5.4L2.8 -4.2"),
  ];
}

/** The awning of a stall, 100 by 34, its stripes in the colour of its fruit. */
export function drawAwning(type: Type): Stroke[] {
  const draw = pen(70 + seedOf(type), 0.5, 18);
  return Array.from({ length: 7 }, (_, i) => {
    const [top, low] = [8 + i * 12, 1 + i * 14];
    return draw(
      "cap",
      `M${top} 3L${top + 12} 3L${low + 14} 24C${low + 12} 33 ${low + 2} 33 ${low} 24Z`,
      i % 2 ? "var(--awning-2)" : `var(--fruit-${type})`,
    );
  });
}
