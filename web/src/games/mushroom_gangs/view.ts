// The forest as the table shows it: view_json of games/mushroom_gangs, and the names of its positions.

export interface GangsView {
  seats: number;
  board: string[]; // nine rows from the deep forest to Home, a seat's digit for a picker
  phase: "placing" | "playing" | "over";
  yields: number[]; // of the nine fields, read like a page
  turn_limit: number;
  turn?: number | null;
  round?: number;
  mushrooms?: number[];
}

export const side = 9;
export const pickersEach = 9;

/** Where a picker can stand or go: a position such as e5, "home" or "out". */
export type Place = string;

export const positionAt = (row: number, column: number): Place => `${"abcdefghi"[column]}${row + 1}`;
export const isPosition = (place: Place) => place !== "home" && place !== "out";
export const rowOf = (place: Place) => Number(place[1]) - 1;
export const columnOf = (place: Place) => "abcdefghi".indexOf(place[0] ?? "");
export const allPositions: readonly Place[] = Array.from({ length: side * side }, (_, i) =>
  positionAt(Math.floor(i / side), i % side),
);

/** The seat that stands there, or null. */
export function holder(view: GangsView, place: Place): number | null {
  const mark = isPosition(place) ? view.board[rowOf(place)]?.[columnOf(place)] : undefined;
  return mark === undefined || mark === "." ? null : Number(mark);
}

export const yieldAt = (view: GangsView, place: Place) =>
  view.yields[Math.floor(rowOf(place) / 3) * 3 + Math.floor(columnOf(place) / 3)] ?? 0;

export const pickersOf = (view: GangsView, seat: number) =>
  allPositions.filter((place) => holder(view, place) === seat).length;
