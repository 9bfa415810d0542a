// The burrow in words: for whoever reads, and for whoever has it read.
import type { Message } from "../../protocol";
import { keyOf, say } from "../../words/say";
import type { Space, Tunnel, View } from "./facts";
import { type CardSeen, thingNamed } from "./view";

const named = ["start", "surface"];
export const spaceName = (space: string): Message =>
  named.includes(space)
    ? { key: keyOf("underground-panic.space.", space) }
    : { key: "underground-panic.hole", arguments: { name: space } };
export const iconName = (icon: string): Message => ({ key: keyOf("underground-panic.icon.", icon) });
export const colourName = (colour: string): Message => ({ key: keyOf("underground-panic.colour.", colour) });
const symbolName = (symbol: string): Message => ({ key: keyOf("underground-panic.symbol.", symbol) });
export const tileName = (tile: string): Message => ({ key: keyOf("underground-panic.tile.", tile) });

export const cardName = (colour: string, symbol: string): Message => ({
  key: keyOf("underground-panic.card.", symbol),
  arguments: { colour: colourName(colour) },
});

/** "Red leaf, known to all"; of a hidden one its colour, and what it cannot be. */
export function cardInWords({ colour, symbol, known, excluded }: CardSeen): string {
  return say("underground-panic.web.card", {
    card: symbol === null ? "" : cardName(colour, symbol),
    colour: colourName(colour),
    sight: symbol === null ? "hidden" : known ? "known" : "own",
    count: excluded.length,
    excluded: excluded.map(symbolName),
  });
}

export function thingInWords(thing: string): Message {
  const seen = thingNamed(thing);
  switch (seen.kind) {
    case "card":
      return cardName(seen.colour, seen.symbol);
    case "tile":
      return { key: "underground-panic.tile-named", arguments: { tile: tileName(seen.tile) } };
    case "pebble":
      return { key: "underground-panic.pebble" };
  }
}

export const tileText = (view: View, tile: string): Message => view.tile_faces[tile]?.text ?? tileName(tile);
export const tileInWords = (view: View, tile: string) =>
  say("underground-panic.web.tile", { tile: tileName(tile), text: tileText(view, tile) });

export const pouchInWords = (pouch: readonly CardSeen[]) =>
  say("underground-panic.web.pouch", {
    count: pouch.length,
    cards: pouch.map(({ colour, symbol }) => (symbol === null ? colourName(colour) : cardName(colour, symbol))),
  });

export function tunnelInWords(tunnel: Tunnel, payable: boolean): string {
  return say("underground-panic.web.tunnel", {
    from: spaceName(tunnel.from),
    to: spaceName(tunnel.to),
    level: tunnel.way === "level" ? "yes" : "no",
    cost: tunnel.cost.map(iconName),
    payable: payable ? "yes" : "no",
    cubes: tunnel.cost.filter((icon) => icon === "cube").length,
  });
}

export function spaceInWords(view: View, space: Space, token: string | null): string {
  const here = view.gophers.filter(({ at }) => at === space.name);
  return say("underground-panic.web.space", {
    space: spaceName(space.name),
    zone: space.zone,
    hole: space.bonus.length > 0 ? "yes" : "no",
    bonus: space.bonus.map(iconName),
    has: token === null ? "no" : "yes",
    token: token === null ? "" : (view.token_faces[token]?.text ?? token),
    gophers: here.length,
    resting: here.filter(({ resting }) => resting).length,
    pebbles: here.filter(({ pebble }) => pebble).length,
    flooded: space.zone <= view.level ? "yes" : "no",
    soon: space.zone === view.next_level ? "yes" : "no",
  });
}

export const bagInWords = (bag: Readonly<Record<string, number>>, name: (what: string) => Message): Message[] =>
  Object.entries(bag)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ({ key: "underground-panic.web.counted", arguments: { what: name(what), count } }));
export const symbolsInWords = (bag: Readonly<Record<string, number>>) => bagInWords(bag, symbolName);
