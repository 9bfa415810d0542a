import { expect, test } from "vitest";
import { besides, isSheet } from "./popover";

const window = { width: 1000, height: 800 };
const size = { width: 300, height: 200 };

test.each([
  ["above", { left: 400, top: 500, width: 100, height: 100 }, { left: 300, top: 290 }],
  ["below, where there is no room above", { left: 400, top: 100, width: 100, height: 100 }, { left: 300, top: 210 }],
  ["inside the window", { left: 950, top: 500, width: 50, height: 100 }, { left: 692, top: 290 }],
  ["to the right of something tall", { left: 100, top: 50, width: 100, height: 700 }, { left: 210, top: 300 }],
  ["to the left of something tall", { left: 800, top: 50, width: 100, height: 700 }, { left: 490, top: 300 }],
])("a leaf is laid %s", (_, anchor, at) => {
  expect(besides(anchor, size, window)).toEqual(at);
});

test("on a phone it is a sheet", () => {
  expect([isSheet({ width: 390 }), isSheet(window)]).toEqual([true, false]);
});
