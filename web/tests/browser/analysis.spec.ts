// Looking ahead from a moment of a game: an analysis board of one's own, its branches, and others who are shown it.

import { expect, test, type Page } from "@playwright/test";
import { existsSync, readFileSync } from "node:fs";
import { ask, hotSeat, newTable, open, person, playUntil, sitDown } from "./people";
import { scan } from "./scan";

const rows = (page: Page) => page.locator("[data-test=tree-row]");
const rested = (page: Page) => expect(page.locator(".actions")).toHaveAttribute("aria-busy", "false");

/** Bids as little as can be bid. */
async function bid(page: Page): Promise<void> {
  await rested(page);
  await page.locator("[data-test=bid]").click();
  await rested(page);
}

test("against computers: what if, two branches with a name and a note, after a reload, for others by link", async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await person(browser);
  await sitDown(page, "Ann");
  const computers = ["Brunel", "Locke"].map((name) => ({ kind: "computer" as const, computer: "guest", name }));
  const id = await newTable(page, [{ kind: "mine" }, ...computers], { name: "Solo" });
  await ask(page, "POST", `/tables/${id}/start`);
  await open(page, id);
  await page.locator("[data-test=what-if-now]").click();
  await expect(page.locator("[data-test=analysis-bar]")).toContainText("Analysis of the game after entry 0");
  await expect(page.locator("[data-test=guessed]")).toHaveCount(0);
  // I move for all seats.
  await bid(page);
  await expect(rows(page)).toHaveCount(1);
  await bid(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\/analyses\/\w+\/2$/);
  // Back by a key, and another way.
  await page.keyboard.press("[");
  await expect(page).toHaveURL(/\/1$/);
  await rested(page);
  await page.locator("[data-test=pass]").click();
  await expect(rows(page)).toHaveCount(3);
  await page.locator("[data-test=describe]").click();
  await page.locator("[data-test=branch-name]").fill("The timid one");
  await page.locator("[data-test=move-note]").fill("Why pay more?");
  await page.locator("[data-test=save-note]").click();
  await expect(rows(page).last()).toContainText("The timid one");
  // The first way is found again, not made twice.
  await page.keyboard.press("[");
  await bid(page);
  await expect(rows(page)).toHaveCount(3);
  // Computers play their seats until it is my turn.
  await page.locator("[data-test=analysis-seats]").click();
  for (const seat of [1, 2]) await page.locator(`[data-test=analysis-seat-${seat}]`).selectOption("guest");
  await scan(page, "the seats of an analysis");
  await page.keyboard.press("Escape");
  await page.locator("[data-test=let-computer]").click();
  await expect(page.locator("[data-test=let-computer]")).toHaveText("Let a computer move");
  await expect.poll(() => rows(page).count()).toBeGreaterThan(3);
  const [count, address] = [await rows(page).count(), page.url()];
  await page.reload();
  await expect(rows(page)).toHaveCount(count);
  await expect(rows(page).filter({ hasText: "The timid one" })).toContainText("Why pay more?");
  await scan(page, "an analysis");
  // Arrow keys go through the branches.
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/1$/);
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/\/2$/);
  await page.keyboard.press("ArrowUp");
  await expect(page).toHaveURL(/\/1$/);
  // The table itself knows nothing of it.
  expect((await ask<{ number: number }>(page, "GET", `/tables/${id}/state`)).number).toBe(0);
  // Somebody with the link, at a phone, looks and takes a copy.
  const other = await person(browser, { viewport: { width: 390, height: 844 } });
  await other.goto(address);
  await expect(other.locator(".room")).toBeVisible();
  await expect(other.locator("[data-test=pass]")).toHaveCount(0);
  await expect(rows(other)).toHaveCount(count);
  await scan(other, "an analysis on a phone");
  await other.locator("[data-test=copy-analysis]").click();
  await expect(other).not.toHaveURL(address);
  await expect(other.locator("[data-test=let-computer]")).toBeVisible();
  await expect(rows(other)).toHaveCount(count);
  // Deleting takes two words, and goes back to what is left.
  await rows(other).first().click();
  await other.locator("[data-test=describe]").click();
  await other.locator("[data-test=delete-branch]").click();
  await other.locator("[data-test=delete-branch]").click();
  await expect(rows(other)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(count);
  // One's own are listed at home.
  await page.goto("/");
  await expect(page.locator("[data-test=analyses]")).toContainText("Solo");
  for (const one of [page, other]) await one.context().close();
});

test("runs and charts of an analysis are those of its position, and an address leads to a moment", async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await person(browser);
  const id = await hotSeat(page, ["Ann", "Ben"]);
  await playUntil(page, id, "running");
  await open(page, id);
  const { number } = await ask<{ number: number }>(page, "GET", `/tables/${id}/state`);
  await page.goto(`/tables/${id}/at/${number - 3}`);
  await expect(page.locator("[data-test=then]").first()).toContainText(`after entry ${number - 3}`);
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect(page).toHaveURL(new RegExp(`/tables/${id}$`));
  await page.locator("[data-test=what-if-now]").click();
  await expect(page.locator("[data-test=tree]")).toBeVisible();
  await rested(page);
  // The best runs of the position are found and made, in thought only.
  await page.locator("[data-test=run]").click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText("runs its");
  await expect(page.locator(".actions")).toHaveAttribute("data-step", "dividend");
  await page.locator("#tab-end").click();
  await expect(page.locator("#panel-worth figure.chart")).toBeVisible();
  expect((await ask<{ number: number }>(page, "GET", `/tables/${id}/state`)).number).toBe(number);
  await page.context().close();
});

test("history plays by itself, pauses, and says of every panel which moment it shows", async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await person(browser);
  const id = await hotSeat(page, ["Ann", "Ben"]);
  await playUntil(page, id, "track");
  await page.goto(`/tables/${id}/at/2`);
  await expect(page.locator("[data-test=then]")).toHaveCount(2);
  await page.locator("[data-test=play-speed]").selectOption("4");
  await page.locator("[data-test=play]").click();
  await expect.poll(() => Number(page.url().split("/at/")[1] ?? 0)).toBeGreaterThan(4);
  await page.locator("[data-test=play]").click();
  const stopped = page.url();
  await page.waitForTimeout(700);
  expect(page.url()).toBe(stopped);
  for (const [panel, times] of [["companies", 2], ["players", 2], ["trains", 2], ["sheet", 2], ["end", 2], ["log", 1], ["chat", 1]] as const) {
    await page.locator(`#tab-${panel}`).click();
    await expect(page.locator("[data-test=then]"), panel).toHaveCount(times);
  }
  await scan(page, "history");
  // Round by round to the present.
  await page.locator("[data-test=play-unit]").selectOption("round");
  await page.locator("[data-test=play]").click();
  await expect(page).toHaveURL(new RegExp(`/tables/${id}$`), { timeout: 30_000 });
  await expect(page.locator("[data-test=then]")).toHaveCount(0);
  await page.context().close();
});

const RECORDED = "../../shared/games/1860/gen-568.game.json";

test("a review on a phone: pictures first, and a run drawn beside the best there was", async ({ browser }) => {
  test.setTimeout(120_000);
  if (!existsSync(RECORDED) && process.env["CI"]) throw new Error(`the recorded games are needed here: ${RECORDED}`);
  test.skip(!existsSync(RECORDED), "no recorded games here");
  const page = await person(browser, { viewport: { width: 390, height: 844 } });
  await sitDown(page, "Ann");
  const { table } = await ask<{ table: { id: string; state: string } }>(page, "POST", "/imports", JSON.parse(readFileSync(RECORDED, "utf8")));
  if (table.state !== "finished") await ask(page, "POST", `/tables/${table.id}/end`, { finished: true });
  await open(page, table.id);
  await page.locator("[data-test=look-back]").click();
  await expect(page.locator("[data-test=lead-changes] .chip").first()).toBeVisible();
  const review = page.locator("[data-test=left-runs]");
  await expect(review.locator("rect.run-left").first()).toBeAttached();
  await scan(page, "a review on a phone");
  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.locator("[data-test=left-run]").first().click();
  await expect(page.locator("[data-test=compared] path.compared-best").first()).toBeAttached();
  await expect(page.locator("[data-test=compared-words]")).toContainText(/Narrow: as run, £\d+\. Broad: the best there was, £\d+/);
  // It is gone with the moment.
  await page.keyboard.press("]");
  await expect(page.locator("[data-test=compared]")).toHaveCount(0);
  await page.context().close();
});
