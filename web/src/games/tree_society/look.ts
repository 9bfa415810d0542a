import type { GameLook } from "../board";
import board from "./Board.svelte";
import facts from "./Facts.svelte";
import figure from "./Figure.svelte";
import hand from "./Hand.svelte";

const look: GameLook = {
  board,
  facts,
  figure,
  hand,
  selecting: "tree-society.web.selecting",
};
export default look;
