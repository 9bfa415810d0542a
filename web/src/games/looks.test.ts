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

  it.each(["chess", "-template"])(
    "are not there for %s: nobody has drawn it, or nobody is to play it",
    async (game) => {
      await loadLook(game);
      expect(lookOf(game)).toBeUndefined();
      expect(boxOf(game)).toBeUndefined();
    },
  );
});
