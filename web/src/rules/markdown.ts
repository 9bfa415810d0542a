// The little of Markdown that rules are written in: headings, paragraphs, lists, tables, bold, italics and code.

export interface Inline {
  kind: "text" | "strong" | "emphasis" | "code";
  text: string;
}
export type Block =
  | { kind: "heading"; level: number; content: Inline[] }
  | { kind: "paragraph"; rule: string | null; content: Inline[] } // rule: the number it starts with
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

const listItem = /^(?:[-*]|\d+\.)\s+(.*)$/;
const tableRule = /^\|[\s:|-]+\|$/;

export function readInline(text: string): Inline[] {
  const found: Inline[] = [];
  for (const [, code, strong, emphasis, plain] of text.matchAll(
    /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|([^`*]+|[`*])/g,
  )) {
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (emphasis !== undefined) found.push({ kind: "emphasis", text: emphasis });
    else found.push({ kind: "text", text: plain ?? "" });
  }
  return found;
}

export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  // Blank lines part blocks; indented lines between them are code.
  for (const part of text.replaceAll("\r\n", "\n").split(/\n{2,}/)) {
    const lines = part.split("\n").filter((line) => line.trim() !== "");
    if (lines.length > 0) blocks.push(...readPart(lines));
  }
  return blocks;
}

function readPart(lines: string[]): Block[] {
  const [first = "", ...rest] = lines;
  const heading = /^(#{1,6})\s+(.*)$/.exec(first);
  if (heading) {
    const block: Block = { kind: "heading", level: heading[1]?.length ?? 1, content: readInline(heading[2] ?? "") };
    return rest.length > 0 ? [block, ...readPart(rest)] : [block];
  }
  if (lines.every((line) => line.startsWith("    ")))
    return [{ kind: "code", text: lines.map((line) => line.slice(4)).join("\n") }];
  if (first.startsWith("|") && tableRule.test(rest[0] ?? ""))
    return [{ kind: "table", head: cells(first), rows: rest.slice(1).map(cells) }];
  if (listItem.test(first)) return [readList(lines)];
  const content = readInline(lines.map((line) => line.trim()).join(" "));
  const number = content[0]?.kind === "strong" ? /^R\d+\.\d+$/.exec(content[0].text) : null;
  return [{ kind: "paragraph", rule: number?.[0] ?? null, content }];
}

function readList(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = listItem.exec(line.trim());
    if (item) items.push(item[1] ?? "");
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: "list", ordered: /^\d/.test(lines[0] ?? ""), items: items.map(readInline) };
}

const cells = (row: string) =>
  row
    .trim()
    .slice(1, -1)
    .split("|")
    .map((cell) => readInline(cell.trim()));
