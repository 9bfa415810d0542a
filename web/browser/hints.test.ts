// Opponents of every level, and hints, as a person meets them.
import { expect, test } from "vitest";
import { act, faults, myTurn, setUp, setUpGrove, toSetUp, visitEachTime, word } from "./harness";

const here = visitEachTime(0);

const panel = () => here.page.getByRole("dialog", { name: "What you could do" });
const plans = () => panel().getByRole("button", { name: /^Play this: / });
const hintButton = () => here.page.getByRole("button", { name: "Hint" });

test("a bot of any of five levels can be chosen, and plays", async () => {
  const { page } = here;
  await toSetUp(page, "mushroom-gangs");
  const who = page.getByLabel("Who plays in seat 2");
  expect(await who.locator("option").allInnerTexts()).toEqual([
    "A person",
    "Spore",
    "Sprout",
    "Sapling",
    "Tree",
    "Old Growth",
  ]);
  expect(await who.inputValue()).toBe("sprout");
  const abouts = new Set<string>();
  for (const level of ["spore", "sprout", "sapling", "tree", "old-growth"]) {
    await who.selectOption(level);
    abouts.add((await page.locator("li .bot").textContent()) ?? "");
    expect(await page.locator("li .bot svg path").count()).toBeGreaterThan(2);
  }
  expect(abouts.size).toBe(5);
  await who.selectOption("sapling");
  await page.getByRole("button", { name: "Start the game" }).click();
  await myTurn(page);
  expect((await here.state()).seats.map(({ player }) => player)).toEqual(["human", "sapling"]);
  await page.getByRole("list", { name: "Seats" }).getByText("Sapling", { exact: true }).waitFor();
  await act(page, () => page.locator("[data-place=e5]").click());
  await page.getByText(/Mossbacks place a picker on/).waitFor();
});

test("a bot that thinks for long says so", async () => {
  const { page } = here;
  // What a bot thought of reaches the page three seconds later.
  await page.addInitScript(() => {
    const Quick = window.Worker;
    window.Worker = class extends Quick {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        let wait = 0;
        this.addEventListener("message", (event) => {
          if (!event.isTrusted) return;
          event.stopImmediatePropagation();
          const begins = "thinks" in event.data;
          setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: event.data })), begins ? 0 : wait);
          if (begins || "tell" in event.data) wait = begins ? 3000 : 0;
        });
      }
    };
  });
  await page.reload();
  await setUp(page, 3);
  await myTurn(page);
  const sign = page.getByRole("status").getByText("Sprout is thinking …").waitFor();
  await page.locator("[data-place=e5]").click();
  await sign;
  await page.getByText(/Mossbacks place a picker on/).waitFor();
  expect(await page.getByText("Sprout is thinking …").count()).toBe(0);
});

test("a whole game of hints", async () => {
  const { page } = here;
  await setUp(page, 6);
  while (await myTurn(page)) {
    await hintButton().click();
    await plans().first().waitFor();
    const count = await plans().count();
    expect(count).toBeLessThanOrEqual(3); // fewer where there are fewer moves
    if (count > 1)
      expect(new Set(await plans().evaluateAll((all) => all.map((one) => one.ariaLabel))).size).toBe(count);
    await act(page, () => plans().first().click());
    expect(await panel().count()).toBe(0);
  }
  const { phase, seats } = await here.state();
  expect(phase).toBe("over");
  expect(seats[1]?.player).toBe("sprout");
});

test("a hint can be had by keyboard alone, and leaves one where one was", async () => {
  const { page } = here;
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  await setUp(page, 3);
  await myTurn(page);
  await page.locator("[data-place=e5]").focus();
  const before = await focused();
  expect(before).toMatch(/^e5/);
  await keyboard.press("h");
  await plans().first().waitFor();
  expect(await faults(page)).toEqual([]);

  // The first plan is shown on the board, and so is the second when one comes to it.
  const shown = () =>
    page.locator("[data-place].target").evaluateAll((all) => all.map((one) => one.getAttribute("data-place")));
  const [first] = await shown();
  await keyboard.press("Tab");
  expect(await focused()).toBe(`Play this: ${await panel().getByRole("heading", { level: 3 }).first().textContent()}`);
  await keyboard.press("Tab");
  expect(await shown()).not.toEqual([first]);

  await keyboard.press("Escape");
  expect(await panel().count()).toBe(0);
  expect(await focused()).toBe(before);
  expect((await here.state()).phase).toBe("playing");

  // In the filter h is a letter; numbers choose nothing while a hint is open.
  await page.getByLabel("Filter by words").focus();
  await keyboard.type("h");
  expect(await panel().count()).toBe(0);
  await keyboard.press("Escape");
  await page.locator("[data-place=e5]").focus();
  await keyboard.press("h");
  await plans().first().waitFor();
  await keyboard.press("1");
  await keyboard.press("h");
  expect(await panel().count()).toBe(0);
  expect(await page.getByText("Nothing yet.").count()).toBe(1);

  await keyboard.press("h");
  await plans().first().waitFor();
  await keyboard.press("Tab");
  await act(page, () => keyboard.press("Enter"));
  await page.getByText(`Embers place a picker on ${first}.`).waitFor();
});

test("whoever is not to act is told when a hint can be had", async () => {
  await here.comeAgain(3000);
  const { page } = here;
  await setUp(page, 3);
  await myTurn(page);
  await act(page, () => page.locator("[data-place=e5]").click());
  expect(await hintButton().getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.press("h");
  await page.getByRole("status").getByText("A hint can be had when it is your turn.").waitFor();
  expect(await panel().count()).toBe(0);
});

test("in Undergrove a plan is read, and followed to the end of the turn", async () => {
  const { page } = here;
  await setUpGrove(page, { seats: 3, rounds: 6 });
  await myTurn(page);
  await act(page, () => page.locator(".moves button[data-move]").first().click());
  await myTurn(page);
  await page.getByText("chooses an action: turn 1").waitFor();
  await hintButton().click();
  await plans().first().waitFor();
  expect(await faults(page)).toEqual([]);
  const plan = panel()
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) })
    .first();
  expect(await plan.getByText(/^\d+% of the thinking$/).count()).toBe(1);
  expect(await plan.getByText(/^Looks best$/).count()).toBe(1);
  for (const seat of ["Brown", "Tan", "Green"])
    expect(await plan.getByText(new RegExp(`^${seat} then: \\d+ points?$`)).count()).toBe(1);
  expect(await plan.getByRole("list", { name: "Then" }).count()).toBe(1);

  // The hint stays for the steps of the plan and closes with it.
  let steps = 0;
  for (; (await panel().count()) > 0; steps++) {
    await plans().first().waitFor();
    await act(page, () => plans().first().click());
    await plans()
      .first()
      .or(page.getByText(/turn 2/))
      .or(word(page))
      .or(page.locator(".moves button[data-move]"))
      .first()
      .waitFor();
  }
  expect(steps).toBeGreaterThan(1);
  await page.getByRole("log").getByText(/Brown/).first().waitFor();
});
