// How the list of legal moves is put together: moves of one kind stand under one heading, many small ones in a row.
import type { LegalMove, Message } from "../../protocol";
import type { MoveGroup } from "../board";
import { aboutOf } from "./selection";
import { spotName } from "./view";

const heading = (kind: string, at = ""): Message => ({ key: "undergrove.web.moves", arguments: { kind, at } });
const short = (text: string | number): Message => ({ key: "undergrove.web.short", arguments: { text } });

export function groupOf(move: LegalMove): MoveGroup {
  const about = aboutOf(move);
  const { kind } = about;
  switch (kind) {
    case "convert":
    case "leave":
      return { name: kind, heading: heading(kind), short: short(about.number) };
    case "space":
      return { name: kind, heading: heading(kind), short: short(spotName(about.space)) };
    case "corner":
      return { name: kind, heading: heading(kind), short: short(spotName(about.corner)) };
    case "root": {
      const at = spotName(about.corner);
      return { name: `root ${at}`, heading: heading(kind, at), short: { key: `undergrove.tile.${about.tile}` } };
    }
    case "pay":
    case "gain":
      return { name: kind, heading: heading(kind), short: { key: `undergrove.resource.${about.resource}` } };
    case "flip":
    case "ready":
      return { name: kind, heading: heading(kind), short: { key: `undergrove.type.${about.type}` } };
    case "activate":
    case "play":
    case "discard":
    case "use":
    case "swap":
    case "act":
      return { name: kind, heading: heading(kind), short: null };
    default:
      return { name: "", heading: null, short: null };
  }
}
