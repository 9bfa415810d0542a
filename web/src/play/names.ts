// How seats are called on this screen.
import type { Message, Seat, TableState } from "../protocol";
import { keyOf, say } from "../words/say";

/** The name somebody gave, else You, Player 2 or the bot's. */
export function personAt(state: TableState, seat: Seat): string {
  const { name = "", player = "" } = state.seats[seat] ?? {};
  if (name !== "") return name;
  if (player === "human")
    return state.mine.length === 1
      ? say("web.seat.you")
      : say("web.seat.player", { number: state.mine.indexOf(seat) + 1 });
  return say(keyOf("web.bot.", player, ".title"));
}

export const titleOf = (state: TableState, seat: Seat): Message =>
  state.seats[seat]?.title ?? { key: "web.seat.somebody" };
