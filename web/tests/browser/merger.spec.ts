// A title with parliament, mergers and trains of several kinds, played by clicking only what the page shows.

import { expect, test } from "@playwright/test";
import { moveByHand, step } from "./hand";
import { hotSeat, open, person } from "./people";

/** With this seed and these moves two companies soon can merge. */
const SEED = 4;
const NEEDED = ["choosing", "bidding", "starting", "more-shares", "trading", "track", "token", "trains", "consent", "survivor", "option", "running", "dividend"];

test("a game of 1862 from parliament through a merger", async ({ browser }) => {
  test.setTimeout(240_000);
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"], { title: "1862", seed: SEED });
  await open(page, id);
  const steps = new Set<string>();
  const missing = () => NEEDED.filter((one) => !steps.has(one));
  for (let move = 0; move < 250 && missing().length > 0; move += 1) {
    const now = await step(page);
    steps.add(now);
    if (now === "survivor") {
      // Both companies are there before anything is decided, and so is what would become of the price.
      await expect(page.locator("[data-test=side-by-side] thead .token-icon")).toHaveCount(2);
      await expect(page.locator("[data-test=survivor]").first()).toContainText("→");
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator("[data-test=survivor]").first().click();
      await expect(page.locator("[data-test=survive]")).toBeInViewport();
      expect(await page.locator(".room-side").evaluate((side) => side.scrollWidth > side.clientWidth)).toBe(false);
      await page.setViewportSize({ width: 1366, height: 768 });
    }
    // Whoever is asked sees what it would do: step by step for a merger, as a comparison for a train.
    if (now === "consent") await expect(page.locator("[data-test=what-if] li, [data-test=way] table").first()).toBeVisible();
    const before = (await page.locator(".room").getAttribute("data-number")) ?? "";
    await moveByHand(page);
    await expect(page.locator(".room"), `a move in ${now}`).not.toHaveAttribute("data-number", before);
  }
  expect(missing()).toEqual([]);
  await page.keyboard.press("5");
  await expect(page.locator(".log")).toContainText("is merged into");
  await page.context().close();
});
