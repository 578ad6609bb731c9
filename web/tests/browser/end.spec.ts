// The end of a game: the page turns to it by itself, and tells and keeps what there is to tell and keep.

import { expect, test } from "@playwright/test";
import { readFileSync } from "node:fs";
import { ask, home, newTable, open, person, sitDown } from "./people";
import { scan } from "./scan";
import { startServer } from "./server";

test("the page turns to the end as it comes: why, who, what is to be kept, and once more", async ({ browser }) => {
  test.setTimeout(420_000);
  const own = await startServer(undefined, 5);
  const usual = home();
  process.env["BRADSHAW_TEST_URL"] = own.url;
  try {
    const page = await person(browser);
    await sitDown(page, "Ann");
    const computers = ["Brunel", "Locke"].map((name) => ({ kind: "computer" as const, computer: "guest", name }));
    const id = await newTable(page, computers, { name: "To the end" });
    await ask(page, "POST", `/tables/${id}/start`);
    await open(page, id);
    await expect(page.locator(".room.over")).toBeVisible({ timeout: 180_000 });
    // It was on another ledger; now the end is shown.
    await expect(page.locator(".winner")).toContainText(/(Brunel|Locke).* wins? with £|share the victory/);
    await expect(page.locator(".why-ended")).not.toBeEmpty();
    await expect(page.locator(".reckoning")).toHaveCount(2);
    await expect(page.locator("#panel-worth figure.chart")).toBeVisible();
    await expect(page.locator("[data-test=best-run]")).toContainText(/in operating round \d+\.\d: £\d+/);
    // Looking back: who was ahead when, and what a director would have done instead.
    await page.locator("[data-test=look-back]").click();
    await expect(page.locator("#panel-ahead figure.chart path.line")).toHaveCount(2);
    // Pictures of all runs and of what dealings brought; a deal leads to its moment.
    await expect(page.locator("[data-test=left-runs] rect.run-made").first()).toBeAttached();
    await expect(page.locator("[data-test=dealings] .bars li")).toHaveCount(2);
    await page.locator("[data-test=dealing]").first().click();
    await expect(page.locator("[data-test=then]").first()).toBeVisible();
    await expect(page).toHaveURL(/\/at\/\d+$/);
    await page.getByRole("button", { name: "Back to now" }).click();
    const costly = page.locator("[data-test=costly-move]");
    await expect(costly).toHaveCount(12);
    await expect(page.locator("[data-test=dot]")).toHaveCount(12);
    await expect(page.locator("[data-test=instead]")).toHaveCount(12, { timeout: 60_000 });
    const number = Number(await costly.first().locator(".entry-number").innerText());
    await costly.first().locator(".entry-number").click();
    await expect(page.locator(".room.past")).toBeVisible();
    expect(number).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Back to now" }).click();
    // By day and by lamplight in turn, each of the charts once.
    for (const [index, chart] of (await page.locator(".end [role=tab]").all()).entries()) {
      const colorScheme = index % 2 === 0 ? ("light" as const) : ("dark" as const);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await chart.click();
      await scan(page, `the end, chart ${index}, ${colorScheme}`);
    }
    for (const [test, begins] of [["poster-svg", "<svg"], ["poster-png", "\u0089PNG"]] as const) {
      const download = page.waitForEvent("download");
      await page.locator(`[data-test=${test}]`).click();
      const kept = readFileSync(await (await download).path());
      expect(kept.toString("latin1").startsWith(begins), test).toBe(true);
      expect(kept.length, test).toBeGreaterThan(20_000);
    }
    await page.locator("[data-test=replay]").click();
    await expect(page.getByRole("status").filter({ hasText: "Played back" })).toBeVisible();
    await page.locator("[data-test=skip]").click();
    // The same again, at a table of its own.
    await page.locator("[data-test=rematch]").click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(page.locator("[data-player=Brunel]")).toBeVisible();
    await expect(page.locator("[data-player=Locke]")).toBeVisible();
    await page.context().close();
  } finally {
    process.env["BRADSHAW_TEST_URL"] = usual;
    await own.stop();
  }
});
