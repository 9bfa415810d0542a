// What can be done and what was done, as the board shows it.
import type { Counted, LegalMove, Message, Spot } from "../../protocol";
import type { EventFact, MoveFact } from "./facts";
import { type GangsView, holder, isPosition, type Place } from "./view";

export interface Step {
  move: string;
  from: Spot | null; // null: a picker is placed
  to: Place;
  eliminates: boolean;
  amount: number; // what the action itself picks or loses
  bonus: number; // what teaming up adds
  label: Message;
}

function goalOf(about: MoveFact): Place {
  if (about.kind === "step-out") return "home";
  return about.kind === "jump-out" ? "out" : about.to;
}

const counted = (list: readonly Counted[], what: string) =>
  list.reduce((sum, one) => (one.what === what ? sum + one.n : sum), 0);

export function stepOf({ move, label, about: fact, price, gain }: LegalMove): Step {
  const about = fact as MoveFact;
  const balance = (what: string) => counted(gain, what) - counted(price, what);
  const places = about.kind === "place"; // with the last placement all get what they begin with
  return {
    move,
    from: places ? null : about.from,
    to: goalOf(about),
    eliminates: about.kind === "go" && about.eliminates,
    amount: places ? 0 : balance("mushrooms"),
    bonus: balance("team-up"),
    label,
  };
}

/** What a click on `to` is about, with the picker on `from` in hand; null if it is about nothing. */
export function meant(view: GangsView, from: Spot | null, to: Place): MoveFact | null {
  if (view.phase === "placing") return isPosition(to) ? { kind: "place", to } : { kind: "step-out", from: [0, 0] };
  if (from === null) return isPosition(to) ? { kind: "jump-out", from: to } : null;
  if (!isPosition(to)) return { kind: to === "home" ? "step-out" : "jump-out", from };
  const other = holder(view, to);
  return { kind: "go", from, to, eliminates: other !== null && other !== holder(view, from) };
}

/** What the last move did. */
export interface Deed {
  seat: number;
  from: Spot | null;
  to: Place;
  amount: number;
  run: { from: Spot; to: Spot; amount: number } | null; // the group that was paid
}

export function deedOf(facts: readonly EventFact[]): Deed | null {
  let deed: Deed | null = null;
  for (const fact of facts) {
    if (fact.kind === "placed") deed = { seat: fact.gang, from: null, to: fact.to, amount: 0, run: null };
    if (fact.kind === "acted") {
      const { gang: seat, action, from, to, amount } = fact;
      deed = { seat, from, to: to ?? (action === "step-out" ? "home" : "out"), amount, run: null };
    }
    if (deed && (fact.kind === "created-group" || fact.kind === "joined-group"))
      deed.run = { from: fact.from, to: fact.to, amount: fact.amount };
  }
  return deed;
}
