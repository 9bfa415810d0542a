// The forest as the table shows it. A spot has x to the east and y to the north, Earthlover is 0,0, and a corner is the
// south-west one of its space (R1.3). The track of a player is its stone, or one more than there are at the end.
import type { Spot, TableState } from "../../protocol";
import type { Player, View } from "./facts";

export type { Face, Forest as ForestTile, Goal, Plant, Player } from "./facts";
export type GroveView = View;
export type TileName = string; // "fly-agaric"

export const viewOf = (state: TableState) => state.view as GroveView;

export const spotName = ([x, y]: Spot) => `${x},${y}`;
export const sameSpot = (a: Spot, b: Spot) => a[0] === b[0] && a[1] === b[1];

export interface Root {
  seat: number;
  plant: Spot;
}

/** The roots on a mushroom, each towards its plant's corner. */
export const rootsOn = (view: GroveView, tile: TileName): Root[] =>
  view.players.flatMap((player, seat) =>
    player.plants.filter((plant) => plant.roots.includes(tile)).map((plant) => ({ seat, plant: plant.at })),
  );

export const rootsOf = (player: Player) => player.plants.reduce((sum, plant) => sum + plant.roots.length, 0);
export const treesOf = (player: Player) => player.plants.filter((plant) => plant.tree).length;

/** Whoever has a place in the forest without a seat at the table. */
export const isElder = (state: TableState, player: number) => player >= state.seats.length;
