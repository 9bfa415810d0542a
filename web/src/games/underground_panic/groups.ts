// How the list of legal moves is put together: what is paid with what, which cards, which tunnels.
import type { LegalMove, Message } from "../../protocol";
import type { MoveGroup } from "../board";
import { aboutOf } from "./places";
import { iconName, thingInWords } from "./words";

const heading = (kind: string, icon: Message | string = ""): Message => ({
  key: "underground-panic.web.moves",
  arguments: { kind, icon },
});

// Equal cards of which others know different things are of different lots.
const ofLot = (thing: Message, lot: number): Message => ({
  key: "underground-panic.web.of-lot",
  arguments: { thing, lot },
});

export function groupOf(move: LegalMove): MoveGroup {
  const about = aboutOf(move);
  switch (about.kind) {
    case "pay":
      return {
        name: `pay ${about.icon}`,
        heading: heading("pay", iconName(about.icon)),
        short: ofLot(thingInWords(about.thing), about.lot),
      };
    case "with":
      return { name: "with", heading: heading("with"), short: ofLot(thingInWords(about.thing), about.lot) };
    case "swap":
    case "show":
    case "pouch":
    case "trim":
      return { name: about.kind, heading: heading(about.kind), short: ofLot(thingInWords(about.card), about.lot) };
    case "gopher":
    case "to":
    case "pick":
    case "claim":
    case "deck":
      return { name: about.kind, heading: heading(about.kind), short: null };
    default:
      return { name: "", heading: null, short: null };
  }
}
