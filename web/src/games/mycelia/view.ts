// The valley as the table shows it. Cards, boards and symbols go by their names in the pack.
import type { Message, Seat, TableState } from "../../protocol";
import { keyOf, say } from "../../words/say";
import type { Face, Letter, Player, Step, View } from "./facts";
import { fields, type Ground, type Land, named, placeOfField, shrine } from "./forest";

export const viewOf = (state: TableState) => state.view as View;

export const cardName = (card: string): Message => ({ key: keyOf("mycelia.card.", card) });

type Cards = Readonly<Record<string, number>>;

/** The cards of a bag one by one, equal ones side by side. */
export const cardsOf = (bag: Cards): string[] =>
  Object.entries(bag).flatMap(([card, count]) => Array<string>(count).fill(card));

export const sizeOf = (bag: Cards) => Object.values(bag).reduce((sum, n) => sum + n, 0);

/** Whose forest this screen plays in; null for whoever only looks on. */
export const mySeat = (state: TableState): Seat | null =>
  viewOf(state).mine && typeof state.viewer === "number" ? state.viewer : null;

/** Whose forest is in the middle: one's own, else that of whoever acts. */
export const seatInTheMiddle = (state: TableState): Seat =>
  mySeat(state) ?? (typeof state.actor === "number" && state.actor < viewOf(state).players.length ? state.actor : 0);

/** The hand: what all know of it, and what only its owner sees. */
export const handIn = (view: View, player: Player): string[] => [
  ...cardsOf(player.deck.known),
  ...cardsOf(view.mine?.hand ?? {}),
];
export const handOf = ({ deck }: Player) => sizeOf(deck.known) + deck.hidden;
export const pileOf = ({ deck }: Player) => deck.top.length + sizeOf(deck.unseen) - deck.hidden;

export const faceOf = (view: View, card: string): Face | undefined => view.faces[card];
export const actionFace = (view: View, letter: string): Letter | undefined =>
  view.letters.find(({ action }) => action === letter);
export const isStartCard = (view: View, card: string) => faceOf(view, card)?.price === null;

export function groundOf(view: View, player: Player, at: string): Ground {
  if (at === shrine) return "shrine";
  if (player.covered.some((spot) => named(spot) === at)) return "covered";
  return view.grounds[player.forest]?.[fields.indexOf(at)] as Land;
}

export function dropsAt(player: Player, at: string): number {
  const { column, row } = placeOfField(at);
  return player.drops[row]?.[column] ?? 0;
}

export interface ActionSeen {
  key: string; // stays when another one is returned
  letter: string;
  used: boolean;
}

/** The action cards of a player, of equal ones the used one first. */
export function actionsOf({ owned, used }: Player): ActionSeen[] {
  return owned.map((letter, i) => {
    const before = owned.slice(0, i).filter((other) => other === letter).length;
    return { key: `${letter}${before}`, letter, used: before < used.filter((other) => other === letter).length };
  });
}

/** What is being done: a card, what happens when it is hired, an action card, a solo card; and for whom it was begun. */
export interface Doing {
  kind: string;
  card: string | null;
  name: string;
  steps: readonly Step[];
  by: Seat | null;
  gift: boolean; // it is somebody else who is asked just now, for a bonus
}

export function programOf(view: View): Doing | null {
  const outermost = view.pending[0];
  if (!outermost) return null;
  const [kind = "", name = ""] = outermost.program.split(" ");
  const isCard = kind === "card" || kind === "hiring";
  return {
    kind,
    card: isCard ? name : null,
    name: say(isCard ? cardName(name) : { key: keyOf("mycelia.web.", kind, "-title"), arguments: { letter: name } }),
    steps: stepsOf(view, outermost.program),
    by: view.mover,
    gift: view.pending.at(-1)?.player !== view.mover,
  };
}

/** The steps of a program by what it is printed on: "card leaf-heap", "hiring …", "action b", "solo s4". */
export const stepsOf = (view: View, program: string): readonly Step[] => view.steps[program] ?? [];

/** The two sides of the either/or that is being decided; none otherwise. */
export function sidesOf(view: View): (readonly Step[])[] {
  const innermost = view.pending.at(-1);
  const steps = innermost ? stepsOf(view, innermost.program) : [];
  const at = innermost?.step ?? 0;
  const either = steps[at];
  if (either?.op !== "either") return [];
  return [steps.slice(at + 1, at + either.more), steps.slice(at + either.more, at + either.length)];
}

/** The field whose drops are being moved or removed. */
export function fieldInHand(view: View, seat: Seat): string | null {
  const innermost = view.pending.at(-1);
  return innermost?.player === seat && innermost.at !== null ? named(innermost.at) : null;
}
