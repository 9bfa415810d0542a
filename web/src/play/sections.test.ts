import { describe, expect, test } from "vitest";
import type { MoveGroup } from "../games/board";
import type { LegalMove } from "../protocol";
import { sectionsOf } from "./sections";

const legal = (move: string): LegalMove => ({
  move,
  label: { key: `say ${move}` },
  about: { kind: "k" },
  price: [],
  gain: [],
});
const say = ({ key }: { key: string }) => key;
const byFirstWord = ({ move }: LegalMove): MoveGroup => {
  const [name = "", short = ""] = move.split(" ");
  return { name, heading: { key: `about ${name}` }, short: short === "" ? null : { key: short } };
};

describe("the list of moves", () => {
  test("without groups is one section in the game's order, the first nine with a digit", () => {
    const moves = Array.from({ length: 11 }, (_, i) => legal(`m${i}`));
    const [only, ...others] = sectionsOf(moves, say);
    expect(others).toEqual([]);
    expect(only?.heading).toBeNull();
    expect(only?.lines.map(({ move, key }) => [move, key]).slice(7)).toEqual([
      ["m7", "8"],
      ["m8", "9"],
      ["m9", null],
      ["m10", null],
    ]);
  });

  test("stands in sections, each where its first move stands", () => {
    const sections = sectionsOf(["a x", "b x", "a y"].map(legal), say, [], byFirstWord);
    expect(sections.map(({ heading, lines }) => [heading, lines.map(({ move }) => move)])).toEqual([
      ["about a", ["a x", "a y"]],
      ["about b", ["b x"]],
    ]);
  });

  test("lets a number be typed as what it is", () => {
    const moves = ["convert 0", "convert 1", "convert 2", "convert 12", "use"].map(legal);
    const keys = sectionsOf(moves, say, [], byFirstWord).flatMap(({ lines }) =>
      lines.map(({ move, key }) => [move, key]),
    );
    expect(keys).toEqual([
      ["convert 0", null],
      ["convert 1", "1"],
      ["convert 2", "2"],
      ["convert 12", null],
      ["use", "3"],
    ]);
  });

  test("has only what was asked for", () => {
    const sections = sectionsOf(["a x", "b x", "b y"].map(legal), say, ["b", "x"], byFirstWord);
    expect(sections.flatMap(({ lines }) => lines.map(({ move }) => move))).toEqual(["b x"]);
  });
});
