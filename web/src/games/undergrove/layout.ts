// Where things lie in the drawing, in its own units. The forest has no border: the drawing is as large as it has to be.
import type { Extent } from "../../kit/surface";
import type { Spot } from "../../protocol";

export const cell = 116;
export const gap = 4; // between mushrooms
const margin = 26; // plants on the outer corners stand there

/** The upper left point of a space. */
export const spaceAt = ([x, y]: Spot) => ({ x: x * cell, y: -(y + 1) * cell });
/** The point of a corner. */
export const cornerAt = ([x, y]: Spot) => ({ x: x * cell, y: -y * cell });

export function extentOf(spaces: readonly Spot[]): Extent {
  const xs = spaces.map(([x]) => x);
  const ys = spaces.map(([, y]) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs) + 1];
  const [south, north] = [Math.min(...ys), Math.max(...ys) + 1];
  return {
    left: west * cell - margin,
    top: -north * cell - margin,
    width: (east - west) * cell + 2 * margin,
    height: (north - south) * cell + 2 * margin,
  };
}

/** From the middle of a space, which way one of its corners lies: -1 or 1 across and down. */
export function wayTo(corner: Spot, space: Spot): { across: -1 | 1; down: -1 | 1 } {
  return { across: corner[0] > space[0] ? 1 : -1, down: corner[1] > space[1] ? -1 : 1 };
}
