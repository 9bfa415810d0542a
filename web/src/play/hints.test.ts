import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { HintPlan } from "../protocol";
import { Words } from "../words/words";
import { cardsOf } from "./hints";

const sentences = JSON.parse(readFileSync(new URL("../../../locales/en/web.json", import.meta.url), "utf8"));
const english = new Words("en", sentences);
const step = (move: string) => ({ move, label: { key: `say ${move}` }, about: { kind: "k" }, price: [], gain: [] });
const plan = (given: Partial<HintPlan>): HintPlan => ({
  steps: [step("e5")],
  visits: 1,
  points: [10, 8],
  worse: false,
  why: { key: "why" },
  ...given,
});

describe("how good a plan looks, in words", () => {
  test.each([
    [false, "Looks about as good"],
    [true, "Looks worse by the end"],
  ])("worse: %s", (worse, words) => {
    const cards = cardsOf({ plans: [plan({}), plan({ steps: [step("a1")], worse })], iterations: 4 });
    expect(cards.map(({ rank }) => english.say(rank))).toEqual(["Looks best", words]);
  });
});

describe("the cards of a hint", () => {
  test("compare all plans by one measure", () => {
    const plans = [plan({ points: [40, 20], visits: 30 }), plan({ steps: [step("a1")], points: [10, 0], visits: 9 })];
    const [first, second] = cardsOf({ plans, iterations: 40 });
    expect(first?.standings).toEqual([
      { seat: 0, points: 40, part: 1 },
      { seat: 1, points: 20, part: 0.5 },
    ]);
    expect(second?.standings.map(({ part }) => part)).toEqual([0.25, 0]);
    expect([first?.share, second?.share]).toEqual([75, 23]);
  });

  test("measure from the least where somebody may end below nothing", () => {
    const parts = (points: number[]) =>
      cardsOf({ plans: [plan({ points })], iterations: 1 })[0]?.standings.map(({ part }) => part);
    expect(parts([6, -2])).toEqual([1, 0]);
    expect(parts([-1, -2])).toEqual([1, 0]);
    expect(parts([0, 0])).toEqual([0, 0]);
  });

  test("show the steps that follow, but not too many of them", () => {
    const steps = ["a", "b", "c", "d", "e", "f", "g"].map(step);
    const [card] = cardsOf({ plans: [plan({ steps })], iterations: 0 });
    expect(card?.first.move).toBe("a");
    expect(card?.later.map(({ key }) => key)).toEqual(["say b", "say c", "say d", "say e"]);
    expect(card?.more).toBe(2);
    expect(card?.share).toBe(0);
  });

  test("say no reason where there is none, and no points where they are not certain", () => {
    const [card] = cardsOf({ plans: [{ steps: [step("a")], visits: 1, points: [], worse: false }], iterations: 1 });
    expect(card?.why).toBeUndefined();
    expect(card?.standings).toEqual([]);
  });

  test("leave out a plan without a move", () => {
    expect(cardsOf({ plans: [plan({ steps: [] })], iterations: 1 })).toEqual([]);
  });
});
