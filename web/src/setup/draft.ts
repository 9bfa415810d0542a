// A game about to be set up: who sits where, and its options, from the game's card in the catalog.
import type { GameCard, OptionCard, Options, OptionValue, Player } from "../protocol";
import type { Setup } from "../table/session.svelte";

export interface SeatDraft {
  player: Player;
  name: string;
}

/** Whoever plays against you if you do not say otherwise: the second level, which is beaten often but not always. */
export const usualOpponent = (levels: readonly string[]): Player => levels[1] ?? levels[0] ?? "human";

/** You in the first seat, bots in the others. */
export const freshSeats = (count: number, levels: readonly string[]): SeatDraft[] =>
  Array.from({ length: count }, (_, seat) => ({ player: seat > 0 ? usualOpponent(levels) : "human", name: "" }));

export const defaultOptions = (options: readonly OptionCard[]): Record<string, OptionValue> =>
  Object.fromEntries(options.map((option) => [option.name, option.default]));

/** Only what differs from the rules' own choice. */
export const chosenOptions = (options: readonly OptionCard[], values: Options): Options =>
  Object.fromEntries(
    options.flatMap(({ name, default: usual }) => {
      const value = values[name] ?? usual;
      return value === usual ? [] : [[name, value]];
    }),
  );

/** Two, if the game lets two play. */
export const usualCount = ({ seats }: GameCard) => Math.min(Math.max(2, seats.min), seats.max);

/** The game of one click. */
export const quickSetup = (game: GameCard, levels: readonly string[]): Setup => ({
  game: game.name,
  options: {},
  seats: freshSeats(usualCount(game), levels),
});
