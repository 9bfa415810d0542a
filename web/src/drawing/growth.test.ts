import { expect, test } from "vitest";
import { drawGrowth } from "./growth";

test("every level has a drawing of its own, and other bots have none", () => {
  const drawings = ["spore", "sprout", "sapling", "tree", "old-growth"].map((level) =>
    JSON.stringify(drawGrowth(level)),
  );
  expect(new Set(drawings).size).toBe(5);
  expect(drawings.join()).not.toMatch(/NaN|undefined/);
  expect(drawGrowth("random")).toEqual([]);
});
