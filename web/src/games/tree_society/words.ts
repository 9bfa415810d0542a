// The canopy in words: for whoever reads, and for whoever has it read.
import { titleOf } from "../../play/names";
import type { Message, Seat, TableState } from "../../protocol";
import { say } from "../../words/say";
import type { Fruit, Type, View } from "./facts";
import type { Telling } from "./happened";
import { cardName, faceOf, fruitName, guildName, heldIn, standingOf, tradeOf, typeName } from "./view";

/** Fruit of a bag, each kind with its number. */
export const bagInWords = (bag: Readonly<Record<string, number>>): Message[] =>
  heldIn(bag).map(({ fruit, count }) => ({
    key: "tree-society.web.counted",
    arguments: { what: fruitName(fruit), count },
  }));

export function levelsInWords(view: View, card: string): Message[] {
  return (faceOf(view, card)?.levels ?? []).map((level, i) => ({
    key: "tree-society.web.level",
    arguments: {
      level: i + 1,
      cost: level.cost,
      timing: level.timing,
      some: level.text.length,
      texts: level.text,
      score: level.score ?? { key: "tree-society.points.fixed", arguments: { n: level.points ?? 0 } },
    },
  }));
}

/** A guild card as a whole: what it is, how far it is built, and what its levels are. */
export function cardInWords(state: TableState, view: View, card: string): string {
  const face = faceOf(view, card);
  const { seat, built, completed } = standingOf(view, card);
  return say("tree-society.web.card", {
    card: cardName(card),
    guild: guildName(face?.guild ?? ""),
    banners: face?.banners ?? 0,
    where: completed ? "completed" : seat !== null ? "ongoing" : "open",
    who: seat === null ? "" : titleOf(state, seat),
    built,
    priced: face && face.price !== null && face.next !== null ? "yes" : "no",
    next: face?.next ?? 0,
    price: face?.price ?? 0,
    levels: levelsInWords(view, card),
  });
}

export function stallInWords(view: View, type: Type, seat: Seat): string {
  const trade = tradeOf(view, type);
  return say("tree-society.web.stall", {
    type: typeName(type),
    there: trade?.there ?? 0,
    price: trade?.prices[seat] ?? 0,
    valuable: trade?.valuable[seat] ?? 0,
    sold: trade?.sold ? "yes" : "no",
    text: trade?.action ?? [],
  });
}

export const fruitInWords = (fruit: Fruit, count: number, price: number, lies: string) =>
  say("tree-society.web.fruit", { fruit: fruitName(fruit), count, price, lies });

/** What happened, in a few words. */
export function tellingInWords(fact: Telling): string {
  return say("tree-society.web.told", {
    kind: fact.kind === "gave-up" ? "gave" : fact.kind,
    card: "card" in fact ? cardName(fact.card) : "",
    by: "by" in fact && fact.by !== undefined ? cardName(fact.by) : "",
    fruit: "fruit" in fact ? fruitName(fact.fruit) : "",
    other: "other" in fact ? fruitName(fact.other) : "",
    type: "type" in fact ? typeName(fact.type) : "",
    money: "money" in fact ? fact.money : "purse",
    level: "level" in fact ? fact.level : 0,
    count: "count" in fact ? fact.count : "amount" in fact ? fact.amount : 0,
  });
}
