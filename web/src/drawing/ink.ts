// Lines drawn by a hand that trembles a little. Paths are walked in short steps, every point is pushed sideways by slow
// waves, and the points are joined smoothly again. Done once, when a drawing is made; nothing is filtered on screen.
import { randomFrom } from "./random";

type Point = [number, number];
interface Outline {
  points: Point[];
  closed: boolean;
}

export interface Hand {
  seed: number;
  amount?: number; // how far the hand strays
  wave?: number; // how long its waves are
  step?: number; // how finely the line is walked
}

/** The path drawn by hand. It may use M, L, C, Q and Z, in capitals. */
export function ink(path: string, { seed, amount = 0.45, wave = 11, step = 2.6 }: Hand): string {
  const random = randomFrom(seed);
  return outlines(path, step)
    .map(({ points, closed }) => join(tremble(points, closed, amount, wave, random), closed))
    .join("");
}

/** An oval as a path. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return (
    `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}` +
    `C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}` +
    `C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`
  );
}

/** A box with round corners as a path. */
export function box(x: number, y: number, width: number, height: number, round: number): string {
  const [r, b] = [x + width, y + height];
  return (
    `M${x + round} ${y}L${r - round} ${y}Q${r} ${y} ${r} ${y + round}L${r} ${b - round}Q${r} ${b} ${r - round} ${b}` +
    `L${x + round} ${b}Q${x} ${b} ${x} ${b - round}L${x} ${y + round}Q${x} ${y} ${x + round} ${y}Z`
  );
}

function outlines(path: string, step: number): Outline[] {
  const found: Outline[] = [];
  let current: Outline | undefined;
  for (const [, command = "", rest = ""] of path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    if (command === "M") {
      current = { points: [pointAt(numbers, 0)], closed: false };
      found.push(current);
    } else if (current && command === "Z") {
      walk(current, [current.points[0] ?? [0, 0]], step);
      current.points.pop();
      current.closed = true;
    } else if (current) {
      const size = command === "L" ? 2 : command === "Q" ? 4 : 6;
      for (let i = 0; i + size <= numbers.length; i += size)
        walk(
          current,
          Array.from({ length: size / 2 }, (_, k) => pointAt(numbers, i + 2 * k)),
          step,
        );
    }
  }
  return found;
}

const pointAt = (numbers: number[], i: number): Point => [numbers[i] ?? 0, numbers[i + 1] ?? 0];

// Adds the points of a straight line or a curve that starts where the outline has come to.
function walk(outline: Outline, curve: Point[], step: number) {
  const all: Point[] = [outline.points.at(-1) ?? [0, 0], ...curve];
  let length = 0;
  for (let i = 1; i < all.length; i++) length += distance(all[i - 1], all[i]);
  const count = Math.max(1, Math.round(length / step));
  for (let i = 1; i <= count; i++) outline.points.push(along(all, i / count));
}

function along(points: Point[], t: number): Point {
  let left = points;
  while (left.length > 1)
    left = left.slice(1).map((point, i) => {
      const [x, y] = left[i] ?? point;
      return [x + (point[0] - x) * t, y + (point[1] - y) * t];
    });
  return left[0] ?? [0, 0];
}

const distance = (a: Point = [0, 0], b: Point = [0, 0]) => Math.hypot(b[0] - a[0], b[1] - a[1]);

function tremble(points: Point[], closed: boolean, amount: number, wave: number, random: () => number): Point[] {
  const step = distance(points[0], points[1]) || 1;
  const round = points.length * step;
  // Waves that fit the outline a whole number of times, so that a closed one closes.
  const waves = [1, 2.3, 4.1].map((faster) => ({
    turns: Math.max(1, Math.round((round * faster) / wave / (closed ? 1 : 2))),
    phase: random() * 2 * Math.PI,
    height: amount / faster ** 0.7,
  }));
  return points.map(([x, y], i) => {
    const before = points[i - 1] ?? (closed ? points.at(-1) : undefined) ?? [x, y];
    const after = points[i + 1] ?? (closed ? points[0] : undefined) ?? [x, y];
    const length = distance(before, after) || 1;
    const at = (i / points.length) * 2 * Math.PI;
    const push = waves.reduce((sum, { turns, phase, height }) => sum + height * Math.sin(turns * at + phase), 0);
    return [x - (push * (after[1] - before[1])) / length, y + (push * (after[0] - before[0])) / length];
  });
}

const short = (value: number) => String(Math.round(value * 10) / 10);
const spot = ([x, y]: Point) => `${short(x)} ${short(y)}`;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

// Curves from middle to middle, with the points themselves as handles.
function join(points: Point[], closed: boolean): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const start = closed ? middle(last, first) : first;
  let path = `M${spot(start)}`;
  for (let i = 0; i < points.length; i++) {
    const point = points[i] ?? first;
    const next = points[i + 1] ?? (closed ? first : undefined);
    path += next ? `Q${spot(point)} ${spot(middle(point, next))}` : `L${spot(point)}`;
  }
  return closed ? `${path}Z` : path;
}
