// The language of this page. Languages are the folders of locales/; the terminal's sentences stay out of the bundle (those
// of a game are taken out by vite.config.ts).
import type { Argument, Message } from "../protocol";
import { type Sentences, Words } from "./words";

const files = import.meta.glob<Sentences>(
  ["../../../locales/*/*.json", "!../../../locales/*/cli.json", "!../../../locales/*/template.json"],
  { import: "default" },
);

const fallback = "en";
const languageOf = (path: string) => path.split("/").at(-2) ?? fallback;
export const languages = [...new Set(Object.keys(files).map(languageOf))];

let words = new Words(fallback, {});

/** The first language the reader wants that we speak. */
export function preferredLanguage(wanted: readonly string[]): string {
  const short = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return short.find((tag) => languages.includes(tag)) ?? fallback;
}

export async function speakIn(language: string): Promise<void> {
  const mine = Object.entries(files).filter(([path]) => languageOf(path) === language);
  const parts = await Promise.all(mine.map(([, load]) => load()));
  words = new Words(language, Object.assign({}, ...parts));
}

export function say(message: Message): string;
export function say(key: string, given?: Record<string, Argument>): string;
export function say(what: Message | string, given?: Record<string, Argument>): string {
  return words.say(typeof what === "string" ? { key: what, arguments: given ?? {} } : what);
}

/** A key composed of literals and names; the literals are what a search for the key's use finds. */
export const keyOf = (...parts: string[]) => parts.join("");
