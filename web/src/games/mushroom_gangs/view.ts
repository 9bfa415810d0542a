// The forest as the table shows it, and its places. `board` has rows from the deep forest to Home, a seat's digit for a
// picker; the fields of `yields` are as many across as down, read like a page.
import type { Spot } from "../../protocol";
import type { View } from "./facts";

export type GangsView = View;

/** Where a picker can stand or go: a position by column and row, from 0, or beyond the forest. */
export type Place = Spot | "home" | "out";

export const isPosition = (place: Place): place is Spot => typeof place !== "string";

/** A position as people call it. */
export const nameOf = (place: Place) => (isPosition(place) ? `${columnName(place[0])}${place[1] + 1}` : place);
export const columnName = (column: number) => String.fromCharCode(97 + column);

export const samePlace = (a: Place | null, b: Place | null) =>
  a !== null && b !== null && isPosition(a) && isPosition(b) ? a[0] === b[0] && a[1] === b[1] : a === b;

export const positionsOf = (view: GangsView): Spot[] =>
  view.board.flatMap((row, y) => Array.from(row, (_, x) => [x, y] as const));

/** The seat that stands there, or null. */
export function holder(view: GangsView, place: Place): number | null {
  const mark = isPosition(place) ? view.board[place[1]]?.[place[0]] : undefined;
  return mark === undefined || mark === "." ? null : Number(mark);
}

export function yieldAt(view: GangsView, [x, y]: Spot): number {
  const across = Math.sqrt(view.yields.length);
  const field = (at: number) => Math.floor((at * across) / view.side);
  return view.yields[field(y) * across + field(x)] ?? 0;
}

export const pickersOf = (view: GangsView, seat: number) =>
  positionsOf(view).filter((place) => holder(view, place) === seat).length;
