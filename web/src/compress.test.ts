import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compressFiles } from "../compress";

describe("the built page", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "understory-"));
    mkdirSync(join(folder, "engine"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("has every file once more, compressed both ways", () => {
    const text = "moss and mushrooms ".repeat(500);
    for (const path of ["index.html", "engine/understory.wasm"]) {
      writeFileSync(join(folder, path), text);
      compressFiles(folder);
      expect(brotliDecompressSync(readFileSync(join(folder, `${path}.br`))).toString()).toBe(text);
      expect(gunzipSync(readFileSync(join(folder, `${path}.gz`))).toString()).toBe(text);
    }
  });

  it("has nothing that compressing makes larger, nor fonts", () => {
    writeFileSync(join(folder, "a.css"), "a");
    writeFileSync(join(folder, "b.woff2"), "b".repeat(5000));
    compressFiles(folder);
    for (const path of ["a.css", "b.woff2"])
      for (const ending of ["br", "gz"]) expect(existsSync(join(folder, `${path}.${ending}`))).toBe(false);
  });
});
