// Made by protocol_files: what is told of mushroom-gangs, by the tables and lists of its rules.
import type { Seat, Spot } from "../../protocol";

export const actions = [
  "place",
  "forward",
  "forward-eliminate",
  "sideways",
  "sideways-eliminate",
  "backward",
  "step-out",
  "jump-out",
] as const;
export type Action = (typeof actions)[number];

export const phases = ["placing", "playing", "over"] as const;
export type Phase = (typeof phases)[number];

/** What happened. */
export type EventFact =
  | { kind: "placed"; gang: Seat; to: Spot }
  | { kind: "opened"; gang: Seat; amount: number }
  | { kind: "acted"; gang: Seat; action: Action; from: Spot; amount: number; to?: Spot; victim?: Seat }
  | { kind: "created-group"; gang: Seat; from: Spot; to: Spot; amount: number }
  | { kind: "joined-group"; gang: Seat; from: Spot; to: Spot; amount: number }
  | { kind: "gang-gone"; gang: Seat }
  | { kind: "limit-reached"; amount: number };

/** What a move is about. */
export type MoveFact =
  | { kind: "place"; to: Spot }
  | { kind: "go"; from: Spot; to: Spot; eliminates: boolean }
  | { kind: "step-out"; from: Spot }
  | { kind: "jump-out"; from: Spot };

export interface View {
  board: string[];
  paid?: string[][];
  mushrooms?: number[];
  turn?: Seat | null;
  round?: number;
  seats: number;
  phase: Phase;
  yields: number[];
  side: number;
  pickers: number;
  turn_limit: number;
}
