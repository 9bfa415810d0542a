// What the events say and a view does not: what the die showed last, what the last move touched, and how drops went.
import type { Seat } from "../../protocol";
import type { EventFact } from "./facts";
import { named } from "./forest";

/** What the die showed when the shrine turned last. */
export function rolledIn(told: readonly (readonly EventFact[])[]): string | null {
  const last = told.flat().findLast((fact) => fact.kind === "turned");
  return last?.kind === "turned" ? last.symbol : null;
}

/** A drop of a forest that went to a neighbour, or was removed. */
export interface Travel {
  at: string;
  to: string | null;
}

export function travelsIn(told: readonly (readonly EventFact[])[], seat: Seat): Travel[] {
  return (told.at(-1) ?? []).flatMap((fact): Travel[] => {
    if (fact.kind === "moved" && fact.player === seat) return [{ at: named(fact.at), to: named(fact.to) }];
    if (fact.kind === "removed" && fact.player === seat && fact.at)
      return Array.from({ length: fact.amount }, () => ({ at: named(fact.at ?? [0, 0]), to: null }));
    return [];
  });
}

/** The fields of a forest that the last move touched. */
export function touchedIn(told: readonly (readonly EventFact[])[], seat: Seat): Set<string> {
  const fields = new Set<string>();
  for (const fact of told.at(-1) ?? [])
    if ("player" in fact && fact.player === seat && "at" in fact && fact.at) {
      fields.add(named(fact.at));
      if (fact.kind === "moved") fields.add(named(fact.to));
    }
  return fields;
}

/** The solo card that was turned up last. */
export function soloIn(told: readonly (readonly EventFact[])[]): string | null {
  const last = told.flat().findLast((fact) => fact.kind === "turned-up");
  return last?.kind === "turned-up" ? last.solo : null;
}
