import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  server: { fs: { allow: [".."] } },
  worker: { format: "es" },
  build: { target: "es2022", modulePreload: { polyfill: false } },
  test: { include: ["src/**/*.test.ts"] },
});
