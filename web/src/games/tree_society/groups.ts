// How the list of legal moves is put together: what is built, what is discarded, how the turn ends.
import type { LegalMove, Message } from "../../protocol";
import type { MoveGroup } from "../board";
import { aboutOf } from "./places";
import { cardName, fruitName } from "./view";

const heading = (kind: string): Message => ({ key: "tree-society.web.moves", arguments: { kind } });

export function groupOf(move: LegalMove): MoveGroup {
  const about = aboutOf(move);
  switch (about.kind) {
    case "build":
      return { name: about.kind, heading: heading(about.kind), short: null };
    case "sell":
    case "take":
    case "keep":
    case "return":
      return { name: about.kind, heading: heading(about.kind), short: fruitName(about.fruit) };
    case "give-up":
      return { name: about.kind, heading: heading("give"), short: fruitName(about.fruit) };
    case "rest":
      return { name: about.kind, heading: heading(about.kind), short: about.fruit ? fruitName(about.fruit) : null };
    case "discard":
    case "replace":
    case "prune":
      return { name: about.kind, heading: heading(about.kind), short: cardName(about.card) };
    default:
      return { name: "", heading: null, short: null };
  }
}
