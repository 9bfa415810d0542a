// Whole games as a person plays them, against the real engine.
import { expect, test } from "vitest";
import { middleOf } from "../src/games/mushroom_gangs/layout";
import { type GangsView, holder, positionsOf } from "../src/games/mushroom_gangs/view";
import { act, faults, myTurn, setUp, tabTo, toSetUp, visitEachTime } from "./harness";

const here = visitEachTime();

const logText = () => here.page.getByRole("log").allInnerTexts();

/** Pieces go by what happened; where they end up is where the table says that they stand. */
async function piecesStand() {
  const view = (await here.state()).view as GangsView;
  const standing = positionsOf(view)
    .filter((place) => holder(view, place) !== null)
    .map((place) => middleOf(place))
    .map(({ x, y }) => `translate(${x}px, ${y}px)`);
  await here.page.waitForFunction((wanted) => {
    const pieces = [...document.querySelectorAll<SVGElement>(".piece")].map((piece) => piece.style.transform);
    return JSON.stringify(pieces.sort()) === wanted;
  }, JSON.stringify(standing.sort()));
}

test("one click starts a game against the bot", async () => {
  await here.page.getByRole("button", { name: "Play" }).first().click();
  await here.page.locator("[data-place=e5]").waitFor();
  expect(await myTurn(here.page)).toBe(true);
  const state = await here.state();
  expect(state.seats.map((seat) => seat.player)).toEqual(["human", "sprout"]);
});

test("a whole game by clicking on the board", async () => {
  const { page } = here;
  await setUp(page, 3);
  while (await myTurn(page)) {
    const { view, mine } = (await here.state()) as { view: { phase: string }; mine: number[] };
    expect(mine).toEqual([0]);
    await piecesStand();
    if (view.phase !== "placing") await page.locator("[data-place].source").first().click();
    await act(page, () => page.locator("[data-place].target").first().click());
  }
  await piecesStand();
  expect((await here.state()).phase).toBe("over");
  await page
    .getByRole("dialog")
    .getByText(/^The victory/)
    .waitFor();
  expect(await page.getByRole("dialog").getByRole("row").count()).toBeGreaterThan(3);
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Look at the board" }).click();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.getByRole("button", { name: "Score" }).click();
  await page.getByRole("button", { name: "Play again" }).click();
  expect(await myTurn(page)).toBe(true);
  expect((await here.state()).options.turn_limit).toBe(3);
});

test("a whole game by keyboard", async () => {
  const { page } = here;
  const { keyboard } = page;
  await tabTo(page, /^Set up…/);
  await keyboard.press("Enter");
  await page.getByLabel("Actions").waitFor();
  await tabTo(page, /^Actions$/);
  await keyboard.press("Control+A");
  await keyboard.type("2");
  await tabTo(page, /^Start the game$/);
  await keyboard.press("Enter");
  await myTurn(page);

  // On the board: arrow keys, then Enter.
  await tabTo(page, /^e5, field of 5/);
  await keyboard.press("ArrowUp");
  await keyboard.press("ArrowLeft");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(
    /^d4, field of 5: Place a picker on d4/,
  );
  await keyboard.press("Enter");
  await page.getByText("Embers place a picker on d4.").waitFor();

  // In the list: filter, then Enter; then numbers alone.
  await myTurn(page);
  await tabTo(page, /^Filter/);
  await keyboard.type("a1");
  await keyboard.press("Enter");
  await page.getByText("Embers place a picker on a1.").waitFor();
  await keyboard.press("Shift+Tab");
  while (await myTurn(page)) {
    await act(page, () => keyboard.press("1"));
  }
  expect((await here.state()).phase).toBe("over");
});

test("a reload in the middle finds the very same game", async () => {
  const { page } = here;
  await setUp(page, 3);
  for (let i = 0; i < 11; i++) {
    await myTurn(page);
    await act(page, () =>
      page
        .locator(".moves button[data-move]")
        .nth(i % 4)
        .click(),
    );
  }
  await myTurn(page);
  const before = { state: await here.state(), log: await logText() };
  expect(before.log.join().split("\n").length).toBeGreaterThan(20);
  await page.reload();
  await myTurn(page);
  expect({ state: await here.state(), log: await logText() }).toEqual(before);
  await piecesStand();
  await page.goto(here.address);
  await page.getByRole("link", { name: "Continue your game" }).click();
  await myTurn(page);
  expect({ state: await here.state(), log: await logText() }).toEqual(before);
});

test("an impossible click says why, with the rule", async () => {
  const { page } = here;
  await setUp(page, 3);
  await myTurn(page);
  await page.locator("[data-place=e5]").click();
  await page.getByText("Embers place a picker on e5.").waitFor();
  await myTurn(page);
  // A free place of the same field, wherever the others have gone.
  await page
    .getByRole("button", { name: /^[d-f][4-6], field of 5$/ })
    .first()
    .click();
  await page.getByText(/You already have a picker in the field of yield 5/).waitFor();
  await page.getByRole("button", { name: "Rule R2.2" }).click();
  await page.locator("[id='R2.2']").waitFor();
  expect(await page.locator("[id='R2.2']").getAttribute("class")).toContain("asked");
  await page.keyboard.press("Escape");
  expect(await page.locator("dialog[open]").count()).toBe(0);
});

test("undo takes the last decision back", async () => {
  const { page } = here;
  await setUp(page, 3);
  await myTurn(page);
  const undo = page.getByRole("button", { name: "Undo" });
  expect(await undo.getAttribute("aria-disabled")).toBe("true");
  const { view } = await here.state();
  await page.locator("[data-place=e5]").click();
  await page.getByText("Embers place a picker on e5.").waitFor();
  await myTurn(page);
  await undo.click();
  await page.getByText(/of Embers taken back/).waitFor();
  expect((await here.state()).view).toEqual(view);
  expect(await myTurn(page)).toBe(true);
  await piecesStand();
});

test("two people play on one screen", async () => {
  const { page } = here;
  await toSetUp(page, "mushroom-gangs");
  await page.getByLabel("Who plays in seat 2").selectOption("human");
  await page.getByLabel("Name of the person in seat 1").fill("Ann");
  await page.getByRole("button", { name: "Start the game" }).click();
  for (const gang of ["Embers", "Mossbacks", "Embers"]) {
    await myTurn(page);
    await page.getByRole("status").getByText(gang).waitFor();
    await act(page, () => page.locator("[data-place].target").first().click());
  }
  await page.getByText("Ann", { exact: true }).waitFor();
  expect((await here.state()).mine).toEqual([0, 1]);
});

test("a browser that keeps nothing is told so, and the game goes on", async () => {
  const { page } = here;
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: "Play" }).first().click();
  await page.getByText("the game will not survive a reload").waitFor();
  expect(await myTurn(page)).toBe(true);
});
