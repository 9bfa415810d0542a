// What the events say and a view does not: which card lies on which and whose it was, and what the last move changed.
import type { Seat } from "../../protocol";
import type { EventFact } from "./facts";

export interface Laid {
  id: number; // a drawing that moves needs to stay itself
  card: string;
  by: Seat;
}

/** The common pile, the last card on top. */
export function pileAfter(told: readonly (readonly EventFact[])[]): Laid[] {
  const pile: Laid[] = [];
  for (const fact of told.flat())
    if (fact.kind === "played" || fact.kind === "gave")
      pile.push({ id: pile.length, card: fact.card, by: fact.forager });
  return pile;
}

/** How many nuts the last move has brought each forager, or cost it. */
export function changesOf(told: readonly (readonly EventFact[])[]): Map<Seat, number> {
  const changes = new Map<Seat, number>();
  const add = (seat: Seat, amount: number) => changes.set(seat, (changes.get(seat) ?? 0) + amount);
  for (const fact of told.at(-1) ?? [])
    switch (fact.kind) {
      case "rested":
      case "buried":
      case "gained":
      case "collected":
        add(fact.forager, fact.amount);
        break;
      case "paid":
      case "spent":
        add(fact.forager, -fact.amount);
        break;
    }
  return changes;
}
