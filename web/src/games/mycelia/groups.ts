// How the list of legal moves is put together: what is played, what is hired, what is done with action cards.
// Fields stand side by side, called by where they lie.
import type { LegalMove, Message } from "../../protocol";
import type { MoveGroup } from "../board";
import { named } from "./forest";
import { aboutOf } from "./places";
import { wayInWords } from "./words";

const heading = (kind: string): Message => ({ key: "mycelia.web.moves", arguments: { kind } });

export function groupOf(move: LegalMove): MoveGroup {
  const about = aboutOf(move);
  switch (about.kind) {
    case "play":
    case "hire":
    case "action":
    case "trash":
      return { name: about.kind, heading: heading(about.kind), short: null };
    case "field":
    case "to":
    case "near":
    case "cover":
      return { name: about.kind, heading: heading(about.kind), short: wayInWords(named(about.at)) };
    default:
      return { name: "", heading: null, short: null };
  }
}
