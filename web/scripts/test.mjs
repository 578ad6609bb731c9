// All tests of the page: types, units, then real Chromium against the real server. The last line is what CI reads.
import { spawnSync } from "node:child_process";

let passed = 0;
let failed = 0;

function run(command, args) {
  const done = spawnSync(command, args, { encoding: "utf8", env: { ...process.env, FORCE_COLOR: "0" }, maxBuffer: 1 << 28 });
  const text = `${done.stdout ?? ""}${done.stderr ?? ""}`;
  process.stdout.write(text);
  return { text, good: done.status === 0 };
}

function count(text, pattern, good) {
  const found = pattern.exec(text);
  const [yes, no] = found ? [Number(found[1] ?? 0), Number(found[2] ?? 0)] : [0, 0];
  passed += yes;
  failed += no === 0 && !good ? 1 : no;
}

const types = run("npm", ["run", "--silent", "check"]);
if (!types.good) failed += 1;
const units = run("npx", ["vitest", "run", "--reporter=json"]);
count(units.text, /"numPassedTests":(\d+),"numFailedTests":(\d+)/, units.good);
const browser = run("npx", ["playwright", "test", ...process.argv.slice(2)]);
count(browser.text, /browser: (\d+) passed, (\d+) failed/, browser.good);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
