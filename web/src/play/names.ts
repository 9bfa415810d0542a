// How seats are called on this screen.
import type { Message, Seat, TableState } from "../protocol";
import { keyOf, say } from "../words/say";

/** The name somebody gave, else You, Player 2 or the bot's; whoever plays without a seat is an automaton. */
export function personAt(state: TableState, seat: Seat): string {
  if (seat >= state.seats.length) return say("web.seat.automaton");
  const { name = "", player = "" } = state.seats[seat] ?? {};
  if (name !== "") return name;
  if (player === "human")
    return state.mine.length === 1
      ? say("web.seat.you")
      : say("web.seat.player", { number: state.mine.indexOf(seat) + 1 });
  return say(keyOf("web.bot.", player, ".title"));
}

/** How the game calls a seat, or whoever is scored without one. */
export const titleOf = (state: TableState, seat: Seat): Message =>
  state.scores.names[seat] ?? { key: "web.seat.somebody" };
