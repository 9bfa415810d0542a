// What the table page gives to a game's board, and what it has for every game.
import type { Component } from "svelte";
import type { Fact, LegalMove, Message, TableState } from "../protocol";

export interface BoardProps {
  state: TableState;
  legal: LegalMove[]; // empty unless this client is to act
  told: Fact[][]; // what happened at each move that stands, the last one last
  shown: string | null; // a move to show on the board, because the list points at it
  chosen: string[] | null; // bindable: the moves that fit what is selected on the board; null: nothing is selected
  play(move: string): void;
  ask(about: Fact): void; // why is there no move about this?
}

export interface HandProps {
  state: TableState;
  legal: LegalMove[];
  shown: string | null;
  chosen: string[] | null; // bindable, as for the board
  play(move: string): void;
  ask(about: Fact): void;
}

/** Where a move stands in the list of legal moves. */
export interface MoveGroup {
  name: string; // moves of one group stand together
  heading: Message | null;
  short: Message | null; // enough under its heading: such moves stand side by side
}

export interface GameLook {
  board: Component<BoardProps, Record<string, never>, "chosen">;
  figure: Component<{ seat: number; size?: number }>; // a piece of a seat
  facts: Component<{ state: TableState; seat: number }>; // what is public about a seat
  proportion?: { width: number; height: number }; // of a board that never grows; others fill the space they get
  hand?: Component<HandProps, Record<string, never>, "chosen">; // what the viewer holds
  panel?: Component<{ state: TableState }>; // what else lies on the table
  leads?: "hand"; // on a narrow screen the hand stands before the list of moves, because one plays from it
  selecting: string; // what the prompt adds while something is selected on the board: a key
  group?(move: LegalMove): MoveGroup;
  quiet?: string; // a kind of move that need not be told when the table has made it as the only one
}
