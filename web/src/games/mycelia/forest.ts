// The fields of a forest: five columns from a to e, four rows from 1 at the top (R1.2). The shrine is c2.
import type { Spot } from "../../protocol";

export const columns = 5;
export const rows = 4;
export const shrine = "c2";

export type Land = "leaves" | "moss" | "water" | "soil";
export type Ground = Land | "shrine" | "covered"; // covered by an additional shrine

/** The field of a fact, which counts columns and rows from 0. */
export const named = ([column, row]: Spot) => fieldAt(column, row);
export const spotOf = (field: string): Spot => {
  const { column, row } = placeOfField(field);
  return [column, row];
};

/** All fields, row by row. */
export const fields: readonly string[] = Array.from({ length: columns * rows }, (_, i) =>
  fieldAt(i % columns, Math.floor(i / columns)),
);

export function fieldAt(column: number, row: number): string {
  return `${"abcde"[column]}${row + 1}`;
}

export const placeOfField = (field: string) => ({
  column: field.charCodeAt(0) - "a".charCodeAt(0),
  row: Number(field[1]) - 1,
});

/** How far a field lies from the shrine: to the right and down, or to the left and up where the number is negative. */
export function fromShrine(field: string): { across: number; down: number } {
  const [here, there] = [placeOfField(field), placeOfField(shrine)];
  return { across: here.column - there.column, down: here.row - there.row };
}

export const areNeighbours = (one: string, other: string) => {
  const [a, b] = [placeOfField(one), placeOfField(other)];
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;
};
