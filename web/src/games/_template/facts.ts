// Made by protocol_files: what is told of template, by the tables and lists of its rules.
import type { Message, Seat } from "../../protocol";

/** What happened. */
export type EventFact =
  | { kind: "dealt"; forager: Seat; card?: string }
  | { kind: "played"; forager: Seat; card: string }
  | { kind: "set-out"; forager: Seat; card: string }
  | { kind: "buried"; forager: Seat; amount: number; card?: string }
  | { kind: "rested"; forager: Seat; amount: number }
  | { kind: "gained"; forager: Seat; amount: number }
  | { kind: "picked"; forager: Seat; card: string; step: number }
  | { kind: "paid"; forager: Seat; other: Seat; amount: number }
  | { kind: "collected"; forager: Seat; other: Seat; amount: number }
  | { kind: "gave"; forager: Seat; card: string }
  | { kind: "spent"; forager: Seat; amount: number }
  | { kind: "turned"; forager: Seat; card: string }
  | { kind: "kept"; forager: Seat; card: string }
  | { kind: "used"; forager: Seat; card: string }
  | { kind: "passed"; forager: Seat }
  | { kind: "deck-empty"; forager: Seat }
  | { kind: "spared"; forager: Seat }
  | { kind: "dug-up"; forager: Seat; card: string; amount: number }
  | { kind: "ended"; amount: number };

/** What a move is about. */
export type MoveFact =
  | { kind: "deal"; card: string }
  | { kind: "play"; card: string }
  | { kind: "bury"; card: string }
  | { kind: "give"; card: string }
  | { kind: "keep"; card: string }
  | { kind: "use"; card: string }
  | { kind: "rest" }
  | { kind: "pay" }
  | { kind: "pass" }
  | { kind: "pick"; option: number };

export interface Pending {
  card: string | null;
  step: number;
  done: number;
  forager: Seat | null;
  waiting: string[];
}

export interface Forager {
  nuts: number;
  hand: number;
  buried: number;
  front: Record<string, number>;
  dug_up: Record<string, number>;
}

export interface Mine {
  hand: Record<string, number>;
  buried: Record<string, number>;
}

export interface View {
  face_up: Record<string, number>;
  turned: Record<string, number>;
  under: Record<string, number>;
  pending: Pending[];
  deck: number;
  turn: Seat | null;
  round: number;
  foragers: Forager[];
  mine?: Mine;
  rounds: number;
  faces: Record<string, Message[]>;
}
