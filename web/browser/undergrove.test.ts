// Undergrove as a person plays it, against the real engine.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GroveView } from "../src/games/undergrove/view";
import { act, faults, goOn, myTurn, setUpGrove, visitEachTime, word } from "./harness";

const sentences: Record<string, string> = JSON.parse(
  readFileSync(new URL("../../locales/en/undergrove.json", import.meta.url), "utf8"),
);

const here = visitEachTime(0);

const moves = () => here.page.locator(".moves button[data-move]");
const place = (id: string) => here.page.locator(`[data-place="${id}"]`);
const view = async () => (await here.state()).view as GroveView;

/** Makes the nth of the moves; a different one each time, so that much of the game is seen. */
async function playOne(turn: number) {
  const count = await moves().count();
  await act(here.page, () =>
    moves()
      .nth((turn * 7 + 3) % count)
      .click(),
  );
}

test("a whole game against the bot through the list, without a network", async () => {
  const { page } = here;
  await setUpGrove(page, { rounds: 5 });
  await myTurn(page);
  await page.context().setOffline(true);
  let turns = 0;
  while (await myTurn(page)) {
    expect(await moves().count()).toBeGreaterThan(1); // what is the only move is made by the table
    await playOne(turns++);
  }
  expect(turns).toBeGreaterThan(15);
  expect((await here.state()).phase).toBe("over");
  expect((await view()).forest.length).toBeGreaterThan(5);
  const rows = page.getByRole("dialog").getByRole("row");
  expect(await rows.count()).toBeGreaterThan(6);
  expect(await faults(page)).toEqual([]);
});

test("the forest itself is played: corners, mushrooms, and what the list points at", async () => {
  const { page } = here;
  await setUpGrove(page, { rounds: 6 });
  await myTurn(page);
  await moves().first().focus();
  expect(await place("corner 0,1").getAttribute("class")).toContain("shown");
  await act(page, () => place("corner 1,1").click());
  await myTurn(page);
  expect((await view()).players[0]?.plants[0]?.at).toEqual([1, 1]);

  const all = await moves().count();
  await place("tile earthlover").click();
  expect(await moves().count()).toBe(1);
  await page.getByText("For nothing:", { exact: true }).waitFor(); // what is printed on it
  await page.getByRole("button", { name: `Show all ${all}` }).click();
  expect(await moves().count()).toBe(all);

  await place("tile fly-agaric").click();
  expect(await moves().count()).toBe(all); // nothing can be done there, so the list stays
  await place("tile fly-agaric").click();
  await page.getByText(/You have no root on Fly Agaric/).waitFor();

  // By keyboard: arrows walk over the forest, Enter reads, Enter again does it.
  await place("tile fly-agaric").focus();
  await page.keyboard.press("ArrowLeft");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(
    /^Earthlover on 0,0: no type, worth 2, 0 carbon; roots of Brown from 1,1 and Tan/,
  );
  await page.keyboard.press("Enter");
  await act(page, () => page.keyboard.press("Enter"));
  await page.getByText("Brown activates Earthlover.").waitFor();
});

test("what is the only move is made at once, and undo goes back past it", async () => {
  const { page } = here;
  await setUpGrove(page, { seats: 1, rounds: 6 });
  await myTurn(page);
  await act(page, () => moves().first().click());
  await myTurn(page);
  await act(page, () => page.locator("button[data-move=photosynthesize]").click());
  await myTurn(page);
  await act(page, () => page.locator("button[data-move='convert 2']").click());
  await myTurn(page);
  await act(page, () => page.locator("button[data-move=done]").click());
  await myTurn(page);
  await page.getByText("chooses an action: turn 2").waitFor();

  // Absorb asks which seedling, though there is one: that is answered, and told.
  const before = await view();
  await act(page, () => page.locator("button[data-move=absorb]").click());
  await page.getByText(/Done for you, because nothing else was possible: The seedling on/).waitFor();
  await myTurn(page);
  expect(await moves().first().getAttribute("data-move")).toMatch(/^source/);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator("button[data-move=absorb]").waitFor();
  expect(await view()).toEqual(before);
});

test("before what cannot be taken back the table waits for a word", async () => {
  const { page } = here;
  await setUpGrove(page, { rounds: 6 });
  await myTurn(page);
  await act(page, () => place("corner 1,1").click());
  const before = await view();
  expect(await word(page).textContent()).toBe("End turn");
  await page.getByRole("status").getByText("Brown can still take that back.").waitFor();
  expect(await moves().count()).toBe(0);
  expect(await page.getByRole("button", { name: "Hint" }).getAttribute("aria-disabled")).toBe("true");
  // A reload waits as before; a misclick costs nothing.
  await page.reload();
  await word(page).waitFor();
  expect(await view()).toEqual(before);
  await page.getByRole("button", { name: "Take it back" }).click();
  await moves().first().waitFor();
  expect(await word(page).count()).toBe(0);

  // By keyboard: the number of a move, then Enter or the key g.
  await page.keyboard.press("2");
  await word(page).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press("g");
  await page.getByText("chooses an action: turn 1").waitFor();

  // Whoever does not want to be asked is not.
  const pause = page.getByRole("switch", { name: "Ask before going on" });
  expect(await pause.getAttribute("aria-checked")).toBe("true");
  await pause.click();
  await page.locator("[role=switch][aria-checked=false]").waitFor();
  await act(page, () => page.locator("button[data-move=photosynthesize]").click());
  await myTurn(page);
  await act(page, () => moves().first().click());
  await page.locator("button[data-move=done]").click();
  await page.getByText("chooses an action: turn 2").waitFor();
  expect(await word(page).count()).toBe(0);
});

test("alone against the Elder, who can win", async () => {
  const { page } = here;
  await setUpGrove(page, { seats: 1, rounds: 4 });
  await myTurn(page);
  await page.getByText("Next, the Elder:").waitFor();
  expect(await page.getByRole("list", { name: "Seats" }).getByText("The Elder").count()).toBe(1);
  while (await myTurn(page)) await act(page, () => moves().last().click());
  const { scores } = await here.state();
  expect(scores.ranks).toEqual([2, 1]);
  await page.getByRole("dialog").getByRole("heading", { name: "Not this time" }).waitFor();
  await page
    .getByRole("dialog")
    .getByText(/^The victory goes to The Elder/)
    .waitFor();
  expect(await page.getByRole("dialog").getByRole("columnheader", { name: "The Elder" }).count()).toBe(1);
  const total = page.getByRole("dialog").getByRole("row", { name: "total" });
  expect(await total.getByRole("cell").allInnerTexts()).toEqual(scores.totals.map(String));
});

test("between two people at one screen nothing of the next one's hand is on the page", async () => {
  const { page } = here;
  await setUpGrove(page, { people: 2, rounds: 6 });
  // All the page has in words, seen or not.
  const words = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .flatMap((one) => [...one.attributes].map(({ value }) => value))
        .concat(document.body.textContent)
        .join("\n"),
    );
  const hand = async () => {
    const { mine, faces } = await view();
    return (mine?.hand ?? []).map((tile) => sentences[faces[tile]?.name.key ?? ""] ?? tile);
  };
  let other: string[] = [];
  for (const who of ["Brown", "Tan", "Brown"]) {
    const lift = page.getByRole("button", { name: `I am ${who}` });
    await lift.waitFor();
    const mine = await hand();
    expect(mine).toHaveLength(3);
    const covered = await words();
    for (const name of [...mine, ...other]) expect(covered).not.toContain(name);
    expect(await page.locator(".moves, .hand, [data-place]").count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    await lift.click();
    await myTurn(page);
    const open = await words();
    for (const name of mine) expect(open).toContain(name);
    for (const name of other) expect(open).not.toContain(name);
    // The curtain comes after the word, not before.
    let words_said = 0;
    while ((await page.locator(".curtain").count()) === 0) {
      await moves().or(page.locator(".curtain")).or(word(page)).first().waitFor();
      if ((await word(page).count()) > 0) {
        expect((await here.state()).viewer).toBe(who === "Brown" ? 0 : 1);
        await goOn(page);
        words_said++;
      } else if ((await moves().count()) > 0) await act(page, () => moves().last().click());
    }
    expect(words_said).toBeGreaterThan(0);
    other = mine;
  }
  // A reload shows nobody's hand either.
  await page.reload();
  await page.locator(".curtain").waitFor();
  expect(await page.locator(".hand").count()).toBe(0);
});
