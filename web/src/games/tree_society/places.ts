// Where moves are made by clicking: on a fruit of one's row, of the fruit market or of what is revealed; on a guild card
// wherever it lies; what has no place of its own is chosen in the tray.
import type { LegalMove } from "../../protocol";
import type { Fruit, MoveFact, View } from "./facts";
import { typeOf } from "./view";

export const aboutOf = ({ about }: LegalMove) => about as MoveFact;

export type Lies = "row" | "stall" | "aside";

/** While fruit are revealed, it is one of them that is sold. */
const isAside = (view: View) => Object.keys(view.aside).length > 0;

/** Where the fruit of a move lies, and which it is; null if it is about none. */
export function fruitIn(about: MoveFact, view: View): { fruit: Fruit; lies: Lies } | null {
  switch (about.kind) {
    case "sell":
      return { fruit: about.fruit, lies: isAside(view) ? "aside" : "row" };
    case "keep":
      return { fruit: about.fruit, lies: "aside" };
    case "give-up":
    case "swap":
      return { fruit: about.fruit, lies: "row" };
    case "take":
    case "return":
      return { fruit: about.fruit, lies: "stall" };
    case "rest":
      return about.fruit ? { fruit: about.fruit, lies: "stall" } : null;
    default:
      return null;
  }
}

/** What can be done with a fruit where it lies. A swap begins at one's own fruit, and is offered at the other, too. */
export function movesOfFruit(legal: readonly LegalMove[], view: View, fruit: Fruit, lies: Lies): LegalMove[] {
  return legal.filter((move) => {
    const about = aboutOf(move);
    if (about.kind === "perform") return lies === "row" && about.type === typeOf(fruit);
    if (about.kind === "swap" && lies === "stall") return about.other === fruit;
    const found = fruitIn(about, view);
    return found?.fruit === fruit && found.lies === lies;
  });
}

/** What can be done with a guild card where it lies. One's own cards can be discarded at most times: that stands apart. */
export function movesOfCard(legal: readonly LegalMove[], card: string, free: boolean): LegalMove[] {
  return legal.filter((move) => {
    const about = aboutOf(move);
    if (about.kind === "discard") return !free && about.card === card;
    return "card" in about && about.card === card;
  });
}

/** The discard that nobody asks for: it is there beside everything else that can be done in the build phase. */
export const freeDiscard = (legal: readonly LegalMove[], view: View, card: string): LegalMove | undefined =>
  view.pending.length > 0
    ? undefined
    : legal.find((move) => {
        const about = aboutOf(move);
        return about.kind === "discard" && about.card === card;
      });

/** What is chosen in the tray, what one would rather not do last. */
export function choicesIn(legal: readonly LegalMove[]): LegalMove[] {
  const order = ["action", "reveal", "shift", "skip", "rest"];
  return legal
    .filter((move) => order.includes(move.about.kind))
    .filter((move) => {
      const about = aboutOf(move);
      return about.kind !== "rest" || about.fruit === undefined;
    })
    .sort((a, b) => order.indexOf(a.about.kind) - order.indexOf(b.about.kind));
}
