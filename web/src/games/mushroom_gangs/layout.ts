// Where things are on the drawn board, in its own units.
import { isPosition, type Place } from "./view";

export const side = 9; // the board is painted with so many rows and columns
export const cell = 60;
export const left = 26;
export const top = 62; // the thicket above row 1
const bottom = 68; // Home below row 9
export const width = left * 2 + cell * side;
export const height = top + cell * side + bottom;
export const homeTop = top + cell * side;

/** The middle of a place. */
export function middleOf(place: Place, from?: Place): { x: number; y: number } {
  if (isPosition(place)) return { x: left + (place[0] + 0.5) * cell, y: top + (place[1] + 0.5) * cell };
  const x = from ? middleOf(from).x : width / 2;
  return { x, y: place === "home" ? homeTop + 34 : top - 36 };
}
