// Where moves are made by clicking: a card of the hand first, then the place where it goes; or a place alone.
import type { LegalMove } from "../../protocol";
import type { MoveFact } from "./facts";

export type PlaceName = "pile" | "burrow" | "nuts" | "forager";

export const aboutOf = ({ about }: LegalMove) => about as MoveFact;

/** What a card does, which one is kept and which one is used is picked from a list; everything else has its place. */
export function placeOf(about: MoveFact): PlaceName | null {
  switch (about.kind) {
    case "play":
    case "give":
      return "pile";
    case "bury":
      return "burrow";
    case "pay":
      return "nuts";
    case "rest":
      return "forager";
    default:
      return null;
  }
}

/** The card of the hand. */
export const cardOf = (about: MoveFact): string | null =>
  about.kind === "play" || about.kind === "bury" || about.kind === "give" ? about.card : null;

export const movesOf = (legal: readonly LegalMove[], card: string) =>
  legal.filter((move) => cardOf(aboutOf(move)) === card);

export const picksIn = (legal: readonly LegalMove[]) =>
  legal.filter((move) => ["pick", "keep", "use", "pass"].includes(aboutOf(move).kind));

/** The moves at a place: those that fit what is in hand; if none does, all of them. */
export function movesAt(legal: readonly LegalMove[], chosen: readonly string[] | null, place: PlaceName): LegalMove[] {
  const all = legal.filter((move) => placeOf(aboutOf(move)) === place);
  const fits = all.filter(({ move }) => chosen?.includes(move));
  return fits.length > 0 ? fits : all;
}

/** What a click is about at a place where nothing can be done; any card will do for an answer. */
export function meant(place: PlaceName, card: string | undefined): MoveFact | null {
  if (place === "nuts") return { kind: "pay" };
  if (place === "forager") return { kind: "rest" };
  return card === undefined ? null : { kind: place === "pile" ? "play" : "bury", card };
}
