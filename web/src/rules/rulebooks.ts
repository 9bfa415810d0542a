// RULES.md of every game, loaded when somebody opens it.
import { type Block, readMarkdown } from "./markdown";

const books = import.meta.glob<string>(["../../../games/*/RULES.md", "!../../../games/_template/RULES.md"], {
  query: "?raw",
  import: "default",
});

const gameOf = (path: string) => (path.split("/").at(-2) ?? "").replaceAll("_", "-");

export async function rulesOf(game: string): Promise<Block[]> {
  const found = Object.entries(books).find(([path]) => gameOf(path) === game);
  return found ? readMarkdown(await found[1]()) : [];
}
