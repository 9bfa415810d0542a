// Writes every file of the built page once more as .br and .gz, where that is smaller: the server sends those.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts and pictures are compressed already. */
const worth = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;

export function compressFiles(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && worth.test(file.name),
  );
  for (const file of files) {
    const path = join(file.parentPath ?? file.path, file.name);
    const bytes = readFileSync(path);
    const coded = {
      br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
      gz: gzipSync(bytes, { level: 9 }),
    };
    for (const [ending, smaller] of Object.entries(coded))
      if (smaller.length < bytes.length) writeFileSync(`${path}.${ending}`, smaller);
  }
}

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      compressFiles(folder);
    },
  };
}
