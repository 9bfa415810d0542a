import { describe, expect, test } from "vitest";
import type { LegalMove } from "../../protocol";
import {
  bendOf,
  bottom,
  grass,
  layoutOf,
  pathOf,
  plateHeight,
  plateWidth,
  pointOf,
  roomOf,
  standOf,
  tunnelsFrom,
  waterAt,
} from "./burrow";
import {
  drawEarth,
  drawGopher,
  drawHead,
  drawHole,
  drawLayer,
  drawSleeper,
  emblemOf,
  roots,
  symbolDrawing,
  wave,
} from "./drawings";
import {
  colours,
  type EventFact,
  type Hand,
  icons,
  type MoveFact,
  type Space,
  symbols,
  type Tunnel,
  tiles,
  type View,
} from "./facts";
import { thrownIn, touchedIn, waysIn } from "./happened";
import {
  askedOf,
  choicesIn,
  movesAt,
  movesOfCard,
  movesOfDeck,
  movesOfGopher,
  movesOfIcon,
  movesOfOpenTile,
  movesOfReward,
  movesOfThing,
  movesOfTile,
} from "./places";
import { linkOf, partsOf } from "./signs";
import { cardCalled, cardNamed, cardsIn, gophersOf, isCounting, thingNamed, tilesOf, unseenOf } from "./view";

const legal = (about: MoveFact): LegalMove => ({
  move: JSON.stringify(about),
  label: { key: "label" },
  about,
  price: [],
  gain: [],
});

const packs = import.meta.glob<{ default: { spaces: Space[]; tunnels: Tunnel[] } }>(
  "../../../../packs/underground_panic/standard.json",
  { eager: true },
);
const { spaces = [], tunnels = [] } = Object.values(packs)[0]?.default ?? {};

describe("the burrow", () => {
  const layout = layoutOf(spaces, tunnels);
  test("has ten zones on each other, and tunnels that go through their bends", () => {
    expect(layout.zones.map(({ zone }) => zone)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const { top, middle, bottom: low } of layout.zones) {
      expect(top).toBeLessThan(middle);
      expect(middle).toBeLessThan(low);
    }
    expect(layout.paths).toHaveLength(58);
    expect(layout.paths.join()).not.toMatch(/NaN|undefined/);
    expect(pathOf(spaces, { from: "nowhere", to: "a4", way: "left", cost: [], bend: [0, 0], source: "designed" })).toBe(
      "",
    );
  });
  test("is flooded from below, a little higher every round", () => {
    const heights = [1, 2, 3, 4, 8, 12].map((level) => waterAt(spaces, level));
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(heights[0]).toBeLessThan(bottom);
    expect(heights.at(-1)).toBeGreaterThan(grass);
    for (const space of spaces.filter(({ zone }) => zone === 4)) {
      expect(waterAt(spaces, 4)).toBeLessThan(pointOf(space).y - 30);
      expect(waterAt(spaces, 3)).toBeGreaterThan(pointOf(space).y + 30);
    }
  });
  test("is left upwards and sideways, never down", () => {
    expect(tunnelsFrom(tunnels, "a4").map(({ to }) => to)).toEqual(["a5", "b5", "b4"]);
    expect(tunnelsFrom(tunnels, "b4").map(({ to }) => to)).toEqual(["b5", "c5", "a4"]);
    expect(tunnelsFrom(tunnels, "surface")).toEqual([]);
  });
  test("has room for four gophers everywhere, none on another", () => {
    for (const space of spaces) {
      const stands = [0, 1, 2, 3].map((slot) => standOf(space, slot));
      expect(new Set(stands.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
      for (const { x, y } of stands) // none stands where one clicks the place itself
        expect(Math.abs(x - pointOf(space).x) > 43 || y < pointOf(space).y, space.name).toBe(true);
      expect(roomOf(space, false).width).toBeGreaterThan(100);
    }
  });
  test("has plates that do not lie on each other, nor on holes", () => {
    for (const [i, tunnel] of tunnels.entries()) {
      const a = layout.plates[i] ?? bendOf(tunnel);
      for (const [k, b] of layout.plates.slice(0, i).entries()) {
        const across = Math.abs(a.x - b.x) - (plateWidth(tunnel) + plateWidth(tunnels[k] ?? tunnel)) / 2;
        const down = Math.abs(a.y - b.y) - plateHeight;
        expect(Math.max(across, down), `${tunnel.from} ${tunnel.to}`).toBeGreaterThan(-1);
      }
      for (const space of spaces.slice(1, -1)) {
        const b = pointOf(space);
        const across = Math.abs(a.x - b.x) - tunnel.cost.length * 15.5 - 60;
        const down = Math.abs(a.y - b.y) - 20 - 30;
        expect(Math.max(across, down), `${tunnel.from} ${tunnel.to} ${space.name}`).toBeGreaterThan(-16);
      }
    }
  });
});

describe("cards", () => {
  const slot = (colour: Hand["colour"], shuffle: number | null, excluded: Hand["excluded"] = []): Hand => ({
    colour,
    shuffle,
    excluded,
  });
  const known = (symbol: string) => symbols.filter((one) => one !== symbol);
  test("are of lots, counted by colour", () => {
    const hand = [
      slot("red", 0),
      slot("red", 0),
      slot("red", 0, ["leaf"]),
      slot("red", null, known("acorn")),
      slot("blue", 0),
    ];
    const seen = cardsIn(hand, undefined);
    expect(seen.map(({ lot }) => lot)).toEqual([1, 1, 2, 3, 1]);
    expect(seen.map(({ symbol }) => symbol)).toEqual([null, null, null, "acorn", null]);
    expect(seen.map((card) => card.known)).toEqual([false, false, false, true, false]);
    expect(cardsIn(hand, ["leaf", "berry", "berry", "acorn", "leaf"]).map(({ symbol }) => symbol)).toEqual([
      "leaf",
      "berry",
      "berry",
      "acorn",
      "leaf",
    ]);
  });
  test("are unseen unless they are one's own, by shuffle", () => {
    const view = {
      hidden: [
        [
          { leaf: 2, acorn: 3 },
          { berry: 1, acorn: 1 },
        ],
        [],
        [{ leaf: 1 }],
        [],
      ],
      players: [
        {
          hand: [slot("red", 0), slot("red", 1), slot("red", null, known("leaf")), slot("blue", 0)],
          pouch: [slot("red", 0)],
        },
        { hand: [slot("red", 0)], pouch: [] },
      ],
      mine: { symbols: ["leaf", "acorn", "leaf", "leaf"], pouched: ["acorn"] },
    } as unknown as View;
    expect(unseenOf(view, "red", 0)).toEqual([
      { leaf: 1, acorn: 2 },
      { berry: 1, acorn: 0 },
    ]);
    expect(unseenOf(view, "blue", 0)).toEqual([{ leaf: 0 }]);
    expect(unseenOf({ ...view, mine: undefined } as View, "red", null)).toEqual(view.hidden[0]);
  });
  test("and tiles are called as moves call them", () => {
    expect(cardNamed("red-red-or-yellow")).toEqual({ colour: "red", symbol: "red-or-yellow" });
    expect(thingNamed("pebble")).toEqual({ kind: "pebble" });
    expect(thingNamed("pebble-tile")).toEqual({ kind: "tile", tile: "pebble" });
    expect(thingNamed("blue-into-nutshell")).toEqual({ kind: "card", colour: "blue", symbol: "into-nutshell" });
    expect(cardCalled({ colour: "green", symbol: "leaf" })).toBe("green-leaf");
    expect(tilesOf({ tiles: { strike: 2, leaf: 1 } } as unknown as Parameters<typeof tilesOf>[0])).toEqual([
      "strike",
      "strike",
      "leaf",
    ]);
  });
});

describe("a move says where it is made", () => {
  const view = {
    gophers: [
      { at: "start", pebble: false, resting: false },
      { at: "a4", pebble: true, resting: true },
      { at: "a4", pebble: false, resting: false },
    ],
    gopher: "3",
    stage: "pay",
    cost: ["leaf"],
  } as unknown as View;
  const moves = [
    legal({ kind: "gopher", gopher: "1" }),
    legal({ kind: "gopher", gopher: "3" }),
    legal({ kind: "to", space: "a5" }),
    legal({ kind: "rest" }),
    legal({ kind: "pay", icon: "leaf", thing: "red-leaf", lot: 1 }),
    legal({ kind: "pay", icon: "black", thing: "red-leaf", lot: 1 }),
    legal({ kind: "pay", icon: "black", thing: "red-leaf", lot: 2 }),
    legal({ kind: "with", thing: "pebble", lot: 0 }),
    legal({ kind: "pay", icon: "leaf", thing: "leaf-tile", lot: 0 }),
    legal({ kind: "strike" }),
    legal({ kind: "deck", colour: "blue" }),
    legal({ kind: "pick", tile: "strike" }),
    legal({ kind: "claim", reward: "free" }),
    legal({ kind: "trim", card: "red-leaf", lot: 2 }),
    legal({ kind: "stop" }),
    legal({ kind: "pebble", gopher: "2" }),
  ];
  test("at a hole, on a gopher", () => {
    expect(movesAt(moves, view, "start")).toEqual([moves[0]]);
    expect(movesAt(moves, view, "a4")).toEqual([moves[1], moves[15]]);
    expect(movesAt(moves, view, "a5")).toEqual([moves[2]]);
    expect(movesOfGopher(moves, "3")).toEqual([moves[1]]);
    expect(gophersOf(view).map(({ name, slot, chosen }) => [name, slot, chosen])).toEqual([
      ["1", 0, false],
      ["2", 0, false],
      ["3", 1, true],
    ]);
  });
  test("on a card of its lot, a tile, a pebble", () => {
    expect(movesOfCard(moves, "red-leaf", 1)).toEqual([moves[4], moves[5]]);
    expect(movesOfCard(moves, "red-leaf", 2)).toEqual([moves[6], moves[13]]);
    expect(movesOfThing(moves, "pebble")).toEqual([moves[7]]);
    expect(movesOfTile(moves, "leaf")).toEqual([moves[8]]);
    expect(movesOfTile(moves, "strike")).toEqual([moves[9]]);
    expect(movesOfTile(moves, "pebble"), "a pebble for a gopher is no tile").toEqual([]);
    expect(movesOfIcon(moves, "black")).toEqual([moves[5], moves[6]]);
  });
  test("beside the burrow, and in the tray, to leave it last", () => {
    expect(movesOfDeck(moves, "blue")).toEqual([moves[10]]);
    expect(movesOfOpenTile(moves, "strike")).toEqual([moves[11]]);
    expect(movesOfReward(moves, "free")).toEqual([moves[12]]);
    expect(choicesIn(moves).map(({ about }) => about.kind)).toEqual(["strike", "deck", "rest", "stop"]);
  });
  test("and what a card means where it can do nothing", () => {
    expect(askedOf(view, "red-leaf", 1)).toEqual({ kind: "pay", icon: "leaf", thing: "red-leaf", lot: 1 });
    expect(askedOf({ ...view, stage: "with" }, "red-leaf", 1)).toEqual({ kind: "with", thing: "red-leaf", lot: 1 });
    expect(askedOf({ ...view, stage: "trim" }, "red-leaf", 1)).toEqual({ kind: "trim", card: "red-leaf", lot: 1 });
    expect(askedOf({ ...view, stage: "gopher" }, "red-leaf", 1)).toEqual({ kind: "pouch", card: "red-leaf", lot: 1 });
  });
});

test("what is counted is told where that means something", () => {
  expect(isCounting({ stage: "deck", count: 6, due: 0 }), "the throws of a set-up").toBe(false);
  expect(isCounting({ stage: "wash", count: 1, due: 0 }), "a gopher").toBe(false);
  expect(isCounting({ stage: "swap", count: 0, due: 0 })).toBe(false);
  expect(isCounting({ stage: "swap", count: 2, due: 0 })).toBe(true);
  expect(isCounting({ stage: "injury", count: 1, due: 0 })).toBe(true);
  expect(isCounting({ stage: "deck", count: 0, due: 2 })).toBe(true);
});

describe("what happened", () => {
  const told: EventFact[][] = [
    [{ kind: "rolled", player: 0, face: "red" }],
    [
      { kind: "rolled", player: 1, face: "white" },
      { kind: "moved", player: 1, gopher: "1", at: "start", to: "a4" },
      { kind: "washed", gopher: "2", at: "a5", to: "a6" },
      { kind: "picked", player: 1, tile: "strike" },
    ],
  ];
  test("was thrown, with the number of the throw", () => {
    expect(thrownIn(told)).toEqual({ face: "white", count: 2 });
    expect(thrownIn([])).toEqual({ face: null, count: 0 });
  });
  test("moved gophers and touched holes", () => {
    expect(waysIn(told)).toEqual([
      { from: "start", to: "a4", washed: false },
      { from: "a5", to: "a6", washed: true },
    ]);
    expect([...touchedIn(told)]).toEqual(["start", "a4", "a5", "a6"]);
    expect([waysIn([]), [...touchedIn([])]]).toEqual([[], []]);
  });
});

describe("drawings", () => {
  test("are there for every icon, symbol and tile", () => {
    const plain = ["red", "yellow", "blue", "green", "black", "cube", "any", "stroke", "sleeper"];
    for (const sign of [...icons, ...symbols, ...tiles, "injury"])
      for (const part of partsOf(sign))
        expect(plain.includes(part.sign) || symbolDrawing(part.sign).length > 0, `${sign}: ${part.sign}`).toBe(true);
    expect([linkOf("into-leaf"), linkOf("red-or-yellow"), linkOf("swap-red-yellow"), linkOf("leaf")]).toEqual([
      "into",
      "or",
      "swap",
      null,
    ]);
    expect(new Set(colours.map(emblemOf)).size).toBe(4);
  });
  test("of gophers differ, and nothing is drawn of what is no number", () => {
    const all = [0, 1, 2, 3].flatMap((seed) => [drawGopher(seed), drawSleeper(seed), drawHead(seed)]);
    expect(new Set(all.map((strokes) => JSON.stringify(strokes))).size).toBe(12);
    const earth = drawEarth(spaces.map(pointOf));
    expect(earth.length).toBeGreaterThan(40);
    const paths = [drawHole(1, 60, 40), drawLayer(400, 2), ...roots, wave(0), wave(1), wave(2)];
    expect(JSON.stringify([all, earth, paths])).not.toMatch(/NaN|undefined/);
  });
});
