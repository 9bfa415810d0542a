// Where moves are made by clicking: on a gopher or a hole, a card of the hand, a tile, a deck, a reward; what has no
// place of its own is chosen in the tray.
import type { Fact, LegalMove } from "../../protocol";
import type { MoveFact, View } from "./facts";

export const aboutOf = ({ about }: LegalMove) => about as MoveFact;

/** The gopher a move is about. */
export function gopherOf(about: MoveFact): string | null {
  return about.kind === "gopher" || about.kind === "pebble" ? about.gopher : null;
}

/** The place a move is made at: where its tunnel leads, or where its gopher is. */
export function spaceOf(about: MoveFact, view: View): string | null {
  if (about.kind === "to") return about.space;
  const gopher = gopherOf(about);
  return gopher === null ? null : (view.gophers[Number(gopher) - 1]?.at ?? null);
}

export const movesAt = (legal: readonly LegalMove[], view: View, space: string) =>
  legal.filter((move) => spaceOf(aboutOf(move), view) === space);

export const movesOfGopher = (legal: readonly LegalMove[], gopher: string) =>
  legal.filter((move) => gopherOf(aboutOf(move)) === gopher);

/** What a click on a card of the hand means: to pay with it, add, discard, show it, or put it away. */
export const movesOfCard = (legal: readonly LegalMove[], card: string, lot: number) =>
  legal.filter((move) => {
    const about = aboutOf(move);
    switch (about.kind) {
      case "pay":
      case "with":
        return about.thing === card && about.lot === lot;
      case "swap":
      case "show":
      case "pouch":
      case "trim":
        return about.card === card && about.lot === lot;
      default:
        return false;
    }
  });

export const movesOfThing = (legal: readonly LegalMove[], thing: string) =>
  legal.filter((move) => {
    const about = aboutOf(move);
    return (about.kind === "pay" || about.kind === "with") && about.thing === thing;
  });

/** A tile pays, strikes a cube, or lets a gopher sleep well. */
export const movesOfTile = (legal: readonly LegalMove[], tile: string) => [
  ...movesOfThing(legal, `${tile}-tile`),
  ...legal.filter(({ about }) => (about.kind === "strike" || about.kind === "sleeper") && about.kind === tile),
];

export const movesOfIcon = (legal: readonly LegalMove[], icon: string) =>
  legal.filter((move) => {
    const about = aboutOf(move);
    return about.kind === "pay" && about.icon === icon;
  });

export const movesOfDeck = (legal: readonly LegalMove[], colour: string) =>
  legal.filter((move) => {
    const about = aboutOf(move);
    return about.kind === "deck" && about.colour === colour;
  });
export const movesOfOpenTile = (legal: readonly LegalMove[], tile: string) =>
  legal.filter((move) => {
    const about = aboutOf(move);
    return about.kind === "pick" && about.tile === tile;
  });
export const movesOfReward = (legal: readonly LegalMove[], reward: string) =>
  legal.filter((move) => {
    const about = aboutOf(move);
    return about.kind === "claim" && about.reward === reward;
  });

const order = ["throw", "keep", "sleeper", "strike", "reroll", "cancel", "omit", "deck", "rest", "accept", "decline"];
const last = ["no-sleeper", "stop"];
const inTray = [...order, ...last];

/** What is chosen in the tray, what one would rather not do last. */
export const choicesIn = (legal: readonly LegalMove[]): LegalMove[] =>
  legal
    .filter(({ about }) => inTray.includes(about.kind))
    .sort((a, b) => inTray.indexOf(a.about.kind) - inTray.indexOf(b.about.kind));

/** What a click on a card means where it can do nothing: so the rules can say why. */
export function askedOf(view: View, card: string, lot: number): Fact {
  switch (view.stage) {
    case "pay":
      return { kind: "pay", icon: view.cost[0] ?? "leaf", thing: card, lot };
    case "with":
      return { kind: "with", thing: card, lot };
    case "show":
    case "swap":
    case "trim":
      return { kind: view.stage, card, lot };
    default:
      return { kind: "pouch", card, lot };
  }
}
