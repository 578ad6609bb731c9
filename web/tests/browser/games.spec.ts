import { expect, test } from "@playwright/test";
import { moveByHand, playByHand, step } from "./hand";
import { answersComeLate, ask, home, hotSeat, newTable, open, person, playUntil, sitDown } from "./people";

test("a new user's first game from the home page", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: home(), viewport: { width: 1366, height: 768 }, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  // The first legal move is the largest thing to click, and is explained.
  await expect(page.locator("[data-test=bid]")).toBeVisible();
  await expect(page.locator(".hint")).toContainText("auction");
  await page.getByRole("button", { name: "Understood" }).click();
  await page.locator("[data-test=bid]").click();
  await expect(page.locator(".bids")).toContainText("£5");
  // The computer players move by themselves; the initial auction comes to an end.
  await expect(async () => {
    if ((await page.locator(".actions.mine").count()) > 0) await moveByHand(page);
    await expect(page.locator("[data-test=round]")).toHaveText(/Stock round 1/, { timeout: 300 });
  }).toPass({ timeout: 60_000 });
  await expect(async () => {
    expect(await step(page)).toBe("trading");
    await expect(page.locator(".actions.mine")).toBeVisible({ timeout: 300 });
  }).toPass();
  const before = await page.locator(".room").getAttribute("data-number");
  await moveByHand(page);
  await expect(page.locator(".room")).not.toHaveAttribute("data-number", before ?? "");
  await context.close();
});

test("three browsers play the initial auction, a stock round and an operating round", async ({ browser }) => {
  test.setTimeout(240_000);
  const [ann, ben, cleo] = [await person(browser), await person(browser), await person(browser)];
  await answersComeLate(ben);
  await sitDown(ann, "Ann");
  const id = await newTable(ann, [{ kind: "mine" }, { kind: "person" }, { kind: "person" }], { listed: true, undo: "own" });
  await ann.goto(`/tables/${id}`);
  for (const [page, name] of [[ben, "Ben"], [cleo, "Cleo"]] as const) {
    await sitDown(page, name);
    await page.goto(`/tables/${id}`);
    await page.locator("[data-test=sit-down]").first().click();
    await expect(ann.getByText(name, { exact: true })).toBeVisible();
  }
  await ann.locator("[data-test=start]").click();
  for (const page of [ann, ben, cleo]) await expect(page.locator(".room")).toBeVisible();
  // Somebody bids, so that there is an auction to win.
  await ann.locator("[data-test=bid]").click();
  await expect(ben.locator(".bids")).toContainText("£5");
  await playByHand([ann, ben, cleo], /Stock round 1/);
  await playByHand([ann, ben, cleo], /Operating round 1\.1/);
  await playByHand([ann, ben, cleo], /Stock round 2/);
  await ann.keyboard.press("5");
  await expect(ann.locator(".log")).toContainText("Operating round 1.1 begins");
  for (const page of [ann, ben, cleo]) await page.context().close();
});

test("a hot seat is set up in the form and played by everybody at it", async ({ browser }) => {
  const page = await person(browser);
  await page.goto("/new");
  for (const [seat, name] of [[1, "Ada"], [2, "Ben"], [3, "Cleo"]] as const) {
    await page.getByLabel(`Seat ${seat}`).selectOption("hot");
    await page.getByLabel("Name", { exact: true }).nth(seat - 1).fill(name);
  }
  await page.locator("[data-test=create]").click();
  await expect(page.locator(".room")).toBeVisible();
  await page.locator("[data-test=bid]").click();
  await expect(page.locator(".bids li").first()).toContainText("£5");
  await page.locator("[data-test=bid]").click();
  await expect(page.locator(".bids li").nth(1)).toContainText("£10");
  await page.locator("[data-test=pass]").click();
  await expect(page.locator(".bids li").nth(2)).toHaveClass(/out/);
  await page.locator("[data-test=undo]").click();
  await expect(page.locator(".bids li").nth(2)).not.toHaveClass(/out/);
  await page.locator("[data-test=redo]").click();
  await expect(page.locator(".bids li").nth(2)).toHaveClass(/out/);
  await page.context().close();
});

test("a private table is refused to a stranger", async ({ browser }) => {
  const [owner, stranger] = [await person(browser), await person(browser)];
  const id = await hotSeat(owner, ["Ada", "Ben"]);
  await sitDown(stranger, "Stranger");
  await stranger.goto(`/tables/${id}`);
  await expect(stranger.getByRole("heading", { name: "Nothing here" })).toBeVisible();
  const { url } = await ask<{ url: string }>(owner, "POST", `/tables/${id}/invitations`, {});
  await stranger.goto(new URL(url, home()).pathname);
  await stranger.locator("[data-test=accept]").click();
  await expect(stranger.locator(".room")).toBeVisible();
  await expect(stranger.locator(".actions.mine")).toHaveCount(0);
  await owner.context().close();
  await stranger.context().close();
});

test("moves are taken back with the consent of those whose they are", async ({ browser }) => {
  const [ann, ben] = [await person(browser), await person(browser)];
  await sitDown(ann, "Ann");
  await sitDown(ben, "Ben");
  const id = await newTable(ann, [{ kind: "mine" }, { kind: "person" }], { listed: true, undo: "consent" });
  await ask(ben, "POST", `/tables/${id}/seats`, {});
  await ask(ann, "POST", `/tables/${id}/start`);
  await open(ann, id);
  await open(ben, id);
  await ann.locator("[data-test=bid]").click();
  await expect(ben.locator(".actions.mine")).toBeVisible();
  await ben.locator("[data-test=bid]").click();
  await expect(ann.locator(".actions.mine")).toBeVisible();
  await ann.locator("[data-test=undo]").click();
  await expect(ben.locator(".request")).toContainText("Ann would like to take back 2 moves");
  await ben.locator("[data-test=undo-decline]").click();
  await expect(ann.locator(".request")).toHaveCount(0);
  await ann.locator("[data-test=undo]").click();
  await ben.locator("[data-test=undo-agree]").click();
  await expect(ann.locator(".bids li").first()).toContainText("–");
  await ann.keyboard.press("5");
  await expect(ann.locator(".entry.undone")).toHaveCount(2);
  await ann.context().close();
  await ben.context().close();
});

test("the board: track, runs, and why not", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"]);
  await playUntil(page, id, "track");
  await open(page, id);
  await page.locator(".hit:not(.lit)[data-hex=E11]").click();
  await expect(page.locator(".problem.why")).toContainText("1860, Laying Track");
  const lit = page.locator(".hit.lit").first();
  await lit.click();
  await expect(page.locator(".hit.picked")).toHaveCount(1);
  const tiles = await page.evaluate(() => document.querySelectorAll(".table-board .place").length);
  await page.locator("[data-test=lay-tile]").click();
  await expect(page.locator(".hit.picked")).toHaveCount(0);
  expect(await page.evaluate(() => document.querySelectorAll(".table-board .place").length)).toBe(tiles);
  await playUntil(page, id, "running");
  await expect(page.locator("[data-test=revenue]")).not.toHaveText("£0");
  await expect(page.locator("path.run").first()).toBeAttached();
  await page.locator("[data-test=clear-run]").click();
  await expect(page.locator(".problem.why")).toContainText("1860, Running Trains");
  await expect(page.locator("[data-test=run]")).toBeDisabled();
  await page.locator("[data-test=best-runs]").click();
  await page.locator("[data-test=run]").click();
  await expect(page.locator(".dividend")).toHaveCount(2);
  await page.locator("[data-test=pay]").hover();
  await expect(page.locator(".market-chart .ghost")).toHaveCount(1);
  await page.context().close();
});
