// Serves web/dist, opens it in the system's Chromium, and watches what a page must never do.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import type { FromClient, TableState } from "../src/protocol";

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
  page.on("requestfailed", (request) => complaints.push(`${request.url()} failed`));
  await page.goto(house.address);
  return {
    page,
    complaints,
    state: () => page.evaluate(() => (window as unknown as { lastState: TableState }).lastState),
    close: () => context.close(),
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

/** Makes a move in whichever way, and waits until the table has gone on. */
export async function act(page: Page, move: () => Promise<void>) {
  const version = () => (window as unknown as { lastVersion: number }).lastVersion;
  const before = await page.evaluate(version);
  await move();
  await page.waitForFunction((old) => (window as unknown as { lastVersion: number }).lastVersion !== old, before);
}

/** Waits until this page is to act, or the game is over; tells which. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.locator(".moves button[data-move], dialog[open]").first().waitFor();
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
