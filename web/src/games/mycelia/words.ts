// The valley in words: for whoever reads, and for whoever has it read.

import { titleOf } from "../../play/names";
import type { Message, TableState } from "../../protocol";
import { say } from "../../words/say";
import type { View } from "./facts";
import { fromShrine, type Ground, shrine } from "./forest";
import { cardName, faceOf } from "./view";

/** "1 above and 2 left of the shrine". */
export function wayInWords(at: string): Message {
  const { across, down } = fromShrine(at);
  return {
    key: "mycelia.web.way",
    arguments: {
      side: across < 0 ? "left" : across > 0 ? "right" : "none",
      across: Math.abs(across),
      height: down < 0 ? "above" : down > 0 ? "below" : "level",
      down: Math.abs(down),
    },
  };
}

/** "Moss with 2 drops, 1 above and 2 left of the shrine". */
export const fieldInWords = (at: string, ground: Ground, drops: number) =>
  say("mycelia.web.field", { ground, drops, way: wayInWords(at), here: at === shrine ? "yes" : "no" });

/** Cards of a bag, each with its number. */
export const bagInWords = (bag: Readonly<Record<string, number>>): Message[] =>
  Object.entries(bag).map(([card, count]) => ({
    key: "mycelia.web.cards",
    arguments: { card: cardName(card), count },
  }));

export function cardInWords(view: View, card: string): string {
  const face = faceOf(view, card);
  return say("mycelia.web.card", {
    card: cardName(card),
    cost: face?.price ?? 0,
    texts: face?.text ?? [],
    hires: face && face.hiring.length > 0 ? "yes" : "no",
    hiring: face?.hiring ?? [],
  });
}

export const forestOf = (state: TableState, seat: number) => say("mycelia.web.forest", { who: titleOf(state, seat) });
