// How the list of legal moves is put together: moves of one kind stand under one heading, many small ones in a row.
import type { LegalMove, Message } from "../../protocol";
import type { MoveGroup } from "../board";
import { placesOf } from "./places";
import { spotName } from "./view";

const heading = (kind: string, at = ""): Message => ({ key: "web.undergrove.moves", arguments: { kind, at } });
const short = (text: string | number): Message => ({ key: "web.undergrove.short", arguments: { text } });

/** A root's mushroom, or any other message among a label's arguments. */
function named({ label }: LegalMove, argument: string): Message | null {
  const given = label.arguments?.[argument];
  return typeof given === "object" && !Array.isArray(given) ? given : null;
}

// What an action gives only with the fitting mushroom is printed on that mushroom.
function withoutPowers(label: Message): Message {
  const text = label.arguments?.text;
  if (!Array.isArray(text)) return label;
  return {
    ...label,
    arguments: { ...label.arguments, text: text.filter(({ key }) => !key.startsWith("undergrove.power.")) },
  };
}

export function groupOf(move: LegalMove): MoveGroup {
  const { kind, corner, space } = placesOf(move.move);
  switch (kind) {
    case "convert":
    case "leave":
      return { name: kind, heading: heading(kind), short: short(Number(move.move.split(" ")[1])) };
    case "space":
      return { name: kind, heading: heading(kind), short: space ? short(spotName(space)) : null };
    case "corner":
      return { name: kind, heading: heading(kind), short: corner ? short(spotName(corner)) : null };
    case "root": {
      const at = corner ? spotName(corner) : "";
      return { name: `root ${at}`, heading: heading(kind, at), short: named(move, "tile") };
    }
    case "pay":
    case "gain":
      return { name: kind, heading: heading(kind), short: named(move, "resource") };
    case "flip":
    case "ready":
      return { name: kind, heading: heading(kind), short: named(move, "type") };
    case "activate":
    case "play":
    case "discard":
    case "use":
    case "swap":
      return { name: kind, heading: heading(kind), short: null };
    case "absorb":
    case "reproduce":
    case "partner":
    case "photosynthesize":
      return { name: "act", heading: heading("act"), short: null, label: withoutPowers(move.label) };
    default:
      return { name: "", heading: null, short: null };
  }
}
