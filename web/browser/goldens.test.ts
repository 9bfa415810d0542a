// The engine as the browser has it plays every recorded match to the same hashes as the native one.
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ToClient } from "../src/protocol";
import { type House, openHouse, visit } from "./harness";

const goldens = new URL("../../tests/goldens/", import.meta.url);
const files = readdirSync(goldens, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".json") && !name.endsWith("plans.json"),
);

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

test.each(files)("%s", async (file) => {
  const golden = JSON.parse(readFileSync(new URL(file, goldens), "utf8"));
  const here = await visit(house);
  const ask = JSON.stringify({ type: "verify", id: "1", record: golden.record });
  // As text, because the test runner would rewrite the import.
  const answer = await here.page.evaluate<{ tell: ToClient[] }>(
    `import("./engine/understory.js").then((module) => module.default())
       .then((engine) => JSON.parse(engine.handle(${JSON.stringify(ask)}, 0)))`,
  );
  expect(answer.tell).toEqual([
    {
      type: "verified",
      to: "1",
      game: golden.record.game,
      moves: golden.record.moves.length,
      hashes: golden.hashes,
      end: golden.record.final,
    },
  ]);
  await here.close();
});
