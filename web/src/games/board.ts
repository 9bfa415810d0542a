// What the table page gives to a game's board, and what it has for every game.
import type { Component } from "svelte";
import type { LegalMove, Message, TableState } from "../protocol";

export interface BoardProps {
  state: TableState;
  legal: LegalMove[]; // empty unless this client is to act
  last: Message[]; // what the last move did
  shown: string | null; // a move to show on the board, because the list points at it
  chosen: string[] | null; // bindable: the moves that fit what is selected on the board; null: nothing is selected
  play(move: string): void;
  ask(move: string): void; // why not?
}

export interface GameLook {
  board: Component<BoardProps, Record<string, never>, "chosen">;
  box: Component; // the picture on the box
  figure: Component<{ seat: number; size?: number }>; // a piece of a seat
  facts: Component<{ state: TableState; seat: number }>; // what is public about a seat
}
