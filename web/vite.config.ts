import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import solid from "vite-plugin-solid";
import { serviceWorker } from "./scripts/worker.mjs";

const server = process.env["BRADSHAW_URL"] ?? "http://127.0.0.1:1860";

/** Pictures change only with what draws them and what is drawn: browsers keep them under this fingerprint. */
function artVersion(): string {
  const hash = createHash("sha256");
  for (const folder of ["../crates/draw/src", "../crates/titles/data"]) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) hash.update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

export default defineConfig({
  plugins: [solid(), serviceWorker()],
  define: { __ART__: JSON.stringify(artVersion()) },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
  test: { environment: "node", include: ["tests/unit/**/*.test.ts"] },
});
