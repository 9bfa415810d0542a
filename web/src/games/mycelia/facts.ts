// Made by protocol_files: what is told of mycelia, by the tables and lists of its rules.
import type { Message, Seat, Spot } from "../../protocol";

export const actions = ["a", "b", "c", "d", "e"] as const;
export type Action = (typeof actions)[number];

export const grounds = ["front", "back1", "back2", "back3", "back4"] as const;
export type Ground = (typeof grounds)[number];

export const lands = ["leaves", "moss", "water", "soil", "any"] as const;
export type Land = (typeof lands)[number];

export const ops = [
  "leaves",
  "field",
  "move",
  "remove",
  "near",
  "repeat",
  "either",
  "others",
  "trash",
  "action-card",
  "shrine-tile",
  "new-showcase",
  "flip-chip",
  "gwidyon",
] as const;
export type Op = (typeof ops)[number];

export const sides = ["1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B"] as const;
export type Side = (typeof sides)[number];

export const signs = ["acorn", "feather", "fern", "moon", "moth", "snail"] as const;
export type Sign = (typeof signs)[number];

export const solos = ["s1", "s2", "s3", "s4", "s5", "s6"] as const;
export type Solo = (typeof solos)[number];

export const stages = [
  "supply",
  "layout",
  "backs",
  "showcase",
  "hands",
  "turn",
  "refill",
  "shrine",
  "draw",
  "gwidyon",
  "over",
] as const;
export type Stage = (typeof stages)[number];

/** What happened. */
export type EventFact =
  | { kind: "supply-drawn"; supply: Side }
  | { kind: "layout-drawn"; layout: Side }
  | { kind: "forest-drawn"; player: Seat; ground: Ground }
  | { kind: "revealed"; card: string; place: number }
  | { kind: "dealt"; player: Seat; card?: string }
  | { kind: "drew"; player: Seat; card: string }
  | { kind: "shuffled"; player: Seat }
  | { kind: "market-shuffled" }
  | { kind: "played"; player: Seat; card: string }
  | { kind: "hired"; player: Seat; card: string; place: number; count: number }
  | { kind: "acted"; player: Seat; action: Action; count: number }
  | { kind: "swept" }
  | { kind: "gained"; player: Seat; count: number }
  | { kind: "picked"; player: Seat; side: number }
  | { kind: "skipped"; player: Seat }
  | { kind: "moved"; player: Seat; at: Spot; to: Spot }
  | { kind: "removed"; player: Seat; amount: number; at?: Spot }
  | { kind: "covered"; player: Seat; at: Spot }
  | { kind: "trashed"; player: Seat; card: string }
  | { kind: "took-action"; player: Seat; action: Action }
  | { kind: "returned"; player: Seat; action: Action }
  | { kind: "cleared"; player: Seat }
  | { kind: "turned"; symbol: Sign }
  | { kind: "wetted"; player: Seat; at: Spot }
  | { kind: "renewed"; supply: Side }
  | { kind: "turned-up"; solo: Solo }
  | { kind: "flipped"; side: number }
  | { kind: "solo-shuffled" }
  | { kind: "turn-ended"; player: Seat }
  | { kind: "ended" }
  | { kind: "outdone"; amount: number };

/** What a move is about. */
export type MoveFact =
  | { kind: "supply"; supply: Side }
  | { kind: "layout"; layout: Side }
  | { kind: "back"; ground: Ground }
  | { kind: "reveal"; card: string }
  | { kind: "deal"; card: string }
  | { kind: "roll"; symbol: Sign }
  | { kind: "turn-up"; solo: Solo }
  | { kind: "play"; card: string }
  | { kind: "hire"; card: string }
  | { kind: "action"; action: Action }
  | { kind: "end" }
  | { kind: "field"; at: Spot }
  | { kind: "to"; at: Spot }
  | { kind: "remove"; number: number }
  | { kind: "near"; at: Spot }
  | { kind: "all" }
  | { kind: "pick"; option: number }
  | { kind: "trash"; card: string }
  | { kind: "return"; action: Action }
  | { kind: "cover"; at: Spot }
  | { kind: "skip" };

export interface Market {
  pile: Record<string, number>;
  discards: Record<string, number>;
  row: (string | null)[];
}

export interface Pending {
  program: string;
  step: number;
  done: number;
  player: Seat | null;
  at: Spot | null;
  did: boolean;
  taken: Spot[];
}

export interface Gwidyon {
  drops: number;
  removes: boolean;
  out: Solo[];
}

export interface Deck {
  unseen: Record<string, number>;
  known: Record<string, number>;
  discards: Record<string, number>;
  top: string[];
  hidden: number;
}

export interface Player {
  deck: Deck;
  leaves: number;
  covered: Spot[];
  drops: number[][];
  left: number;
  forest: Ground;
  owned: Action[];
  used: Action[];
}

export interface Mine {
  hand: Record<string, number>;
}

export interface Face {
  name: Message;
  price: number | null;
  expansion: boolean;
  text: Message[];
  hiring: Message[];
  source: string;
}

export interface Step {
  op: Op;
  n: number;
  more: number;
  land: Land;
  length: number;
}

export interface Letter {
  action: Action;
  price: number;
  text: Message[];
}

export interface Throw {
  symbol: Sign;
  now: Spot[];
  next: Spot[];
}

export interface Ghost {
  solo: Solo;
  text: Message[];
}

export interface View {
  market: Market;
  pending: Pending[];
  round: number;
  stage: Stage;
  mover: Seat | null;
  supply: Side | null;
  layout: Side | null;
  shrine: number;
  actions: Action[];
  gwidyon?: Gwidyon;
  players: Player[];
  mine?: Mine;
  capacity: number;
  round_limit: number;
  last_round: boolean;
  shrines: number;
  grounds: Record<string, Land[]>;
  faces: Record<string, Face>;
  steps: Record<string, Step[]>;
  letters: Letter[];
  throws: Throw[];
  ghosts: Ghost[];
}
