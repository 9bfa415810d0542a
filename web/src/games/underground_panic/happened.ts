// What the events say and a view does not: what the die showed last, which way gophers went, what was touched.
import type { EventFact } from "./facts";

type Told = readonly (readonly EventFact[])[];

export interface Throw {
  face: string | null;
  count: number; // of all throws: another number, another throw
}

export function thrownIn(told: Told): Throw {
  let thrown: Throw = { face: null, count: 0 };
  for (const fact of told.flat()) if (fact.kind === "rolled") thrown = { face: fact.face, count: thrown.count + 1 };
  return thrown;
}

/** A way that a gopher was led or washed by the last move. */
export interface Way {
  from: string;
  to: string;
  washed: boolean;
}

export const waysIn = (told: Told): Way[] =>
  (told.at(-1) ?? []).flatMap((fact) =>
    fact.kind === "moved" || fact.kind === "washed"
      ? [{ from: fact.at, to: fact.to, washed: fact.kind === "washed" }]
      : [],
  );

/** The places that the last move touched. */
export function touchedIn(told: Told): Set<string> {
  const places = new Set<string>();
  for (const fact of told.at(-1) ?? []) {
    if ("at" in fact) places.add(fact.at);
    if ("to" in fact) places.add(fact.to);
  }
  return places;
}
