import { expect, test } from "vitest";
import type { GameCard } from "../protocol";
import { freshSeats, quickSetup } from "./draft";

const levels = ["spore", "sprout", "sapling"];

test("bots are of the second level unless somebody says otherwise", () => {
  expect(freshSeats(3, levels).map(({ player }) => player)).toEqual(["human", "sprout", "sprout"]);
  expect(freshSeats(2, ["only"]).map(({ player }) => player)).toEqual(["human", "only"]);
  expect(freshSeats(2, []).map(({ player }) => player)).toEqual(["human", "human"]);
});

test("one click starts a game of two, or of as many as the game needs", () => {
  const card = (min: number, max: number) => ({ name: "g", seats: { min, max } }) as GameCard;
  expect(quickSetup(card(1, 4), levels).seats).toHaveLength(2);
  expect(quickSetup(card(3, 4), levels).seats.map(({ player }) => player)).toEqual(["human", "sprout", "sprout"]);
});
