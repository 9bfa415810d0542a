// Underground Panic as people play it, against the real engine. Pictures of it are left in screenshots/.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { View } from "../src/games/underground_panic/facts";
import { act, faults, goOn, type House, myTurn, openHouse, pictures, tabTo, toSetUp, visit, word } from "./harness";

const game = "underground-panic";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

async function sitDown(look: Parameters<typeof visit>[1], { seats = 2, people = 1 }) {
  const here = await visit(house, look, 0);
  const { page } = here;
  await toSetUp(page, game);
  await page.getByRole("radio", { name: String(seats), exact: true }).check();
  for (let seat = 2; seat <= people; seat++) await page.getByLabel(`Who plays in seat ${seat}`).selectOption("human");
  await page.getByRole("button", { name: "Start the game" }).click();
  return {
    ...here,
    view: async () => (await here.state()).view as View,
    holes: page.locator(".burrow .at:not(.plate) button.lit"),
    gophers: page.locator(".burrow .gopher.can button"),
    cards: page.locator(".hand [data-place^=hand].lit"),
    beside: page.locator(".ground .beside button.lit"),
    choices: page.locator(".tray .choices button"),
    propose: page.locator(".tray [data-propose]"),
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

/** What is asked of this screen, as the kind of the first move of the list. */
const asked = async ({ page }: Here) =>
  ((await page.locator(".moves button[data-move]").first().getAttribute("data-move")) ?? "").split(" ")[0] ?? "";

/** Agrees to what is proposed, and waits until all of it lies on the table, or the table wants a word. */
async function agree(here: Here) {
  await act(here.page, () => here.propose.click());
  await here.page.waitForFunction(() => {
    const { view, waits } = (window as unknown as { lastState: { view: View; waits?: object } }).lastState;
    return (view.stage !== "pay" && view.stage !== "with") || view.table.length === 0 || waits !== undefined;
  });
}

/** Pays one thing by a card of the hand; where it could be for several icons, the icon says for which. */
async function payByHand(here: Here) {
  const { page } = here;
  const card = here.cards.first();
  const only = (await card.getAttribute("data-move")) !== null;
  if (only) return act(page, () => card.click());
  await card.click();
  await act(page, () => page.locator(".tray .icon.held").first().click());
}

/** One decision by clicking pieces and places; tells which. */
async function decide(here: Here, turn: number): Promise<string> {
  const { page } = here;
  const question = await asked(here);
  if (question === "pay" || question === "with") {
    const proposed = (await here.propose.count()) > 0;
    if (!proposed || (turn % 3 === 0 && (await here.cards.count()) > 0)) await payByHand(here);
    else await agree(here);
    return "pay";
  }
  const holes = await here.holes.count();
  if (holes > 0 && (question !== "to" || turn % 5 !== 4)) {
    const hole = here.holes.first();
    if ((await hole.getAttribute("data-move")) !== null) await act(page, () => hole.click());
    else await act(page, () => here.gophers.first().click());
    return question;
  }
  if (question !== "swap" || turn % 3 > 0) {
    if ((await here.cards.count()) > 0) {
      await act(page, () => here.cards.first().click());
      return question;
    }
    if ((await here.beside.count()) > 0) {
      const piece = here.beside.first();
      if (((await piece.getAttribute("data-place")) ?? "").startsWith("deck")) await act(page, () => piece.click());
      else {
        await piece.click();
        await here.leaf.first().waitFor();
        await act(page, () => here.leaf.first().click());
      }
      return question;
    }
  }
  await act(page, () => here.choices.first().click());
  return question;
}

/** Goes on until that is asked. */
async function until(here: Here, question: string) {
  for (let turn = 1; (await myTurn(here.page)) && (await asked(here)) !== question; turn++) await decide(here, turn);
}

for (const colorScheme of ["light", "dark"] as const)
  test.each([desk, tablet, phone])(`a whole game by clicking, ${colorScheme} $width x $height`, async (viewport) => {
    const seats = colorScheme === "light" ? 4 : 2;
    const here = await sitDown({ viewport, colorScheme, reducedMotion: "reduce" }, { seats });
    const { page } = here;
    const kinds = new Set<string>();
    const seen = new Set<string>();
    for (let turn = 0; await myTurn(page); turn++) {
      const view = await here.view();
      expect(await page.locator(".burrow .gopher").count()).toBe(seats);
      expect(await page.locator(".burrow .token").count()).toBe(view.tokens.filter((token) => token !== null).length);
      expect(await page.locator(".hand .cards li:not(.none)").count()).toBe(view.players[0]?.hand.length);
      const question = await asked(here);
      if (!seen.has(question)) await here.picture(seen.size === 0 ? "start" : question);
      seen.add(question);
      if (view.round === 6 && !seen.has("middle")) {
        await here.picture("middle");
        seen.add("middle");
      }
      kinds.add(await decide(here, turn));
    }
    expect([...kinds]).toEqual(expect.arrayContaining(["gopher", "to", "pay", "pouch"]));
    expect((await here.state()).phase).toBe("over");
    await here.picture("result");
    await page.getByRole("button", { name: "Look at the board" }).click();
    await here.picture("end");
    await here.leave();
  });

test.each([desk, phone])("a whole game by keyboard, $width x $height", async (viewport) => {
  const here = await sitDown({ viewport }, {});
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
    const hole = page.locator(".burrow .at:not(.plate) button.lit[data-move]");
    const card = page.locator(".hand [data-place^=hand].lit[data-move]");
    if (turn % 4 !== 3 && (await hole.count()) > 0) {
      // Into the burrow by Tab, over it by arrows, and back to a hole that glows.
      if (turn < 12) {
        await tabTo(page, /zone|start chamber|surface/);
        await keyboard.press("ArrowUp");
        await keyboard.press("ArrowDown");
      }
      await hole.first().focus();
      await act(page, () => keyboard.press("Enter"));
      kinds.add("hole");
    } else if (turn % 2 === 0 && (await card.count()) > 0) {
      await card.first().focus();
      await act(page, () => keyboard.press("Space"));
      kinds.add("card");
    } else {
      await act(page, () => keyboard.press("1")); // the first of the list
      kinds.add("list");
    }
  }
  expect([...kinds].sort()).toEqual(["card", "hole", "list"]);
  expect((await here.state()).phase).toBe("over");
  await here.leave();
});

describe("at the table", () => {
  test("what cannot be done says why, with the rule; reading costs nothing", async () => {
    const here = await sitDown({ viewport: desk, reducedMotion: "reduce" }, {});
    const { page } = here;
    await until(here, "to");
    const before = await here.view();
    await page.locator("[data-place='open 0']").click();
    await page.locator("div.leaf").waitFor();
    await here.picture("leaf");
    expect(await here.leaf.count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.locator("[data-place='deck red']").click();
    await page.locator("div.leaf").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("[data-place='reward 0']").click();
    await page
      .getByRole("button", { name: /Rule R/ })
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    expect(await here.view()).toEqual(before);
    await here.leave();
  });

  test("a hole that is clicked before a gopher takes the one that can go there", async () => {
    const here = await sitDown({ viewport: desk, reducedMotion: "reduce" }, {});
    const { page } = here;
    await until(here, "gopher");
    const { payable, tunnels, gophers } = await here.view();
    const ways = gophers.flatMap(({ at, resting }) =>
      tunnels.filter((tunnel, i) => !resting && tunnel.from === at && payable.includes(i)),
    );
    const [way] = ways.filter(({ to }) => ways.filter((other) => other.to === to).length === 1);
    if (way && gophers.every(({ at }) => at !== way.to)) {
      await page.locator(`[data-place=${way.to}]`).click();
      await page.waitForFunction(
        (to) => (window as unknown as { lastState: { view: View } }).lastState.view.to === to,
        way.to,
      );
    }
    await here.leave();
  });

  test("what the list points at is shown, and an icon that is chosen narrows the list", async () => {
    const here = await sitDown({ viewport: desk, reducedMotion: "reduce" }, {});
    const { page } = here;
    await until(here, "to");
    await page.locator(".moves button[data-move^=to]").first().hover();
    expect(await page.locator(".burrow .at:not(.plate) .shown").count()).toBe(1);
    await until(here, "pay");
    const moves = page.locator(".moves button[data-move]");
    const all = await moves.count();
    await page.locator(".tray .icon.asked").first().click();
    expect(await page.locator(".hand .lit").count()).toBeGreaterThan(0);
    expect(await moves.count()).toBeLessThanOrEqual(all);
    await page.keyboard.press("Escape");
    expect(await moves.count()).toBe(all);
    await here.leave();
  });

  test("nothing moves when a question comes", async () => {
    const here = await sitDown({ viewport: desk, reducedMotion: "reduce" }, {});
    const { page } = here;
    const places = () =>
      page.evaluate(() =>
        [".ground .earth", ".ground .beside", ".ground .deciding", ".hand .cards"].map((selector) => {
          const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
    await until(here, "to");
    const before = await places();
    for (let turn = 0; turn < 7 && (await myTurn(page)); turn++) {
      await decide(here, turn);
      expect(await places()).toEqual(before);
    }
    await here.leave();
  });

  test("between two people nothing of the next one's hand is on the page", async () => {
    const here = await sitDown({ viewport: phone, reducedMotion: "reduce" }, { people: 2 });
    const { page } = here;
    let curtains = 0;
    for (let turn = 0; turn < 40; turn++) {
      await page.locator(".curtain, .moves button[data-move], dialog[open], [data-go-on]").first().waitFor();
      if ((await page.locator("dialog[open]").count()) > 0) break;
      if ((await page.locator(".curtain").count()) > 0) {
        expect(await page.locator(".moves, .hand, .ground").count()).toBe(0);
        if (curtains++ === 0) await here.picture("curtain");
        await page.locator(".curtain button").first().click();
        continue;
      }
      if ((await word(page).count()) > 0) await goOn(page);
      else await decide(here, turn);
    }
    expect(curtains).toBeGreaterThan(2);
    await here.leave();
  });
});
