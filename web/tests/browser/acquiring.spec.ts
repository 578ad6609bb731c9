// A company that takes over another: every way to pay and what becomes of tokens, seen before anything is decided.

import { expect, test, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ask, open, person, sitDown } from "./people";

/** A game of computers up to where a company can take over one of the same player. */
const GAME = join(import.meta.dirname, "games/acquisition.json");

interface State {
  view: { turn: { company: number }; companies: { id: number; symbol: string; treasury: number; closed: boolean }[]; players: { name: string; cash: number }[] };
}

async function table(page: Page): Promise<string> {
  await sitDown(page, "Ann");
  const { table } = await ask<{ table: { id: string } }>(page, "POST", "/imports", JSON.parse(readFileSync(GAME, "utf8")));
  const { id } = await ask<{ id: string }>(page, "POST", `/tables/${table.id}/fork`, {});
  return id;
}

test("an acquisition is seen in every way it can go, and made that way", async ({ browser }) => {
  const page = await person(browser);
  const id = await table(page);
  await open(page, id);
  const partner = page.locator(".offer-card", { has: page.locator("[data-test=partner]") }).first();
  if ((await partner.getAttribute("open")) === null) await partner.locator("summary").first().click();
  const ways = partner.locator("[data-test=way]");
  await expect(ways.first()).toBeVisible();
  expect(await ways.count()).toBeGreaterThan(1);
  const before = await ask<State>(page, "GET", `/tables/${id}/state`);
  const buyer = before.view.companies[before.view.turn.company];
  // The last way: what it promises is what comes of it.
  const way = ways.last();
  await way.locator("summary").click();
  await expect(way.locator("[data-test=side-by-side] thead .token-icon")).toHaveCount(3);
  const promised = await way.locator("[data-test=side-by-side] tbody tr").filter({ hasText: "treasury" }).first().locator("td").last().textContent();
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await page.locator(".room-side").evaluate((side) => side.scrollWidth > side.clientWidth)).toBe(false);
  }
  await way.locator("[data-test=this-way]").click();
  await expect(page.locator(".actions")).not.toHaveAttribute("data-step", "acquire");
  await page.keyboard.press("5");
  await expect(page.locator(".log")).toContainText(`${buyer?.symbol ?? ""} has acquired minor`);
  const after = await ask<State>(page, "GET", `/tables/${id}/state`);
  expect(`£${after.view.companies[buyer?.id ?? 0]?.treasury ?? ""}`).toBe(promised?.trim());
  await page.context().close();
});

test("requests can be agreed to once and for all, and no longer", async ({ browser }) => {
  const page = await person(browser);
  await sitDown(page, "Ada");
  const seats = [{ kind: "mine" }, { kind: "computer", computer: "random" }];
  const body = { name: "Agreements", title: "1822", options: [], listed: false, undo: "free", seating: "as-listed", seats, seed: 1 };
  const { id } = await ask<{ id: string }>(page, "POST", "/tables", body);
  await ask(page, "POST", `/tables/${id}/start`);
  await open(page, id);
  const box = page.locator("[data-test=agreement][data-question=question-neighbour]");
  await page.getByText("Agree for me").click();
  await expect(box).not.toBeChecked();
  await box.check();
  await expect.poll(() => ask(page, "GET", `/tables/${id}/agreements`)).toEqual([{ seat: 0, question: "question-neighbour" }]);
  // Beside it another program can be set.
  await page.locator("[data-test=program-bid-for]").first().click();
  await expect(page.locator(".program")).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked({ timeout: 30_000 });
  await page.getByText("Agree for me").click();
  await box.uncheck();
  await expect.poll(() => ask(page, "GET", `/tables/${id}/agreements`)).toEqual([]);
  await page.context().close();
});
