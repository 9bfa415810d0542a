// The burrow as the table shows it. Spaces, tiles, tokens and rewards go by their names in the pack.
import type { Seat, TableState } from "../../protocol";
import { type Colour, colours, type Hand as Held, type Player, symbols, type View } from "./facts";

export const viewOf = (state: TableState) => state.view as View;

/** Whose cards this screen plays; null for whoever only looks on. */
export const mySeat = (state: TableState): Seat | null =>
  viewOf(state).mine && typeof state.viewer === "number" ? state.viewer : null;

export interface CardSeen {
  id: string;
  colour: string;
  symbol: string | null; // null: hidden from whoever looks
  known: boolean; // to all
  lot: number; // which of its colour, from 1: only cards of one lot are the same for everybody
  excluded: readonly string[]; // what all know that it is not
}

const alike = (a: Held, b: Held) =>
  a.colour === b.colour && a.shuffle === b.shuffle && a.excluded.join() === b.excluded.join();

/** Cards as they lie in a hand or pouch; `own` are their symbols for whoever may see them. */
export function cardsIn(held: readonly Held[], own: readonly string[] | undefined): CardSeen[] {
  let lot = 1;
  return held.map((slot, i) => {
    const before = held[i - 1];
    lot = before?.colour !== slot.colour ? 1 : alike(before, slot) ? lot : lot + 1;
    const known = slot.shuffle === null;
    const told = known ? (symbols.find((symbol) => !slot.excluded.includes(symbol)) ?? null) : null;
    return {
      id: `${slot.colour} ${i}`,
      colour: slot.colour,
      symbol: own?.[i] ?? told,
      known,
      lot,
      excluded: known ? [] : slot.excluded,
    };
  });
}

export const handOf = (view: View, seat: Seat, viewer: Seat | null) =>
  cardsIn(view.players[seat]?.hand ?? [], seat === viewer ? view.mine?.symbols : undefined);
export const pouchOf = (view: View, seat: Seat, viewer: Seat | null) =>
  cardsIn(view.players[seat]?.pouch ?? [], seat === viewer ? view.mine?.pouched : undefined);

/** The cards of a colour that the viewer has not seen, by shuffle, those of the deck first. */
export function unseenOf(view: View, colour: Colour, viewer: Seat | null): Record<string, number>[] {
  const unseen = (view.hidden[colours.indexOf(colour)] ?? []).map((cards): Record<string, number> => ({ ...cards }));
  const take = (held: readonly Held[], own: readonly string[]) =>
    held.forEach((slot, i) => {
      const cards = slot.colour === colour && slot.shuffle !== null ? unseen[slot.shuffle] : undefined;
      const symbol = own[i];
      if (cards && symbol !== undefined) cards[symbol] = (cards[symbol] ?? 0) - 1;
    });
  const me = viewer === null ? undefined : view.players[viewer];
  take(me?.hand ?? [], view.mine?.symbols ?? []);
  take(me?.pouch ?? [], view.mine?.pouched ?? []);
  return unseen;
}

/** Whether something is counted: cards that are due, and what the stage counts where that means something to people. */
export const isCounting = ({ stage, count, due }: Pick<View, "stage" | "count" | "due">) =>
  due > 0 || (count > 0 && (stage === "injury" || stage === "swap" || stage === "pouch"));

/** The tiles of a player one by one. */
export const tilesOf = ({ tiles }: Player): string[] =>
  Object.entries(tiles).flatMap(([tile, count]) => Array<string>(count).fill(tile));

export interface GopherSeen {
  name: string;
  at: string;
  pebble: boolean;
  resting: boolean;
  chosen: boolean;
  slot: number; // which of those at its place
}

export function gophersOf(view: View): GopherSeen[] {
  return view.gophers.map((gopher, i) => ({
    ...gopher,
    name: `${i + 1}`,
    chosen: view.gopher === `${i + 1}`,
    slot: view.gophers.slice(0, i).filter(({ at }) => at === gopher.at).length,
  }));
}

/** A thing to pay with, taken apart: "red-leaf", "strike-tile" or "pebble". */
export type ThingSeen =
  | { kind: "card"; colour: string; symbol: string }
  | { kind: "tile"; tile: string }
  | { kind: "pebble" };

export function cardNamed(name: string): { colour: string; symbol: string } {
  const colour = colours.find((suit) => name.startsWith(`${suit}-`)) ?? "";
  return { colour, symbol: name.slice(colour.length + 1) };
}
export function thingNamed(thing: string): ThingSeen {
  if (thing === "pebble") return { kind: "pebble" };
  if (thing.endsWith("-tile")) return { kind: "tile", tile: thing.slice(0, -"-tile".length) };
  return { kind: "card", ...cardNamed(thing) };
}

export const cardCalled = ({ colour, symbol }: { colour: string; symbol: string }) => `${colour}-${symbol}`;
