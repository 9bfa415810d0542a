// Pictures of every page in every size, light and dark, for a person to look at; and what a machine can see in them.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { act, faults, type House, myTurn, openHouse, pictures, setUp, setUpGrove, toSetUp, visit } from "./harness";

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

for (const colorScheme of ["light", "dark"] as const)
  describe.each(sizes)(`${colorScheme} $width x $height`, (viewport) => {
    test("home, set-up, placing, playing, result", async () => {
      const here = await visit(house, { viewport, colorScheme, reducedMotion: "reduce" });
      const { page } = here;
      const picture = async (name: string) => {
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({
          path: `${pictures}${name}-${viewport.width}-${colorScheme}.png`,
          fullPage: viewport.width < 500 && name !== "result",
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

    test("Undergrove: set-up, first turn, a grown forest, the Elder's victory", async () => {
      const here = await visit(house, { viewport, colorScheme, reducedMotion: "reduce" }, 0);
      const { page } = here;
      const picture = async (name: string) => {
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({
          path: `${pictures}undergrove-${name}-${viewport.width}-${colorScheme}.png`,
          fullPage: viewport.width < 500 && name !== "result" && name !== "curtain",
        });
        expect(await faults(page), name).toEqual([]);
      };
      const moves = page.locator(".moves button[data-move]");
      await toSetUp(page, "undergrove");
      await page.getByLabel("Goals").selectOption("");
      await picture("set-up");
      await page.goto(house.address);

      await setUpGrove(page, { people: 2, rounds: 9, guided: true });
      await page.getByRole("button", { name: "I am Brown" }).waitFor();
      await picture("curtain");
      await page.getByRole("button", { name: "I am Brown" }).click();
      await myTurn(page);
      await picture("guided");
      await page.goto(house.address);

      // The first moves of a game that grows: mushrooms are placed whenever they can be.
      await setUpGrove(page, { seats: 1, rounds: 6 });
      const liked = ["play", "space", "pay", "root", "corner", "partner", "reproduce", "convert", "absorb"];
      const likes = (move: string) => liked.findIndex((kind) => move.startsWith(kind)) + 1 || 99;
      let mushrooms = 0;
      while (await myTurn(page)) {
        const offered = await moves.evaluateAll((all) => all.map((one) => one.getAttribute("data-move") ?? ""));
        if (mushrooms === 2 && offered.some((move) => move.startsWith("space"))) {
          await moves.nth(2).focus();
          await picture("space");
          mushrooms++;
        }
        const best = offered.indexOf([...offered].sort((a, b) => likes(a) - likes(b))[0] ?? "");
        if (offered[best]?.startsWith("space")) mushrooms++;
        if (mushrooms === 3 && offered.some((move) => move.startsWith("activate"))) {
          await page.locator("[data-place^='tile '].can").first().click();
          await picture("selected");
          await page.keyboard.press("Escape");
          mushrooms++;
        }
        await act(page, () => moves.nth(best).click());
      }
      await page
        .getByRole("dialog")
        .getByText(/^The victory/)
        .waitFor();
      await picture("result");
      expect(here.complaints).toEqual([]);
      await here.close();
    });
  });
