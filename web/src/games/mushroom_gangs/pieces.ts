// Which picker is which: the board only says where each gang stands, and a drawing that walks needs to stay itself.
import { allPositions, columnOf, type GangsView, holder, type Place, rowOf } from "./view";

export interface Piece {
  id: number;
  seat: number;
  at: Place;
}

const distance = (a: Place, b: Place) => Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b));

/** The pieces of the new view: who stayed, who walked the least to where somebody is new, and newcomers. */
export function follow(before: readonly Piece[], view: GangsView): Piece[] {
  const stayed = before.filter((piece) => holder(view, piece.at) === piece.seat);
  const taken = new Set(stayed.map((piece) => piece.at));
  const loose = before.filter((piece) => !stayed.includes(piece));
  let fresh = before.reduce((most, piece) => Math.max(most, piece.id), 0);
  const arrived = allPositions.flatMap((at): Piece[] => {
    const seat = holder(view, at);
    if (seat === null || taken.has(at)) return [];
    const nearest = loose
      .filter((piece) => piece.seat === seat)
      .reduce<Piece | null>(
        (best, piece) => (best && distance(best.at, at) <= distance(piece.at, at) ? best : piece),
        null,
      );
    if (!nearest) return [{ id: ++fresh, seat, at }];
    loose.splice(loose.indexOf(nearest), 1);
    return [{ id: nearest.id, seat, at }];
  });
  return [...stayed, ...arrived].sort((a, b) => a.id - b.id);
}
