// What a page knows of a table, wherever the table is: it sends asks and gets their answers, and hears what happens.
import type { FromClient, Message, TableEvent, TableState, ToClient } from "../protocol";

type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Ask = WithoutId<FromClient>;

type Told<Type extends ToClient["type"]> = Extract<ToClient, { type: Type }>;
interface Answers {
  catalog: Told<"catalog">;
  legal: Told<"legal">;
  why: Told<"because">;
  hint: Told<"hint">;
  sheet: Told<"sheet">;
  verify: Told<"verified">;
}
export type AnswerTo<A extends Ask> = A["type"] extends keyof Answers ? Answers[A["type"]] : Told<"done">;

export interface News {
  happened(event: TableEvent, number: number): void;
  seen(state: TableState, version: number): void;
  /** A bot begins to think; what it does is seen when it is done. */
  thinking(): void;
  /** Once, when the game can no longer be kept for a reload. */
  forgetful(): void;
}

export interface Table {
  /** Rejects with a Refused when the table says no. */
  send<A extends Ask>(ask: A): Promise<AnswerTo<A>>;
  /** One listener at a time: the page that shows the table. */
  listen(news: News): void;
  close(): void;
}

export class Refused extends Error {
  constructor(
    readonly reason: Message,
    readonly rule?: string,
  ) {
    super(reason.key);
  }
}
