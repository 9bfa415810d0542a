import { describe, expect, test } from "vitest";
import type { FromClient, JournalEntry, TableState } from "../protocol";
import { Keeper, lastKept, type Store } from "./keeper";
import { type News, Refused } from "./table";
import { type FromWorker, type Post, WorkerTable } from "./worker_table";

class FakeWorker implements Post {
  sent: FromClient[] = [];
  ended = false;
  onmessage: Post["onmessage"] = null;
  onerror: Post["onerror"] = null;
  postMessage(message: FromClient) {
    this.sent.push(message);
  }
  terminate() {
    this.ended = true;
  }
  post(data: FromWorker) {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
}

class FakeStore implements Store {
  readonly kept = new Map<string, string>();
  full = false;
  get length() {
    return this.kept.size;
  }
  key(i: number) {
    return [...this.kept.keys()][i] ?? null;
  }
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.full) throw new Error();
    this.kept.set(key, value);
  }
  removeItem(key: string) {
    this.kept.delete(key);
  }
}

function sitDown() {
  const worker = new FakeWorker();
  const store = new FakeStore();
  const table = new WorkerTable(worker, Keeper.fresh(store, "mushroom-gangs"));
  const told: string[] = [];
  const journal = () => lastKept(store)?.journal ?? [];
  const news: News = {
    happened: (event, number) => told.push(`${number} ${event.kind} after ${journal().length}`),
    seen: (state) => told.push(`${state.phase} after ${journal().length}`),
    thinking: () => told.push("thinking"),
    forgetful: () => told.push("forgetful"),
  };
  table.listen(news);
  return { worker, store, table, told, journal };
}

const entry = (n: number): JournalEntry => ({ n });
const view = (phase: TableState["phase"]) =>
  ({ type: "view", number: 1, version: 1, state: { phase } as TableState }) as const;

describe("asks and answers", () => {
  test("every ask has its own id, and answers find their ask in any order", async () => {
    const { worker, table } = sitDown();
    const start = table.send({ type: "start" });
    const why = table.send({ type: "why", move: "e5" });
    const [first, second] = worker.sent.map(({ id }) => id);
    expect(first).not.toBe(second);
    worker.post({ tell: [{ type: "because", to: second ?? "", legal: true }] });
    worker.post({ tell: [{ type: "done", to: first ?? "", version: 3 }] });
    expect((await why).legal).toBe(true);
    expect((await start).version).toBe(3);
  });

  test("a refusal rejects with its reason and rule", async () => {
    const { worker, table } = sitDown();
    const move = table.send({ type: "move", version: 1, move: "e5-e7" });
    const reason = { key: "mushroom-gangs.why.not-one-step" };
    worker.post({ tell: [{ type: "refused", to: worker.sent[0]?.id ?? "", reason, rule: "R3.3" }] });
    const refused = await move.catch((problem: unknown) => problem);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ reason, rule: "R3.3" });
  });

  test("an engine that fails refuses what waits and what comes after", async () => {
    const { worker, table } = sitDown();
    const before = table.send({ type: "legal" });
    worker.post({ failed: { key: "web.trouble.engine" } });
    await expect(before).rejects.toMatchObject({ reason: { key: "web.trouble.engine" } });
    await expect(table.send({ type: "legal" })).rejects.toBeInstanceOf(Refused);
  });

  test("a hint is answered like any other ask", async () => {
    const { worker, table } = sitDown();
    const asked = table.send({ type: "hint" });
    expect(worker.sent[0]).toMatchObject({ type: "hint" });
    const plan = {
      steps: [{ move: "e5", label: { key: "a" }, about: { kind: "place" }, price: [], gain: [] }],
      visits: 3,
      points: [2],
      worse: false,
      why: { key: "b" },
    };
    worker.post({ tell: [{ type: "hint", to: worker.sent[0]?.id ?? "", version: 4, plans: [plan], iterations: 5 }] });
    expect((await asked).plans).toEqual([plan]);
  });

  test("that a bot thinks is told on", () => {
    const { worker, told } = sitDown();
    worker.post({ thinks: true });
    expect(told).toEqual(["thinking"]);
  });

  test("closing ends the worker", () => {
    const { worker, table } = sitDown();
    table.close();
    expect(worker.ended).toBe(true);
  });
});

describe("the journal", () => {
  test("is kept before anybody hears what it led to", () => {
    const { worker, told, journal } = sitDown();
    worker.post({ keep: [entry(1), entry(2)] });
    worker.post({ tell: [{ type: "happened", number: 1, version: 1, event: { kind: "started" } }, view("playing")] });
    expect(told).toEqual(["1 started after 2", "playing after 2"]);
    worker.post({ keep: [entry(3)] });
    expect(journal()).toEqual([entry(1), entry(2), entry(3)]);
  });

  test("goes on where a restored one ended", () => {
    const { worker, store } = sitDown();
    worker.post({ keep: [entry(1)] });
    const kept = lastKept(store);
    const again = new FakeWorker();
    new WorkerTable(again, kept ? Keeper.of(store, kept) : Keeper.fresh(store, ""));
    again.post({ keep: [entry(2)] });
    expect(lastKept(store)).toMatchObject({ game: "mushroom-gangs", over: false, journal: [entry(1), entry(2)] });
  });

  test("says when its game is over, until an undo", () => {
    const { worker, store } = sitDown();
    worker.post({ keep: [entry(1)] });
    worker.post({ tell: [view("over")] });
    expect(lastKept(store)?.over).toBe(true);
    worker.post({ keep: [entry(2)] });
    expect(lastKept(store)?.over).toBe(false);
  });

  test("of a new table replaces the last one's", () => {
    const { worker, store } = sitDown();
    worker.post({ keep: [entry(1)] });
    Keeper.fresh(store, "other").append([entry(9)]);
    expect(lastKept(store)).toMatchObject({ number: 2, game: "other", journal: [entry(9)] });
    expect([...store.kept.keys()].filter((key) => key.startsWith("understory.table."))).toHaveLength(1);
  });

  test("that cannot be kept is reported once, and the game goes on", () => {
    const { worker, store, told } = sitDown();
    store.full = true;
    worker.post({ keep: [entry(1)] });
    worker.post({ keep: [entry(2)] });
    worker.post({ tell: [view("playing")] });
    expect(told).toEqual(["forgetful", "playing after 0"]);
  });

  test("that is damaged is no journal", () => {
    const store = new FakeStore();
    store.setItem("understory.last-table", "1");
    for (const text of ["{", "null", "[]", '{"journal":[]}', '{"journal":3}']) {
      store.setItem("understory.table.1", text);
      expect(lastKept(store)).toBeNull();
    }
  });
});
