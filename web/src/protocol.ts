// Made by protocol_files from protocol/from_client.hpp and protocol/to_client.hpp, which say what each field means.

export const protocolVersion = 3;

/** A seat's number, from 0. */
export type Seat = number;

/** "human" or the name of a bot. */
export type Player = string;

export type OptionValue = boolean | number | string;
export type Options = Record<string, OptionValue>;

/** A place by two numbers, as its game counts them. */
export type Spot = readonly [x: number, y: number];

/** What happened, or what a move is about. What goes with each kind says `facts.ts` of the game. */
export type Fact = { kind: string; [fact: string]: unknown };

/** What a table gives to keep; only the table reads it. */
export type JournalEntry = Record<string, unknown>;

/** Words before they are words: a key into locales/ and its arguments. */
export interface Message {
  key: string;
  arguments?: Record<string, Argument>;
}
export type Argument = number | string | Message | Message[];

export interface AskCatalog {
  type: "catalog";
  id: string;
}

export interface Open {
  type: "open";
  id: string;
  game: string;
  seats: number;
  options?: Options;
  pack?: string;
  seed?: string;
  pace?: number;
}

export interface Restore {
  type: "restore";
  id: string;
  journal: JournalEntry[];
}

export interface Verify {
  type: "verify";
  id: string;
  record: unknown;
}

export type ToHost = AskCatalog | Open | Restore | Verify;

export interface Join {
  type: "join";
  id: string;
  since?: number;
}

export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  player: string;
  name?: string;
}

export interface Start {
  type: "start";
  id: string;
}

export interface MakeMove {
  type: "move";
  id: string;
  version: number;
  move: string;
}

export interface GoOn {
  type: "go-on";
  id: string;
  version: number;
  seat: number;
}

export interface Pause {
  type: "pause";
  id: string;
  seat: number;
  on: boolean;
}

export interface Undo {
  type: "undo";
  id: string;
  version: number;
  seat?: number;
}

export interface Consent {
  type: "consent";
  id: string;
  agree: boolean;
  seat?: number;
}

export interface AskLegal {
  type: "legal";
  id: string;
}

export interface AskWhy {
  type: "why";
  id: string;
  move?: string;
  about?: Fact;
}

export interface AskHint {
  type: "hint";
  id: string;
}

export interface AskSheet {
  type: "sheet";
  id: string;
}

export type ToTable =
  | Join
  | Sit
  | Start
  | MakeMove
  | GoOn
  | Pause
  | Undo
  | Consent
  | AskLegal
  | AskWhy
  | AskHint
  | AskSheet;

export interface Done {
  type: "done";
  to: string;
  version: number;
}

export interface Refused {
  type: "refused";
  to: string;
  reason: Message;
  rule?: string;
}

export interface Range {
  min: number;
  max: number;
}

export interface OptionCard {
  name: string;
  type: string;
  default: OptionValue;
  choices?: string[];
  open?: boolean;
  min?: number;
  max?: number;
}

export interface GameCard {
  name: string;
  title: Message;
  box: Message;
  seats: Range;
  minutes: Range;
  weight: number;
  secrets: boolean;
  colours: string[];
  options: OptionCard[];
  packs: string[];
}

export interface CatalogAnswer {
  type: "catalog";
  to: string;
  protocol: number;
  games: GameCard[];
  bots: string[];
  levels: string[];
}

export interface Counted {
  what: string;
  n: number;
}

export interface LegalMove {
  move: string;
  label: Message;
  about: Fact;
  price: Counted[];
  gain: Counted[];
}

export interface LegalAnswer {
  type: "legal";
  to: string;
  version: number;
  moves: LegalMove[];
}

export interface Because {
  type: "because";
  to: string;
  legal: boolean;
  reason?: Message;
  rule?: string;
}

export interface HintPlan {
  steps: LegalMove[];
  visits: number;
  points: number[];
  worse: boolean;
  why?: Message;
}

export interface Hint {
  type: "hint";
  to: string;
  version: number;
  plans: HintPlan[];
  iterations: number;
}

export interface ScoreRow {
  label: string;
  points: number[];
}

export interface Scores {
  names: Message[];
  totals: number[];
  ranks: number[];
}

export interface Sheet {
  type: "sheet";
  to: string;
  rows: ScoreRow[];
  scores: Scores;
  over: boolean;
}

export interface Verified {
  type: "verified";
  to: string;
  game: string;
  moves: number;
  hashes: string[];
  end: string;
}

export interface Sat {
  kind: "sat";
  seat: number;
  player: string;
  name: string;
}

export interface Started {
  kind: "started";
}

export interface ForcedMove {
  label: Message;
  about: Fact;
}

export interface Moved {
  kind: "moved";
  by: Seat | "chance" | null;
  number: number;
  texts: Message[];
  facts: Fact[];
  forced?: ForcedMove;
}

export interface TookBack {
  kind: "took-back";
  by: number;
  count: number;
}

export interface UndoAsked {
  kind: "undo-asked";
  by: number;
  count: number;
}

export interface UndoDeclined {
  kind: "undo-declined";
  by: number;
}

export type TableEvent = Sat | Started | Moved | TookBack | UndoAsked | UndoDeclined;

export interface Happened {
  type: "happened";
  number: number;
  version: number;
  event: TableEvent;
}

export interface SeatState {
  name: string;
  title: Message;
  player?: string;
  mine: boolean;
  pauses?: boolean;
}

export interface UndoState {
  possible: boolean;
  reason?: Message;
  asks?: number[];
}

export interface UndoRequest {
  by: number;
  count: number;
  waiting: number[];
}

export interface Waits {
  seat: number;
  what?: Message;
  move?: string;
}

export interface TableState {
  game: string;
  title: Message;
  options: Options;
  pack: string;
  seats: SeatState[];
  phase: "seating" | "playing" | "over";
  viewer: Seat | "spectator";
  mine: number[];
  actor: Seat | "chance" | null;
  question: Message;
  view: unknown;
  scores: Scores;
  undo: UndoState;
  asked?: UndoRequest;
  waits?: Waits;
}

export interface ViewNow {
  type: "view";
  number: number;
  version: number;
  state: TableState;
}

export type ToClient =
  | Done
  | Refused
  | CatalogAnswer
  | LegalAnswer
  | Because
  | Hint
  | Sheet
  | Verified
  | Happened
  | ViewNow;

export type FromClient = ToHost | ToTable;
