// Pictures of every page in every size, light and dark, for a person to look at; and what a machine can see in them.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  act,
  faults,
  type House,
  myTurn,
  openHouse,
  pictures,
  playAhead,
  setUp,
  toSetUp,
  visit,
  word,
} from "./harness";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** Opens the hint, all of which must be within reach. */
async function hint(page: Page) {
  await page.getByRole("button", { name: "Hint" }).click();
  const plans = page.getByRole("button", { name: /^Play this: / });
  await plans.first().waitFor();
  for (const plan of await plans.all()) {
    await plan.scrollIntoViewIfNeeded();
    const box = await plan.boundingBox();
    const size = page.viewportSize();
    if (!box || !size) throw new Error("A plan has no button that can be seen.");
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
  }
  await page.locator(".plans").evaluate((list) => list.scrollTo(0, 0));
}

for (const colorScheme of ["light", "dark"] as const)
  describe.each(sizes)(`${colorScheme} $width x $height`, (viewport) => {
    test("home, set-up, placing, playing, result", async () => {
      const here = await visit(house, { viewport, colorScheme, reducedMotion: "reduce" }, 0);
      const { page } = here;
      const picture = async (name: string) => {
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({
          path: `${pictures}${name}-${viewport.width}-${colorScheme}.png`,
          fullPage: viewport.width < 500 && !["result", "hint"].includes(name),
        });
        expect(await faults(page), name).toEqual([]);
      };
      const play = async (nth: number) => {
        await act(page, () => page.locator(".moves button[data-move]").nth(nth).click());
        return myTurn(page);
      };
      await page.getByRole("button", { name: "Play" }).first().waitFor();
      await picture("home");
      await toSetUp(page, "mushroom-gangs");
      await page.getByText("5", { exact: true }).first().click();
      await picture("set-up");
      await page.goto(house.address);
      await setUp(page, 4);
      await myTurn(page);
      for (const place of ["b2", "e2", "h2", "b5"]) {
        await act(page, () => page.locator(`[data-place=${place}]`).click());
        await myTurn(page);
      }
      await picture("placing");
      await hint(page);
      await picture("hint");
      await page.keyboard.press("Escape");
      for (let i = 0; i < 5; i++) await play(4);
      await play(6);
      await page.locator("[data-place].source").nth(4).click();
      await picture("playing");
      await page.keyboard.press("Escape");
      while (await play(0));
      await page
        .getByRole("dialog")
        .getByText(/^The victory/)
        .waitFor();
      await picture("result");
      expect(here.complaints).toEqual([]);
      await here.close();
    });

    test("Undergrove: set-up, curtain, guide, a grown forest, the Elder's victory", async () => {
      const here = await visit(house, { viewport, colorScheme, reducedMotion: "reduce" }, 0);
      const { page } = here;
      const picture = async (name: string) => {
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({
          path: `${pictures}undergrove-${name}-${viewport.width}-${colorScheme}.png`,
          fullPage: viewport.width < 500 && !["result", "curtain", "space", "hint", "waiting"].includes(name),
        });
        expect(await faults(page), name).toEqual([]);
      };
      const grows = [
        "play",
        "space",
        "root",
        "reproduce",
        "partner",
        "corner",
        "pay",
        "absorb",
        "activate",
        "photo",
        "convert",
      ];
      await toSetUp(page, "undergrove");
      await page.getByLabel("Goals").selectOption("");
      await picture("set-up");

      await playAhead(page, {
        seats: 2,
        people: 2,
        options: { quick_sprout: true },
        liked: [],
        until: { kind: "activate", mushrooms: 5 },
      });
      await page.getByRole("button", { name: "I am Brown" }).waitFor();
      await picture("curtain");
      await page.getByRole("button", { name: "I am Brown" }).click();
      await myTurn(page);
      await picture("guided");

      // The word can be said without scrolling.
      while ((await word(page).count()) === 0) {
        await act(page, () => page.locator(".moves button[data-move]").first().click());
        await page.locator(".moves button[data-move]").or(word(page)).first().waitFor();
      }
      const box = await word(page).boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= viewport.height).toBe(true);
      await picture("waiting");

      if (colorScheme === "light") {
        await playAhead(page, {
          seats: 4,
          people: 1,
          options: {},
          liked: grows,
          until: { kind: "space", mushrooms: 9 },
        });
        await myTurn(page);
        await page.locator(".moves button[data-move]").nth(2).hover();
        await picture("space");
      }

      await playAhead(page, {
        seats: 4,
        people: 1,
        options: {},
        liked: grows,
        until: { kind: "activate", mushrooms: 17 },
      });
      await myTurn(page);
      await page.locator("[data-place^='tile '].can").last().click();
      await picture("selected");
      await hint(page);
      await picture("hint");

      await playAhead(page, {
        seats: 1,
        people: 1,
        options: { round_limit: 12 },
        liked: ["done", "photo"],
      });
      await page.getByRole("dialog").getByText("The victory goes to The Elder").waitFor();
      await picture("result");
      expect(here.complaints).toEqual([]);
      await here.close();
    });
  });
