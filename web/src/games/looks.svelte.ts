// How each game looks: `look.ts` in its folder, loaded with the game, and the picture on its box.
import type { Component } from "svelte";
import type { GameLook } from "./board";

const looks = import.meta.glob<GameLook>(["./*/look.ts", "!./_template/look.ts"], { import: "default" });
const pictures = import.meta.glob<Component>(["./*/Box.svelte", "!./_template/Box.svelte"], {
  import: "default",
  eager: true,
});

const pathTo = (file: string, game: string) => `./${game.replaceAll("-", "_")}/${file}`;

let loaded: Readonly<Record<string, GameLook>> = $state.raw({});

/** The look of a game; undefined until it has come. */
export const lookOf = (game: string): GameLook | undefined => loaded[game];

export const boxOf = (game: string): Component | undefined => pictures[pathTo("Box.svelte", game)];

export async function loadLook(game: string): Promise<void> {
  const look = await looks[pathTo("look.ts", game)]?.();
  if (look) loaded = { ...loaded, [game]: look };
}
