import { expect, test } from "vitest";
import type { TableState } from "../protocol";
import { waitsFor } from "./curtain";

const seen = (viewer: TableState["viewer"], mine: number[]) => ({ viewer, mine }) as TableState;

test("between two people the screen waits for the one it is for", () => {
  expect(waitsFor(seen(0, [0, 1]), null, true)).toBe(0);
  expect(waitsFor(seen(0, [0, 1]), 0, true)).toBeNull();
  expect(waitsFor(seen(1, [0, 1]), 0, true)).toBe(1);
});

test("what anybody may see needs no curtain", () => {
  expect(waitsFor(seen("spectator", [0, 1]), 0, true)).toBeNull();
  expect(waitsFor(seen(1, [0, 1]), 0, false)).toBeNull();
  expect(waitsFor(seen(0, [0]), null, true)).toBeNull();
});

test("what is not known to be open is covered", () => {
  expect(waitsFor(seen(1, [0, 1]), 0, undefined)).toBe(1);
});
