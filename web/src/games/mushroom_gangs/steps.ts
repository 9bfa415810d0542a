// Between the notation of moves (RULES.md, R8) and what a click on the board means.
import type { LegalMove, Message } from "../../protocol";
import { balanceOf } from "../label";
import { type GangsView, holder, isPosition, type Place, rowOf, side } from "./view";

export interface Step {
  move: string;
  from: Place | null; // null: a picker is placed
  to: Place;
  eliminates: boolean;
  amount: number; // what the action itself picks or loses
  bonus: number; // what teaming up adds
  label: Message;
}

export function readStep({ move, label }: LegalMove): Step {
  const acts = move.length > 2;
  return {
    move,
    from: acts ? move.slice(0, 2) : null,
    to: acts ? move.slice(3) : move,
    eliminates: move[2] === "x",
    amount: acts ? balanceOf(label, "mushroom-gangs.change.mushrooms") : 0,
    bonus: balanceOf(label, "mushroom-gangs.change.team-up"),
    label,
  };
}

/** The move that a click on `to` would be, with the picker on `from` in hand, legal or not. */
export function meantMove(view: GangsView, from: Place | null, to: Place): string {
  if (view.phase === "placing") return isPosition(to) ? to : `e5-${to}`;
  if (from === null) return isPosition(to) ? `${to}-${rowOf(to) === side - 1 ? "home" : "out"}` : `e5-${to}`;
  const other = holder(view, to);
  return `${from}${other !== null && other !== holder(view, from) ? "x" : "-"}${to}`;
}

/** What the last move did, as its sentences tell it. */
export interface Deed {
  from: Place | null;
  to: Place;
  amount: number;
  run: { from: Place; to: Place; amount: number } | null; // the group that was paid
}

const event = "mushroom-gangs.event.";
const losing = ["sideways-eliminate", "backward", "jump-out"];

export function readDeed(texts: readonly Message[]): Deed | null {
  let deed: Deed | null = null;
  for (const { key, arguments: given } of texts) {
    const kind = key.slice(event.length);
    const [from, to, amount] = [given?.from, given?.to, given?.amount];
    const picked = typeof amount === "number" ? amount : 0;
    if (!key.startsWith(event)) continue;
    if (kind === "created" || kind === "joined") {
      if (deed && typeof from === "string" && typeof to === "string") deed.run = { from, to, amount: picked };
    } else if (kind === "placed" && typeof to === "string") deed = { from: null, to, amount: 0, run: null };
    else if (typeof from === "string") {
      const outside = kind === "step-out" ? "home" : kind === "jump-out" ? "out" : undefined;
      const reached = outside ?? (typeof to === "string" ? to : from);
      deed = { from, to: reached, amount: losing.includes(kind) ? -picked : picked, run: null };
    }
  }
  return deed;
}
