import type { GameLook } from "../board";
import board from "./Board.svelte";
import facts from "./Facts.svelte";
import figure from "./Figure.svelte";
import { groupOf } from "./groups";
import hand from "./Hand.svelte";
import panel from "./Panel.svelte";

const look: GameLook = {
  board,
  facts,
  figure,
  hand,
  panel,
  group: groupOf,
  quiet: "done",
  selecting: "undergrove.web.selecting",
};
export default look;
