import { describe, expect, it } from "vitest";
import { boxOf, loadLook, lookOf } from "./looks.svelte";

const rulebooks = Object.keys(import.meta.glob("../../../games/*/RULES.md", { query: "?raw" }));
const games = rulebooks.map((path) => path.split("/").at(-2) ?? "").filter((folder) => folder !== "_template");

describe("looks", () => {
  it("are there for every game that has rules", async () => {
    expect(games.length).toBeGreaterThan(1);
    for (const game of games.map((folder) => folder.replaceAll("_", "-"))) {
      await loadLook(game);
      expect(lookOf(game)?.selecting, game).toBe(`${game}.web.selecting`);
      expect(boxOf(game), game).toBeDefined();
    }
  });

  it("are not there for a game that nobody has drawn", async () => {
    await loadLook("chess");
    expect(lookOf("chess")).toBeUndefined();
    expect(boxOf("chess")).toBeUndefined();
  });
});
