// The forest as the table shows it: view_json and faces of games/undergrove.
import type { Message, TableState } from "../../protocol";

export type Spot = readonly [x: number, y: number]; // x to the east, y to the north; Earthlover is 0,0 (R1.3)
export type TileName = string; // "fly-agaric"
export const types = ["ring", "pores", "gills", "other"] as const;
export type TileType = (typeof types)[number];
export const resources = ["carbon", "nitrogen", "phosphorus", "potassium"] as const;
export type Resource = (typeof resources)[number];

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
  ready: TileType[];
  track: number; // 1 to 8 are stones, 9 is the end
  end: string | null;
  plants: Plant[];
  hand: number;
  bonus: number[]; // stones whose bonus tile is held face down
  shown: Record<string, string>; // by stone: bonus tiles that were used
}

/** What is printed on a mushroom. */
export interface Face {
  name: Message;
  type: TileType | null;
  cost: Message | null; // null: it is not activated
  text: Message[];
  points: number[]; // by the number of cubes on it
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
  stacks: number[];
  faces: Record<TileName, Face>;
  goals: Goal[];
  stones: Message[][];
  ends: { name: string; text: Message[] }[];
  mine?: { hand: TileName[]; bonus: Record<string, string> };
  elder?: { next: string | null; text?: Message };
  guide?: Message;
}

export const viewOf = (state: TableState) => state.view as GroveView;

export const limits = { seedlings: 6, roots: 18, trees: 4, stones: 8 } as const; // R1.5, R7.2

export const spotName = ([x, y]: Spot) => `${x},${y}`;
export const spotNamed = (name: string): Spot => {
  const [x = 0, y = 0] = name.split(",").map(Number);
  return [x, y];
};
export const sameSpot = (a: Spot, b: Spot) => a[0] === b[0] && a[1] === b[1];

/** The four spaces that meet at a corner. */
export const spacesAt = ([x, y]: Spot): Spot[] => [
  [x, y],
  [x - 1, y],
  [x - 1, y - 1],
  [x, y - 1],
];

/** Corners of Earthlover that nobody took stay blocked (R2.7). */
export function blockedCorners(view: GroveView): Spot[] {
  if (["hands", "stacks", "goals", "forecast", "corners"].includes(view.stage)) return [];
  const taken = view.players.flatMap((player) => player.plants.map((plant) => plant.at));
  const around: Spot[] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ];
  return around.filter((corner) => !taken.some((other) => sameSpot(corner, other)));
}

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

/** How many cubes a mushroom can hold. */
export const spacesForCubes = (face: Face | undefined) => Math.max(0, (face?.points.length ?? 1) - 1);

/** Whoever has a place in the forest without a seat at the table. */
export const isElder = (state: TableState, player: number) => player >= state.seats.length;
