import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { compressed } from "./compress";

/** A game's words for the terminal stand beside those for the page, which has no use for them. */
const wordsOfThePage: Plugin = {
  name: "words-of-the-page",
  enforce: "pre",
  transform(code, id) {
    if (!/\/locales\/[^/]+\/[^/]+\.json$/.test(id)) return null;
    const sentences = Object.entries(JSON.parse(code)).filter(([key]) => key.split(".")[1] !== "cli");
    return { code: JSON.stringify(Object.fromEntries(sentences)), map: null };
  },
};

export default defineConfig({
  base: "./",
  plugins: [svelte(), wordsOfThePage, compressed()],
  server: { fs: { allow: [".."] } },
  worker: { format: "es" },
  build: { target: "es2022", modulePreload: { polyfill: false } },
  test: { include: ["src/**/*.test.ts"] },
});
