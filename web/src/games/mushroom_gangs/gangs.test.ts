import { describe, expect, test } from "vitest";
import { follow, type Piece } from "./pieces";
import { meantMove, readDeed, readStep } from "./steps";
import { type GangsView, holder, yieldAt } from "./view";

function forest(pickers: Record<string, number>, phase: GangsView["phase"] = "playing"): GangsView {
  const board = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => pickers[`${"abcdefghi"[column]}${row + 1}`] ?? ".").join(""),
  );
  return { seats: 2, board, phase, yields: [1, 2, 3, 4, 5, 6, 7, 8, 9], turn_limit: 60 };
}

test("positions count rows from the forest to Home", () => {
  const view = forest({ a1: 0, i9: 1 });
  expect([holder(view, "a1"), holder(view, "i9"), holder(view, "e5"), holder(view, "home")]).toEqual([
    0,
    1,
    null,
    null,
  ]);
  expect([yieldAt(view, "a1"), yieldAt(view, "e5"), yieldAt(view, "i9")]).toEqual([1, 5, 9]);
});

describe("a legal move says what is clicked", () => {
  const mushrooms = (n: number) => ({ key: "mushroom-gangs.change.mushrooms", arguments: { n } });
  const price = mushrooms(5);
  const gain = { key: "mushroom-gangs.change.team-up", arguments: { n: 12 } };
  const label = { key: "engine.label.both", arguments: { deed: { key: "x" }, price, gain } };
  test("where a picker is placed, and not what all begin with", () => {
    const label = { key: "engine.label.gain", arguments: { deed: { key: "x" }, gain: mushrooms(55) } };
    expect(readStep({ move: "e5", label })).toMatchObject({ from: null, to: "e5", amount: 0, bonus: 0 });
  });
  test.each([
    ["e5-e6", "e5", "e6", false],
    ["e5xf5", "e5", "f5", true],
    ["e9-home", "e9", "home", false],
    ["e5-out", "e5", "out", false],
  ])("%s", (move, from, to, eliminates) => {
    expect(readStep({ move, label })).toEqual({ move, from, to, eliminates, amount: -5, bonus: 12, label });
  });
});

describe("a click that is no legal move is asked about", () => {
  const view = forest({ e5: 0, e6: 1, d5: 0 });
  test.each([
    ["e5", "e4", "e5-e4"],
    ["e5", "e6", "e5xe6"],
    ["e5", "d5", "e5-d5"],
    ["e5", "home", "e5-home"],
    [null, "e6", "e6-out"],
    [null, "b9", "b9-home"],
  ])("%s then %s", (from, to, move) => {
    expect(meantMove(view, from, to)).toBe(move);
  });
  test("while placing", () => {
    expect(meantMove(forest({}, "placing"), null, "c3")).toBe("c3");
  });
});

describe("the last move is read from its sentences", () => {
  const told = (kind: string, given: Record<string, string | number>) => ({
    key: `mushroom-gangs.event.${kind}`,
    arguments: given,
  });
  test("a placement, also the one that opens the game", () => {
    expect(readDeed([told("placed", { to: "e5" }), told("opened", { amount: 55 })])).toEqual({
      from: null,
      to: "e5",
      amount: 0,
      run: null,
    });
  });
  test("a step with a team-up", () => {
    const texts = [
      told("backward", { from: "e5", to: "e4", amount: 5 }),
      told("created", { from: "d4", to: "f4", amount: 15 }),
    ];
    expect(readDeed(texts)).toEqual({
      from: "e5",
      to: "e4",
      amount: -5,
      run: { from: "d4", to: "f4", amount: 15 },
    });
  });
  test("leaving", () => {
    expect(readDeed([told("jump-out", { from: "e5", amount: 9 })])).toMatchObject({ to: "out", amount: -9 });
    expect(readDeed([told("step-out", { from: "e9", amount: 8 })])).toMatchObject({ to: "home", amount: 8 });
  });
  test("nothing yet", () => {
    expect(readDeed([])).toBeNull();
  });
});

describe("a picker stays the same piece", () => {
  const start: Piece[] = follow([], forest({ a1: 0, c3: 0, e5: 1 }));
  const idAt = (pieces: Piece[], at: string) => pieces.find((piece) => piece.at === at)?.id;
  test("when it walks", () => {
    const after = follow(start, forest({ a1: 0, c4: 0, e5: 1 }));
    expect(idAt(after, "c4")).toBe(idAt(start, "c3"));
    expect(after).toHaveLength(3);
  });
  test("when it eliminates", () => {
    const before = follow([], forest({ e4: 0, e5: 1 }));
    const after = follow(before, forest({ e5: 0 }));
    expect(after).toEqual([{ id: idAt(before, "e4"), seat: 0, at: "e5" }]);
  });
  test("and a newcomer is nobody that was there", () => {
    const after = follow(start, forest({ a1: 0, c3: 0, e5: 1, i9: 1 }));
    expect(start.map((piece) => piece.id)).not.toContain(idAt(after, "i9"));
  });
});
