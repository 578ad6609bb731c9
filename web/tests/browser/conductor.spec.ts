// What teaches: the conductor's card and its warnings, words that explain themselves, the tour, the rules with a search, hints
// that come back.

import { expect, test, type Browser, type Page } from "@playwright/test";
import { ask, newTable, open, person, sitDown } from "./people";
import { scan } from "./scan";

/** At a table against two guests, with the conductor at hand. */
async function taught(browser: Browser, options = {}): Promise<Page> {
  const page = await person(browser, options);
  await page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem("bradshaw-settings") ?? "{}") as object;
    if (!("conductor" in settings)) localStorage.setItem("bradshaw-settings", JSON.stringify({ ...settings, conductor: true }));
  });
  await sitDown(page, "Ann");
  const guest = { kind: "computer" as const, computer: "guest" };
  const id = await newTable(page, [{ kind: "mine" }, { ...guest, name: "Brunel" }, { ...guest, name: "Locke" }]);
  await ask(page, "POST", `/tables/${id}/start`);
  await open(page, id);
  await expect(page.locator("[data-test=conductor][data-ready=true]")).toBeVisible();
  return page;
}

test("the conductor explains, marks what it speaks of, goes silent and comes back", async ({ browser }) => {
  const page = await taught(browser);
  const card = page.locator("[data-test=conductor]");
  await expect(card.locator("[data-test=conductor-text]")).toContainText("right to choose");
  await expect(card.locator("[data-test=conductor-point]").first()).toContainText("Most bid £5 to £35 above face value");
  // The homes it speaks of are marked; pointing at a point leaves only its own.
  await expect(page.locator("[data-test=spoken-of]")).toHaveCount(1);
  await expect(page.locator(".spoken-of-row")).toHaveCount(1);
  await card.locator("[data-test=conductor-point]").first().hover();
  await expect(page.locator("[data-test=spoken-of]")).toHaveCount(0);
  await scan(page, "the conductor's card");
  await page.locator("[data-test=conductor-silence]").click();
  await expect(card).toHaveCount(0);
  await expect(page.locator("[data-test=spoken-of]")).toHaveCount(0);
  // From the head of the table, and from "?".
  await page.locator("[data-test=conductor-tool]").click();
  await expect(card).toBeVisible();
  await page.locator("[data-test=conductor-tool]").click();
  await expect(card).toHaveCount(0);
  await page.keyboard.press("?");
  await page.locator("[data-test=call-conductor]").click();
  await expect(card).toBeVisible();
  await card.locator("[data-test=conductor-fold]").click();
  await expect(card.locator("[data-test=conductor-text]")).toHaveCount(0);
  await page.context().close();
});

test("a costly slip is asked about first, and what is suggested is not", async ({ browser }) => {
  const page = await taught(browser);
  await page.getByLabel("Amount of the bid").fill("200");
  await page.getByLabel("Amount of the bid").press("Tab");
  await page.locator("[data-test=bid]").click();
  await expect(page.locator("[data-test=cautions]")).toContainText("More than £50 is seldom worth it here.");
  await page.locator("[data-test=not-sure]").click();
  await expect(page.locator(".bids li").first()).toContainText("–");
  await page.locator("[data-test=suggestion]").click();
  await expect(page.locator("dialog")).toBeVisible();
  await expect(page.locator("[data-test=cautions]")).toHaveCount(0);
  await page.locator("[data-test=sure]").click();
  await expect(page.locator(".bids li").first()).not.toContainText("–");
  await page.context().close();
});

test("words of the trade explain themselves: by pointer, by keyboard, and lead into the rules", async ({ browser }) => {
  const page = await taught(browser);
  const word = page.locator("[data-test=conductor] [data-term=float]").first();
  await word.hover();
  const card = page.locator("[data-test=term-card]");
  await expect(card).toContainText("A company floats when enough of its shares are sold");
  await page.mouse.move(5, 5);
  await expect(card).toHaveCount(0);
  await word.focus();
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await word.click();
  await card.getByRole("button", { name: "In the rules: Flotation & Capitalisation" }).click();
  const rule = page.locator("dialog #rule-flotation-capitalisation");
  await expect(rule).toHaveAttribute("open", "");
  // In the rules too, above their sheet.
  await rule.locator("[data-term=operating-round]").first().hover();
  await expect(page.locator("dialog [data-test=term-card]")).toContainText("The companies have their turns");
  await page.context().close();
});

test("rules are searched by their headings and texts", async ({ browser }) => {
  const page = await taught(browser, { locale: "pl-PL" });
  await page.keyboard.press("l");
  const all = await page.locator("dialog .rule").count();
  expect(all).toBeGreaterThan(30);
  await page.locator("[data-test=rules-search]").fill("niewyplacalnosc");
  await expect(page.locator("dialog .rule").first()).toContainText("Niewypłacalność");
  expect(await page.locator("dialog .rule").count()).toBeLessThan(12);
  await page.locator("[data-test=rules-search]").fill("xyzzy");
  await expect(page.locator("dialog .rule")).toHaveCount(0);
  await expect(page.locator("dialog [role=status]")).toHaveText("nic nie znaleziono");
  await page.locator("[data-test=rules-search]").fill("");
  await expect(page.locator("dialog .rule")).toHaveCount(all);
  await page.context().close();
});

test("hints that were closed are called back from the help", async ({ browser }) => {
  const page = await taught(browser);
  await expect(page.locator(".hint")).toHaveCount(0);
  await page.locator("[data-test=help]").click();
  await page.locator("[data-test=recall-hints]").click();
  await expect(page.locator(".hint")).toContainText("First the certificates on offer are auctioned");
  await page.locator(".hint .button").first().click();
  await expect(page.locator(".hint")).toHaveCount(0);
  await page.locator("[data-test=help]").click();
  await page.locator("[data-test=recall-hints]").click();
  await expect(page.locator(".hint")).toBeVisible();
  await page.context().close();
});

test("the tour has five screens, by buttons and keys, in both languages", async ({ browser }) => {
  for (const [locale, first, last] of [["en-GB", "You own shares", "Trains rust"], ["pl-PL", "Masz akcje", "Pociągi idą na złom"]] as const) {
    const page = await person(browser, { locale });
    await page.goto("/learn");
    await expect(page.locator(".tour h2")).toContainText(first);
    await scan(page, `the tour, ${locale}`);
    await page.locator("[data-test=tour-next]").click();
    for (let screen = 3; screen <= 5; screen += 1) {
      await page.keyboard.press("ArrowRight");
      await expect(page.locator(".tour")).toHaveAttribute("data-screen", String(screen));
    }
    await expect(page.locator(".tour h2")).toContainText(last);
    await expect(page.locator("[data-test=first-game-last]")).toBeVisible();
    await scan(page, `the tour, ${locale}`);
    await page.context().close();
  }
});

test("on a phone the card lies with what can be done and hides no button", async ({ browser }) => {
  const page = await taught(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await expect(page.locator(".actions [data-test=conductor]")).toBeVisible();
  await expect(page.locator("[data-test=bid]")).toBeInViewport();
  await expect(page.locator("[data-test=pass]")).toBeInViewport();
  await page.locator("[data-test=conductor-fold]").tap();
  await expect(page.locator("[data-test=conductor-text]")).toHaveCount(0);
  await page.locator("[data-test=conductor-fold]").tap();
  const word = page.locator("[data-test=conductor] .term").first();
  await word.tap();
  await expect(page.locator("[data-test=term-card]")).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await scan(page, "the card on a phone");
  await page.context().close();
});
