import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["browser/**/*.test.ts"],
    exclude: ["browser/_template.test.ts"], // of a game that is not in the catalog before tools/new_game has copied it
    // Every file has its own server and its own Chromium; much of their time is waiting.
    minWorkers: 2,
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    reporters: ["verbose"],
  },
});
