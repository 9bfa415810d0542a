import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readInline, readMarkdown } from "./markdown";

const text = (content: string) => ({ kind: "text", text: content });

test("headings, also directly before a paragraph", () => {
  expect(readMarkdown("# One\n\n### Two\nthree")).toEqual([
    { kind: "heading", level: 1, content: [text("One")] },
    { kind: "heading", level: 3, content: [text("Two")] },
    { kind: "paragraph", rule: null, content: [text("three")] },
  ]);
});

test("a paragraph that starts with a rule's number has it", () => {
  expect(readMarkdown("**R3.2** Go\non.")).toEqual([
    { kind: "paragraph", rule: "R3.2", content: [{ kind: "strong", text: "R3.2" }, text(" Go on.")] },
  ]);
});

test("lists, tables and code", () => {
  expect(readMarkdown("- a\n- b\n  more\n\n1. c")).toEqual([
    { kind: "list", ordered: false, items: [[text("a")], [text("b more")]] },
    { kind: "list", ordered: true, items: [[text("c")]] },
  ]);
  expect(readMarkdown("| a | b |\n|---|:-:|\n| 1 | **2** |")).toEqual([
    { kind: "table", head: [[text("a")], [text("b")]], rows: [[[text("1")], [{ kind: "strong", text: "2" }]]] },
  ]);
  expect(readMarkdown("    one\n    two")).toEqual([{ kind: "code", text: "one\ntwo" }]);
});

test("bold, italics and code within a line; signs that mean nothing stay", () => {
  expect(readInline("a **b** *c* `d*e` 2 * 3")).toEqual([
    text("a "),
    { kind: "strong", text: "b" },
    text(" "),
    { kind: "emphasis", text: "c" },
    text(" "),
    { kind: "code", text: "d*e" },
    text(" 2 "),
    text("*"),
    text(" 3"),
  ]);
});

test("all rules of Mushroom Gangs are found", () => {
  const source = readFileSync(new URL("../../../games/mushroom_gangs/RULES.md", import.meta.url), "utf8");
  const numbers = readMarkdown(source).flatMap((block) =>
    block.kind === "paragraph" && block.rule ? [block.rule] : [],
  );
  expect(numbers).toEqual([...source.matchAll(/^\*\*(R\d+\.\d+)\*\*/gm)].map((match) => match[1]));
  expect(numbers).toContain("R5.7");
});
