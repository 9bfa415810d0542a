// A table in a worker of this page, with no server. The journal is kept before anything it led to is told.
import type { FromClient, JournalEntry, Message, ToClient } from "../protocol";
import type { Keeper } from "./keeper";
import { type AnswerTo, type Ask, type News, Refused, type Table } from "./table";

export type FromWorker = { tell: ToClient[] } | { keep: JournalEntry[] } | { thinks: true } | { failed: Message };

/** The part of Worker that is used here. */
export interface Post {
  postMessage(message: FromClient): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  resolve(answer: ToClient): void;
  reject(reason: Refused): void;
}

export class WorkerTable implements Table {
  private readonly waiting = new Map<string, Waiting>();
  private asked = 0;
  private news: News | null = null;
  private failure: Message | null = null;
  private forgot = false;

  constructor(
    private readonly worker: Post,
    private readonly keeper: Keeper,
  ) {
    worker.onmessage = ({ data }) => {
      if ("keep" in data) this.keep(data.keep);
      else if ("tell" in data) for (const message of data.tell) this.told(message);
      else if ("thinks" in data) this.news?.thinking();
      else this.fail(data.failed);
    };
    worker.onerror = () => this.fail({ key: "web.trouble.engine" });
  }

  send<A extends Ask>(ask: A): Promise<AnswerTo<A>> {
    if (this.failure) return Promise.reject(new Refused(this.failure));
    const id = String(++this.asked);
    return new Promise<AnswerTo<A>>((resolve, reject) => {
      this.waiting.set(id, { resolve: (answer) => resolve(answer as AnswerTo<A>), reject });
      this.worker.postMessage({ ...ask, id } as FromClient);
    });
  }

  listen(news: News) {
    this.news = news;
  }

  close() {
    this.news = null;
    this.worker.terminate();
  }

  private keep(entries: JournalEntry[]) {
    if (this.keeper.append(entries) || this.forgot) return;
    this.forgot = true;
    this.news?.forgetful();
  }

  private told(message: ToClient) {
    if (message.type === "happened") this.news?.happened(message.event, message.number);
    else if (message.type === "view") {
      if (message.state.phase === "over") this.keeper.finish();
      this.news?.seen(message.state, message.version);
    } else this.answered(message.to, message);
  }

  private answered(to: string, answer: ToClient) {
    const waiting = this.waiting.get(to);
    this.waiting.delete(to);
    if (answer.type === "refused") waiting?.reject(new Refused(answer.reason, answer.rule));
    else waiting?.resolve(answer);
  }

  private fail(reason: Message) {
    this.failure = reason;
    for (const { reject } of this.waiting.values()) reject(new Refused(reason));
    this.waiting.clear();
  }
}
