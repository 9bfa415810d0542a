// How the list of legal moves is put together: moves of one kind stand under one heading, many small ones in a row.
import type { LegalMove, Message } from "../../protocol";
import type { MoveGroup } from "../board";
import { placesOf } from "./places";
import { spotName } from "./view";

const heading = (kind: string, at = ""): Message => ({ key: "undergrove.web.moves", arguments: { kind, at } });
const short = (text: string | number): Message => ({ key: "undergrove.web.short", arguments: { text } });

/** What stands behind the kind of a move: "nitrogen" of "pay nitrogen". */
const second = ({ move }: LegalMove) => move.split(" ")[1] ?? "";

export function groupOf(move: LegalMove): MoveGroup {
  const { kind, tile, corner, space } = placesOf(move.move);
  switch (kind) {
    case "convert":
    case "leave":
      return { name: kind, heading: heading(kind), short: short(Number(second(move))) };
    case "space":
      return { name: kind, heading: heading(kind), short: space ? short(spotName(space)) : null };
    case "corner":
      return { name: kind, heading: heading(kind), short: corner ? short(spotName(corner)) : null };
    case "root": {
      const at = corner ? spotName(corner) : "";
      return { name: `root ${at}`, heading: heading(kind, at), short: { key: `undergrove.tile.${tile}` } };
    }
    case "pay":
    case "gain":
      return { name: kind, heading: heading(kind), short: { key: `undergrove.resource.${second(move)}` } };
    case "flip":
    case "ready":
      return { name: kind, heading: heading(kind), short: { key: `undergrove.type.${second(move)}` } };
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
      return { name: "act", heading: heading("act"), short: null };
    default:
      return { name: "", heading: null, short: null };
  }
}
