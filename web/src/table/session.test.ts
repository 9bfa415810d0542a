import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromClient, Hint, TableState, ToClient } from "../protocol";
import { Session } from "./session.svelte";
import type { FromWorker } from "./worker_table";

class FakeWorker {
  static last: FakeWorker;
  sent: FromClient[] = [];
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  onerror = null;
  constructor() {
    FakeWorker.last = this;
  }
  postMessage(message: FromClient) {
    this.sent.push(message);
    if (["open", "join", "sit", "start", "move"].includes(message.type))
      this.tell({ type: "done", to: message.id, version: 0 });
  }
  terminate() {}
  tell(message: ToClient) {
    this.post({ tell: [message] });
  }
  post(data: FromWorker) {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
  /** The ids of what was asked so far, of one kind. */
  asked(type: FromClient["type"]) {
    return this.sent.filter((message) => message.type === type).map(({ id }) => id);
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0);

let session: Session;
let worker: FakeWorker;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
  session = new Session();
  const playing = session.play({ game: "g", options: {}, seats: [{ player: "human", name: "" }] });
  await settle();
  await playing;
  worker = FakeWorker.last;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stand = (version: number, actor: number, mine: number[] = [0], more: Partial<TableState> = {}) =>
  worker.tell({
    type: "view",
    number: version,
    version,
    state: { phase: "playing", actor, mine, undo: { possible: false }, ...more } as unknown as TableState,
  });
const moved = (number: number, by: number, forced?: string) =>
  worker.tell({
    type: "happened",
    number,
    version: number,
    event: {
      kind: "moved",
      by,
      number,
      texts: [],
      facts: [],
      ...(forced ? { forced: { label: { key: forced }, about: { kind: "wait" } } } : {}),
    },
  });
const offer = async (version: number, ...moves: string[]) => {
  const legal = moves.map((move) => ({ move, label: { key: move }, about: { kind: move }, price: [], gain: [] }));
  worker.tell({ type: "legal", to: worker.asked("legal").at(-1) ?? "", version, moves: legal });
  await settle();
};
const hint = async (version: number, plans: Hint["plans"] = []) => {
  worker.tell({ type: "hint", to: worker.asked("hint").at(-1) ?? "", version, plans, iterations: 1 });
  await settle();
};

describe("a hint", () => {
  test("is thought up once, however often it is opened", async () => {
    stand(1, 0);
    await offer(1, "a", "b");
    void session.openHint();
    expect(session.hint).toBe("thinking");
    session.closeHint();
    void session.openHint();
    await hint(1);
    expect(session.hint).toMatchObject({ type: "hint", version: 1 });
    session.closeHint();
    expect(session.hint).toBeNull();
    void session.openHint();
    await settle();
    expect(session.hint).toMatchObject({ version: 1 });
    expect(worker.asked("hint")).toHaveLength(1);
  });

  test("that comes after it was closed, or after the game went on, is not shown", async () => {
    stand(1, 0);
    await offer(1, "a", "b");
    void session.openHint();
    session.closeHint();
    await hint(1);
    expect(session.hint).toBeNull();
    stand(2, 0);
    await offer(2, "a", "b");
    void session.openHint();
    stand(3, 1);
    expect(session.hint).toBeNull();
    await hint(2);
    expect(session.hint).toBeNull();
  });

  test("that is refused closes, says why, and can be asked for again", async () => {
    stand(1, 0);
    await offer(1, "a", "b");
    void session.openHint();
    worker.tell({ type: "refused", to: worker.asked("hint")[0] ?? "", reason: { key: "no" } });
    await settle();
    expect(session.hint).toBeNull();
    expect(session.notice).toMatchObject({ reason: { key: "no" } });
    void session.openHint();
    expect(worker.asked("hint")).toHaveLength(2);
  });

  test("stays open while its steps are played, also past a step that the table made", async () => {
    stand(1, 0);
    await offer(1, "a", "b");
    void session.openHint();
    await hint(1);
    void session.move("a", true);
    moved(2, 0);
    moved(3, 0, "only");
    stand(3, 0);
    expect(session.hint).toBe("thinking");
    await offer(3, "c", "d");
    expect(worker.asked("hint")).toHaveLength(2);
    await hint(3);
    expect(session.hint).toMatchObject({ version: 3 });
    void session.move("c");
    stand(4, 0);
    expect(session.hint).toBeNull();
  });

  test("is never carried over to the next person at the screen", async () => {
    stand(1, 0, [0, 1]);
    await offer(1, "a", "b");
    void session.move("a", true);
    stand(2, 1, [0, 1]);
    await offer(2, "a", "b");
    expect(session.hint).toBeNull();
    expect(worker.asked("hint")).toHaveLength(0);
  });
});

describe("the only move", () => {
  test("is offered like any other: nobody but the table answers for a seat", async () => {
    stand(1, 0);
    await offer(1, "only");
    expect(session.legal).toMatchObject([{ move: "only" }]);
    expect(worker.asked("move")).toHaveLength(0);
  });

  test("is told when the table has made it, until its seat decides again or takes it back", () => {
    moved(1, 0, "only");
    moved(2, 1);
    expect(session.forced).toEqual({ label: { key: "only" }, about: { kind: "wait" }, seat: 0 });
    moved(3, 0);
    expect(session.forced).toBeNull();
    moved(4, 0, "only");
    worker.tell({ type: "happened", number: 5, version: 5, event: { kind: "took-back", by: 0, count: 2 } });
    expect(session.forced).toBeNull();
  });
});

describe("a table that waits", () => {
  test("is let go on by the seat it waits for, and has nothing else to choose", async () => {
    stand(1, 1, [0, 1], { waits: { seat: 1, what: { key: "roll" } } });
    expect(worker.asked("legal")).toHaveLength(0);
    void session.goOn();
    expect(worker.sent.at(-1)).toMatchObject({ type: "go-on", version: 1, seat: 1 });
  });

  test("still offers what can be meant instead", async () => {
    stand(1, 0, [0], { waits: { seat: 0, what: { key: "reveal" }, move: "a" } });
    await offer(1, "a", "b");
    expect(session.legal).toHaveLength(2);
  });

  test("can be told for every seat of the screen not to wait", async () => {
    stand(1, 0, [0, 2]);
    void session.pause(false);
    expect(worker.sent.at(-1)).toMatchObject({ type: "pause", seat: 0, on: false });
    worker.tell({ type: "done", to: worker.sent.at(-1)?.id ?? "", version: 1 });
    await settle();
    expect(worker.sent.at(-1)).toMatchObject({ type: "pause", seat: 2, on: false });
  });
});

describe("a bot that thinks", () => {
  test("is only told of when it takes a while", async () => {
    stand(1, 1);
    worker.post({ thinks: true });
    await vi.advanceTimersByTimeAsync(300);
    expect(session.thinks).toBe(false);
    stand(2, 1);
    worker.post({ thinks: true });
    await vi.advanceTimersByTimeAsync(300);
    expect(session.thinks).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(session.thinks).toBe(true);
    stand(3, 0);
    expect(session.thinks).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.thinks).toBe(false);
  });
});
