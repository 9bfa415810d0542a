// What a card does, as signs: the steps of its program, put inside each other again.
import type { Step } from "./facts";

export interface Sign {
  step: Step;
  inside: Sign[]; // what is repeated, done with a field, for others
  right: Sign[]; // the other side of an either/or
}

/** A step is followed by what is inside it, and says how many steps it is long. */
export function signsOf(steps: readonly Step[]): Sign[] {
  const signs: Sign[] = [];
  for (let i = 0; i < steps.length; ) {
    const step = steps[i];
    if (!step) break;
    const inside = steps.slice(i + 1, i + step.length);
    const half = step.op === "either" ? step.more - 1 : inside.length;
    signs.push({ step, inside: signsOf(inside.slice(0, half)), right: signsOf(inside.slice(half)) });
    i += step.length;
  }
  return signs;
}

/** Solid drops of a symbol, and transparent ones behind them. */
export const dropsOf = ({ n, more }: Step) => Array.from({ length: n }, (_, i) => i >= n - more);
