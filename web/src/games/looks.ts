// The games this page can draw, by their name in the catalog.
import type { GameLook } from "./board";
import Board from "./mushroom_gangs/Board.svelte";
import Box from "./mushroom_gangs/Box.svelte";
import Facts from "./mushroom_gangs/Facts.svelte";
import Figure from "./mushroom_gangs/Figure.svelte";

export const looks: Readonly<Record<string, GameLook>> = {
  "mushroom-gangs": { board: Board, box: Box, facts: Facts, figure: Figure },
};
