// The forest as the table shows it: view_json and faces of games/undergrove. A spot has x to the east and y to the north;
// Earthlover is 0,0 (R1.3).
import type { Message, Spot, TableState } from "../../protocol";
import type { Type } from "./facts";

export type TileName = string; // "fly-agaric"

export interface ForestTile {
  tile: TileName;
  at: Spot;
  carbon: number;
  cubes: number;
  value: number;
}

export interface Plant {
  at: Spot; // a corner: the south-west one of that space
  carbon: number;
  tree: boolean;
  roots: TileName[];
}

export interface Player {
  stock: number[]; // in the order of `resources`
  ready: Type[];
  track: number; // the stone, or one more than there are at the end
  end: string | null;
  plants: Plant[];
  hand: number;
  bonus: number[]; // stones whose bonus tile is held face down
  shown: Record<string, string>; // by stone: bonus tiles that were used
}

/** What is printed on a mushroom. */
export interface Face {
  name: Message;
  type: Type | null;
  cost: Message | null; // null: it is not activated
  text: Message[];
  points: number[]; // by the number of cubes on it
  spaces: number; // for cubes
  adjacent: number; // more for each neighbour of its type
  source: string;
}

export interface Goal {
  goal: string;
  name: Message;
  counts: number[];
  source: string;
  table?: number[];
  places?: number[];
  each?: number;
}

export interface GroveView {
  stage: string;
  mover: number | null;
  round: number; // from 0
  last_round: number;
  forest: ForestTile[];
  players: Player[];
  discards: TileName[];
  pile: number;
  stacks: number[]; // bonus tiles left
  stack_stones: number[]; // where they lie
  limits: { seedlings: number; trees: number; roots: number }; // of a player
  spaces: Spot[]; // where a mushroom may lie
  blocked: Spot[]; // corners where nobody will stand
  faces: Record<TileName, Face>;
  goals: Goal[];
  stones: Message[][];
  ends: { name: string; text: Message[] }[];
  mine?: { hand: TileName[]; bonus: Record<string, string> };
  elder?: { next: string | null; text?: Message };
  guide?: Message;
}

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
