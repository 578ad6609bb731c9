// What a table offers besides moves: programmed moves, quiet, charts, wide ledgers, and the board on a small screen.

import { expect, test } from "@playwright/test";
import { ask, hotSeat, newTable, open, person, playUntil, sitDown } from "./people";

test("the server bids for somebody up to an amount, and says why it stopped", async ({ browser }) => {
  const [ann, ben] = [await person(browser), await person(browser)];
  await sitDown(ann, "Ann");
  await sitDown(ben, "Ben");
  const id = await newTable(ann, [{ kind: "mine" }, { kind: "person" }], { listed: true });
  await ask(ben, "POST", `/tables/${id}/seats`, {});
  await ask(ann, "POST", `/tables/${id}/start`);
  await open(ann, id);
  await open(ben, id);
  await ben.getByText("Play for me").click();
  await ben.getByLabel("The most to bid").fill("10");
  await ben.getByLabel("The most to bid").press("Tab");
  await ben.locator("[data-test=program-bid]").click();
  await expect(ben.locator(".program")).toContainText("Bid up to £10");
  await ann.locator("[data-test=bid]").click();
  await expect(ann.locator(".bids")).toContainText("£10");
  await expect(ann.locator(".actions.mine")).toBeVisible();
  await ann.locator("[data-test=bid]").click();
  await expect(ben.locator(".program")).toContainText("outbid");
  await ben.locator("[data-test=program-stop]").click();
  await expect(ben.locator(".program")).toHaveCount(0);
  await ann.context().close();
  await ben.context().close();
});

test("a table can be quiet, and the settings know it", async ({ browser }) => {
  const page = await person(browser);
  await sitDown(page, "Ann");
  const id = await newTable(page, [{ kind: "mine" }, { kind: "hot", name: "Ben" }], { name: "Quiet please" });
  await ask(page, "POST", `/tables/${id}/start`);
  await open(page, id);
  const bell = page.locator("[data-test=bell]");
  await expect(bell).toHaveAttribute("aria-pressed", "true");
  await bell.click();
  await expect(bell).toHaveAttribute("aria-pressed", "false");
  await page.goto("/settings");
  await expect(page.getByLabel("Quiet please")).toBeChecked();
  await page.getByLabel("Quiet please").uncheck();
  await page.locator("[data-test=save-calls]").click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await open(page, id);
  await expect(bell).toHaveAttribute("aria-pressed", "true");
  await page.context().close();
});

test("runs are found for an aim, and a half-drawn one is completed", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"]);
  await playUntil(page, id, "running");
  await open(page, id);
  const revenue = page.locator("[data-test=revenue]");
  await expect(revenue).not.toHaveText("£0");
  const best = (await revenue.textContent()) ?? "";
  await page.locator("[data-test=aim]").selectOption("total");
  await expect(page.locator("[data-test=run]")).toBeEnabled();
  await page.locator("[data-test=clear-run]").click();
  await expect(page.locator("[data-test=run]")).toBeDisabled();
  const { runs } = await ask<{ runs: { start: string }[] }>(page, "GET", `/tables/${id}/runs`);
  await page.locator(`[data-stop="${runs[0]?.start ?? ""}"]`).press("Enter");
  await page.locator("[data-test=complete-run]").click();
  await expect(page.locator("[data-test=run]")).toBeEnabled();
  await expect(revenue).toHaveText(best);
  await page.context().close();
});

test("the course of the game is charted, and ledgers can be wide", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"]);
  await playUntil(page, id, "trains");
  await open(page, id);
  const before = (await page.locator(".room-panels").boundingBox())?.width ?? 0;
  await page.getByRole("button", { name: "Ledgers over the whole width" }).click();
  expect((await page.locator(".room-panels").boundingBox())?.width ?? 0).toBeGreaterThan(before * 2);
  await page.keyboard.press("8");
  for (const chart of ["worth", "prices", "revenue"]) {
    await page.locator(`#tab-${chart}`).click();
    await expect(page.locator(`#panel-${chart} figure.chart`)).toBeVisible();
  }
  await page.locator("#tab-owned").click();
  await expect(page.locator(".chart.owned svg")).toHaveAttribute("aria-label", /Ada \d/);
  await page.context().close();
});

test("on a phone the picked hex comes near, and what I can do folds away", async ({ browser }) => {
  const page = await person(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: "reduce" });
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"]);
  await playUntil(page, id, "track");
  await open(page, id);
  const seen = async () => Number((await page.locator(".table-board").getAttribute("viewBox"))?.split(" ")[2]);
  await page.locator("[data-test=hex]").first().tap();
  await expect.poll(seen).toBeLessThan(1000);
  await page.getByRole("button", { name: "The whole board" }).tap();
  await expect.poll(seen).toBeGreaterThan(1500);
  await page.getByRole("button", { name: "another hex" }).tap();
  await page.getByRole("button", { name: "Fold away" }).tap();
  await expect(page.locator("[data-test=hex]").first()).toBeHidden();
  await page.getByRole("button", { name: "Unfold" }).tap();
  await expect(page.locator("[data-test=hex]").first()).toBeVisible();
  await page.context().close();
});

test("somebody who comes back is shown what happened meanwhile", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben"]);
  await open(page, id);
  await page.locator("[data-test=bid]").click();
  await page.waitForFunction((table) => localStorage.getItem(`bradshaw-seen-${table}`) === "1", id);
  await page.goto("/");
  await playUntil(page, id, "trading");
  await open(page, id);
  await page.getByRole("button", { name: /things happened since you last looked/ }).click();
  await expect(page.locator(".new-since")).toBeInViewport();
  await page.getByRole("button", { name: "History" }).click();
  await page.getByRole("button", { name: "A round back" }).click();
  await expect(page.locator(".actions")).toContainText("You are looking at the past.");
  await page.getByRole("button", { name: "Go on from here" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.locator(".actions.mine")).toBeVisible();
  await page.context().close();
});
