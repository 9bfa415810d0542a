// Between the notation of moves (RULES.md, R12.1) and the places of the drawing that a move is about.
import type { Message } from "../../protocol";
import { type Spot, sameSpot, spotNamed, type TileName } from "./view";

/** Where a move happens; what it does not name is missing. */
export interface Places {
  kind: string; // the first word of the move
  tile?: TileName; // a mushroom of the forest or of the hand
  corner?: Spot;
  space?: Spot;
}

const atTile = ["activate", "copy", "source", "enter"];
const ofHand = ["play", "discard"];

export function placesOf(move: string): Places {
  const [kind = "", first = "", second = ""] = move.split(" ");
  if (kind === "root") return { kind, corner: spotNamed(first), tile: second };
  if (kind === "corner" || kind === "seedling") return { kind, corner: spotNamed(first) };
  if (kind === "space") return { kind, space: spotNamed(first) };
  if (atTile.includes(kind) || ofHand.includes(kind)) return { kind, tile: first };
  return { kind };
}

/** What is selected on the drawing: a mushroom, a corner, or for a root both. */
export interface Selection {
  tile: TileName | null;
  corner: Spot | null;
}
export const nothing: Selection = { tile: null, corner: null };

/** The moves of the forest that fit the selection. */
export function fitting(moves: readonly string[], { tile, corner }: Selection): string[] {
  if (tile === null && corner === null) return [];
  return moves.filter((move) => {
    const at = placesOf(move);
    if (ofHand.includes(at.kind)) return false;
    if (tile !== null && at.tile !== tile) return false;
    return corner === null || (at.corner !== undefined && sameSpot(at.corner, corner));
  });
}

/** The moves that play or discard a mushroom of the hand. */
export const movesOfCard = (moves: readonly string[], tile: TileName) =>
  moves.filter((move) => ofHand.includes(placesOf(move).kind) && placesOf(move).tile === tile);

const tileKey = "undergrove.tile.";

/** What the last move touched, as its sentences tell it. */
export function touchedBy(texts: readonly Message[]): { tiles: TileName[]; corners: Spot[] } {
  const tiles: TileName[] = [];
  const corners: Spot[] = [];
  for (const { key, arguments: given } of texts) {
    const { tile, at } = given ?? {};
    const placed = key === "undergrove.event.placed";
    if (typeof tile === "object" && !Array.isArray(tile) && tile.key.startsWith(tileKey))
      tiles.push(tile.key.slice(tileKey.length));
    if (typeof at === "string" && !placed) corners.push(spotNamed(at));
  }
  return { tiles, corners };
}
