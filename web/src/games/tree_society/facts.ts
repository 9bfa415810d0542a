// Made by protocol_files: what is told of tree-society, by the tables and lists of its rules.
import type { Message, Seat } from "../../protocol";

export const containers = ["purse", "chest"] as const;
export type Container = (typeof containers)[number];

export const counts = [
  "none",
  "banners",
  "houses",
  "guilds",
  "best-guild",
  "cards-with",
  "fruit-held",
  "kinds-held",
  "fruit-sold",
  "kinds-sold",
  "coins",
  "heap",
  "dropped-level",
] as const;
export type Count = (typeof counts)[number];

export const fruits = [
  "apple",
  "valuable-apple",
  "cherry",
  "valuable-cherry",
  "grape",
  "valuable-grape",
  "blueberry",
  "valuable-blueberry",
  "orange",
  "valuable-orange",
] as const;
export type Fruit = (typeof fruits)[number];

export const guilds = ["architects", "bankers", "merchants", "writers", "botanists", "explorers"] as const;
export type Guild = (typeof guilds)[number];

export const ops = [
  "coins",
  "shift",
  "take",
  "swap",
  "sell",
  "perform",
  "return",
  "replace",
  "replace-all",
  "discount",
  "build",
  "pay",
  "give-up",
  "discard",
  "prune",
  "reveal-keep",
  "reveal-sell",
  "reveal-build",
  "reveal-coins",
  "when",
  "cut",
  "price-up",
  "purse",
] as const;
export type Op = (typeof ops)[number];

export const prices = ["free", "half", "less-1", "less-2", "less-3"] as const;
export type Price = (typeof prices)[number];

export const reductions = ["1", "2", "3"] as const;
export type Reduction = (typeof reductions)[number];

export const stages = [
  "start",
  "market",
  "stalls",
  "hands",
  "draft",
  "sell",
  "build",
  "rest",
  "refill",
  "over",
] as const;
export type Stage = (typeof stages)[number];

export const timings = ["none", "standard", "reveal", "mandatory", "ongoing", "end"] as const;
export type Timing = (typeof timings)[number];

export const types = ["apple", "cherry", "grape", "blueberry", "orange"] as const;
export type Type = (typeof types)[number];

export const whens = ["turn", "sell", "build", "complete", "discard"] as const;
export type When = (typeof whens)[number];

/** What happened. */
export type EventFact =
  | { kind: "dealt"; player: Seat; card: string }
  | { kind: "laid"; card: string; place: number }
  | { kind: "stalled"; fruit: Fruit }
  | { kind: "drew"; player: Seat; fruit: Fruit }
  | { kind: "sold"; player: Seat; fruit: Fruit; count: number }
  | { kind: "paid"; player: Seat; card: string; level: number; count: number; by?: string; less?: Reduction }
  | { kind: "built"; player: Seat; card: string; level: number }
  | { kind: "completed"; player: Seat; card: string }
  | { kind: "gained"; player: Seat; money: Container; count: number }
  | { kind: "shifted"; player: Seat; money: Container; count: number }
  | { kind: "took"; player: Seat; fruit: Fruit }
  | { kind: "swapped"; player: Seat; fruit: Fruit; other: Fruit }
  | { kind: "acted"; player: Seat; type: Type }
  | { kind: "performed"; player: Seat; type: Type }
  | { kind: "returned"; player: Seat; fruit: Fruit }
  | { kind: "replaced"; player: Seat; card: string; place: number }
  | { kind: "reduced"; player: Seat; amount: number }
  | { kind: "gave-up"; player: Seat; fruit: Fruit }
  | { kind: "discarded"; player: Seat; card: string; level: number }
  | { kind: "pruned"; player: Seat; card: string; place: number }
  | { kind: "revealed-fruit"; player: Seat; fruit: Fruit }
  | { kind: "revealed-card"; player: Seat; card: string }
  | { kind: "kept"; player: Seat; fruit: Fruit }
  | { kind: "put-back"; player: Seat }
  | { kind: "answered"; player: Seat; card: string }
  | { kind: "skipped"; player: Seat }
  | { kind: "reshuffled" }
  | { kind: "slid"; card: string; place: number }
  | { kind: "counted"; player: Seat; count: number }
  | { kind: "near-end"; player: Seat; amount: number }
  | { kind: "last-fruit"; amount: number }
  | { kind: "ended" };

/** What a move is about. */
export type MoveFact =
  | { kind: "deal"; card: string }
  | { kind: "card"; card: string }
  | { kind: "fruit"; fruit: Fruit }
  | { kind: "sell"; fruit: Fruit }
  | { kind: "build"; card: string; less?: Reduction; by?: string }
  | { kind: "action" }
  | { kind: "discard"; card: string }
  | { kind: "rest"; fruit?: Fruit }
  | { kind: "take"; fruit: Fruit }
  | { kind: "swap"; fruit: Fruit; other: Fruit }
  | { kind: "perform"; type: Type }
  | { kind: "return"; fruit: Fruit }
  | { kind: "replace"; card: string }
  | { kind: "give-up"; fruit: Fruit }
  | { kind: "prune"; card: string }
  | { kind: "shift"; amount: number }
  | { kind: "reveal" }
  | { kind: "keep"; fruit: Fruit }
  | { kind: "use"; card: string }
  | { kind: "skip" };

export interface Pending {
  program: string;
  step: number;
  done: number;
  waiting: number[];
  mark: number;
}

export interface Ongoing {
  card: string;
  level: number;
  used: number;
}

export interface Player {
  completed: string[];
  purse: number;
  chest: number;
  row: Record<string, number>;
  sold: Record<string, number>;
  ongoing: (Ongoing | null)[];
}

export interface Standing {
  points: number;
  banners: number;
  kept: number;
}

export interface Trade {
  type: Type;
  there: number;
  sold: boolean;
  action: Message[];
  prices: number[];
  valuable: number[];
}

export interface Step {
  op: Op;
  n: number;
  money: Container | null;
  when: When | null;
  types: Type[];
  levels: number[];
  price: Price | null;
  per: Count | null;
  guild: Guild | null;
}

export interface Level {
  cost: number;
  timing: Timing;
  text: Message[];
  steps: Step[];
  points: number | null;
  score: Message | null;
  per: Count | null;
  guild: Guild | null;
  now: number;
}

export interface Face {
  name: Message;
  guild: Guild;
  banners: number;
  start: boolean;
  levels: Level[];
  points: number;
  next: number | null;
  price: number | null;
  wakes: string[];
  source: string;
}

export interface View {
  deck: string[];
  heap: string[];
  revealed: string[];
  begun: string[];
  market: (string | null)[];
  fruit_deck: Record<string, number>;
  stalls: Record<string, number>;
  aside: Record<string, number>;
  discounts: number[];
  pending: Pending[];
  built: string[];
  stage: Stage;
  mover: Seat | null;
  round: number;
  last_round: number | null;
  refill: number[];
  sold_types: Type[];
  action: Type | null;
  players: Player[];
  guilds: Guild[];
  banners_to_end: number;
  stall_places: number;
  last_turn: boolean;
  standings: Standing[];
  trade: Trade[];
  faces: Record<string, Face>;
}
