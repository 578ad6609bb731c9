// Moves made by hand: only what the page shows is clicked.

import { expect, type Page } from "@playwright/test";

const round = (page: Page): Promise<string> => page.locator("[data-test=round]").innerText();
export const step = async (page: Page): Promise<string> => (await page.locator(".actions").getAttribute("data-step")) ?? "";

/** Clicks the first of these things that is there. The page may still be taking in the move before: we wait for it. */
async function first(page: Page, ...tests: string[]): Promise<void> {
  const things = tests.map((test) => page.locator(`.actions [data-test=${test}]:not([disabled]):visible`));
  await expect(page.locator(".actions")).toHaveAttribute("aria-busy", "false");
  await expect(things.reduce((all, thing) => all.or(thing)).first(), `one of ${tests.join(", ")} in ${await step(page)}`).toBeVisible();
  for (const thing of things) {
    if ((await thing.count()) > 0) return thing.first().click();
  }
  throw new Error(`${tests.join(", ")} went away in ${await step(page)}`);
}

const there = async (page: Page, test: string): Promise<boolean> => (await page.locator(`.actions [data-test=${test}]`).count()) > 0;

/** Unfolds the first of these cards, if it is folded, and clicks what it holds. */
async function unfold(page: Page, card: string, test: string): Promise<void> {
  await expect(page.locator(".actions")).toHaveAttribute("aria-busy", "false");
  const folded = page.locator(`.actions .offer-card:not([open]) > [data-test=${card}]`);
  if ((await page.locator(`.actions [data-test=${test}]:visible`).count()) === 0) await folded.first().click();
  return first(page, test);
}

/** Makes one plausible move. */
export async function moveByHand(page: Page): Promise<void> {
  switch (await step(page)) {
    case "choosing":
      return (await there(page, "charter")) ? unfold(page, "charter", "open-auction") : first(page, "take-private", "start", "pass");
    case "starting":
      return first(page, "start");
    case "more-shares":
      return first(page, "buy-share", "pass");
    case "trading":
      return !(await there(page, "buy-share")) && (await there(page, "startable")) ? unfold(page, "startable", "start") : first(page, "buy-share", "pass");
    case "selling-down":
    case "paying-fine":
      return first(page, "sell");
    case "buying-markers":
      return first(page, "buy-tokens");
    case "merging":
    case "acquiring":
      return unfold(page, "partner", "merge");
    case "survivor":
      await first(page, "survivor");
      return first(page, "survive");
    case "option":
      return first(page, "redeem", "sell");
    case "removing":
      await first(page, "removable");
      return first(page, "remove-token");
    case "redeeming":
      return first(page, "redeem");
    case "home-tile":
    case "track":
      if ((await page.locator(".actions [data-test=hex]").count()) === 0) return first(page, "pass");
      await first(page, "hex");
      return first(page, "lay-tile");
    case "running":
      await expect(page.locator("[data-test=run]")).toBeEnabled();
      return first(page, "run");
    case "dividend":
      return first(page, "pay");
    case "trains":
      return first(page, "buy-train", "buy-from-company", "sell-stock", "refinance", "bankruptcy", "pass");
    case "discarding":
      return page.locator(".actions-body .button").first().click();
    case "consent":
      return first(page, "agree");
    default:
      return first(page, "pass", "bid");
  }
}

/** Plays at all these browsers until the first one shows a round whose name fits. */
export async function playByHand(pages: Page[], until: RegExp, most = 400): Promise<void> {
  const [watcher] = pages;
  if (!watcher) return;
  for (let move = 0; move < most; move += 1) {
    if (until.test(await round(watcher))) return;
    const before = await watcher.locator(".room").getAttribute("data-number");
    for (const page of pages) {
      if ((await page.locator(".actions.mine").count()) === 0) continue;
      await moveByHand(page);
      break;
    }
    await expect(watcher.locator(".room")).not.toHaveAttribute("data-number", before ?? "");
    // Everybody sees it before anybody goes on.
    const now = (await watcher.locator(".room").getAttribute("data-number")) ?? "";
    for (const page of pages) await expect.poll(async () => Number(await page.locator(".room").getAttribute("data-number"))).toBeGreaterThanOrEqual(Number(now));
  }
  throw new Error(`never came to ${until}; now ${await round(watcher)}`);
}
