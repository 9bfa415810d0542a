import { expect, test } from "vitest";
import { addToLog, type LogLine, lastTexts } from "./log";

const title = (seat: number) => ({ key: `seat-${seat}` });

test("moves taken back stay in the log, marked, and are no longer the last", () => {
  const log: LogLine[] = [];
  const texts = ["one", "two", "three"].map((key) => [{ key }]);
  for (const [i, text] of texts.entries())
    addToLog(log, { kind: "moved", by: i % 2, number: i + 1, texts: text }, i + 1, title);
  addToLog(log, { kind: "took-back", by: 0, count: 2 }, 4, title);
  expect(log.map(({ undone }) => undone)).toEqual([false, true, true, false]);
  expect(lastTexts(log)).toEqual(texts[0]);
  expect(log.at(-1)?.texts).toEqual([{ key: "web.log.took-back", arguments: { who: title(0), count: 2 } }]);
  addToLog(log, { kind: "took-back", by: 0, count: 1 }, 5, title);
  expect(lastTexts(log)).toEqual([]);
});

test("sitting down and starting need no line", () => {
  const log: LogLine[] = [];
  addToLog(log, { kind: "sat", seat: 0, player: "human", name: "" }, 1, title);
  addToLog(log, { kind: "started" }, 2, title);
  expect(log).toEqual([]);
});
