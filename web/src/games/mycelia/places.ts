// Where moves are made by clicking: on a card of the hand, a hero of the showcase, an action card, a field; what has no
// place of its own is chosen in the tray.
import type { LegalMove } from "../../protocol";
import type { MoveFact } from "./facts";
import { type Ground, named } from "./forest";

/** A field as it is shown. */
export interface FieldSeen {
  at: string;
  ground: Ground;
  drops: number;
  words: string;
  moves: readonly LegalMove[];
  lit: boolean;
  shown: boolean;
  comes: boolean; // a drop would come here
  touched: boolean; // by the last move
}

export const aboutOf = ({ about }: LegalMove) => about as MoveFact;

/** The field a move is made at; `from` is the one whose drops are being moved or removed. */
export function fieldOf(about: MoveFact, from: string | null): string | null {
  switch (about.kind) {
    case "field":
    case "to":
    case "near":
    case "cover":
      return named(about.at);
    case "remove":
      return from;
    default:
      return null;
  }
}

/** The moves at a field: of several numbers of drops to remove a click means the most, the tray has the others. */
export function movesAt(legal: readonly LegalMove[], at: string, from: string | null): LegalMove[] {
  const here = legal.filter((move) => fieldOf(aboutOf(move), from) === at);
  const removed = (move: LegalMove) => {
    const about = aboutOf(move);
    return about.kind === "remove" ? about.number : 0;
  };
  const most = Math.max(0, ...here.map(removed));
  return here.filter((move) => removed(move) === most);
}

type CardKind = "play" | "hire" | "trash";
export const movesOfCard = (legal: readonly LegalMove[], kind: CardKind, card: string) =>
  legal.filter((move) => {
    const about = aboutOf(move);
    return about.kind === kind && about.card === card;
  });

/** What can be done with an action card: use it, or return it for another. */
export const movesOfAction = (legal: readonly LegalMove[], letter: string) =>
  legal.filter((move) => {
    const about = aboutOf(move);
    return (about.kind === "action" || about.kind === "return") && about.action === letter;
  });

/** What is chosen in the tray, what one would rather not do last. */
export function choicesIn(legal: readonly LegalMove[]): LegalMove[] {
  const order = ["pick", "remove", "all", "trash", "return", "end", "skip"];
  return legal
    .filter((move) => order.includes(move.about.kind))
    .sort((a, b) => order.indexOf(a.about.kind) - order.indexOf(b.about.kind));
}
