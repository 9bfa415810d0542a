// Runs the engine beside the page: messages in, messages and journal entries out, and the table's clock.
import type { FromClient, JournalEntry, ToClient } from "./protocol";
import type { FromWorker } from "./table/worker_table";

interface Engine {
  handle(text: string, now: number): string;
  tick(now: number): string;
}
interface Answer {
  tell: ToClient[];
  keep: JournalEntry[];
  next: number | null;
}

// The engine lies beside the page's other files and is no part of the bundle: both /src/worker.ts and
// /assets/worker-….js find it one folder up.
const address = new URL("../engine/understory.js", self.location.href).href;
const loading: Promise<Engine> = import(/* @vite-ignore */ address).then((module) => module.default());

let alarm: ReturnType<typeof setTimeout> | undefined;

const post = (message: FromWorker) => self.postMessage(message);

// A bot may think for seconds, and the page hears nothing meanwhile: it is told before.
function tick(engine: Engine) {
  post({ thinks: true });
  pass(engine, engine.tick(Date.now()));
}

function pass(engine: Engine, text: string) {
  const answer: Answer = JSON.parse(text);
  if (answer.keep.length > 0) post({ keep: answer.keep });
  if (answer.tell.length > 0) post({ tell: answer.tell });
  clearTimeout(alarm);
  if (answer.next !== null) alarm = setTimeout(() => tick(engine), Math.max(0, answer.next - Date.now()));
}

self.onmessage = async ({ data }: MessageEvent<FromClient>) => {
  try {
    const engine = await loading;
    pass(engine, engine.handle(JSON.stringify(data), Date.now()));
  } catch {
    post({ failed: { key: "web.trouble.engine" } });
  }
};
