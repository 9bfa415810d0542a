import type { GameLook } from "../board";
import board from "./Board.svelte";
import facts from "./Facts.svelte";
import figure from "./Figure.svelte";
import { height, width } from "./layout";

const look: GameLook = {
  board,
  facts,
  figure,
  proportion: { width, height },
  selecting: "mushroom-gangs.web.selecting",
};
export default look;
