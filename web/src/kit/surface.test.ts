import { describe, expect, test } from "vitest";
import { inSight, leastZoom, mostZoom, pointUnder, scaleFor, scrollFor, wheelFactor, zoomedBy } from "./surface";

const extent = { left: -100, top: -50, width: 400, height: 200 };

describe("a drawing is shown", () => {
  test.each([
    ["fitted", { width: 402, height: 402 }, 0.5, 2, 1, 1],
    ["no smaller than it can be read", { width: 102, height: 102 }, 0.5, 2, 1, 0.5],
    ["no larger than it is made for", { width: 4002, height: 4002 }, 0.5, 2, 1, 2],
    ["closer", { width: 402, height: 402 }, 0.5, 2, 1.5, 1.5],
  ])("%s", (_, room, least, most, zoom, scale) => {
    expect(scaleFor(extent, room, least, most, zoom)).toBe(scale);
  });
  test("closer or farther as far as that goes", () => {
    expect(zoomedBy(1, 1.25)).toBe(1.25);
    expect(zoomedBy(mostZoom, 2)).toBe(mostZoom);
    expect(zoomedBy(leastZoom, 0.1)).toBe(leastZoom);
    expect(wheelFactor(-100, false)).toBeGreaterThan(1);
    expect(wheelFactor(3, true)).toBeCloseTo(wheelFactor(54, false));
  });
});

test("what lies under the pointer stays there when it comes closer", () => {
  const at = { x: 30, y: 40 };
  const point = pointUnder(extent, 1, { x: 120, y: 10 }, at);
  expect(point).toEqual({ x: 50, y: 0 });
  const scrolled = scrollFor(extent, 1.7, point, at);
  const again = pointUnder(extent, 1.7, scrolled, at);
  expect(again.x).toBeCloseTo(point.x);
  expect(again.y).toBeCloseTo(point.y);
});

test("what is near the edge is not in sight", () => {
  const room = { width: 200, height: 200 };
  expect(inSight(extent, 1, { x: 0, y: 0 }, room, { x: 0, y: 50 })).toBe(true);
  expect(inSight(extent, 1, { x: 0, y: 0 }, room, { x: -60, y: 50 })).toBe(false);
  expect(inSight(extent, 1, { x: 300, y: 0 }, room, { x: 0, y: 50 })).toBe(false);
});
