import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Argument } from "../protocol";
import { BrokenPattern, parsePattern } from "./pattern";
import { preferredLanguage } from "./say";
import { Words } from "./words";

interface Golden {
  files: Record<string, Record<string, string>>;
  spoken: {
    language: string;
    pattern?: string;
    key?: string;
    arguments?: Record<string, Argument>;
    expected: string;
  }[];
  broken: { pattern: string; reason: string; at: number }[];
}

const golden: Golden = JSON.parse(readFileSync(new URL("../../../locales/golden.json", import.meta.url), "utf8"));

function wordsIn(language: string): Words {
  const files = Object.entries(golden.files).filter(([name]) => name.startsWith(`${language}/`));
  return new Words(language, Object.assign({}, ...files.map(([, sentences]) => sentences)));
}

describe("golden sentences", () => {
  test.each(golden.spoken)("$language $pattern$key → $expected", (spoken) => {
    const words = wordsIn(spoken.language);
    const said =
      spoken.key === undefined
        ? words.speak(parsePattern(spoken.pattern ?? ""), spoken.arguments ?? {})
        : words.say({ key: spoken.key, arguments: spoken.arguments ?? {} });
    expect(said).toBe(spoken.expected);
  });
});

describe("broken patterns are refused", () => {
  test.each(golden.broken)("$pattern", ({ pattern, reason, at }) => {
    expect(() => parsePattern(pattern)).toThrow(new BrokenPattern(reason, at));
  });
});

test("a language without a grammar is refused", () => {
  expect(() => new Words("xx", {})).toThrow();
});

test("names that every object has are no arguments and no keys", () => {
  const words = new Words("en", {});
  expect(words.say({ key: "constructor" })).toBe("⟦constructor⟧");
  expect(words.speak(parsePattern("{constructor}"), {})).toBe("⟦constructor⟧");
});

test("the reader gets the first wanted language that we speak, else English", () => {
  expect(preferredLanguage(["en-GB", "nl"])).toBe("en");
  expect(preferredLanguage(["xx"])).toBe("en");
});
