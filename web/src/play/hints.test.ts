import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { HintPlan } from "../protocol";
import { Words } from "../words/words";
import { cardsOf, leadOf } from "./hints";

const sentences = JSON.parse(readFileSync(new URL("../../../locales/en/web.json", import.meta.url), "utf8"));
const english = new Words("en", sentences);
const step = (move: string) => ({ move, label: { key: `say ${move}` } });
const plan = (given: Partial<HintPlan>): HintPlan => ({
  steps: [step("e5")],
  visits: 1,
  points: [10, 8],
  margins: [2, -2],
  why: { key: "why" },
  ...given,
});

describe("how a plan ends, in words", () => {
  test.each([
    [[12.4, 8.1], [4.3, -4.3], 0, "About 4 points ahead"],
    [[9, 8.1], [0.9, -0.9], 0, "About 1 point ahead"],
    [[12.4, 8.1], [4.3, -4.3], 1, "About 4 points behind"],
    [[8.4, 8.1], [0.3, -0.3], 0, "Neck and neck"],
    [[8.1, 8.4], [-0.3, 0.3], 0, "Neck and neck"],
    [[45.2], [45.2], 0, "About 45 points"],
  ])("%j, ahead by %j, for seat %i: %s", (points, margins, seat, words) => {
    expect(english.say(leadOf({ points, margins }, seat))).toBe(words);
  });
});

describe("the cards of a hint", () => {
  test("compare all plans by one measure", () => {
    const plans = [plan({ points: [40, 20], visits: 30 }), plan({ steps: [step("a1")], points: [10, 0], visits: 9 })];
    const [first, second] = cardsOf({ plans, iterations: 40 }, 0);
    expect(first?.expected).toEqual([
      { seat: 0, points: 40, part: 1 },
      { seat: 1, points: 20, part: 0.5 },
    ]);
    expect(second?.expected.map(({ part }) => part)).toEqual([0.25, 0]);
    expect([first?.share, second?.share]).toEqual([75, 23]);
  });

  test("measure from the least where somebody may end below nothing", () => {
    const parts = (points: number[]) =>
      cardsOf({ plans: [plan({ points })], iterations: 1 }, 0)[0]?.expected.map(({ part }) => part);
    expect(parts([6, -2])).toEqual([1, 0]);
    expect(parts([-1, -2])).toEqual([1, 0]);
    expect(parts([0, 0])).toEqual([0, 0]);
  });

  test("show the steps that follow, but not too many of them", () => {
    const steps = ["a", "b", "c", "d", "e", "f", "g"].map(step);
    const [card] = cardsOf({ plans: [plan({ steps })], iterations: 0 }, 0);
    expect(card?.first.move).toBe("a");
    expect(card?.later.map(({ key }) => key)).toEqual(["say b", "say c", "say d", "say e"]);
    expect(card?.more).toBe(2);
    expect(card?.share).toBe(0);
  });

  test("leave out a plan without a move", () => {
    expect(cardsOf({ plans: [plan({ steps: [] })], iterations: 1 }, 0)).toEqual([]);
  });
});
