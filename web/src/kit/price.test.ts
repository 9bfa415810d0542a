import { expect, test } from "vitest";
import { worthOf } from "./price";

test("a target wears what its move costs and brings", () => {
  expect(worthOf({ price: [], gain: [] })).toEqual([]);
  expect(worthOf({ price: [{ what: "leaves", n: 3 }], gain: [{ what: "drops", n: 1 }] })).toEqual([
    { what: "leaves", n: -3 },
    { what: "drops", n: 1 },
  ]);
  expect(worthOf({ price: [{ what: "leaves", n: 3 }], gain: [{ what: "leaves", n: 4 }] })).toEqual([
    { what: "leaves", n: 1 },
  ]);
  expect(worthOf({ price: [{ what: "leaves", n: 2 }], gain: [{ what: "leaves", n: 2 }] })).toEqual([]);
});
