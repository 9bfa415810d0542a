import { expect, test } from "vitest";
import { addressOf, parseRoute, type Route } from "./router.svelte";

test.each<[string, Route]>([
  ["", { page: "home" }],
  ["#/", { page: "home" }],
  ["#/setup/mushroom-gangs", { page: "setup", game: "mushroom-gangs" }],
  ["#/setup", { page: "home" }],
  ["#/table", { page: "table" }],
  ["#/nowhere", { page: "home" }],
  ["#/setup/%E0%A4%A", { page: "home" }],
])("%s", (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test("every address leads back to its page", () => {
  const routes: Route[] = [{ page: "home" }, { page: "setup", game: "a b/c" }, { page: "table" }];
  for (const route of routes) expect(parseRoute(addressOf(route))).toEqual(route);
});
