// DRAFT, replaced by protocol_files.
import type { Message, Seat, Spot } from "../../protocol";

export type EventFact =
  | { kind: "played"; player: Seat; card: string }
  | { kind: "turned"; symbol: string }
  | { kind: "turned-up"; solo: string }
  | { kind: "moved"; player: Seat; at: Spot; to: Spot }
  | { kind: "removed"; player: Seat; amount: number; at?: Spot };

export type MoveFact =
  | { kind: "play" | "hire" | "trash" | "deal" | "reveal"; card: string }
  | { kind: "action" | "return"; action: string }
  | { kind: "field" | "to" | "near" | "cover"; at: Spot }
  | { kind: "remove"; number: number }
  | { kind: "pick"; option: number }
  | { kind: "roll"; symbol: string }
  | { kind: "turn-up"; solo: string }
  | { kind: "end" | "all" | "skip" };

export interface Step {
  op: string;
  n: number;
  more: number;
  land: string;
  length: number;
}
export interface Face {
  name: Message;
  price: number | null;
  expansion: boolean;
  text: Message[];
  hiring: Message[];
  source: string;
  steps: Step[];
  hiring_steps: Step[];
}
export interface ActionFace {
  action: string;
  price: number;
  text: Message[];
  steps: Step[];
}
export interface SupplyFace {
  symbol: string;
  now: Spot[];
  next: Spot[];
}
export interface SoloFace {
  solo: string;
  text: Message[];
  steps: Step[];
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
  forest: string;
  owned: string[];
  used: string[];
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
export interface View {
  market: { pile: Record<string, number>; discards: Record<string, number>; row: (string | null)[] };
  players: Player[];
  pending: Pending[];
  round: number;
  stage: string;
  mover: Seat | null;
  supply: string | null;
  layout: string | null;
  shrine: number;
  actions: string[];
  gwidyon?: { drops: number; removes: boolean; out: string[] };
  mine?: { hand: Record<string, number> };
  capacity: number;
  round_limit: number;
  last_round: boolean;
  shrines: number;
  grounds: Record<string, string[]>;
  faces: Record<string, Face>;
  action_faces: ActionFace[];
  supplies: SupplyFace[];
  solo: SoloFace[];
}
