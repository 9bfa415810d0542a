// Made by protocol_files: what is told of underground-panic, by the tables and lists of its rules.
import type { Message, Seat } from "../../protocol";

export const aims = ["none", "setup", "lay", "cost", "bonus", "reward", "swap", "defence"] as const;
export type Aim = (typeof aims)[number];

export const cards = [
  "red-leaf",
  "red-pinecone",
  "red-nutshell",
  "red-acorn",
  "red-berry",
  "red-red-or-yellow",
  "red-blue-or-green",
  "red-pinecone-or-leaf",
  "red-into-leaf",
  "red-into-nutshell",
  "red-into-any",
  "yellow-leaf",
  "yellow-pinecone",
  "yellow-nutshell",
  "yellow-acorn",
  "yellow-berry",
  "yellow-red-or-yellow",
  "yellow-blue-or-green",
  "yellow-pinecone-or-leaf",
  "yellow-into-leaf",
  "yellow-into-nutshell",
  "yellow-into-any",
  "blue-leaf",
  "blue-pinecone",
  "blue-nutshell",
  "blue-acorn",
  "blue-berry",
  "blue-red-or-yellow",
  "blue-blue-or-green",
  "blue-pinecone-or-leaf",
  "blue-into-leaf",
  "blue-into-nutshell",
  "blue-into-any",
  "green-leaf",
  "green-pinecone",
  "green-nutshell",
  "green-acorn",
  "green-berry",
  "green-red-or-yellow",
  "green-blue-or-green",
  "green-pinecone-or-leaf",
  "green-into-leaf",
  "green-into-nutshell",
  "green-into-any",
] as const;
export type Card = (typeof cards)[number];

export const colours = ["red", "yellow", "blue", "green"] as const;
export type Colour = (typeof colours)[number];

export const conditions = [
  "free",
  "empty-hand",
  "leaves",
  "pinecones",
  "acorns",
  "pebbles",
  "tiles",
  "die",
  "exact-set",
  "per-card",
  "per-injury",
] as const;
export type Condition = (typeof conditions)[number];

export const faces = ["red", "yellow", "blue", "green", "white", "black"] as const;
export type Face = (typeof faces)[number];

export const hurts = ["0", "1", "2", "3"] as const;
export type Hurt = (typeof hurts)[number];

export const icons = [
  "nutshell",
  "pinecone",
  "leaf",
  "red",
  "yellow",
  "blue",
  "green",
  "black",
  "cube",
  "chest",
  "pebble",
] as const;
export type Icon = (typeof icons)[number];

export const sides = ["left", "right"] as const;
export type Side = (typeof sides)[number];

export const sources = ["printed", "designed"] as const;
export type Source = (typeof sources)[number];

export const spents = ["pebble", "tile", "pebbles", "mixed", "tiles"] as const;
export type Spent = (typeof spents)[number];

export const stages = [
  "tokens",
  "tiles",
  "rewards",
  "gopher",
  "plan",
  "pay",
  "with",
  "before",
  "roll",
  "after",
  "deck",
  "deal",
  "pick",
  "restock",
  "claim",
  "show",
  "sleeper",
  "omit",
  "swap",
  "pouch",
  "trim",
  "injury",
  "wash",
  "pebbles",
  "over",
] as const;
export type Stage = (typeof stages)[number];

export const symbols = [
  "leaf",
  "pinecone",
  "nutshell",
  "acorn",
  "berry",
  "red-or-yellow",
  "blue-or-green",
  "pinecone-or-leaf",
  "into-leaf",
  "into-nutshell",
  "into-any",
] as const;
export type Symbol = (typeof symbols)[number];

export const things = [
  "red-leaf",
  "red-pinecone",
  "red-nutshell",
  "red-acorn",
  "red-berry",
  "red-red-or-yellow",
  "red-blue-or-green",
  "red-pinecone-or-leaf",
  "red-into-leaf",
  "red-into-nutshell",
  "red-into-any",
  "yellow-leaf",
  "yellow-pinecone",
  "yellow-nutshell",
  "yellow-acorn",
  "yellow-berry",
  "yellow-red-or-yellow",
  "yellow-blue-or-green",
  "yellow-pinecone-or-leaf",
  "yellow-into-leaf",
  "yellow-into-nutshell",
  "yellow-into-any",
  "blue-leaf",
  "blue-pinecone",
  "blue-nutshell",
  "blue-acorn",
  "blue-berry",
  "blue-red-or-yellow",
  "blue-blue-or-green",
  "blue-pinecone-or-leaf",
  "blue-into-leaf",
  "blue-into-nutshell",
  "blue-into-any",
  "green-leaf",
  "green-pinecone",
  "green-nutshell",
  "green-acorn",
  "green-berry",
  "green-red-or-yellow",
  "green-blue-or-green",
  "green-pinecone-or-leaf",
  "green-into-leaf",
  "green-into-nutshell",
  "green-into-any",
  "leaf-tile",
  "nutshell-tile",
  "swap-red-yellow-tile",
  "swap-blue-green-tile",
  "into-pinecone-tile",
  "into-leaf-tile",
  "pebble-tile",
  "pebble-to-nutshell-tile",
  "strike-tile",
  "sleeper-tile",
  "pinecone-or-leaf-tile",
  "red-card-tile",
  "yellow-card-tile",
  "blue-card-tile",
  "green-card-tile",
  "black-card-tile",
  "pebble",
] as const;
export type Thing = (typeof things)[number];

export const tiles = [
  "leaf",
  "nutshell",
  "swap-red-yellow",
  "swap-blue-green",
  "into-pinecone",
  "into-leaf",
  "pebble",
  "pebble-to-nutshell",
  "strike",
  "sleeper",
  "pinecone-or-leaf",
  "red-card",
  "yellow-card",
  "blue-card",
  "green-card",
  "black-card",
] as const;
export type Tile = (typeof tiles)[number];

export const wants = ["none", "card", "red", "yellow", "blue", "green", "pebble"] as const;
export type Want = (typeof wants)[number];

export const ways = ["left", "right", "only", "level"] as const;
export type Way = (typeof ways)[number];

/** What happened. */
export type EventFact =
  | { kind: "token-laid"; token: string; at: string }
  | { kind: "tile-turned"; tile: Tile }
  | { kind: "offered"; reward: string }
  | { kind: "rolled"; player: Seat; face: Face }
  | { kind: "chose"; player: Seat; colour: Colour }
  | { kind: "dealt"; player: Seat; colour: Colour; card?: Card }
  | { kind: "shuffled"; colour: Colour }
  | { kind: "declared"; player: Seat; gopher: string; at: string; to: string }
  | { kind: "laid"; player: Seat; thing: Thing; icon?: Icon }
  | { kind: "took-back"; player: Seat; thing: Thing }
  | { kind: "paid"; player: Seat }
  | { kind: "struck"; player: Seat }
  | { kind: "cancelled"; player: Seat; amount: number; count: number }
  | { kind: "rerolled"; player: Seat; amount: number; count: number }
  | { kind: "kept"; player: Seat; face: Face }
  | { kind: "settled"; player: Seat; icon: Icon }
  | { kind: "failed"; player: Seat; gopher: string }
  | { kind: "shown"; player: Seat; card: Card }
  | { kind: "moved"; player: Seat; gopher: string; at: string; to: string }
  | { kind: "took-pebble"; player: Seat; gopher: string }
  | { kind: "found"; player: Seat; token: string; at: string }
  | { kind: "got-pebble"; player: Seat }
  | { kind: "missed"; player: Seat; icon: Icon }
  | { kind: "rested"; player: Seat; gopher: string; at: string }
  | { kind: "used-sleeper"; player: Seat }
  | { kind: "omitted"; player: Seat; icon: Icon }
  | { kind: "swapped"; player: Seat; card: Card }
  | { kind: "picked"; player: Seat; tile: Tile }
  | { kind: "wanted"; player: Seat; reward: string }
  | { kind: "claimed"; player: Seat; reward: string }
  | { kind: "declined"; player: Seat }
  | { kind: "lost"; player: Seat; reward: string }
  | { kind: "pouched"; player: Seat; colour: Colour; card?: Card }
  | { kind: "trimmed"; player: Seat; card: Card }
  | { kind: "accepted"; player: Seat; amount: number }
  | { kind: "hurt"; player: Seat; hurt?: Hurt }
  | { kind: "turn-ended"; player: Seat }
  | { kind: "flooded"; amount: number; count: number }
  | { kind: "washed"; gopher: string; at: string; to: string }
  | { kind: "pebble-lost"; gopher: string }
  | { kind: "cleared"; token: string; at: string }
  | { kind: "pebble-laid"; gopher: string }
  | { kind: "round-begun"; player: Seat; amount: number }
  | { kind: "opened"; player: Seat; amount: number; count: number }
  | { kind: "ended" };

/** What a move is about. */
export type MoveFact =
  | { kind: "token"; token: string }
  | { kind: "tile"; tile: Tile }
  | { kind: "offer"; reward: string }
  | { kind: "roll"; face: Face }
  | { kind: "deal"; card: Card }
  | { kind: "injury"; hurt: Hurt }
  | { kind: "way"; side: Side }
  | { kind: "gopher"; gopher: string }
  | { kind: "to"; space: string }
  | { kind: "rest" }
  | { kind: "pay"; icon: Icon; thing: Thing; lot: number }
  | { kind: "with"; thing: Thing; lot: number }
  | { kind: "throw" }
  | { kind: "strike" }
  | { kind: "keep" }
  | { kind: "reroll"; spent: Spent }
  | { kind: "cancel"; spent: Spent }
  | { kind: "sleeper" }
  | { kind: "no-sleeper" }
  | { kind: "omit"; icon: Icon }
  | { kind: "swap"; card: Card; lot: number }
  | { kind: "stop" }
  | { kind: "deck"; colour: Colour }
  | { kind: "pick"; tile: Tile }
  | { kind: "claim"; reward: string }
  | { kind: "decline" }
  | { kind: "show"; card: Card; lot: number }
  | { kind: "pouch"; card: Card; lot: number }
  | { kind: "trim"; card: Card; lot: number }
  | { kind: "accept" }
  | { kind: "pebble"; gopher: string };

export interface Gopher {
  at: string;
  pebble: boolean;
  resting: boolean;
}

export interface Hand {
  excluded: Symbol[];
  colour: Colour;
  shuffle: number | null;
}

export interface Pouch {
  excluded: Symbol[];
  colour: Colour;
  shuffle: number | null;
}

export interface Player {
  hand: Hand[];
  pouch: Pouch[];
  tiles: Record<string, number>;
  opened: Record<string, number>;
  pebbles: number;
  injuries: number;
  rewards: string[];
  acorns: number;
  berries: number;
  injured: number;
}

export interface Mine {
  symbols: Symbol[];
  pouched: Symbol[];
  hurt: Record<string, number>;
}

export interface Space {
  name: string;
  zone: number;
  bonus: Icon[];
  at: number[];
  source: Source;
}

export interface Tunnel {
  from: string;
  to: string;
  way: Way;
  cost: Icon[];
  bend: number[];
  source: Source;
}

export interface Proposal {
  move: string;
  icon: Icon | null;
  thing: Thing;
}

export interface TokenFace {
  icons: Icon[];
  text: Message;
}

export interface TileFace {
  name: Message;
  text: Message;
}

export interface RewardFace {
  condition: Condition;
  least: number;
  points: number;
  set: Colour[];
  text: Message;
  source: string;
}

export interface View {
  hidden: Record<string, number>[][];
  discards: Record<string, number>[];
  gophers: Gopher[];
  tokens: (string | null)[];
  stack: Record<string, number>;
  open: (Tile | null)[];
  table: Thing[];
  cost: Icon[];
  settled: Icon[];
  queue: Icon[];
  token_due: boolean;
  cubes: number;
  offered: string[];
  supply: number;
  round: number;
  marker: Seat | null;
  mover: Seat | null;
  stage: Stage;
  aim: Aim;
  gopher: string | null;
  to: string | null;
  face: Face | null;
  wants: Want;
  count: number;
  due: number;
  drawn: Colour;
  reward: string | null;
  injuries_left: number;
  level: number;
  players: Player[];
  mine?: Mine;
  rounds: number;
  next_level: number;
  hand_limit: number;
  pouch_limit: number;
  deck_sizes: number[];
  card_points: Record<string, number>;
  points: number[];
  spaces: Space[];
  tunnels: Tunnel[];
  payable: number[];
  proposal: Proposal[];
  token_faces: Record<string, TokenFace>;
  tile_faces: Record<string, TileFace>;
  reward_faces: Record<string, RewardFace>;
}
