// The clearing as the table shows it. Cards go by their names in the pack, and bags say how many there are of each.
import type { Message, Seat, TableState } from "../../protocol";
import { keyOf } from "../../words/say";
import type { View } from "./facts";

export const viewOf = (state: TableState) => state.view as View;

export const cardName = (card: string): Message => ({ key: keyOf("tree-society.card.", card) });

/** The cards of a bag in words, each with its number. */
export const cardsIn = (bag: Readonly<Record<string, number>>): Message[] =>
  Object.entries(bag).map(([card, count]) => ({
    key: "tree-society.web.cards",
    arguments: { card: cardName(card), count },
  }));

/** Each card of a bag by itself. */
export const eachOf = (bag: Readonly<Record<string, number>>): string[] =>
  Object.entries(bag).flatMap(([card, count]) => Array<string>(count).fill(card));

/** Whether there are any, for words that leave them out otherwise. */
export const any = (bag: Readonly<Record<string, number>>): string => (Object.keys(bag).length > 0 ? "yes" : "no");

/** Whose hand this screen shows; null for whoever only looks on. */
export const mySeat = (state: TableState): Seat | null =>
  viewOf(state).mine && typeof state.viewer === "number" ? state.viewer : null;

/** The others in the order of their turns. */
export function othersOf(state: TableState): Seat[] {
  const me = mySeat(state);
  const seats = state.seats.length;
  return Array.from({ length: seats }, (_, i) => (i + (me ?? -1) + 1) % seats).filter((seat) => seat !== me);
}
