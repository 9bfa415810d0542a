// The canopy as the table shows it. Cards and fruit go by their names in the pack.
import type { LegalMove, Message, Seat, TableState } from "../../protocol";
import { keyOf } from "../../words/say";
import { type Face, type Fruit, fruits, type Step, type Trade, type Type, types, type View } from "./facts";

export const viewOf = (state: TableState) => state.view as View;

export const cardName = (card: string): Message => ({ key: keyOf("tree-society.card.", card) });
export const fruitName = (fruit: Fruit): Message => ({ key: keyOf("tree-society.fruit.", fruit) });
export const typeName = (type: Type): Message => ({ key: keyOf("tree-society.type.", type) });
export const guildName = (guild: string): Message => ({ key: keyOf("tree-society.guild.", guild) });

/** Every type comes in two kinds, the second of which is valuable. */
export const typeOf = (fruit: Fruit): Type => types[Math.floor(fruits.indexOf(fruit) / 2)] ?? "apple";
export const isValuable = (fruit: Fruit) => fruits.indexOf(fruit) % 2 === 1;
export const kindsOf = (type: Type): Fruit[] => fruits.filter((fruit) => typeOf(fruit) === type);

type Bag = Readonly<Record<string, number>>;

/** The kinds in a bag with their numbers, in the order of the rules. */
export const heldIn = (bag: Bag): { fruit: Fruit; count: number }[] =>
  fruits.flatMap((fruit) => {
    const count = bag[fruit] ?? 0;
    return count > 0 ? [{ fruit, count }] : [];
  });
export const sizeOf = (bag: Bag) => Object.values(bag).reduce((sum, n) => sum + n, 0);

/** Whose row and houses lie before this screen: one's own, else those of whoever is at it. */
export function seatInFront(state: TableState): Seat {
  if (typeof state.viewer === "number") return state.viewer;
  const mover = viewOf(state).mover;
  if (mover !== null && (state.mine.length === 0 || state.mine.includes(mover))) return mover;
  return state.mine[0] ?? 0;
}

export const tradeOf = (view: View, type: Type): Trade | undefined => view.trade.find((one) => one.type === type);

/** What one fruit would bring somebody now. */
export function priceOf(view: View, fruit: Fruit, seat: Seat): number {
  const trade = tradeOf(view, typeOf(fruit));
  return (isValuable(fruit) ? trade?.valuable : trade?.prices)?.[seat] ?? 0;
}

export const faceOf = (view: View, card: string): Face | undefined => view.faces[card];

/** A card where it lies: the level that is built, and whose it is. */
export interface Stands {
  seat: Seat | null;
  built: number;
  completed: boolean;
}

export function standingOf(view: View, card: string): Stands {
  for (const [seat, player] of view.players.entries()) {
    if (player.completed.includes(card))
      return { seat, built: faceOf(view, card)?.levels.length ?? 0, completed: true };
    const one = player.ongoing.find((slot) => slot?.card === card);
    if (one) return { seat, built: one.level, completed: false };
  }
  return { seat: null, built: 0, completed: false };
}

/** The rows of the guild market as they stand, the top row first: its places count behind those of the bottom row. */
export function marketRows(view: View): { top: boolean; cards: (string | null)[] }[] {
  const half = view.market.length / 2;
  return [
    { top: true, cards: view.market.slice(half) },
    { top: false, cards: view.market.slice(0, half) },
  ];
}

/** The least for which the next level of a card can be built now; null if it cannot. */
export function leastPrice(moves: readonly LegalMove[]): number | null {
  const builds = moves.filter(({ about }) => about.kind === "build");
  const coins = builds.map(({ price }) => price.find(({ what }) => what === "coins")?.n ?? 0);
  return coins.length === 0 ? null : Math.min(...coins);
}

/** A program that is being done: a level, a fruit's action, or effects that wait for what happened. */
export interface Doing {
  name: Message;
  card: string | null;
  level: number;
  type: Type | null;
  when: string | null;
  waiting: string[]; // the cards that wait
  steps: readonly Step[];
  at: number; // which of the steps is under way; -1 while the level is being built
}

export const doingIn = (view: View): Doing[] =>
  view.pending.map(({ program, step, waiting }): Doing => {
    const [kind = "", rest = ""] = program.split(" ");
    const none = { card: null, level: 0, type: null, when: null, waiting: [], steps: [], at: 0 };
    if (kind === "action") {
      const type = types.find((one) => one === rest) ?? "apple";
      return { ...none, name: { key: "tree-society.web.action-of", arguments: { type: typeName(type) } }, type };
    }
    if (kind === "waiting") {
      const ongoing = (view.mover === null ? undefined : view.players[view.mover])?.ongoing ?? [];
      const cards = waiting.flatMap((place) => ongoing[place]?.card ?? []);
      return {
        ...none,
        name: { key: "tree-society.web.waiting", arguments: { when: rest } },
        when: rest,
        waiting: cards,
      };
    }
    const level = Number(rest);
    const steps = faceOf(view, kind)?.levels[level - 1]?.steps ?? [];
    return { ...none, name: cardName(kind), card: kind, level, steps, at: stepAt(view, kind, level, step) };
  });

// What a mandatory effect demands is done before the level is built, everything else behind that.
function stepAt(view: View, card: string, level: number, step: number): number {
  const shown = faceOf(view, card)?.levels[level - 1];
  const demands = shown?.timing === "mandatory" ? shown.steps.filter(({ op }) => isDemand(op)).length : 0;
  if (shown?.timing === "ongoing") return step;
  return step < demands ? step : step === demands ? -1 : step - 1;
}
const isDemand = (op: Step["op"]) => op === "pay" || op === "give-up" || op === "discard" || op === "prune";
