// Turns messages into the sentences of a language.
import type { Argument, Message } from "../protocol";
import { type Grammar, grammars, pluralForm, spell, startsWithISound } from "./grammar";
import { type Choice, type Hole, type Pattern, parsePattern } from "./pattern";

export type Sentences = Readonly<Record<string, string>>;
type Arguments = Readonly<Record<string, Argument>>;

const inBrackets = (name: string) => `⟦${name}⟧`;
const inCapitals = (name: string) =>
  name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

export class Words {
  private readonly grammar: Grammar;
  private readonly patterns = new Map<string, Pattern>(); // read when first spoken

  /** Throws for a language without a grammar. */
  constructor(
    readonly language: string,
    private readonly sentences: Sentences,
  ) {
    const grammar = grammars[language];
    if (!grammar) throw new Error(language);
    this.grammar = grammar;
  }

  /**
   * An unknown key, a missing argument or one of the wrong kind is spoken as its name in ⟦brackets⟧. Where there is a
   * sentence for "a.b.*", an unknown key "a.b.red-fox" is spoken by it, with "Red Fox" as its `name`.
   */
  say(message: Message): string {
    const given = message.arguments ?? {};
    const pattern = this.pattern(message.key);
    if (pattern) return this.speak(pattern, given);
    const last = message.key.lastIndexOf(".") + 1;
    const others = this.pattern(`${message.key.slice(0, last)}*`);
    if (!others) return inBrackets(message.key);
    return this.speak(others, { ...given, name: inCapitals(message.key.slice(last)) });
  }

  speak(pattern: Pattern, given: Arguments): string {
    return pattern
      .map((piece) => {
        if (typeof piece === "string") return piece;
        return "by" in piece ? this.chosen(piece, given) : this.filled(piece, given);
      })
      .join("");
  }

  private pattern(key: string): Pattern | undefined {
    const kept = this.patterns.get(key);
    if (kept) return kept;
    if (!Object.hasOwn(this.sentences, key)) return undefined;
    const read = parsePattern(this.sentences[key] ?? "");
    this.patterns.set(key, read);
    return read;
  }

  private filled(hole: Hole, given: Arguments): string {
    const value = Object.hasOwn(given, hole.argument) ? given[hole.argument] : undefined;
    if (typeof value === "number") return spell(this.grammar, value, hole.shows === "sign");
    if (hole.shows === "anything" && value !== undefined) {
      if (typeof value === "string") return value;
      return this.list(Array.isArray(value) ? value : [value]);
    }
    return inBrackets(hole.argument);
  }

  private chosen(choice: Choice, given: Arguments): string {
    const value = Object.hasOwn(given, choice.argument) ? given[choice.argument] : undefined;
    const labels: string[] = [];
    if (typeof value === "number" && choice.by === "count") labels.push(`=${value}`, pluralForm(this.grammar, value));
    else if (typeof value === "string" && choice.by === "text") labels.push(value);
    else return inBrackets(choice.argument);
    for (const label of [...labels, "other"]) {
      const branch = choice.branches.get(label);
      if (branch) return this.speak(branch, given);
    }
    return inBrackets(choice.argument);
  }

  // One message is spoken in place; several are joined from the left, the last one in its own way: A, B and C.
  private list(messages: Message[]): string {
    const [first, ...rest] = messages.map((message) => this.say(message));
    if (first === undefined) return this.say({ key: "common.list.none" });
    return rest.reduce((a, b, i) => {
      const key = i + 1 === rest.length ? "common.list.last" : "common.list.more";
      return this.say({ key, arguments: { a, b, sound: startsWithISound(b) ? "i" : "other" } });
    }, first);
  }
}
