// Several people at one screen, in a game where they hold what the others may not see.
import type { Seat, TableState } from "../protocol";

/** Whom the screen has to be handed to before it may show this state; null: whoever looks may see it. */
export function waitsFor(state: TableState, holder: Seat | null, secret: boolean): Seat | null {
  if (!secret || state.mine.length < 2 || typeof state.viewer !== "number") return null;
  return state.viewer === holder ? null : state.viewer;
}
