// Several people at one screen, in a game where they hold what the others may not see.
import type { Seat, TableState } from "../protocol";

/**
 * Whom the screen has to be handed to before it may show this state; null: whoever looks may see it. A game of which it
 * is not known whether it has secrets is taken to have some.
 */
export function waitsFor(state: TableState, holder: Seat | null, secrets: boolean | undefined): Seat | null {
  if (secrets === false || state.mine.length < 2 || typeof state.viewer !== "number") return null;
  return state.viewer === holder ? null : state.viewer;
}
