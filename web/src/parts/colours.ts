import type { GameCard } from "../protocol";

/** The colours of a game's seats as properties for drawings: `--seat-0` and so on, and behind them whoever plays without a seat. */
export const seatColours = (game: GameCard | undefined): [property: string, value: string][] =>
  (game?.colours ?? []).map((colour, seat) => [`--seat-${seat}`, `var(--colour-${colour})`]);
