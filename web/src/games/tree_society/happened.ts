// What the events say and a view does not: what the last move touched, and the story of the turn, step by step.
import type { EventFact } from "./facts";

type Told = readonly (readonly EventFact[])[];

/** The cards and the fruit of the last move. */
export function touchedIn(told: Told): { cards: Set<string>; fruit: Set<string> } {
  const [cards, fruit] = [new Set<string>(), new Set<string>()];
  for (const fact of told.at(-1) ?? []) {
    if ("card" in fact) cards.add(fact.card);
    if ("fruit" in fact) fruit.add(fact.fruit);
    if (fact.kind === "swapped") fruit.add(fact.other);
  }
  return { cards, fruit };
}

type TellingKind =
  | "sold"
  | "paid"
  | "built"
  | "completed"
  | "gained"
  | "shifted"
  | "took"
  | "swapped"
  | "acted"
  | "performed"
  | "returned"
  | "replaced"
  | "reduced"
  | "gave-up"
  | "discarded"
  | "pruned"
  | "kept"
  | "answered"
  | "counted";
export type Telling = Extract<EventFact, { kind: TellingKind }>;

const tells: readonly string[] = [
  "sold",
  "paid",
  "built",
  "completed",
  "gained",
  "shifted",
  "took",
  "swapped",
  "acted",
  "performed",
  "returned",
  "replaced",
  "reduced",
  "gave-up",
  "discarded",
  "pruned",
  "kept",
  "answered",
  "counted",
] satisfies TellingKind[];
const isTelling = (fact: EventFact): fact is Telling => tells.includes(fact.kind);

/** The story of the turn that is under way, or of the last one while the next has not begun. Nothing before the first. */
export function storyIn(told: Told): Telling[] {
  const turns: Telling[][] = [[]];
  let rested: number | null = null; // who rests, until somebody else does something
  for (const fact of told.flat().filter(isTelling)) {
    if (rested !== null && (fact.player !== rested || fact.kind !== "shifted")) {
      turns.push([]);
      rested = null;
    }
    turns.at(-1)?.push(fact);
    if (fact.kind === "counted") rested = fact.player;
  }
  return turns.at(-1) ?? [];
}

/** The story in chapters: each begins with the sale, a payment, the action or the rest, and goes on with what that set off. */
export function chaptersOf(story: readonly Telling[]): Telling[][] {
  const chapters: Telling[][] = [];
  for (const fact of story) {
    const begins = fact.kind === "paid" || fact.kind === "acted" || fact.kind === "counted";
    if (begins || chapters.length === 0) chapters.push([]);
    chapters.at(-1)?.push(fact);
  }
  return chapters;
}
