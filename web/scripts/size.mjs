// Fails the build if the page's script is too large to load fast.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const folder = new URL("../dist/assets/", import.meta.url);
const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
const sizes = scripts.map((name) => [name, gzipSync(readFileSync(new URL(name, folder))).length]);
for (const [name, size] of sizes) console.log(`${name}: ${size} bytes gzipped`);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
console.log(`script in all: ${total} of ${LIMIT} bytes`);
if (total > LIMIT) process.exit(1);
