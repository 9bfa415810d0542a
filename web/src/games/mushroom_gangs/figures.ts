// The pickers: one figure per gang, told apart by its hat. Each is drawn several times, so that no two neighbours are
// the same stroke for stroke.
import { ink, oval } from "../../drawing/ink";

export interface Figure {
  body: string;
  basket: string;
  handle: string;
  hat: string;
  shade: string; // the side of the hat away from the light
  light: string; // where the light falls
  marks: string[]; // what is sewn, painted or grown on the hat, in a paler colour
  lines: string[]; // seams, in ink
}

interface Hat {
  hat: string;
  shade: string;
  light: string;
  marks?: string[];
  lines?: string[];
}

const body = "M-8.5 -6C-9 4 -12.6 12 -11.4 18.4C-6 23 6 23 11.4 18.4C12.6 12 9 4 8.5 -6Z";
const basket = "M5 12.6L17 12.6C16.8 16 16 19 14.6 21L7.4 21C6 19 5.2 16 5 12.6Z";
const handle = "M6.4 12.6C6.4 5.4 15.6 5.4 15.6 12.6";

const hats: Hat[] = [
  {
    // Embers: a round red cap with spots
    hat: "M-20 0C-22 -29 22 -29 20 0C9 8 -9 8 -20 0Z",
    shade: "M20 0C21 -15 11 -21 2 -21.6C11 -17 13 -8 10 4.6C14 3.6 17 2 20 0Z",
    light: oval(-8, -13, 5.5, 3.6),
    marks: [oval(-11, -7, 3.2, 2.6), oval(1, -14, 3.8, 2.9), oval(11.5, -8, 2.8, 2.3), oval(0, -4.6, 2.3, 1.7)],
  },
  {
    // Mossbacks: a tall pointed hat, grown over with moss
    hat: "M-19 1C-9 -4 -5 -16 -2 -28C-1 -31 3 -31 3.4 -28C5 -16 10 -4 19 1C9 8 -9 8 -19 1Z",
    shade: "M19 1C10 -4 5 -16 3.4 -28C1.6 -14 6 -4 8 5.4C12 4.6 16 3 19 1Z",
    light: "M-8 -6C-5 -10 -4 -15 -3 -20C-1.4 -15 -3 -9 -8 -6Z",
    marks: ["M0.6 -16L5 -8.4L-4 -8.4Z"],
    lines: ["M-13 -2C-11 -4 -10 -2 -8 -4C-6 -6 -5 -3 -3 -5C-1 -7 1 -4 3 -5.4C5 -7 7 -3.6 9 -4.6C11 -5 12 -2.6 13 -2"],
  },
  {
    // Rainmakers: a square hat with drops
    hat: "M-19 0L-15 -4C-15.4 -11 -15 -17 -14 -23C-5 -26 5 -26 14 -23C15 -17 15.4 -11 15 -4L19 0C9 7.5 -9 7.5 -19 0Z",
    shade: "M19 0L15 -4C15.4 -11 15 -17 14 -23C11 -24 8 -24.6 5 -25C7 -16 7.4 -6 6 5.4C11 5 15 3 19 0Z",
    light: "M-11 -20C-8 -21.4 -6 -21.4 -4 -21.6C-6 -19 -8 -18 -11 -17Z",
    marks: [
      "M-3.6 -17L3.6 -17L3.6 -9.8L-3.6 -9.8Z",
      "M-9.6 -19C-8 -16.4 -8.2 -14.6 -9.6 -14.6C-11 -14.6 -11.2 -16.4 -9.6 -19Z",
      "M9.4 -13.4C11 -10.8 10.8 -9 9.4 -9C8 -9 7.8 -10.8 9.4 -13.4Z",
    ],
    lines: ["M-15 -4C-6 -1 6 -1 15 -4"],
  },
  {
    // Sunhats: a wide straw brim
    hat: "M-25 -1C-19 -6 -14 -7 -11.4 -7.4C-11 -15 -7 -21 0 -21C7 -21 11 -15 11.4 -7.4C14 -7 19 -6 25 -1C12 8.4 -12 8.4 -25 -1Z",
    shade: "M25 -1C19 -6 14 -7 11.4 -7.4C11 -15 7 -21 0 -21C6 -17 7 -11 6 -6C12 -4.6 19 -3 25 -1Z",
    light: oval(-4.4, -15, 3, 3.4),
    marks: ["M0 -14L3.6 -9.6L0 -5.4L-3.6 -9.6Z"],
    lines: ["M-11.2 -8.6C-5 -6 5 -6 11.2 -8.6", "M-11.6 -5.4C-5 -3 5 -3 11.6 -5.4"],
  },
  {
    // Nightcaps: a floppy cap that ends in a star
    hat: "M-18 0C-20 -19 -5 -29 9 -26C18 -24 23 -16 21.6 -7C18 -13 14.6 -15.4 11 -15.4C15 -9 18 -5 18 0C9 7.5 -9 7.5 -18 0Z",
    shade:
      "M18 0C18 -5 15 -9 11 -15.4C14.6 -15.4 18 -13 21.6 -7C23 -16 18 -24 9 -26C14 -22 8 -18 6 -16C9 -9 10 -2 8 4.6C12 4 15.6 2.4 18 0Z",
    light: "M-12 -10C-10 -16 -6 -19 -2 -20.4C-4 -15 -7 -12 -12 -10Z",
    marks: [
      "M21.6 -11L23 -7.6L26.6 -7.2L24 -4.8L24.8 -1.2L21.6 -3L18.4 -1.2L19.2 -4.8L16.6 -7.2L20.2 -7.6Z",
      "M-3 -13.6L-2 -11.2L0.6 -11L-1.4 -9.2L-0.8 -6.6L-3 -8L-5.2 -6.6L-4.6 -9.2L-6.6 -11L-4 -11.2Z",
    ],
  },
];

const variants = 4;

function draw(hat: Hat, seed: number): Figure {
  const stroke = (path: string, offset: number, amount = 0.26) =>
    ink(path, { seed: seed * 31 + offset, amount, wave: 19, step: 2 });
  return {
    body: stroke(body, 1),
    basket: stroke(basket, 3, 0.2),
    handle: stroke(handle, 7, 0.2),
    hat: stroke(hat.hat, 2, 0.32),
    shade: stroke(hat.shade, 4, 0.3),
    light: stroke(hat.light, 5, 0.3),
    marks: (hat.marks ?? []).map((mark, i) => ink(mark, { seed: seed * 31 + 6 + i, amount: 0.14, wave: 7, step: 1.2 })),
    lines: (hat.lines ?? []).map((line, i) => stroke(line, 16 + i, 0.25)),
  };
}

const figures = hats.map((hat, gang) => Array.from({ length: variants }, (_, i) => draw(hat, gang * variants + i + 1)));

export function figureOf(seat: number, variant: number): Figure {
  const drawn = figures[seat % figures.length]?.[variant % variants];
  if (!drawn) throw new RangeError();
  return drawn;
}
