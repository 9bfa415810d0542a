import { expect, test } from "vitest";
import { addToLog, factsIn, type LogLine } from "./log";

const title = (seat: number) => ({ key: `seat-${seat}` });

test("moves taken back stay in the log, marked, and no longer count", () => {
  const log: LogLine[] = [];
  const facts = ["one", "two", "three"].map((kind) => [{ kind }]);
  for (const [i, told] of facts.entries())
    addToLog(log, { kind: "moved", by: i % 2, number: i + 1, texts: [], facts: told }, i + 1, title);
  expect(factsIn(log)).toEqual(facts);
  addToLog(log, { kind: "took-back", by: 0, count: 2 }, 4, title);
  expect(log.map(({ undone }) => undone)).toEqual([false, true, true, false]);
  expect(factsIn(log)).toEqual([facts[0]]);
  expect(log.at(-1)?.texts).toEqual([{ key: "web.log.took-back", arguments: { who: title(0), count: 2 } }]);
  addToLog(log, { kind: "took-back", by: 0, count: 1 }, 5, title);
  expect(factsIn(log)).toEqual([]);
});

test("sitting down and starting need no line", () => {
  const log: LogLine[] = [];
  addToLog(log, { kind: "sat", seat: 0, player: "human", name: "" }, 1, title);
  addToLog(log, { kind: "started" }, 2, title);
  expect(log).toEqual([]);
});
