import { describe, expect, test } from "vitest";
import { drawFungus } from "../../drawing/fungus";
import type { LegalMove, Spot } from "../../protocol";
import {
  coinsOf,
  dieFaces,
  drawEdge,
  drawHeap,
  drawLandscape,
  drawPool,
  drawRune,
  drawSpring,
  dropsOn,
  hollowsOf,
  mostSeen,
} from "./drawings";
import type { EventFact, MoveFact, Step } from "./facts";
import { areNeighbours, fieldAt, fields, fromShrine, named, shrine, spotOf } from "./forest";
import { rolledIn, soloIn, touchedIn, travelsIn } from "./happened";
import { choicesIn, fieldOf, movesAt, movesOfAction, movesOfCard } from "./places";
import { dropsOf, signsOf } from "./signs";
import { isLeafHeap, speciesOf } from "./species";

const legal = (about: MoveFact): LegalMove => ({
  move: JSON.stringify(about),
  label: { key: "label" },
  about,
  price: [],
  gain: [],
});
const b2: Spot = [1, 1];
const c3: Spot = [2, 2];

describe("a forest", () => {
  test("has twenty fields, called by column and row", () => {
    expect(fields).toHaveLength(20);
    expect([fields[0], fields[7], fields[19]]).toEqual(["a1", shrine, "e4"]);
    for (const at of fields) expect(named(spotOf(at))).toBe(at);
    expect(fieldAt(1, 1)).toBe(named(b2));
  });
  test.each([
    ["c4", { across: 0, down: 2 }],
    ["d2", { across: 1, down: 0 }],
    ["a1", { across: -2, down: -1 }],
  ])("says where %s lies, seen from the shrine", (at, way) => {
    expect(fromShrine(at)).toEqual(way);
  });
  test("has neighbours above, below and at the sides", () => {
    expect(fields.filter((at) => areNeighbours("c2", at))).toEqual(["c1", "b2", "d2", "c3"]);
    expect(fields.filter((at) => areNeighbours("a1", at))).toEqual(["b1", "a2"]);
  });
});

describe("a move says where it is made", () => {
  test.each<[MoveFact, string | null]>([
    [{ kind: "field", at: b2 }, "b2"],
    [{ kind: "to", at: c3 }, "c3"],
    [{ kind: "near", at: c3 }, "c3"],
    [{ kind: "cover", at: b2 }, "b2"],
    [{ kind: "remove", number: 2 }, "e1"],
    [{ kind: "play", card: "leaf-heap" }, null],
    [{ kind: "skip" }, null],
  ])("%o", (about, at) => {
    expect(fieldOf(about, "e1")).toBe(at);
  });
  test("at a field: to remove drops there is to remove the most", () => {
    const moves = [legal({ kind: "remove", number: 1 }), legal({ kind: "remove", number: 2 }), legal({ kind: "skip" })];
    expect(movesAt(moves, "b2", "b2")).toEqual([moves[1]]);
    expect(movesAt(moves, "b2", "c3")).toEqual([]);
    expect(movesAt([legal({ kind: "to", at: c3 })], "c3", "b2")).toHaveLength(1);
  });
  test("on a card or an action card", () => {
    const moves = [
      legal({ kind: "play", card: "leaf-heap" }),
      legal({ kind: "hire", card: "panellus-mitis" }),
      legal({ kind: "trash", card: "leaf-heap" }),
      legal({ kind: "action", action: "b" }),
      legal({ kind: "return", action: "b" }),
    ];
    expect(movesOfCard(moves, "play", "leaf-heap")).toEqual([moves[0]]);
    expect(movesOfCard(moves, "hire", "leaf-heap")).toEqual([]);
    expect(movesOfCard(moves, "trash", "leaf-heap")).toEqual([moves[2]]);
    expect(movesOfAction(moves, "b")).toEqual([moves[3], moves[4]]);
    expect(movesOfAction(moves, "a")).toEqual([]);
  });
  test("in the tray, and to leave it comes last", () => {
    const moves = [
      legal({ kind: "skip" }),
      legal({ kind: "field", at: b2 }),
      legal({ kind: "remove", number: 1 }),
      legal({ kind: "all" }),
    ];
    expect(choicesIn(moves).map(({ about }) => about.kind)).toEqual(["remove", "all", "skip"]);
  });
});

describe("signs", () => {
  const step = (op: Step["op"], length = 1, n = 1, more = 0): Step => ({ op, n, more, land: "any", length });
  test("stand inside each other as steps do", () => {
    const [repeat, others] = signsOf([
      step("repeat", 6, 2),
      step("either", 5, 0, 3),
      step("field", 2),
      step("remove"),
      step("field", 2),
      step("move"),
      step("others", 2),
      step("leaves"),
    ]);
    expect(repeat?.inside.map(({ step }) => step.op)).toEqual(["either"]);
    const either = repeat?.inside[0];
    expect(either?.inside.map(({ step, inside }) => [step.op, inside[0]?.step.op])).toEqual([["field", "remove"]]);
    expect(either?.right.map(({ step, inside }) => [step.op, inside[0]?.step.op])).toEqual([["field", "move"]]);
    expect(others?.inside.map(({ step }) => step.op)).toEqual(["leaves"]);
  });
  test("show which drops are transparent", () => {
    expect(dropsOf(step("remove", 1, 3, 2))).toEqual([false, true, true]);
  });
});

describe("what happened", () => {
  const told: EventFact[][] = [
    [
      { kind: "turned", symbol: "moth" },
      { kind: "turned-up", solo: "s4" },
    ],
    [
      { kind: "moved", player: 0, at: b2, to: c3 },
      { kind: "removed", player: 1, amount: 2, at: b2 },
    ],
  ];
  test("was thrown and turned up some time ago", () => {
    expect([rolledIn(told), soloIn(told)]).toEqual(["moth", "s4"]);
    expect([rolledIn([]), soloIn([])]).toEqual([null, null]);
  });
  test("moved and removed drops, in the forest that one looks at", () => {
    expect(travelsIn(told, 0)).toEqual([{ at: "b2", to: "c3" }]);
    expect(travelsIn(told, 1)).toEqual([
      { at: "b2", to: null },
      { at: "b2", to: null },
    ]);
    expect([...touchedIn(told, 0)]).toEqual(["b2", "c3"]);
    expect([...touchedIn(told, 2)]).toEqual([]);
    expect(travelsIn([], 0)).toEqual([]);
  });
});

describe("drawings", () => {
  test("of drops are as many as there are, until they are a pool with a number", () => {
    expect([0, 1, 3, 6, 7, 20].map((drops) => dropsOn(drops).length)).toEqual([0, 1, 3, 6, mostSeen, mostSeen]);
    for (let drops = 1; drops <= mostSeen; drops++)
      for (const { x, y, r } of dropsOn(drops)) {
        expect(Math.min(x - r, y - 1.5 * r)).toBeGreaterThan(0);
        expect(Math.max(x + r, y + 1.2 * r)).toBeLessThan(100);
      }
  });
  test("of the shrine have a hollow for every drop it takes, none on another", () => {
    for (const capacity of [10, 15, 20]) {
      const hollows = hollowsOf(capacity);
      expect(hollows).toHaveLength(capacity);
      expect(new Set(hollows.map(({ x, y }) => `${x} ${y}`)).size).toBe(capacity);
    }
  });
  test("of leaves add up", () => {
    expect(coinsOf(0)).toEqual([]);
    expect(coinsOf(9)).toEqual([5, 3, 1]);
    for (const leaves of [1, 2, 4, 17, 40]) expect(coinsOf(leaves).reduce((sum: number, n) => sum + n, 0)).toBe(leaves);
  });
  test("are there for every ground and every symbol, none alike", () => {
    const grounds = ["leaves", "moss", "water", "soil"].flatMap((land) => [
      drawLandscape(land, 1),
      drawLandscape(land, 2),
    ]);
    const all = [
      ...grounds,
      drawSpring(1),
      drawSpring(1, true),
      drawHeap(false),
      drawHeap(true),
      ...Object.values(dieFaces),
    ];
    for (const strokes of all) expect(strokes.length).toBeGreaterThan(0);
    expect(new Set(all.map((strokes) => JSON.stringify(strokes))).size).toBe(all.length);
    const paths = [drawEdge(1), drawPool(3, 1), ...[0, 1, 2, 3].map(drawRune)];
    expect(JSON.stringify([all, paths])).not.toMatch(/NaN|undefined/);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

// Every card of the pack is drawn as what it is named after; one from somebody's own pack is drawn all the same.
test("every card has its own drawing", () => {
  const packs = import.meta.glob<{ default: { start: { name: string }[]; heroes: { name: string }[] } }>(
    "../../../../packs/mycelia/standard.json",
    { eager: true },
  );
  const { start = [], heroes = [] } = Object.values(packs)[0]?.default ?? {};
  const cards = [...start, ...heroes].map(({ name }) => name).filter((name) => !isLeafHeap(name));
  expect(cards).toHaveLength(38);
  const drawn = cards.map((card) => JSON.stringify(drawFungus(card, speciesOf(card))));
  expect(new Set(cards.map(speciesOf)).size).toBe(38);
  expect(new Set(drawn).size).toBe(38);
  expect(drawn.join()).not.toMatch(/NaN|undefined/);
  expect(drawFungus("my-own", speciesOf("my-own")).length).toBeGreaterThan(3);
});
