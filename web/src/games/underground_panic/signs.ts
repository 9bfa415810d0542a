// What a sign is put together of: an icon, a symbol of a card, a tile. Each part lies somewhere in 24 by 24 around 0 0.
export interface Part {
  sign: string;
  x: number;
  y: number;
  scale: number;
}

export type Link = "or" | "into" | "swap" | null;

const alone = (sign: string): Part[] => [{ sign, x: 0, y: 0, scale: 1 }];
const pair = (one: string, other: string): Part[] => [
  { sign: one, x: -6.2, y: -2.6, scale: 0.62 },
  { sign: other, x: 6.2, y: 2.6, scale: 0.62 },
];
const after = (one: string, other: string): Part[] => [
  { sign: one, x: -7.4, y: 0, scale: 0.52 },
  { sign: other, x: 5.6, y: 0, scale: 0.72 },
];

const composed: Readonly<Record<string, { parts: Part[]; link: Link }>> = {
  "red-or-yellow": { parts: pair("red", "yellow"), link: "or" },
  "blue-or-green": { parts: pair("blue", "green"), link: "or" },
  "pinecone-or-leaf": { parts: pair("pinecone", "leaf"), link: "or" },
  "swap-red-yellow": { parts: pair("red", "yellow"), link: "swap" },
  "swap-blue-green": { parts: pair("blue", "green"), link: "swap" },
  "into-leaf": { parts: after("any", "leaf"), link: "into" },
  "into-pinecone": { parts: after("any", "pinecone"), link: "into" },
  "into-nutshell": { parts: after("any", "nutshell"), link: "into" },
  "pebble-to-nutshell": { parts: after("pebble", "nutshell"), link: "into" },
  "into-any": {
    parts: [
      { sign: "any", x: -8, y: 0, scale: 0.48 },
      { sign: "pinecone", x: 6.4, y: -6.4, scale: 0.5 },
      { sign: "leaf", x: 3, y: 5.8, scale: 0.5 },
      { sign: "nutshell", x: 10, y: 5, scale: 0.42 },
    ],
    link: "into",
  },
  strike: {
    parts: [
      { sign: "cube", x: 0, y: 0, scale: 0.9 },
      { sign: "stroke", x: 0, y: 0, scale: 1 },
    ],
    link: null,
  },
  "red-card": { parts: alone("red"), link: null },
  "yellow-card": { parts: alone("yellow"), link: null },
  "blue-card": { parts: alone("blue"), link: null },
  "green-card": { parts: alone("green"), link: null },
  "black-card": { parts: alone("black"), link: null },
};

export const partsOf = (sign: string): Part[] => composed[sign]?.parts ?? alone(sign);
export const linkOf = (sign: string): Link => composed[sign]?.link ?? null;
