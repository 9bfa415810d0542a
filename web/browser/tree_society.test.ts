// Tree Society as people play it, against the real engine. Pictures of it are left in screenshots/.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { View } from "../src/games/tree_society/facts";
import { act, faults, goOn, type House, myTurn, openHouse, pictures, tabTo, toSetUp, visit, word } from "./harness";

const game = "tree-society";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

interface Plan {
  seats?: number;
  people?: number;
  guilds?: string;
  draft?: boolean;
}

async function sitDown(look: Parameters<typeof visit>[1], { seats = 2, people = 1, guilds = "", draft = false }: Plan) {
  const here = await visit(house, look, 0);
  const { page } = here;
  await toSetUp(page, game);
  await page.getByRole("radio", { name: String(seats), exact: true }).check();
  for (let seat = 2; seat <= people; seat++) await page.getByLabel(`Who plays in seat ${seat}`).selectOption("human");
  if (guilds !== "") await page.getByLabel("Guilds").selectOption(guilds);
  if (draft) await page.getByLabel("Take the first fruit in turn").check();
  await page.getByRole("button", { name: "Start the game" }).click();
  return {
    ...here,
    view: async () => (await here.state()).view as View,
    row: page.locator(".hand [data-place^='row ']"),
    lit: (place: string) => page.locator(`[data-place^='${place}'].lit`),
    choices: page.locator(".tray .choices button"),
    leaf: page.locator(".leaf [data-act]"),
    async picture(name: string) {
      const size = page.viewportSize();
      await page.evaluate(() => document.fonts.ready);
      const path = `${pictures}${game}-${name}-${size?.width}-${look?.colorScheme ?? "light"}.png`;
      await page.screenshot({
        path,
        fullPage: (size?.width ?? 0) < 500 && name !== "result" && !name.endsWith("leaf"),
      });
      expect(await faults(page), name).toEqual([]);
    },
    async leave() {
      expect(here.complaints).toEqual([]);
      await here.close();
    },
  };
}
type Here = Awaited<ReturnType<typeof sitDown>>;

const desk = { width: 1440, height: 900 };
const tablet = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };

/** Reads a piece, then does the first of what is offered on the leaf beside it; tells the move. */
async function readAndAct(here: Here, piece: ReturnType<Here["lit"]>): Promise<string> {
  await piece.click();
  await here.leaf.first().waitFor();
  const move = (await here.leaf.first().getAttribute("data-act")) ?? "";
  await act(here.page, () => here.leaf.first().click());
  return move;
}

/** One decision by clicking pieces; tells which. Builds as long as it can, and rests then. */
async function decide(here: Here, turn: number): Promise<string> {
  for (const place of ["aside", "revealed", "ongoing", "market bottom", "market top", "row"]) {
    const there = here.lit(place);
    const count = await there.count();
    if (count > 0) return readAndAct(here, there.nth((turn * 7) % count));
  }
  const choices = await here.choices.count();
  const first = choices > 0 ? ((await here.choices.first().getAttribute("data-move")) ?? "") : "";
  if (first !== "" && first !== "skip") {
    await act(here.page, () => here.choices.first().click());
    return first;
  }
  const stalls = here.lit("stall");
  const count = await stalls.count();
  if (count > 0) return readAndAct(here, stalls.nth(turn % count));
  if (first === "skip") {
    await act(here.page, () => here.choices.first().click());
    return first;
  }
  await here.page.locator(".decks .wanted button").click(); // what is asked for lies in the discard pile
  return readAndAct(here, here.lit("heap").first());
}

const kindOf = (move: string) => move.split(" ")[0] ?? "";
const sum = (bag: Record<string, number>) => Object.values(bag).reduce((all, n) => all + n, 0);

for (const colorScheme of ["light", "dark"] as const)
  test.each([desk, tablet, phone])(`a whole game by clicking, ${colorScheme} $width x $height`, async (viewport) => {
    const seats = colorScheme === "light" ? 3 : 2;
    const plan = { seats, guilds: colorScheme === "light" ? "abmo" : "bmwe", draft: colorScheme === "light" };
    const here = await sitDown({ viewport, colorScheme, reducedMotion: "reduce" }, plan);
    const { page } = here;
    const kinds = new Set<string>();
    for (let turn = 0; await myTurn(page); turn++) {
      const view = await here.view();
      expect(await page.locator("[data-place^='market ']").count()).toBe(view.market.filter(Boolean).length);
      expect(await here.row.count()).toBe(Object.values(view.players[0]?.row ?? {}).filter((n) => n > 0).length);
      expect(await page.locator("[data-place^='completed ']").count()).toBe(view.players[0]?.completed.length);
      if (turn === 0) await here.picture("start");
      if (turn === 30) await here.picture("middle");
      if (turn === 60) await here.picture("late");
      const asked =
        view.pending.length > 0
          ? kindOf((await page.locator(".moves button[data-move]").first().getAttribute("data-move")) ?? "")
          : "";
      if (asked !== "" && !kinds.has(`asked ${asked}`)) {
        kinds.add(`asked ${asked}`);
        await here.picture(`asks-${asked}`);
      }
      kinds.add(kindOf(await decide(here, turn)));
    }
    expect([...kinds]).toEqual(expect.arrayContaining(["sell", "build", "action", "rest"]));
    expect((await here.state()).phase).toBe("over");
    await here.picture("result");
    await page.getByRole("button", { name: "Look at the board" }).click();
    await here.picture("end");
    await here.leave();
  });

test("a whole game by keyboard", async () => {
  const here = await sitDown({ viewport: desk }, {});
  const { page } = here;
  const { keyboard } = page;
  /** Waits for a decision; the table's question for a word is answered by its key. */
  const mine = async () => {
    for (;;) {
      await page.locator(".moves button[data-move], dialog[open], [data-go-on]").first().waitFor();
      if ((await word(page).count()) === 0) return (await page.locator("dialog[open]").count()) === 0;
      await keyboard.press("g");
      await word(page).waitFor({ state: "detached" });
    }
  };
  const kinds = new Set<string>();
  for (let turn = 0; await mine(); turn++) {
    const lit = page.locator(".canopy .target.lit, .hand .target.lit");
    if (turn === 0) {
      await tabTo(page, /in your row, worth/);
      await keyboard.press("Enter");
      await here.leaf.first().waitFor();
      await keyboard.press("Escape");
      await here.leaf.first().waitFor({ state: "detached" });
    }
    if (turn % 3 !== 2 && (await lit.count()) > 0) {
      await lit.nth((turn * 5) % (await lit.count())).focus();
      await keyboard.press("Space"); // reads
      await here.leaf.first().waitFor();
      await here.leaf.first().focus();
      await act(page, () => keyboard.press("Enter"));
      kinds.add("piece");
    } else {
      await act(page, () => keyboard.press("1")); // the first of the list
      kinds.add("list");
    }
  }
  expect([...kinds].sort()).toEqual(["list", "piece"]);
  expect((await here.state()).phase).toBe("over");
  await here.leave();
});

describe("at the table", () => {
  test("what a fruit would bring is seen before it is sold, and is what comes", async () => {
    const here = await sitDown({ viewport: desk, reducedMotion: "reduce" }, {});
    const { page } = here;
    await myTurn(page);
    const before = await here.view();
    const worn = await here.lit("row").first().locator(".worth").textContent();
    const [, fruit = ""] = (await readAndAct(here, here.lit("row").first())).split(" ");
    const after = await here.view();
    expect((after.players[0]?.purse ?? 0) - (before.players[0]?.purse ?? 0)).toBe(Number(worn?.trim()));
    expect(sum(after.players[0]?.row ?? {})).toBe(sum(before.players[0]?.row ?? {}) - 1);
    expect(await page.locator(".stall.sold").count()).toBe(1);
    expect(await page.locator(".story [role=img]").first().getAttribute("aria-label")).toContain("sold for");
    expect(fruit).not.toBe("");
    await here.leave();
  });

  test("reading a guild card costs nothing, and what cannot be paid says why, with the rule", async () => {
    const here = await sitDown({ viewport: desk, reducedMotion: "reduce" }, {});
    const { page } = here;
    await myTurn(page);
    const before = await here.view();
    await page.locator("[data-place='market top 0']").click();
    await page.locator("div.leaf").waitFor();
    await here.picture("leaf");
    expect(await here.leaf.count()).toBe(0); // first one sells
    await page
      .getByRole("button", { name: /^Rule R/ })
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    expect(await here.view()).toEqual(before);
    await page.locator("[data-place='tag apple']").click();
    await page
      .locator("div.leaf")
      .getByText(/would bring you/)
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Guild deck/ }).click();
    await page.getByText(/In the guild deck/).waitFor();
    await here.leave();
  });

  test("what the list points at is shown, and a card that is read narrows the list", async () => {
    const here = await sitDown({ viewport: desk, reducedMotion: "reduce" }, {});
    const { page } = here;
    await myTurn(page);
    const moves = page.locator(".moves button[data-move]");
    const all = await moves.count();
    await moves.first().hover();
    expect(await page.locator(".hand .shown").count()).toBe(1);
    await here.lit("row").first().click();
    await here.leaf.first().waitFor();
    expect(await moves.count()).toBe(1);
    await page.keyboard.press("Escape");
    expect(await moves.count()).toBe(all);
    await here.leave();
  });

  test.each([desk, phone])("nothing moves when a question comes, $width x $height", async (viewport) => {
    const here = await sitDown({ viewport, reducedMotion: "reduce" }, {});
    const { page } = here;
    const places = () =>
      page.evaluate(() =>
        [".canopy", ".canopy .stalls", ".canopy .guilds", ".canopy .decks", ".canopy .deciding"].map((selector) => {
          const { x, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return [x, width, height].map(Math.round);
        }),
      );
    await myTurn(page);
    const before = await places();
    let compared = 0;
    for (let turn = 0; turn < 12 && (await myTurn(page)); turn++) {
      await decide(here, turn);
      await myTurn(page);
      const now = await places();
      if (now[0]?.[2] !== before[0]?.[2]) continue; // the prompt above has a second line
      expect(now).toEqual(before);
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
    await here.leave();
  });

  test("a card of one's own is discarded on its leaf, and never by a second click", async () => {
    const here = await sitDown({ viewport: tablet, reducedMotion: "reduce" }, {});
    const { page } = here;
    await myTurn(page);
    await readAndAct(here, here.lit("row").first());
    await myTurn(page);
    const own = page.locator(".hand [data-place^='ongoing ']").first();
    await own.click();
    await page.locator("[data-discard]").waitFor();
    await here.picture("own-leaf");
    await act(page, () => page.locator("[data-discard]").click());
    const view = await here.view();
    expect(view.heap).toHaveLength(1);
    expect(view.players[0]?.ongoing.filter(Boolean)).toHaveLength(0);
    await page.getByRole("button", { name: "Discard pile, 1 card" }).click();
    await page.locator("[data-place='heap 0']").waitFor();
    await here.leave();
  });

  test("somebody else's guild cards can be read", async () => {
    const here = await sitDown({ viewport: tablet, reducedMotion: "reduce" }, { seats: 4 });
    const { page } = here;
    await myTurn(page);
    await page
      .getByRole("button", { name: /^Guild cards of .*look closer/ })
      .first()
      .click();
    await page
      .locator("div.leaf")
      .getByText(/^Level 1/)
      .first()
      .waitFor();
    await here.picture("other-leaf");
    await page.keyboard.press("Escape");
    expect(await page.locator("div.leaf").count()).toBe(0);
    await here.leave();
  });

  test("two people play at one screen, and what lies before whoever is at it changes", async () => {
    const here = await sitDown({ viewport: phone, reducedMotion: "reduce" }, { people: 2 });
    const { page } = here;
    const seen = new Set<string>();
    for (let turn = 0; turn < 12 && (await myTurn(page)); turn++) {
      seen.add((await page.locator(".hand section").getAttribute("aria-label")) ?? "");
      await decide(here, turn);
      if ((await word(page).count()) > 0) await goOn(page);
    }
    expect(seen.size).toBe(2);
    await here.leave();
  });
});
