// Fails the build if the script that a first table needs is too large to load fast: what index.html names, which has the table room
// in it, and the words of one language. Pages that are loaded when somebody opens them are listed, not counted.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const dist = new URL("../dist/", import.meta.url);
const named = readFileSync(new URL("index.html", dist), "utf8");
const scripts = readdirSync(new URL("assets/", dist))
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, size: gzipSync(readFileSync(new URL(`assets/${name}`, dist))).length }));
for (const { name, size } of scripts) console.log(`${name}: ${size} bytes gzipped`);
const first = scripts.filter(({ name }) => named.includes(name)).reduce((sum, { size }) => sum + size, 0);
const words = scripts.filter(({ name }) => name.startsWith("catalogue-")).map(({ size }) => size);
if (first === 0 || words.length === 0) throw new Error("the build has no script or no words");
const total = first + Math.max(...words);
console.log(`script for a first table: ${total} of ${LIMIT} bytes`);
if (total > LIMIT) process.exit(1);
