import { describe, expect, test } from "vitest";
import type { LegalMove, Spot } from "../../protocol";
import type { EventFact, MoveFact } from "./facts";
import { deedOf, meant, stepOf } from "./moves";
import { piecesAfter } from "./pieces";
import { type GangsView, holder, nameOf, type Place, positionsOf, samePlace, yieldAt } from "./view";

const a1: Spot = [0, 0];
const d5: Spot = [3, 4];
const e4: Spot = [4, 3];
const e5: Spot = [4, 4];
const e6: Spot = [4, 5];
const e9: Spot = [4, 8];
const i9: Spot = [8, 8];

function forest(pickers: [Spot, number][], phase: GangsView["phase"] = "playing"): GangsView {
  const board = Array.from({ length: 9 }, (_, y) =>
    Array.from({ length: 9 }, (_, x) => pickers.find(([at]) => samePlace(at, [x, y]))?.[1] ?? ".").join(""),
  );
  return { seats: 2, board, phase, yields: [1, 2, 3, 4, 5, 6, 7, 8, 9], side: 9, pickers: 9, turn_limit: 60 };
}

describe("places", () => {
  const view = forest([
    [a1, 0],
    [i9, 1],
  ]);
  test("count columns and rows from the deep forest on", () => {
    expect([a1, i9, e5, "home" as const].map((place) => holder(view, place))).toEqual([0, 1, null, null]);
    expect([a1, e5, i9].map((place) => yieldAt(view, place))).toEqual([1, 5, 9]);
    expect(positionsOf(view)).toHaveLength(81);
  });
  test("are called as people call them", () => {
    expect([a1, e5, i9, "home" as const].map(nameOf)).toEqual(["a1", "e5", "i9", "home"]);
  });
  test("are the same by what they are", () => {
    expect(samePlace([4, 4], e5)).toBe(true);
    expect(samePlace("home", "home")).toBe(true);
    expect(samePlace(null, null)).toBe(true);
    expect(samePlace(e5, e6) || samePlace(e5, "out") || samePlace(null, e5)).toBe(false);
  });
});

describe("a legal move says what is clicked", () => {
  const label = { key: "x" };
  const legal = (about: MoveFact, price: number, gain: number, bonus: number): LegalMove => ({
    move: "m",
    label,
    about,
    price: price > 0 ? [{ what: "mushrooms", n: price }] : [],
    gain: [
      ...(gain > 0 ? [{ what: "mushrooms", n: gain }] : []),
      ...(bonus > 0 ? [{ what: "team-up", n: bonus }] : []),
    ],
  });
  test("where a picker is placed, and not what all begin with", () => {
    expect(stepOf(legal({ kind: "place", to: e5 }, 0, 55, 0))).toMatchObject({
      from: null,
      to: e5,
      amount: 0,
      bonus: 0,
    });
  });
  test.each<[MoveFact, Spot, Place, boolean]>([
    [{ kind: "go", from: e5, to: e6, eliminates: false }, e5, e6, false],
    [{ kind: "go", from: e5, to: d5, eliminates: true }, e5, d5, true],
    [{ kind: "step-out", from: e9 }, e9, "home", false],
    [{ kind: "jump-out", from: e5 }, e5, "out", false],
  ])("%o", (about, from, to, eliminates) => {
    expect(stepOf(legal(about, 5, 0, 12))).toEqual({ move: "m", from, to, eliminates, amount: -5, bonus: 12, label });
    expect(stepOf(legal(about, 0, 3, 0))).toMatchObject({ amount: 3, bonus: 0 });
  });
});

describe("a click that is no legal move is asked about", () => {
  const view = forest([
    [e5, 0],
    [e6, 1],
    [d5, 0],
  ]);
  test.each<[Spot | null, Place, MoveFact | null]>([
    [e5, e4, { kind: "go", from: e5, to: e4, eliminates: false }],
    [e5, e6, { kind: "go", from: e5, to: e6, eliminates: true }],
    [e5, d5, { kind: "go", from: e5, to: d5, eliminates: false }],
    [e5, "home", { kind: "step-out", from: e5 }],
    [e5, "out", { kind: "jump-out", from: e5 }],
    [null, e6, { kind: "jump-out", from: e6 }],
    [null, "home", null],
  ])("%o then %o", (from, to, about) => {
    expect(meant(view, from, to)).toEqual(about);
  });
  test("while placing", () => {
    expect(meant(forest([], "placing"), null, e4)).toEqual({ kind: "place", to: e4 });
    expect(meant(forest([], "placing"), null, "home")).toMatchObject({ kind: "step-out" });
  });
});

describe("the last move", () => {
  test("is a placement, also the one that opens the game", () => {
    const facts: EventFact[] = [
      { kind: "placed", gang: 0, to: e5 },
      { kind: "opened", gang: 0, amount: 55 },
    ];
    expect(deedOf(facts)).toEqual({ seat: 0, from: null, to: e5, amount: 0, run: null });
  });
  test("is a step with a team-up", () => {
    const facts: EventFact[] = [
      { kind: "acted", gang: 1, action: "backward", from: e5, to: e4, amount: -5 },
      { kind: "created-group", gang: 1, from: [3, 3], to: [5, 3], amount: 15 },
    ];
    expect(deedOf(facts)).toEqual({
      seat: 1,
      from: e5,
      to: e4,
      amount: -5,
      run: { from: [3, 3], to: [5, 3], amount: 15 },
    });
  });
  test("leaves the forest", () => {
    const left = (action: "step-out" | "jump-out"): EventFact[] => [
      { kind: "acted", gang: 0, action, from: e9, amount: 8 },
    ];
    expect(deedOf(left("jump-out"))?.to).toBe("out");
    expect(deedOf(left("step-out"))?.to).toBe("home");
  });
  test("is nothing yet", () => {
    expect(deedOf([])).toBeNull();
  });
});

describe("a picker stays the same piece", () => {
  const placed: EventFact[][] = [
    [{ kind: "placed", gang: 0, to: e4 }],
    [{ kind: "placed", gang: 1, to: e5 }],
    [{ kind: "placed", gang: 0, to: e9 }],
  ];
  const acted = (fact: Omit<Extract<EventFact, { kind: "acted" }>, "kind" | "amount">): EventFact[] => [
    { kind: "acted", amount: 1, ...fact },
  ];
  test("from its placement on", () => {
    expect(piecesAfter(placed)).toEqual([
      { id: 1, seat: 0, at: e4 },
      { id: 2, seat: 1, at: e5 },
      { id: 3, seat: 0, at: e9 },
    ]);
  });
  test("when it walks, and when that is taken back", () => {
    const walked = [...placed, acted({ gang: 1, action: "forward", from: e5, to: e6 })];
    expect(piecesAfter(walked)[1]).toEqual({ id: 2, seat: 1, at: e6 });
    expect(piecesAfter(walked.slice(0, -1))).toEqual(piecesAfter(placed));
  });
  test("when it eliminates another", () => {
    const after = piecesAfter([
      ...placed,
      acted({ gang: 0, action: "forward-eliminate", from: e4, to: e5, victim: 1 }),
    ]);
    expect(after).toEqual([
      { id: 1, seat: 0, at: e5 },
      { id: 3, seat: 0, at: e9 },
    ]);
  });
  test("until it leaves", () => {
    const after = piecesAfter([...placed, acted({ gang: 0, action: "step-out", from: e9 })]);
    expect(after.map(({ id }) => id)).toEqual([1, 2]);
  });
});
