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

/** A table against bots, or of several people, each of whom has so many turns. */
async function sitDown(look: Parameters<typeof visit>[1], { seats = 2, people = 1, turns = 6 }) {
  const here = await visit(house, look, 0);
  const { page } = here;
  await toSetUp(page, game);
  await page.getByRole("radio", { name: String(seats), exact: true }).check();
  for (let seat = 1; seat <= people; seat++) await page.getByLabel(`Who plays in seat ${seat}`).selectOption("human");
  await page.getByLabel("Turns").fill(String(turns));
  await page.getByRole("button", { name: "Start the game" }).click();
  return {
    ...here,
    view: async () => (await here.state()).view as View,
    picks: page.locator(".picks button"),
    cards: page.locator(".hand [data-card].can"),
    lit: (what: string) => page.locator(`.clearing .lit[data-move^="${what}"]`),
    async picture(name: string) {
      const size = page.viewportSize();
      await page.evaluate(() => document.fonts.ready);
      const path = `${pictures}${game}-${name}-${size?.width}-${look?.colorScheme ?? "light"}.png`;
      await page.screenshot({ path, fullPage: (size?.width ?? 0) < 500 && name !== "result" });
      expect(await faults(page), name).toEqual([]);
    },
    async leave() {
      expect(here.complaints).toEqual([]);
      await here.close();
    },
  };
}

const desk = { width: 1440, height: 900 };
const tablet = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };
const count = (bag: Record<string, number>) => Object.values(bag).reduce((sum, one) => sum + one, 0);

for (const colorScheme of ["light", "dark"] as const)
  test.each([desk, tablet, phone])(`a whole game by clicking, ${colorScheme} $width x $height`, async (viewport) => {
    const seats = colorScheme === "light" ? 4 : 2;
    const here = await sitDown({ viewport, colorScheme, reducedMotion: "reduce" }, { seats });
    const { page } = here;
    const kinds = new Set<string>();
    for (let turn = 0; await myTurn(page); turn++) {
      // Cards are laid where something happened; the view says how many there are.
      const { face_up, foragers } = await here.view();
      expect(await page.locator(".pile .laid").count()).toBe(
        Math.min((await here.picks.count()) > 0 ? 1 : 5, count(face_up)),
      );
      expect(await page.locator(".clearing section").count()).toBe(foragers.length);
      if (turn === 0) await here.picture("start");

      const choose = async (kind: string, click: () => Promise<void>) => {
        if (!kinds.has(kind)) await here.picture(kind);
        kinds.add(kind);
        await act(page, click);
      };
      const rests = turn > 1 && !kinds.has("rest") && (await here.lit("rest").count()) > 0;
      if ((await here.picks.count()) > 0) await choose("pick", () => here.picks.last().click());
      else if ((await here.lit("pay").count()) > 0) await choose("pay", () => here.lit("pay").click());
      else if (rests) await choose("rest", () => here.lit("rest").click());
      else {
        const buries = turn % 3 === 1;
        await (buries ? here.cards.first() : here.cards.last()).click();
        const kind = (await here.lit("give").count()) > 0 ? "give" : buries ? "bury" : "play";
        await choose(kind, () => here.lit(kind).click());
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(["play", "pick", "bury", "rest"]));
    expect((await here.state()).phase).toBe("over");
    await page
      .getByRole("dialog")
      .getByText(/^The victory/)
      .waitFor();
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
  let turns = 0;
  while (await mine()) {
    if ((await here.picks.count()) > 0) {
      await here.picks.first().focus();
      await act(page, () => keyboard.press("Enter"));
    } else if (turns % 2 === 0 && (await here.cards.count()) > 0) {
      // A card, put down and taken again; then the place where it goes.
      const name = new RegExp(`^${await here.cards.first().locator("strong").textContent()}`);
      await tabTo(page, name);
      await keyboard.press("Enter");
      await page.getByText("Now choose where it goes.").waitFor();
      await keyboard.press("Escape");
      await keyboard.press("Space");
      await tabTo(page, /^Common pile.*: (Play|Give up) /);
      await act(page, () => keyboard.press("Enter"));
    } else await act(page, () => keyboard.press("1")); // the first of the list
    turns++;
  }
  expect(turns).toBeGreaterThan(3);
  expect((await here.state()).phase).toBe("over");
  await here.leave();
});

describe("at the table", () => {
  test("a click where nothing can be done says why, with the rule", async () => {
    const here = await sitDown({ viewport: desk }, {});
    const { page } = here;
    await myTurn(page);
    await page.getByRole("button", { name: "No nuts of Hazel" }).click();
    await page.getByText("Nobody asks for that now; play a card, bury one or rest.").waitFor();
    await page.getByRole("button", { name: "Rule R3.1" }).click();
    await page.locator("[id='R3.1'].asked").waitFor();
    await here.leave();
  });

  test("what the list points at is shown, and a pile with several moves narrows the list", async () => {
    const here = await sitDown({ viewport: desk }, {});
    const { page } = here;
    await myTurn(page);
    const moves = page.locator(".moves button[data-move]");
    const all = await moves.count();
    await page.locator(".moves button[data-move^=bury]").first().hover();
    expect(await page.locator(".hand .shown").count()).toBe(1);
    expect(await page.locator(".clearing .shown").count()).toBe(1);
    await page.locator(".pile button").click();
    expect(await moves.count()).toBe(await here.cards.count());
    await page.keyboard.press("Escape");
    expect(await moves.count()).toBe(all);
    await here.leave();
  });

  test("between two people nothing of the next one's hand is on the page", async () => {
    const here = await sitDown({ viewport: phone }, { people: 2 });
    const { page } = here;
    for (const who of ["Hazel", "Moss", "Hazel"]) {
      const lift = page.getByRole("button", { name: `I am ${who}` });
      await lift.waitFor();
      expect(await page.locator(".moves, .hand, .clearing").count()).toBe(0);
      expect(await page.locator("body").textContent()).not.toMatch(/Acorn|Berry|Squirrel|Fox|Jay|Badger/);
      await here.picture("curtain");
      await lift.click();
      await myTurn(page);
      expect(Object.keys((await here.view()).mine?.hand ?? {})).toHaveLength(await here.cards.count());
      await here.lit("rest").click();
      await goOn(page);
    }
    await page.reload();
    await page.locator(".curtain").waitFor();
    expect(await page.locator(".hand").count()).toBe(0);
    await here.leave();
  });
});
