// The types of `src/api` are made from the server's OpenAPI document. What the real server sends is written down as
// TypeScript of those types, and the compiler says whether it fits: a field that is missing, new or of another kind than
// the document says fails the test.

import { expect, test, type Page, type TestInfo } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { ask, hotSeat, newTable, person, playUntil, sitDown, state } from "./people";

interface Sample {
  type: string;
  value: unknown;
}

/** What the compiler has against these samples. */
function complaints(samples: Sample[], info: TestInfo): string[] {
  const folder = info.outputPath("wire");
  mkdirSync(folder, { recursive: true });
  const source = samples.map(({ type, value }, index) => `export const sample${index}: ${type} = ${JSON.stringify(value)};`);
  const types = (file: string) => JSON.stringify(resolve("src/api", file));
  writeFileSync(
    resolve(folder, "samples.ts"),
    [`import type * as game from ${types("game")};`, `import type * as wire from ${types("wire")};`, ...source].join("\n"),
  );
  writeFileSync(resolve(folder, "tsconfig.json"), JSON.stringify({ extends: resolve("tsconfig.json"), include: ["samples.ts"] }));
  const done = spawnSync("npx", ["tsc", "--noEmit", "-p", folder], { encoding: "utf8" });
  const errors = done.stdout.split("\n").flatMap((line) => /error TS\d+: .*/.exec(line)?.[0].slice(0, 300) ?? []);
  return done.status === 0 ? [] : [...new Set(errors), `the compiler ended with ${done.status}`];
}

async function sampleOf(page: Page, type: string, path: string): Promise<Sample> {
  return { type, value: await ask(page, "GET", path) };
}

test("what the server sends is what its document says", async ({ browser }, info) => {
  test.setTimeout(240_000);
  const page = await person(browser);
  await sitDown(page, "Ann");
  await newTable(page, [{ kind: "mine" }, { kind: "person", invited: true }], { listed: true });
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"]);
  const at = `/tables/${id}`;
  const samples: Sample[] = [];
  for (const step of ["bidding", "choosing", "trading", "track", "running", "dividend", "trains"]) {
    if (step === "choosing") await ask(page, "POST", `${at}/moves`, { after: 0, id: "first", action: { type: "bid", amount: 5 } });
    await playUntil(page, id, step);
    samples.push(await sampleOf(page, "wire.State", `${at}/state`));
    if (step === "running") samples.push(await sampleOf(page, "wire.BestRuns", `${at}/runs`));
    const { choices } = await state(page, id);
    const pass = choices?.some(({ type }) => type === "pass") ?? false;
    samples.push({ type: "wire.Check[]", value: await ask(page, "POST", `${at}/check`, { actions: pass ? [{ type: "pass" }] : [{ type: "bid", amount: 1 }] }) });
  }
  await ask(page, "POST", `${at}/chat`, { text: "Good evening" });
  samples.push(
    await sampleOf(page, "wire.Person", "/me"),
    await sampleOf(page, "game.TitleCard[]", "/titles"),
    await sampleOf(page, "wire.Computer[]", "/computers"),
    await sampleOf(page, "wire.TableList", "/tables?mine=true"),
    await sampleOf(page, "wire.Table", at),
    await sampleOf(page, "game.TitleInfo", `${at}/info`),
    await sampleOf(page, "wire.Update", `${at}/updates?after=0&said=0&state=true`),
    await sampleOf(page, "wire.Notifications", "/me/notifications"),
    await sampleOf(page, "wire.BoardArt", "/art/1860/extended/board"),
    await sampleOf(page, "Record<string, wire.Face>", "/art/1860/extended/faces?f=F4:743:0"),
  );
  expect(complaints(samples, info)).toEqual([]);
  await page.context().close();
});
