// Made by protocol_files: what is told of undergrove, by the tables and lists of its rules.
import type { Message, Seat, Spot } from "../../protocol";

export const actions = ["absorb", "reproduce", "partner", "photosynthesize"] as const;
export type Action = (typeof actions)[number];

export const resources = ["carbon", "nitrogen", "phosphorus", "potassium"] as const;
export type Resource = (typeof resources)[number];

export const sources = ["none", "action", "tile", "stone", "end", "card", "elder_root"] as const;
export type Source = (typeof sources)[number];

export const stages = [
  "hands",
  "stacks",
  "goals",
  "forecast",
  "corners",
  "action",
  "step",
  "finish",
  "closing",
  "refill",
  "over",
] as const;
export type Stage = (typeof stages)[number];

export const types = ["ring", "pores", "gills", "other"] as const;
export type Type = (typeof types)[number];

/** What happened. */
export type EventFact =
  | { kind: "dealt"; player: Seat; tile?: string }
  | { kind: "stacked"; stone: number; bonus?: string }
  | { kind: "goal-dealt"; goal: string }
  | { kind: "card-shown"; card: string }
  | { kind: "planted"; player: Seat; at: Spot }
  | { kind: "acted"; player: Seat; action: Action }
  | { kind: "activated"; player: Seat; tile: string }
  | { kind: "copied"; player: Seat; tile: string }
  | { kind: "gained"; player: Seat; resource: Resource; amount: number }
  | { kind: "paid"; player: Seat; resource: Resource; amount: number }
  | { kind: "fed"; player: Seat; tile: string; amount: number }
  | { kind: "flipped"; player: Seat; type: Type }
  | { kind: "readied"; player: Seat; type: Type }
  | { kind: "swapped"; player: Seat; resource: Resource; other: Resource }
  | { kind: "stored"; player: Seat; tile: string; amount: number }
  | { kind: "again"; player: Seat; tile: string }
  | { kind: "played"; player: Seat; tile: string }
  | { kind: "placed"; player: Seat; tile: string; at: Spot }
  | { kind: "rooted"; player: Seat; at: Spot; tile: string }
  | { kind: "absorbed"; player: Seat; at: Spot; tile: string; amount: number }
  | { kind: "tree"; player: Seat; at: Spot }
  | { kind: "climbed"; player: Seat; stone: number }
  | { kind: "took"; player: Seat; stone: number; bonus?: string }
  | { kind: "used"; player: Seat; stone: number; bonus: string }
  | { kind: "discarded"; player: Seat; tile: string }
  | { kind: "reshuffled" }
  | { kind: "refilled" }
  | { kind: "marked"; player: Seat; goal: string; amount: number }
  | { kind: "finished"; player: Seat; end: string }
  | { kind: "last-turns"; player?: Seat }
  | { kind: "rested"; player: Seat }
  | { kind: "cards-reshuffled" }
  | { kind: "revealed"; player: Seat; stone: number; bonus: string }
  | { kind: "ended" }
  | { kind: "outdone" };

/** What a move is about. */
export type MoveFact =
  | { kind: "deal"; tile: string }
  | { kind: "stack"; bonus: string }
  | { kind: "goal"; goal: string }
  | { kind: "card"; card: string }
  | { kind: "activate"; tile: string }
  | { kind: "act"; action: Action }
  | { kind: "copy"; tile: string }
  | { kind: "seedling"; corner: Spot }
  | { kind: "source"; tile: string }
  | { kind: "enter"; tile: string }
  | { kind: "pay"; resource: Resource }
  | { kind: "flip"; type: Type }
  | { kind: "gain"; resource: Resource }
  | { kind: "ready"; type: Type }
  | { kind: "swap"; resource: Resource; other: Resource }
  | { kind: "leave"; number: number }
  | { kind: "convert"; number: number }
  | { kind: "play"; tile: string }
  | { kind: "space"; space: Spot }
  | { kind: "corner"; corner: Spot }
  | { kind: "root"; corner: Spot; tile: string }
  | { kind: "discard"; tile: string }
  | { kind: "take"; bonus: string }
  | { kind: "finish"; end: string }
  | { kind: "use"; stone: number }
  | { kind: "pick"; option: number }
  | { kind: "done" };

export interface Forest {
  tile: string;
  at: Spot;
  carbon: number;
  cubes: number;
  value: number;
}

export interface Turn {
  granted?: string[];
  source?: Source;
  program?: string;
  step?: number;
  until?: number;
  done?: number;
  again?: number;
  paid?: number;
  here?: string;
  shown?: string;
  carbon?: string;
  plant?: number;
  steps?: number;
  powers?: number;
  absorbed?: number;
  gained?: number;
  rooted?: number;
  emptied?: number;
  moved?: number;
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

export interface Elder {
  next: string | null;
  now: string | null;
  out: string[];
  player: number;
  text?: Message;
}

export interface Plant {
  at: Spot;
  carbon: number;
  roots: string[];
  tree: boolean;
}

export interface Player {
  stock: number[];
  marks: number[];
  ready: Type[];
  track: number;
  end: string | null;
  hand: number;
  bonus: number[];
  shown: Record<string, string>;
  plants: Plant[];
}

export interface Mine {
  hand: string[];
  bonus: Record<string, string>;
  left: Record<string, number>[];
}

export interface Limits {
  seedlings: number;
  trees: number;
  roots: number;
}

export interface Face {
  name: Message;
  type: Type | null;
  cost: Message | null;
  text: Message[];
  points: number[];
  spaces: number;
  adjacent: number;
  source: string;
}

export interface End {
  name: string;
  text: Message[];
}

export interface View {
  forest: Forest[];
  discards: string[];
  turn: Turn;
  pile_age: number;
  pile: number;
  takers: Seat[][];
  stacks: number[];
  goals: Goal[];
  stage: Stage;
  mover: Seat | null;
  round: number;
  last_round: number;
  elder?: Elder;
  players: Player[];
  mine?: Mine;
  limits: Limits;
  stack_stones: number[];
  spaces: Spot[];
  blocked: Spot[];
  faces: Record<string, Face>;
  stones: Message[][];
  ends: End[];
  guide?: Message;
}
