// Which picker is which: a drawing that walks needs to stay itself, and what happened says who went where.
import type { Spot } from "../../protocol";
import type { EventFact } from "./facts";
import { samePlace } from "./view";

export interface Piece {
  id: number; // as they were placed, from 1
  seat: number;
  at: Spot;
}

/** Who stands where after all that happened. */
export function piecesAfter(told: readonly (readonly EventFact[])[]): Piece[] {
  const pieces = new Map<number, Piece>();
  let placed = 0;
  const remove = (seat: number | undefined, at: Spot | undefined) => {
    const found = [...pieces.values()].find((piece) => piece.seat === seat && samePlace(piece.at, at ?? null));
    if (found) pieces.delete(found.id);
    return found;
  };
  for (const fact of told.flat()) {
    if (fact.kind === "placed") {
      placed++;
      pieces.set(placed, { id: placed, seat: fact.gang, at: fact.to });
    }
    if (fact.kind !== "acted") continue;
    remove(fact.victim, fact.to);
    const mover = remove(fact.gang, fact.from);
    if (mover && fact.to) pieces.set(mover.id, { ...mover, at: fact.to });
  }
  return [...pieces.values()].sort((a, b) => a.id - b.id);
}
