import { expect, test } from "vitest";
import { nextPlace } from "./walk";

const places = [
  { id: "middle", x: 0, y: 0 },
  { id: "right", x: 100, y: 10 },
  { id: "far right", x: 200, y: 0 },
  { id: "corner", x: 50, y: -50 },
  { id: "above", x: 0, y: -100 },
];

test("arrow keys go to the nearest place that way", () => {
  expect(nextPlace(places, "middle", "ArrowRight")).toBe("right");
  expect(nextPlace(places, "right", "ArrowRight")).toBe("far right");
  expect(nextPlace(places, "middle", "ArrowUp")).toBe("above");
  expect(nextPlace(places, "middle", "ArrowDown")).toBeUndefined();
  expect(nextPlace(places, "middle", "a")).toBeUndefined();
});
