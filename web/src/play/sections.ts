// The list of legal moves, put in order: sections under headings, and a key for the first nine.
import type { MoveGroup } from "../games/board";
import type { LegalMove, Message } from "../protocol";

export interface MoveLine {
  move: string;
  words: string;
  short: string | null; // enough under the heading
  key: string | null; // the digit that plays it
}

export interface MoveSection {
  name: string;
  heading: string | null;
  lines: MoveLine[];
}

const ungrouped = (): MoveGroup => ({ name: "", heading: null, short: null });

export function sectionsOf(
  moves: readonly LegalMove[],
  say: (message: Message) => string,
  wanted: readonly string[] = [],
  groupOf: (move: LegalMove) => MoveGroup = ungrouped,
): MoveSection[] {
  const sections = new Map<string, MoveSection>();
  for (const legal of moves) {
    const { name, heading, short } = groupOf(legal);
    const words = say(legal.label);
    if (!wanted.every((word) => `${legal.move} ${words}`.toLowerCase().includes(word))) continue;
    const section = sections.get(name) ?? { name, heading: heading && say(heading), lines: [] };
    section.lines.push({ move: legal.move, words, short: short && say(short), key: null });
    sections.set(name, section);
  }
  const found = [...sections.values()];
  number(found.flatMap(({ lines }) => lines));
  return found;
}

// A number to choose has its own digit; the others take the digits that are left, in their order.
function number(lines: MoveLine[]) {
  const free = new Set("123456789");
  for (const line of lines) if (line.short !== null && free.delete(line.short)) line.key = line.short;
  const digits = [...free];
  const chooseNumbers = lines.some(({ short }) => short !== null && /^\d+$/.test(short));
  for (const line of lines)
    if (line.key === null && !(chooseNumbers && line.short !== null)) line.key = digits.shift() ?? null;
}
