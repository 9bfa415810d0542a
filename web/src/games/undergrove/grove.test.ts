import { describe, expect, test } from "vitest";
import type { LegalMove } from "../../protocol";
import { groupOf } from "./groups";
import { cell, cornerAt, extentOf, spaceAt, wayTo } from "./layout";
import { drawMushroom } from "./mushroom";
import { fitting, movesOfCard, nothing, placesOf, touchedBy } from "./places";
import { speciesOf } from "./species";
import { blockedCorners, type GroveView, type Player, rootsOn } from "./view";
import { nextPlace } from "./walk";

const player = (plants: Player["plants"]): Player => ({
  stock: [4, 2, 2, 2],
  ready: [],
  track: 0,
  end: null,
  plants,
  hand: 3,
  bonus: [],
  shown: {},
});
const view = (stage: string, players: Player[]) => ({ stage, players }) as GroveView;
const legal = (move: string): LegalMove => ({ move, label: { key: "label" } });

describe("a move says where it happens", () => {
  test.each([
    ["activate fly-agaric", { kind: "activate", tile: "fly-agaric" }],
    ["root -1,2 king-bolete", { kind: "root", corner: [-1, 2], tile: "king-bolete" }],
    ["corner 2,-1", { kind: "corner", corner: [2, -1] }],
    ["space -2,0", { kind: "space", space: [-2, 0] }],
    ["convert 12", { kind: "convert" }],
    ["done", { kind: "done" }],
  ])("%s", (move, places) => {
    expect(placesOf(move)).toEqual(places);
  });
});

describe("what is selected chooses among the moves", () => {
  const moves = ["root 1,1 fly-agaric", "root 1,1 earthlover", "root 0,0 earthlover", "done"];
  test("a mushroom, a plant, or both", () => {
    expect(fitting(moves, nothing)).toEqual([]);
    expect(fitting(moves, { tile: "earthlover", corner: null })).toEqual([
      "root 1,1 earthlover",
      "root 0,0 earthlover",
    ]);
    expect(fitting(moves, { tile: null, corner: [1, 1] })).toEqual(["root 1,1 fly-agaric", "root 1,1 earthlover"]);
    expect(fitting(moves, { tile: "earthlover", corner: [0, 0] })).toEqual(["root 0,0 earthlover"]);
  });
  test("a mushroom of the hand is none of the forest", () => {
    const cards = ["play king-bolete", "discard king-bolete", "play candy-cap"];
    expect(fitting(cards, { tile: "king-bolete", corner: null })).toEqual([]);
    expect(movesOfCard(cards, "king-bolete")).toEqual(["play king-bolete", "discard king-bolete"]);
  });
});

describe("the list of moves", () => {
  test("shows many of a kind side by side under a heading", () => {
    expect(groupOf(legal("convert 3"))).toMatchObject({ name: "convert", short: { arguments: { text: 3 } } });
    expect(groupOf(legal("space 1,-1"))).toMatchObject({ name: "space", short: { arguments: { text: "1,-1" } } });
  });
  test("puts the roots of one plant together, by mushroom", () => {
    const short = { key: "undergrove.tile.fly-agaric" };
    expect(groupOf(legal("root 1,1 fly-agaric"))).toMatchObject({ name: "root 1,1", short });
  });
  test("is short about what is paid and gained", () => {
    expect(groupOf(legal("pay nitrogen")).short).toEqual({ key: "undergrove.resource.nitrogen" });
    expect(groupOf(legal("flip ring")).short).toEqual({ key: "undergrove.type.ring" });
  });
});

describe("the forest", () => {
  test("grows to the north upwards and to the east rightwards", () => {
    expect(spaceAt([0, 0])).toEqual({ x: 0, y: -cell });
    expect(cornerAt([1, 1])).toEqual({ x: cell, y: -cell });
    expect(wayTo([1, 1], [0, 0])).toEqual({ across: 1, down: -1 });
    expect(wayTo([0, 0], [0, 0])).toEqual({ across: -1, down: 1 });
  });
  test("is drawn as large as it is", () => {
    const one = extentOf([[0, 0]]);
    const wide = extentOf([
      [0, 0],
      [-2, 0],
      [0, 1],
    ]);
    expect(wide.width - one.width).toBe(2 * cell);
    expect(wide.height - one.height).toBe(cell);
    expect(wide.left).toBe(one.left - 2 * cell);
    expect(wide.top).toBe(one.top - cell);
  });
  test("keeps the corners of Earthlover blocked that nobody took", () => {
    const players = [player([{ at: [1, 1], carbon: 0, tree: false, roots: ["earthlover"] }])];
    expect(blockedCorners(view("corners", players))).toEqual([]);
    expect(blockedCorners(view("action", players))).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
  });
  test("knows whose roots lie on a mushroom, and from where", () => {
    const players = [
      player([{ at: [1, 1], carbon: 0, tree: false, roots: ["earthlover", "fly-agaric"] }]),
      player([{ at: [0, 0], carbon: 1, tree: true, roots: ["earthlover"] }]),
    ];
    expect(rootsOn(view("action", players), "earthlover")).toEqual([
      { seat: 0, plant: [1, 1] },
      { seat: 1, plant: [0, 0] },
    ]);
  });
  test("shows what the last move touched", () => {
    const tile = { key: "undergrove.tile.king-bolete" };
    const placed = { key: "undergrove.event.placed", arguments: { tile, at: "1,1" } };
    const rooted = { key: "undergrove.event.rooted", arguments: { tile, at: "2,1" } };
    expect(touchedBy([placed])).toEqual({ tiles: ["king-bolete"], corners: [] });
    expect(touchedBy([rooted])).toEqual({ tiles: ["king-bolete"], corners: [[2, 1]] });
  });
});

describe("arrow keys", () => {
  const places = [
    { id: "middle", x: 0, y: 0 },
    { id: "right", x: 100, y: 10 },
    { id: "far right", x: 200, y: 0 },
    { id: "corner", x: 50, y: -50 },
    { id: "above", x: 0, y: -100 },
  ];
  test("go to the nearest place that way", () => {
    expect(nextPlace(places, "middle", "ArrowRight")).toBe("right");
    expect(nextPlace(places, "right", "ArrowRight")).toBe("far right");
    expect(nextPlace(places, "middle", "ArrowUp")).toBe("above");
    expect(nextPlace(places, "middle", "ArrowDown")).toBeUndefined();
    expect(nextPlace(places, "middle", "a")).toBeUndefined();
  });
});

describe("mushrooms", () => {
  test("are drawn alike every time", () => {
    expect(drawMushroom("fly-agaric", "ring")).toBe(drawMushroom("fly-agaric", "ring"));
    expect(drawMushroom("fly-agaric", "ring")).not.toEqual(drawMushroom("king-bolete", "pores"));
  });
  test("of somebody's own pack look like their type", () => {
    expect(speciesOf("my-own", "pores").under).toBe("pores");
    expect(speciesOf("my-own", "ring").ring).toBe(true);
    expect(drawMushroom("my-own", null).length).toBeGreaterThan(3);
  });
});
