import { describe, expect, test } from "vitest";
import type { LegalMove, TableState } from "../../protocol";
import { drawForager, drawPicture, drawSprig, heapOf } from "./drawings";
import type { EventFact, MoveFact } from "./facts";
import { changesOf, pileAfter } from "./happened";
import { cardOf, meant, movesAt, movesOf, type PlaceName, picksIn, placeOf } from "./places";
import { mySeat, othersOf } from "./view";

const legal = (about: MoveFact): LegalMove => ({
  move: JSON.stringify(about),
  label: { key: "label" },
  about,
  price: [],
  gain: [],
});

describe("a move says where it is made", () => {
  test.each<[MoveFact, PlaceName | null, string | null]>([
    [{ kind: "play", card: "fox" }, "pile", "fox"],
    [{ kind: "give", card: "fox" }, "pile", "fox"],
    [{ kind: "bury", card: "fox" }, "burrow", "fox"],
    [{ kind: "pay" }, "nuts", null],
    [{ kind: "rest" }, "forager", null],
    [{ kind: "pick", option: 2 }, null, null],
    [{ kind: "keep", card: "fox" }, null, null],
    [{ kind: "use", card: "jay" }, null, null],
    [{ kind: "pass" }, null, null],
  ])("%o", (about, place, card) => {
    expect([placeOf(about), cardOf(about)]).toEqual([place, card]);
  });
});

describe("what is clicked chooses among the moves", () => {
  const fox = [legal({ kind: "play", card: "fox" }), legal({ kind: "bury", card: "fox" })];
  const acorn = [legal({ kind: "play", card: "acorn" }), legal({ kind: "bury", card: "acorn" })];
  const rest = legal({ kind: "rest" });
  const moves = [...fox, ...acorn, rest];
  const inHand = acorn.map(({ move }) => move);
  test("a card", () => {
    expect(movesOf(moves, "fox")).toEqual(fox);
    expect(movesOf(moves, "berry")).toEqual([]);
  });
  test("a place, for what is in hand", () => {
    expect(movesAt(moves, inHand, "pile")).toEqual([acorn[0]]);
    expect(movesAt(moves, inHand, "burrow")).toEqual([acorn[1]]);
  });
  test("a place, for anything that can be done there", () => {
    expect(movesAt(moves, null, "pile")).toEqual([fox[0], acorn[0]]);
    expect(movesAt(moves, inHand, "forager")).toEqual([rest]);
    expect(movesAt(moves, inHand, "nuts")).toEqual([]);
  });
  test("what a card does, which is kept and which is used is picked from a list", () => {
    const about: MoveFact[] = [
      { kind: "pick", option: 1 },
      { kind: "keep", card: "fox" },
      { kind: "use", card: "jay" },
    ];
    const picks = [...about, { kind: "pass" } as const].map((each) => legal(each));
    expect(picksIn([rest, ...fox, ...picks])).toEqual(picks);
  });
  test.each<[PlaceName, string | undefined, MoveFact | null]>([
    ["nuts", undefined, { kind: "pay" }],
    ["forager", undefined, { kind: "rest" }],
    ["pile", "fox", { kind: "play", card: "fox" }],
    ["burrow", "fox", { kind: "bury", card: "fox" }],
    ["pile", undefined, null],
  ])("where nothing can be done it is asked about: %s", (place, card, about) => {
    expect(meant(place, card)).toEqual(about);
  });
});

describe("what happened", () => {
  const told: EventFact[][] = [
    [
      { kind: "played", forager: 0, card: "fox" },
      { kind: "gained", forager: 0, amount: 1 },
    ],
    [{ kind: "set-out", forager: 2, card: "jay" }],
    [{ kind: "gave", forager: 1, card: "acorn" }],
    [
      { kind: "paid", forager: 2, other: 0, amount: 1 },
      { kind: "collected", forager: 0, other: 2, amount: 1 },
    ],
  ];
  test("lies on the common pile in its order, and stays the same card", () => {
    expect(pileAfter(told)).toEqual([
      { id: 0, card: "fox", by: 0 },
      { id: 1, card: "acorn", by: 1 },
    ]);
    expect(pileAfter(told.slice(0, 1))).toEqual(pileAfter(told).slice(0, 1));
    expect(pileAfter([])).toEqual([]);
  });
  test("has changed the nuts of some", () => {
    const changes = (last: EventFact[]) => Object.fromEntries(changesOf([...told, last]));
    expect(Object.fromEntries(changesOf(told))).toEqual({ 0: 1, 2: -1 });
    expect(changes([{ kind: "rested", forager: 1, amount: 1 }])).toEqual({ 1: 1 });
    expect(changes([{ kind: "buried", forager: 1, amount: 2 }])).toEqual({ 1: 2 });
    expect(changes([{ kind: "spent", forager: 3, amount: 2 }])).toEqual({ 3: -2 });
    expect(changes([{ kind: "dealt", forager: 1 }])).toEqual({});
    expect(Object.fromEntries(changesOf([]))).toEqual({});
  });
});

test("whoever looks sits below, and the others follow in the order of their turns", () => {
  const seen = (viewer: TableState["viewer"], mine?: object) =>
    ({ viewer, seats: [{}, {}, {}, {}], view: mine ? { mine } : {} }) as unknown as TableState;
  expect([mySeat(seen(2, {})), othersOf(seen(2, {}))]).toEqual([2, [3, 0, 1]]);
  expect([mySeat(seen("spectator")), othersOf(seen("spectator"))]).toEqual([null, [0, 1, 2, 3]]);
});

describe("drawings", () => {
  test("are there for everybody and for every card, also for one that nobody has drawn", () => {
    const seats = [0, 1, 2, 3].flatMap((seat) => [drawForager(seat), drawSprig(seat)]);
    const cards = ["acorn", "berry", "squirrel", "fox", "jay", "badger", "bear"].map((card) => drawPicture(card));
    for (const strokes of [...seats, ...cards]) expect(strokes.length).toBeGreaterThan(1);
    expect(JSON.stringify([seats, cards])).not.toMatch(/NaN|undefined/);
    expect(new Set(cards.map((strokes) => JSON.stringify(strokes))).size).toBe(7);
  });
  test("of a heap grow row by row, until it is large enough", () => {
    expect([0, 1, 3, 21, 99].map((nuts) => heapOf(nuts).length)).toEqual([0, 1, 3, 21, 21]);
    expect(heapOf(4).map(({ y }) => y < 0)).toEqual([false, false, false, true]);
  });
});
