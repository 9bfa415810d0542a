import { describe, expect, test } from "vitest";
import { drawFungus } from "../../drawing/fungus";
import type { LegalMove } from "../../protocol";
import type { MoveFact, Type } from "./facts";
import { groupOf } from "./groups";
import { cell, cornerAt, extentOf, spaceAt, wayTo } from "./layout";
import {
  cornerOf,
  fitting,
  moveOfCorner,
  moveOfSpace,
  movesOfCard,
  nothing,
  spaceOf,
  tileOf,
  touchedBy,
} from "./selection";
import { speciesOf } from "./species";
import { type GroveView, type Player, rootsOn } from "./view";

const player = (plants: Player["plants"]): Player => ({
  stock: [4, 2, 2, 2],
  ready: [],
  track: 0,
  end: null,
  plants,
  hand: 3,
  bonus: [],
  marks: [],
  shown: {},
});
const view = (players: Player[]) => ({ players }) as GroveView;
const legal = (about: MoveFact): LegalMove => ({
  move: JSON.stringify(about),
  label: { key: "label" },
  about,
  price: [],
  gain: [],
});

describe("a move says where it happens", () => {
  test.each<[MoveFact, ReturnType<typeof tileOf>, ReturnType<typeof cornerOf>, ReturnType<typeof spaceOf>]>([
    [{ kind: "activate", tile: "fly-agaric" }, "fly-agaric", undefined, undefined],
    [{ kind: "root", corner: [-1, 2], tile: "king-bolete" }, "king-bolete", [-1, 2], undefined],
    [{ kind: "space", space: [-2, 0] }, undefined, undefined, [-2, 0]],
    [{ kind: "done" }, undefined, undefined, undefined],
  ])("%o", (about, tile, corner, space) => {
    expect([tileOf(about), cornerOf(about), spaceOf(about)]).toEqual([tile, corner, space]);
  });
});

describe("what is selected chooses among the moves", () => {
  const far = legal({ kind: "root", corner: [1, 1], tile: "fly-agaric" });
  const near = legal({ kind: "root", corner: [1, 1], tile: "earthlover" });
  const other = legal({ kind: "root", corner: [0, 0], tile: "earthlover" });
  const moves = [far, near, other, legal({ kind: "done" })];
  test("a mushroom, a plant, or both", () => {
    expect(fitting(moves, nothing)).toEqual([]);
    expect(fitting(moves, { tile: "earthlover", corner: null })).toEqual([near, other]);
    expect(fitting(moves, { tile: null, corner: [1, 1] })).toEqual([far, near]);
    expect(fitting(moves, { tile: "earthlover", corner: [0, 0] })).toEqual([other]);
  });
  test("a mushroom of the hand is none of the forest", () => {
    const cards = [
      legal({ kind: "play", tile: "king-bolete" }),
      legal({ kind: "discard", tile: "king-bolete" }),
      legal({ kind: "play", tile: "candy-cap" }),
    ];
    expect(fitting(cards, { tile: "king-bolete", corner: null })).toEqual([]);
    expect(movesOfCard(cards, "king-bolete")).toEqual(cards.slice(0, 2));
  });
  test("a corner or a space by itself, but no corner that a root goes out from", () => {
    const corner = legal({ kind: "corner", corner: [2, -1] });
    const seedling = legal({ kind: "seedling", corner: [0, 0] });
    const space = legal({ kind: "space", space: [2, -1] });
    const all = [far, corner, seedling, space];
    expect(moveOfCorner(all, [2, -1])).toBe(corner);
    expect(moveOfCorner(all, [0, 0])).toBe(seedling);
    expect(moveOfCorner(all, [1, 1])).toBeUndefined();
    expect(moveOfSpace(all, [2, -1])).toBe(space);
    expect(moveOfSpace(all, [1, 1])).toBeUndefined();
  });
});

describe("the list of moves", () => {
  test("shows many of a kind side by side under a heading", () => {
    const convert = groupOf(legal({ kind: "convert", number: 3 }));
    expect(convert).toMatchObject({ name: "convert", short: { arguments: { text: 3 } } });
    const space = groupOf(legal({ kind: "space", space: [1, -1] }));
    expect(space).toMatchObject({ name: "space", short: { arguments: { text: "1,-1" } } });
  });
  test("puts the roots of one plant together, by mushroom", () => {
    const root = groupOf(legal({ kind: "root", corner: [1, 1], tile: "fly-agaric" }));
    expect(root).toMatchObject({ name: "root 1,1", short: { key: "undergrove.tile.fly-agaric" } });
  });
  test("is short about what is paid and gained", () => {
    expect(groupOf(legal({ kind: "pay", resource: "nitrogen" })).short).toEqual({
      key: "undergrove.resource.nitrogen",
    });
    expect(groupOf(legal({ kind: "flip", type: "ring" })).short).toEqual({ key: "undergrove.type.ring" });
  });
  test("leaves what stands alone without a heading", () => {
    expect(groupOf(legal({ kind: "done" }))).toEqual({ name: "", heading: null, short: null });
    expect(groupOf(legal({ kind: "act", action: "absorb" })).heading?.arguments?.kind).toBe("act");
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
  test("knows whose roots lie on a mushroom, and from where", () => {
    const players = [
      player([{ at: [1, 1], carbon: 0, tree: false, roots: ["earthlover", "fly-agaric"] }]),
      player([{ at: [0, 0], carbon: 1, tree: true, roots: ["earthlover"] }]),
    ];
    expect(rootsOn(view(players), "earthlover")).toEqual([
      { seat: 0, plant: [1, 1] },
      { seat: 1, plant: [0, 0] },
    ]);
  });
  test("shows what the last move touched", () => {
    expect(touchedBy([[{ kind: "placed", player: 0, tile: "king-bolete", at: [1, 1] }]])).toEqual({
      tiles: ["king-bolete"],
      corners: [],
    });
    const rooted = [
      { kind: "planted", player: 0, at: [2, 1] },
      { kind: "rooted", player: 0, at: [2, 1], tile: "king-bolete" },
      { kind: "gained", player: 0, resource: "carbon", amount: 1 },
    ] as const;
    expect(touchedBy([])).toEqual({ tiles: [], corners: [] });
    expect(touchedBy([rooted, [{ kind: "dealt", player: 0, tile: "candy-cap" }]])).toEqual({
      tiles: ["king-bolete"],
      corners: [
        [2, 1],
        [2, 1],
      ],
    });
  });
});

describe("mushrooms", () => {
  test("are drawn alike every time", () => {
    const draw = (name: string, type: Type) => drawFungus(name, speciesOf(name, type));
    expect(draw("fly-agaric", "ring")).toBe(draw("fly-agaric", "ring"));
    expect(draw("fly-agaric", "ring")).not.toEqual(draw("king-bolete", "pores"));
  });
  test("of somebody's own pack look like their type", () => {
    expect(speciesOf("my-own", "pores").under).toBe("pores");
    expect(speciesOf("my-own", "ring").ring).toBe(true);
    expect(drawFungus("my-own", speciesOf("my-own", null)).length).toBeGreaterThan(3);
  });
});
