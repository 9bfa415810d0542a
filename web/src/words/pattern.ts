// A sentence pattern, read once and kept as a small tree: a strict subset of ICU MessageFormat. locales/README.md has
// its rules and locales/golden.json the cases.

export type Pattern = Piece[]; // spoken one after the other
export type Piece = string | Hole | Choice;
export interface Hole {
  argument: string;
  shows: "anything" | "number" | "sign";
}
export interface Choice {
  argument: string;
  by: "count" | "text";
  branches: Map<string, Pattern>; // one of them is "other"
}

export class BrokenPattern extends Error {
  constructor(
    readonly reason: string, // the key of a sentence
    readonly at: number, // the character where the trouble starts, from 1
  ) {
    super(`${reason} at character ${at}`);
  }
}

const deepest = 8;

// What a piece of text stands in.
interface Around {
  counted: string; // the argument that # shows: set directly in a plural, empty elsewhere
  inPlural: boolean; // somewhere in a plural, perhaps with a select in between
  depth: number;
}

export function parsePattern(source: string): Pattern {
  return new Parser(source).sentence({ counted: "", inPlural: false, depth: 0 });
}

class Parser {
  private readonly signs: string[]; // whole characters, so that places count what a person counts
  private at = 0;

  constructor(source: string) {
    this.signs = [...source];
  }

  // Text with its holes, up to the end of the pattern or the brace that closes a branch.
  sentence(around: Around): Pattern {
    const pieces: Pattern = [];
    let text = "";
    const add = (piece: Piece) => {
      if (text !== "") pieces.push(text);
      text = "";
      pieces.push(piece);
    };
    while (!this.ended && (around.depth === 0 || this.next !== "}")) {
      const sign = this.next;
      if (sign === "}") this.refuse("common.pattern.brace-stray");
      if (sign === "{") add(this.placeholder(around));
      else if (sign === "#" && around.inPlural) add(this.numberSign(around));
      else if (sign === "'") text += this.apostrophe(around);
      else {
        text += sign;
        this.at++;
      }
    }
    if (text !== "") pieces.push(text);
    return pieces;
  }

  private get ended() {
    return this.at >= this.signs.length;
  }
  private get next() {
    return this.signs[this.at] ?? "";
  }

  private refuse(reason: string, where = this.at): never {
    throw new BrokenPattern(reason, where + 1);
  }

  private take(sign: string): boolean {
    const there = this.next === sign;
    if (there) this.at++;
    return there;
  }

  // Within braces something must follow; `open` is the brace to blame when nothing does.
  private skipSpaces(open: number) {
    while (!this.ended && " \t\n\r".includes(this.next)) this.at++;
    if (this.ended) this.refuse("common.pattern.brace-open", open);
  }

  private word(otherwise: string, open: number): string {
    this.skipSpaces(open);
    if (!/[a-z]/.test(this.next)) this.refuse(otherwise);
    let found = "";
    while (/[a-z0-9_]/.test(this.next)) {
      found += this.next;
      this.at++;
    }
    this.skipSpaces(open);
    return found;
  }

  private comma(otherwise: string, open: number) {
    this.skipSpaces(open);
    if (!this.take(",")) this.refuse(otherwise);
  }

  // An apostrophe is only an apostrophe, unless it is doubled or stands before a sign it can quote.
  private apostrophe(around: Around): string {
    const after = this.signs[this.at + 1] ?? " ";
    if (after === "{" || after === "}" || (after === "#" && around.counted !== "")) return this.quoted();
    this.at += after === "'" ? 2 : 1;
    return "'";
  }

  private quoted(): string {
    const open = this.at++;
    let text = "";
    while (!this.ended) {
      if (this.take("'") && this.next !== "'") return text;
      text += this.next;
      this.at++;
    }
    return this.refuse("common.pattern.quote-open", open);
  }

  private numberSign(around: Around): Hole {
    if (around.counted === "") this.refuse("common.pattern.number-sign");
    this.at++;
    return { argument: around.counted, shows: "number" };
  }

  private placeholder(around: Around): Piece {
    const open = this.at++;
    const argument = this.word("common.pattern.name", open);
    if (this.take("}")) return { argument, shows: "anything" };
    this.comma("common.pattern.after-name", open);
    this.skipSpaces(open);
    const start = this.at;
    const kind = this.word("common.pattern.kind", open);
    if (kind === "number") return this.number(argument, open);
    if (kind === "plural") return this.choice("count", argument, open, around);
    if (kind === "select") return this.choice("text", argument, open, around);
    return this.refuse("common.pattern.kind", start);
  }

  private number(argument: string, open: number): Hole {
    if (this.take("}")) return { argument, shows: "number" };
    this.comma("common.pattern.number-style", open);
    this.skipSpaces(open);
    const start = this.at;
    if (this.word("common.pattern.number-style", open) !== "sign" || !this.take("}"))
      this.refuse("common.pattern.number-style", start);
    return { argument, shows: "sign" };
  }

  private choice(by: Choice["by"], argument: string, open: number, around: Around): Choice {
    if (around.depth === deepest) this.refuse("common.pattern.too-deep", open);
    const counts = by === "count";
    const inside: Around = {
      counted: counts ? argument : "",
      inPlural: counts || around.inPlural,
      depth: around.depth + 1,
    };
    const branches = new Map<string, Pattern>();
    this.comma("common.pattern.label", open);
    for (this.skipSpaces(open); !this.take("}"); this.skipSpaces(open)) this.branch(by, branches, open, inside);
    if (!branches.has("other")) this.refuse("common.pattern.other-missing", open);
    return { argument, by, branches };
  }

  private branch(by: Choice["by"], branches: Map<string, Pattern>, open: number, inside: Around) {
    const start = this.at;
    const name = this.label(by, open);
    if (branches.has(name)) this.refuse("common.pattern.label-twice", start);
    const brace = this.at;
    if (!this.take("{")) this.refuse("common.pattern.after-label");
    branches.set(name, this.sentence(inside));
    if (!this.take("}")) this.refuse("common.pattern.brace-open", brace);
  }

  // A plural is labelled by an exact number, =0, or by a plural form of a language we speak; a select by a word.
  private label(by: Choice["by"], open: number): string {
    if (by === "text") return this.word("common.pattern.label", open);
    const start = this.at;
    if (!this.take("=")) {
      const form = this.word("common.pattern.label", open);
      if (form !== "one" && form !== "many" && form !== "other") this.refuse("common.pattern.label", start);
      return form;
    }
    let exactly = "=";
    while (/[0-9]/.test(this.next)) {
      exactly += this.next;
      this.at++;
    }
    if (!/^=(0|[1-9][0-9]*)$/.test(exactly)) this.refuse("common.pattern.label", start);
    this.skipSpaces(open);
    return exactly;
  }
}
