// Mycelia as people play it, against the real engine. Pictures of it are left in screenshots/.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { View } from "../src/games/mycelia/facts";
import { act, faults, goOn, type House, myTurn, openHouse, pictures, tabTo, toSetUp, visit, word } from "./harness";

const game = "mycelia";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

interface Plan {
  seats?: number;
  people?: number;
  rounds?: number;
  expansion?: boolean;
}

async function sitDown(
  look: Parameters<typeof visit>[1],
  { seats = 2, people = 1, rounds = 3, expansion = false }: Plan,
) {
  const here = await visit(house, look, 0);
  const { page } = here;
  await toSetUp(page, game);
  await page.getByRole("radio", { name: String(seats), exact: true }).check();
  for (let seat = 2; seat <= people; seat++) await page.getByLabel(`Who plays in seat ${seat}`).selectOption("human");
  await page.getByLabel("Rounds").fill(String(rounds));
  if (expansion) await page.getByLabel("Play with the expansion").check();
  await page.getByRole("button", { name: "Start the game" }).click();
  return {
    ...here,
    view: async () => (await here.state()).view as View,
    fields: page.locator(".valley .forest button.lit"),
    cards: page.locator(".hand [data-place^=hand].lit"),
    heroes: page.locator("[data-place^=hero].lit"),
    actions: page.locator("[data-place^=action].lit"),
    choices: page.locator(".tray button"),
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

/** Reads a piece, then does what is offered on the leaf beside it. */
async function readAndAct(here: Here, piece: Here["cards"]) {
  await piece.click();
  await here.leaf.first().waitFor();
  await act(here.page, () => here.leaf.first().click());
}

/** One decision by clicking pieces and places; tells which. */
async function decide(here: Here, turn: number): Promise<string> {
  const fields = await here.fields.count();
  if (fields > 0) {
    const field = here.fields.nth((turn * 7) % fields);
    const kind = ((await field.getAttribute("data-move")) ?? "").split(" ")[0] ?? "";
    await act(here.page, () => field.click());
    return kind;
  }
  if (turn % 3 === 2 && (await here.heroes.count()) > 0) {
    await readAndAct(here, here.heroes.first());
    return "hire";
  }
  if (turn % 5 === 4 && (await here.actions.count()) > 0) {
    await readAndAct(here, here.actions.last());
    return "action";
  }
  const cards = await here.cards.count();
  if (cards > 0) {
    const card = here.cards.nth(turn % cards);
    await card.click();
    await here.leaf.first().waitFor();
    await act(here.page, () => card.click()); // the second click on the card is as good as the button
    return "play";
  }
  const choice = here.choices.first();
  const kind = ((await choice.getAttribute("data-move")) ?? "").split(" ")[0] ?? "";
  await act(here.page, () => choice.click());
  return kind;
}

/** What is asked of this screen, as the kind of the first move of the list. */
const asked = async ({ page }: Here) =>
  ((await page.locator(".moves button[data-move]").first().getAttribute("data-move")) ?? "").split(" ")[0] ?? "";

for (const colorScheme of ["light", "dark"] as const)
  test.each([desk, tablet, phone])(`a whole game by clicking, ${colorScheme} $width x $height`, async (viewport) => {
    const seats = colorScheme === "light" ? 4 : 2;
    const here = await sitDown(
      { viewport, colorScheme, reducedMotion: "reduce" },
      { seats, rounds: 4, expansion: seats === 4 },
    );
    const { page } = here;
    const kinds = new Set<string>();
    const seen = new Set<string>();
    for (let turn = 0; await myTurn(page); turn++) {
      const view = await here.view();
      const drops = view.players[0]?.drops.flat().reduce((sum, n) => sum + Math.min(n, 6), 0);
      expect(await page.locator(".valley .forest .dew").count()).toBe(drops);
      expect(await page.locator(".seats .mini").count()).toBe(seats - 1);
      const question = await asked(here);
      if (!seen.has(question)) await here.picture(turn === 0 ? "start" : question);
      seen.add(question);
      if (turn === 9) await here.picture("middle");
      kinds.add(await decide(here, turn));
    }
    expect([...kinds]).toEqual(expect.arrayContaining(["play", "field", "to", "end"]));
    expect((await here.state()).phase).toBe("over");
    await here.picture("result");
    await page.getByRole("button", { name: "Look at the board" }).click();
    await here.picture("end");
    await here.leave();
  });

test.each([desk, phone])("a whole game by keyboard, $width x $height", async (viewport) => {
  const here = await sitDown({ viewport }, { rounds: 2 });
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
    if ((await here.fields.count()) > 0) {
      // Into the forest by Tab, over it by arrows, and back to a field that glows.
      await tabTo(page, /shrine/);
      await keyboard.press("ArrowRight");
      await keyboard.press("ArrowLeft");
      await here.fields.first().focus();
      await act(page, () => keyboard.press("Enter"));
      kinds.add("field");
    } else if (turn % 4 !== 3 && (await here.cards.count()) > 0) {
      await here.cards.first().focus();
      await keyboard.press("Enter"); // reads
      await here.leaf.first().waitFor();
      await keyboard.press("Escape");
      await here.leaf.first().waitFor({ state: "detached" });
      await keyboard.press("Space");
      await here.leaf.first().waitFor();
      await act(page, () => keyboard.press("Enter"));
      kinds.add("card");
    } else {
      await act(page, () => keyboard.press("1")); // the first of the list
      kinds.add("list");
    }
  }
  expect([...kinds].sort()).toEqual(["card", "field", "list"]);
  expect((await here.state()).phase).toBe("over");
  await here.leave();
});

test.each([desk, phone])("alone against Gwidyon, $width x $height", async (viewport) => {
  const here = await sitDown({ viewport, reducedMotion: "reduce" }, { seats: 1, rounds: 3 });
  const { page } = here;
  for (let turn = 0; await myTurn(page); turn++) {
    const heap = (await here.view()).gwidyon?.drops;
    expect(await page.getByRole("img", { name: `Gwidyon has ${heap} drop` }).count()).toBe(1);
    if (turn === 12) await here.picture("solo");
    await decide(here, turn);
  }
  expect((await here.state()).phase).toBe("over");
  await here.picture("solo-end");
  await here.leave();
});

describe("at the table", () => {
  test("reading a hero costs nothing, and what cannot be paid says why, with the rule", async () => {
    const here = await sitDown({ viewport: desk, reducedMotion: "reduce" }, {});
    const { page } = here;
    await myTurn(page);
    const before = await here.view();
    await page.locator("[data-place='hero 0']").click();
    await page.locator("div.leaf").waitFor();
    await here.picture("leaf");
    expect(await here.leaf.count()).toBe(0); // nobody has a leaf yet
    await page.getByRole("button", { name: "Rule R4.1" }).click();
    await page.locator("[id='R4.1'].asked").waitFor();
    await page.keyboard.press("Escape");
    expect(await here.view()).toEqual(before);
    // A field without a card played.
    await page.locator("[data-place=a1]").click();
    await page.getByRole("button", { name: "Rule R3.1" }).waitFor();
    await here.leave();
  });

  test("what the list points at is shown, and a card that is read narrows the list", async () => {
    const here = await sitDown({ viewport: desk, reducedMotion: "reduce" }, {});
    const { page } = here;
    await myTurn(page);
    const moves = page.locator(".moves button[data-move]");
    const all = await moves.count();
    await page.locator(".moves button[data-move^=play]").first().hover();
    expect(await page.locator(".hand .shown").count()).toBe(1);
    await here.cards.first().click();
    await here.leaf.first().waitFor();
    expect(await moves.count()).toBe(1);
    await page.keyboard.press("Escape");
    expect(await moves.count()).toBe(all);
    await here.leave();
  });

  test("nothing moves when a question comes", async () => {
    const here = await sitDown({ viewport: desk, reducedMotion: "reduce" }, {});
    const { page } = here;
    const places = () =>
      page.evaluate(() =>
        [".valley .market", ".valley .wood", ".valley .shrine", ".valley .deciding", ".hand .cards"].map((selector) => {
          const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
    await myTurn(page);
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    for (let turn = 0; turn < 6 && (await myTurn(page)); turn++) {
      await decide(here, turn);
      expect(await places()).toEqual(before);
    }
    await here.leave();
  });

  test("somebody else's forest can be enlarged", async () => {
    const here = await sitDown({ viewport: tablet, reducedMotion: "reduce" }, { seats: 3 });
    const { page } = here;
    await myTurn(page);
    await page.locator(".seats .mini").first().click();
    const large = page.getByRole("dialog").getByRole("group");
    expect(await large.getByRole("button").count()).toBe(20);
    await here.picture("other-leaf");
    await page.keyboard.press("Escape");
    expect(await large.count()).toBe(0);
    await here.leave();
  });

  test("between two people nothing of the next one's hand is on the page, also when a bonus asks", async () => {
    const here = await sitDown({ viewport: phone, reducedMotion: "reduce" }, { people: 2, rounds: 2 });
    const { page } = here;
    let curtains = 0;
    for (let turn = 0; turn < 60; turn++) {
      await page.locator(".curtain, .moves button[data-move], dialog[open], [data-go-on]").first().waitFor();
      if ((await page.locator("dialog[open]").count()) > 0) break;
      if ((await page.locator(".curtain").count()) > 0) {
        expect(await page.locator(".moves, .hand, .valley").count()).toBe(0);
        if (curtains++ === 0) await here.picture("curtain");
        await page.locator(".curtain button").first().click();
        continue;
      }
      if ((await word(page).count()) > 0) await goOn(page);
      else await decide(here, turn);
    }
    expect(curtains).toBeGreaterThan(2);
    expect((await here.state()).phase).toBe("over");
    await here.leave();
  });
});
