// What is selected on the drawing, and which moves are about it.
import type { LegalMove, Spot } from "../../protocol";
import type { EventFact, MoveFact } from "./facts";
import { sameSpot, type TileName } from "./view";

export const aboutOf = ({ about }: LegalMove) => about as MoveFact;

/** The places that a move is about; what it is not about is missing. */
export const tileOf = (about: MoveFact): TileName | undefined => ("tile" in about ? about.tile : undefined);
export const cornerOf = (about: MoveFact): Spot | undefined => ("corner" in about ? about.corner : undefined);
export const spaceOf = (about: MoveFact): Spot | undefined => ("space" in about ? about.space : undefined);

const isOfHand = ({ kind }: MoveFact) => kind === "play" || kind === "discard";

/** A mushroom, a corner, or for a root both. */
export interface Selection {
  tile: TileName | null;
  corner: Spot | null;
}
export const nothing: Selection = { tile: null, corner: null };

/** The moves of the forest that fit the selection. */
export function fitting(legal: readonly LegalMove[], { tile, corner }: Selection): LegalMove[] {
  if (tile === null && corner === null) return [];
  return legal.filter((move) => {
    const about = aboutOf(move);
    if (isOfHand(about) || (tile !== null && tileOf(about) !== tile)) return false;
    const at = cornerOf(about);
    return corner === null || (at !== undefined && sameSpot(at, corner));
  });
}

/** The move that a click on a free or an own corner makes by itself. */
export const moveOfCorner = (legal: readonly LegalMove[], at: Spot) =>
  legal.find((move) => {
    const about = aboutOf(move);
    return (about.kind === "corner" || about.kind === "seedling") && sameSpot(about.corner, at);
  });

export const moveOfSpace = (legal: readonly LegalMove[], at: Spot) =>
  legal.find((move) => {
    const space = spaceOf(aboutOf(move));
    return space !== undefined && sameSpot(space, at);
  });

/** Whether a move is about this mushroom of the hand. */
export const isAboutCard = (about: MoveFact, tile: TileName) => isOfHand(about) && tileOf(about) === tile;

export const movesOfCard = (legal: readonly LegalMove[], tile: TileName) =>
  legal.filter((move) => isAboutCard(aboutOf(move), tile));

/** What the last move touched that touched anything: whoever draws afterwards touches nothing. */
export function touchedBy(told: readonly (readonly EventFact[])[]): { tiles: TileName[]; corners: Spot[] } {
  const last = told.findLast((facts) => facts.some(({ kind }) => kind !== "dealt")) ?? [];
  const tiles: TileName[] = [];
  const corners: Spot[] = [];
  for (const fact of last) {
    if ("tile" in fact && fact.tile !== undefined) tiles.push(fact.tile);
    if ("at" in fact && fact.kind !== "placed") corners.push(fact.at); // what is placed lies on a space
  }
  return { tiles, corners };
}
