import type { GameLook } from "../board";
import board from "./Board.svelte";
import facts from "./Facts.svelte";
import figure from "./Figure.svelte";
import { groupOf } from "./groups";
import hand from "./Hand.svelte";

const look: GameLook = {
  board,
  facts,
  figure,
  hand,
  leads: "hand",
  group: groupOf,
  selecting: "underground-panic.web.selecting",
  quiet: "gopher",
};
export default look;
