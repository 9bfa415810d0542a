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
  return botTitle(player);
}

/** The name of a bot, or of its level. */
export const botTitle = (bot: string) => say(keyOf("web.bot.", bot, ".title"));

/** The bot in a seat; null for people, and for whoever plays without a seat. */
export const botAt = (state: TableState, seat: Seat): string | null => {
  const player = state.seats[seat]?.player ?? "human";
  return player === "human" ? null : player;
};

/** How the game calls a seat, or whoever is scored without one. */
export const titleOf = (state: TableState, seat: Seat): Message =>
  state.scores.names[seat] ?? { key: "web.seat.somebody" };
