// Serves web/dist, opens it in the system's Chromium, and watches what a page must never do.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { FromClient, Options, TableState } from "../src/protocol";

const web = fileURLToPath(new URL("..", import.meta.url));
export const pictures = `${web}screenshots/`;

/** Runs UNDERSTORY_SERVE, or a static server, and gives the address it prints. */
async function serve(): Promise<{ address: string; stop(): void }> {
  const command = process.env.UNDERSTORY_SERVE ?? "npx vite preview --port 0 --host 127.0.0.1 --strictPort false";
  const server: ChildProcess = spawn(command, {
    cwd: web,
    shell: true,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = "";
    server.stdout?.on("data", (data: Buffer) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the server colours what it prints
      printed = (printed + data.toString()).replace(/\x1b\[[0-9;]*m/g, "");
      const found = /https?:\/\/[^\s]+:\d+\/?/.exec(printed);
      if (found) resolve(found[0].endsWith("/") ? found[0] : `${found[0]}/`);
    });
    server.on("exit", () => reject(new Error(`The server ended: ${command}`)));
  });
  const stop = () => {
    if (server.pid) process.kill(-server.pid);
  };
  return { address, stop };
}

export interface House {
  address: string;
  browser: Browser;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  mkdirSync(pictures, { recursive: true });
  const { address, stop } = await serve();
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
  return {
    address,
    browser,
    async close() {
      await browser.close();
      stop();
    },
  };
}

export interface Visit {
  page: Page;
  complaints: string[]; // errors and warnings of the console, failed requests
  /** The state the table told last. */
  state(): Promise<TableState>;
  close(): Promise<void>;
}

/** With a `pace` the bots let that many milliseconds pass before they move. */
export async function visit(house: House, options: BrowserContextOptions = {}, pace?: number): Promise<Visit> {
  const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  // Listens in on the worker, so that a test can compare what the table said; and chooses the seed, so that the bot
  // plays alike in every run.
  await context.addInitScript((pace?: number) => {
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener("message", ({ data }) => {
          for (const message of data.tell ?? [])
            if (message.type === "view")
              Object.assign(window, { lastState: message.state, lastVersion: message.version });
        });
      }
      override postMessage(message: FromClient) {
        super.postMessage(
          message.type === "open"
            ? { ...message, seed: "2".repeat(64), ...(pace === undefined ? {} : { pace }) }
            : message,
        );
      }
    };
  }, pace);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText === "net::ERR_ABORTED") return; // the page was left before its icon came
    complaints.push(`${request.url()} failed`);
  });
  await page.goto(house.address);
  return {
    page,
    complaints,
    state: () => page.evaluate(() => (window as unknown as { lastState: TableState }).lastState),
    close: () => context.close(),
  };
}

/** A visit for every test of a file. Nothing may be complained of in any of them. */
export function visitEachTime(pace?: number) {
  let house: House;
  let now: Visit;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());
  beforeEach(async () => {
    now = await visit(house, {}, pace);
  });
  afterEach(async () => {
    expect(now.complaints).toEqual([]);
    await now.close();
  });
  return {
    get address() {
      return house.address;
    },
    get page() {
      return now.page;
    },
    state: () => now.state(),
    async comeAgain(otherPace: number) {
      await now.close();
      now = await visit(house, {}, otherPace);
    },
  };
}

export const toSetUp = (page: Page, game: string) => page.locator(`a[href="#/setup/${game}"]`).click();

/** Starts Undergrove: against the Elder, against the bot, or with two people at one screen. */
export async function setUpGrove(page: Page, { seats = 2, people = 1, rounds = 2, guided = false }) {
  await toSetUp(page, "undergrove");
  await page.getByRole("radio", { name: String(seats), exact: true }).check();
  for (let seat = 2; seat <= people; seat++) await page.getByLabel(`Who plays in seat ${seat}`).selectOption("human");
  await page.getByLabel("Rounds").fill(String(rounds));
  if (guided) await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Start the game" }).click();
}

/** Sets up a two-gang game of a few actions against the bot, on the set-up page. */
export async function setUp(page: Page, actions: number) {
  await toSetUp(page, "mushroom-gangs");
  await page.getByLabel("Actions").fill(String(actions));
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator("[data-place=e5]").waitFor();
}

/** Goes on by Tab until what has the focus is called like that. */
export async function tabTo(page: Page, name: RegExp) {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.getAttribute("aria-label") ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? "";
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

interface Told {
  lastVersion: number;
  lastState: TableState;
}

/** Makes a move in whichever way, and waits until the table has gone on, or waits itself. */
export async function act(page: Page, move: () => Promise<void>) {
  const before = await page.evaluate(() => (window as unknown as Told).lastVersion);
  await move();
  await page.waitForFunction((old) => {
    const { lastVersion, lastState } = window as unknown as Told;
    return lastVersion !== old || lastState.waits?.what !== undefined;
  }, before);
}

/** The button that the table waits for, if it does. */
export const word = (page: Page) => page.locator("[data-go-on]");

/** Lets the table go on where it waits for that. */
export async function goOn(page: Page) {
  await word(page).click();
  await word(page).waitFor({ state: "detached" });
}

/** Waits until this page is to act, or the game is over; tells which. Where the table waits, it is let go on. */
export async function myTurn(page: Page): Promise<boolean> {
  for (;;) {
    await page.locator(".moves button[data-move], dialog[open], [data-go-on]").first().waitFor();
    if ((await word(page).count()) === 0) break;
    await goOn(page);
  }
  return (await page.locator("dialog[open]").count()) === 0;
}

/** What a person would complain about on any page. */
export async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const visible = (element: Element) => element.checkVisibility();
    for (const element of document.querySelectorAll("button, a, input, select, [role=button]")) {
      if (!visible(element)) continue;
      const labelled = element.getAttribute("aria-label") || element.textContent?.trim();
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.length : 0;
      if (!labelled && !label) found.push(`no name: ${element.outerHTML.slice(0, 120)}`);
    }
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) found.push(`id twice: ${id}`);
    if (document.documentElement.scrollWidth > window.innerWidth)
      found.push(`overflows: ${document.documentElement.scrollWidth} > ${window.innerWidth}`);
    if (document.body.textContent.includes("⟦"))
      found.push(`unspoken: ${/⟦[^⟧]*⟧/.exec(document.body.textContent)?.[0]}`);
    for (const element of document.querySelectorAll("[aria-label*='⟦']")) found.push(`unspoken: ${element.ariaLabel}`);
    if (!document.documentElement.lang) found.push("no language");
    if (document.querySelectorAll("h1").length !== 1) found.push("not one main heading");
    return found;
  });
}

export interface Ahead {
  seats: number;
  people: number;
  options: Options;
  liked: string[]; // kinds of moves, the best first
  until?: { kind: string; mushrooms: number }; // a move of that kind, in a forest that large; otherwise to the end
}

/** Plays Undergrove in the page's engine, without the page, and keeps it like the page does: a reload finds it. */
export async function playAhead(page: Page, plan: Ahead) {
  // As text, because the test runner would rewrite the import.
  await page.evaluate(`window.engine ?? import("./engine/understory.js").then((module) => module.default())
    .then((engine) => { window.engine = engine; })`);
  await page.evaluate(({ seats, people, options, liked, until }) => {
    const { engine } = window as unknown as {
      engine: { handle(text: string, now: number): string; tick(now: number): string };
    };
    const journal: unknown[] = [];
    let [count, now] = [0, 0];
    let table: { state: TableState; version: number } | undefined;
    const ask = (message: object) => {
      const id = `${++count}`;
      let answer: { moves?: { move: string }[] } | undefined;
      for (let text = engine.handle(JSON.stringify({ ...message, id }), now); ; text = engine.tick(now)) {
        const { tell, keep, next } = JSON.parse(text);
        journal.push(...keep);
        for (const one of tell) {
          if (one.to === id) answer = one;
          if (one.type === "view") table = one;
        }
        if (next === null) return answer;
        now = Math.max(now, next);
      }
    };
    ask({ type: "open", game: "undergrove", seats, options, seed: "2".repeat(64), pace: 0 });
    ask({ type: "join", since: 0 });
    for (let seat = 0; seat < seats; seat++) ask({ type: "sit", seat, player: seat < people ? "human" : "random" });
    ask({ type: "start" });
    const rank = (move: string) => (liked.findIndex((kind) => move.startsWith(kind)) + 1 || 99) - 1;
    for (let turn = 0; table?.state.phase === "playing"; turn++) {
      const moves = ask({ type: "legal" })?.moves?.map(({ move }) => move) ?? [];
      const grown = (table.state.view as { forest: unknown[] }).forest.length;
      const asked = until !== undefined && moves.length > 1 && moves.some((move) => move.startsWith(until.kind));
      if (asked && grown >= until.mushrooms) break;
      const best = Math.min(...moves.map(rank));
      const good = moves.filter((move) => rank(move) === best);
      ask({ type: "move", version: table.version, move: good[turn % good.length] });
      const { waits } = table.state;
      if (waits) ask({ type: "go-on", version: table.version, seat: waits.seat });
    }
    localStorage.clear();
    localStorage.setItem(
      "understory.table.1",
      JSON.stringify({ game: "undergrove", over: until === undefined, journal }),
    );
    localStorage.setItem("understory.last-table", "1");
    history.replaceState(null, "", "#/table");
  }, plan);
  await page.reload();
}
