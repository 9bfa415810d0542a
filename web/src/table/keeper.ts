// Keeps the journal of the last table in the browser, so that a reload finds the very same game.
import type { JournalEntry } from "../protocol";

const prefix = "understory.table.";
const lastKey = "understory.last-table";

export interface Kept {
  number: number;
  game: string;
  over: boolean;
  journal: JournalEntry[];
}

export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** The last table, or nothing if none is kept or it cannot be read. */
export function lastKept(store: Store): Kept | null {
  try {
    const number = Number(store.getItem(lastKey));
    const text = store.getItem(prefix + number);
    if (text === null) return null;
    const kept: Omit<Kept, "number"> = JSON.parse(text);
    return Array.isArray(kept.journal) && kept.journal.length > 0 ? { ...kept, number } : null;
  } catch {
    return null;
  }
}

export class Keeper {
  private constructor(
    private readonly store: Store,
    private readonly kept: Kept,
  ) {}

  /** For a new table: the one kept before gives way as soon as this one has something to keep. */
  static fresh(store: Store, game: string): Keeper {
    let last = 0;
    try {
      last = Number(store.getItem(lastKey)) || 0;
    } catch {
      // Nothing can be kept: append says so.
    }
    return new Keeper(store, { number: last + 1, game, over: false, journal: [] });
  }

  static of(store: Store, kept: Kept): Keeper {
    return new Keeper(store, { ...kept, journal: [...kept.journal] });
  }

  get game(): string {
    return this.kept.game;
  }

  /** Whether the entries are kept. */
  append(entries: JournalEntry[]): boolean {
    this.kept.over = false; // an undo may have led back into the game
    this.kept.journal.push(...entries);
    return this.write();
  }

  finish() {
    if (!this.kept.over) {
      this.kept.over = true;
      this.write();
    }
  }

  private write(): boolean {
    const { number, ...kept } = this.kept;
    try {
      this.store.setItem(prefix + number, JSON.stringify(kept));
      this.store.setItem(lastKey, String(number));
      this.dropOthers(prefix + number);
      return true;
    } catch {
      return false;
    }
  }

  private dropOthers(mine: string) {
    const keys = Array.from({ length: this.store.length }, (_, i) => this.store.key(i));
    for (const key of keys) if (key?.startsWith(prefix) && key !== mine) this.store.removeItem(key);
  }
}
