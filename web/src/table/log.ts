// What has happened at the table, line by line; moves taken back stay, marked.
import type { Fact, Message, Seat, TableEvent } from "../protocol";

export interface LogLine {
  number: number;
  by: Seat | null; // whose mark stands before the line
  texts: Message[];
  facts: Fact[] | null; // of a move
  undone: boolean;
}

export function addToLog(log: LogLine[], event: TableEvent, number: number, seatTitle: (seat: Seat) => Message) {
  const line = (by: Seat | null, texts: Message[], facts: Fact[] | null = null) =>
    log.push({ number, by, texts, facts, undone: false });
  const said = (key: string, by: Seat, count = 0) => line(by, [{ key, arguments: { who: seatTitle(by), count } }]);
  switch (event.kind) {
    case "moved":
      line(event.by === "chance" ? null : event.by, event.texts, event.facts);
      break;
    case "took-back":
      takeBack(log, event.count);
      said("web.log.took-back", event.by, event.count);
      break;
    case "undo-asked":
      said("web.log.undo-asked", event.by, event.count);
      break;
    case "undo-declined":
      said("web.log.undo-declined", event.by);
      break;
    case "sat":
    case "started":
      break; // the seats say so themselves
  }
}

function takeBack(log: LogLine[], count: number) {
  for (let i = log.length - 1; i >= 0 && count > 0; i--) {
    const line = log[i];
    if (!line?.facts || line.undone) continue;
    line.undone = true;
    count--;
  }
}

/** What happened at each move that still stands. */
export const factsIn = (log: readonly LogLine[]): Fact[][] =>
  log.flatMap(({ facts, undone }) => (facts === null || undone ? [] : [facts]));
