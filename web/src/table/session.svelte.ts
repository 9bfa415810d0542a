// The table this page plays at: opens or resumes it, and holds what the page shows.

import { loadLook } from "../games/looks.svelte";
import type {
  Fact,
  ForcedMove,
  GameCard,
  Hint,
  LegalMove,
  Message,
  Options,
  Player,
  ScoreRow,
  Scores,
  Seat,
  TableState,
} from "../protocol";
import { Keeper, type Kept, lastKept, type Store } from "./keeper";
import { addToLog, type LogLine } from "./log";
import { type News, Refused, type Table } from "./table";
import { WorkerTable } from "./worker_table";

export interface Setup {
  game: string;
  options: Options;
  seats: { player: Player; name: string }[];
}

export interface Forced extends ForcedMove {
  seat: Seat;
}

export interface Notice {
  reason: Message;
  rule?: string | undefined;
}

/** Milliseconds that a bot may think before anybody is told that it does. */
const patience = 400;

const makeWorker = () => new Worker(new URL("../worker.ts", import.meta.url), { type: "module" });

function store(): Store {
  try {
    return localStorage;
  } catch {
    const none = () => {
      throw new Error();
    };
    return { getItem: () => null, setItem: none, removeItem: none, key: () => null, length: 0 };
  }
}

export class Session implements News {
  games: GameCard[] = $state.raw([]);
  levels: string[] = $state.raw([]); // of bots, weakest first
  trouble: Message | null = $state.raw(null); // the engine does not run
  state: TableState | null = $state.raw(null);
  version = $state(0);
  log: LogLine[] = $state([]);
  legal: LegalMove[] = $state.raw([]);
  notice: Notice | null = $state.raw(null); // why something was refused
  keeps = $state(true);
  kept: Kept | null = $state.raw(null);
  sheet: { rows: ScoreRow[]; scores: Scores } | null = $state.raw(null);
  forced: Forced | null = $state.raw(null); // the last move that was made because it was the only one
  thinks = $state(false); // a bot has been thinking for a while
  hint: Hint | "thinking" | null = $state.raw(null); // what the page shows of a hint
  holder: Seat | null = $state(null); // who of several people had this screen last and saw what only they may see

  private following: TableState["actor"] = null; // who plays the steps of a hint
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hinted: { version: number; answer: Promise<Hint> } | null = null;
  private table: Table | null = null;
  private setup: Setup | null = null;

  /** Loads the engine and asks which games there are. */
  async begin() {
    this.look();
    const table = new WorkerTable(makeWorker(), Keeper.fresh(store(), ""));
    try {
      ({ games: this.games, levels: this.levels } = await table.send({ type: "catalog" }));
      this.loadLooks();
    } catch (problem) {
      this.trouble = reasonOf(problem);
    }
    table.close();
  }

  // Beforehand, so that a game can begin when the server is gone; whoever plays at once does not wait for the others.
  private loadLooks() {
    for (const { name } of this.games) loadLook(name).catch(() => {}); // tried again when the game is opened
  }

  /** What the catalog says of a game. */
  card(game: string): GameCard | undefined {
    return this.games.find(({ name }) => name === game);
  }

  /** Whether there is a game to go on with. */
  look() {
    this.kept = lastKept(store());
  }

  async play(setup: Setup): Promise<boolean> {
    const keeper = Keeper.fresh(store(), setup.game);
    return this.sitDown(keeper, async (table) => {
      await table.send({ type: "open", game: setup.game, seats: setup.seats.length, options: setup.options });
      await table.send({ type: "join", since: 0 });
      for (const [seat, { player, name }] of setup.seats.entries())
        await table.send({ type: "sit", seat, player, ...(name.trim() === "" ? {} : { name: name.trim() }) });
      await table.send({ type: "start" });
      this.setup = setup;
    });
  }

  async resume(): Promise<boolean> {
    const kept = lastKept(store());
    if (!kept) return false;
    return this.sitDown(Keeper.of(store(), kept), async (table) => {
      await table.send({ type: "restore", journal: kept.journal });
      await table.send({ type: "join", since: 0 });
    });
  }

  /** The same game again, with the same people. */
  async again(): Promise<boolean> {
    const { state } = this;
    if (!state) return false;
    const seats = state.seats.map(({ player = "human", name }) => ({ player, name }));
    return this.play(this.setup ?? { game: state.game, options: state.options, seats });
  }

  /** With `follows` the move is a step of a hinted plan, and the hint stays open for the next step. */
  move(move: string, follows = false) {
    this.following = follows ? (this.state?.actor ?? null) : null;
    return this.attempt((table) => table.send({ type: "move", version: this.version, move }));
  }

  undo() {
    this.following = null;
    return this.attempt((table) => table.send({ type: "undo", version: this.version }));
  }

  /** The word that the table waits for from somebody at this screen. */
  goOn() {
    const seat = this.state?.waits?.seat;
    if (seat === undefined) return Promise.resolve(false);
    return this.attempt((table) => table.send({ type: "go-on", version: this.version, seat }));
  }

  /** Whether the table waits for such words; for everybody at this screen. */
  pause(on: boolean) {
    return this.attempt(async (table) => {
      for (const seat of this.state?.mine ?? []) await table.send({ type: "pause", seat, on });
    });
  }

  consent(seat: Seat, agree: boolean) {
    return this.attempt((table) => table.send({ type: "consent", seat, agree }));
  }

  async why(about: Fact) {
    await this.attempt(async (table) => {
      const { reason, rule } = await table.send({ type: "why", about });
      this.notice = reason ? { reason, rule } : null;
    });
  }

  async score() {
    await this.attempt(async (table) => {
      this.sheet = await table.send({ type: "sheet" });
    });
  }

  /** For the position as it is now. It is thought up once, however often it is looked at. */
  async openHint() {
    const { version } = this;
    this.hint = "thinking";
    const given = await this.attempt(async (table) => {
      if (this.hinted?.version !== version) this.hinted = { version, answer: table.send({ type: "hint" }) };
      const answer = await this.hinted.answer;
      if (this.hint === "thinking" && this.version === version) this.hint = answer;
    });
    if (given || this.version !== version) return;
    this.hinted = null;
    this.hint = null;
  }

  closeHint() {
    this.hint = null;
    this.following = null;
  }

  happened(...[event, number]: Parameters<News["happened"]>) {
    addToLog(this.log, event, number, (seat) => this.state?.seats[seat]?.title ?? { key: "web.seat.somebody" });
    if (event.kind === "took-back") this.forced = null;
    if (event.kind !== "moved") return;
    if (event.forced && typeof event.by === "number") this.forced = { ...event.forced, seat: event.by };
    else if (event.by === this.forced?.seat) this.forced = null;
  }

  seen(state: TableState, version: number) {
    this.state = state;
    this.version = version;
    this.legal = [];
    this.notice = null;
    if (state.waits || this.following !== state.actor) this.following = null;
    this.hint = this.following === null ? null : "thinking";
    this.stopWaiting();
    // While the table waits there is nothing to choose, unless something else can be meant.
    const choosing = state.waits === undefined || state.waits.move !== undefined;
    if (choosing && typeof state.actor === "number" && state.mine.includes(state.actor)) void this.askLegal(version);
    if (state.phase === "over") void this.score();
  }

  thinking() {
    this.timer ??= setTimeout(() => {
      this.thinks = true;
    }, patience);
  }

  forgetful() {
    this.keeps = false;
  }

  /** Somebody took the screen who may see what the table shows now. */
  takeOver() {
    this.holder = typeof this.state?.viewer === "number" ? this.state.viewer : null;
  }

  private stopWaiting() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.thinks = false;
  }

  private async askLegal(version: number) {
    const answer = await this.table?.send({ type: "legal" }).catch(() => null);
    if (!answer) this.hint = null;
    if (!answer || answer.version !== version || version !== this.version) return;
    this.legal = answer.moves;
    if (this.following !== null) void this.openHint();
  }

  private async sitDown(keeper: Keeper, start: (table: Table) => Promise<void>): Promise<boolean> {
    this.table?.close();
    this.table = new WorkerTable(makeWorker(), keeper);
    this.table.listen(this);
    this.setup = null;
    this.log = [];
    this.sheet = null;
    this.legal = [];
    this.forced = null;
    this.hint = null;
    this.hinted = null;
    this.following = null;
    this.stopWaiting();
    this.holder = null;
    this.keeps = true;
    const seated = await this.attempt(async (table) => {
      await loadLook(keeper.game);
      await start(table);
    }); // until then the page shows what it showed
    if (!seated) this.state = null;
    return seated;
  }

  private async attempt(what: (table: Table) => Promise<unknown>): Promise<boolean> {
    if (!this.table) return false;
    this.notice = null;
    try {
      await what(this.table);
      return true;
    } catch (problem) {
      this.notice = { reason: reasonOf(problem), rule: problem instanceof Refused ? problem.rule : undefined };
      return false;
    }
  }
}

const reasonOf = (problem: unknown): Message =>
  problem instanceof Refused ? problem.reason : { key: "web.trouble.engine" };

export const session = new Session();
