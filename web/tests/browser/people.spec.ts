// Friends, clubs, people whom one does not want to hear, closed doors and who watches.

import { expect, test, type Browser, type Page } from "@playwright/test";
import { ask, newTable, open, person, sitDown } from "./people";
import { scan } from "./scan";

const PHONE = { viewport: { width: 390, height: 844 } };
let count = 0;

/** Somebody with an account of their own. */
async function account(browser: Browser, name: string, options = {}): Promise<{ page: Page; login: string; id: string }> {
  const page = await person(browser, options);
  count += 1;
  const login = `${name.toLowerCase()}-${Date.now()}-${count}`;
  const { id } = await ask<{ id: string }>(page, "POST", "/accounts", { login, password: "all aboard", name });
  return { page, login, id };
}

/** Nothing sticks out to the side. */
async function fits(page: Page): Promise<void> {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(wide).toBeLessThanOrEqual(room ?? 0);
}

/** A picture to be looked at, where one is wanted. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["BRADSHAW_PICTURES"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: false });
}

test("friends find each other, and a table for them is two clicks away", async ({ browser }) => {
  const [ann, ben] = [await account(browser, "Ann"), await account(browser, "Ben", PHONE)];
  await ann.page.goto("/friends");
  await ann.page.locator("[data-test=friend-login]").fill("nobody-at-all");
  await ann.page.locator("[data-test=ask-friend]").click();
  await expect(ann.page.getByRole("alert")).toBeVisible();
  await ann.page.locator("[data-test=friend-login]").fill(ben.login);
  await ann.page.locator("[data-test=ask-friend]").click();
  await expect(ann.page.locator("[data-test=friend]")).toContainText("has not answered yet");
  // Ben is told wherever he is.
  await ben.page.goto("/");
  await expect(ben.page.locator("[data-test=waiting]")).toHaveText("1");
  await fits(ben.page);
  await ben.page.locator("[data-test=waiting]").click();
  await ben.page.getByRole("button", { name: "Agree" }).click();
  await expect(ben.page.locator("[data-test=friend]")).not.toContainText("asks");
  await fits(ben.page);
  await scan(ben.page, "friends on a phone");
  await picture(ben.page, "friends-phone");
  // Two clicks, once somebody is picked.
  await ann.page.goto("/friends");
  await ann.page.getByLabel("Keep a seat for Ben").check();
  await picture(ann.page, "friends-laptop");
  await ann.page.locator("[data-test=table-for-friends]").click();
  await expect(ann.page.locator("[data-test=for-whom]").getByLabel("Ben")).toBeChecked();
  await picture(ann.page, "new-for-friends-laptop");
  await ann.page.locator("[data-test=create]").click();
  await expect(ann.page.locator(".seat-line").nth(1)).toContainText("By invitation only");
  await ben.page.goto("/friends");
  await expect(ben.page.locator("[data-test=call]")).toContainText("Ann keeps a seat for you");
  await picture(ben.page, "calls-phone");
  await ben.page.getByRole("button", { name: "Go there" }).click();
  await ben.page.locator("[data-test=sit-down]").click();
  await expect(ann.page.locator(".seat-line").nth(1)).toContainText("Ben");
  // She sees where he is.
  await ann.page.goto("/friends");
  await expect(ann.page.locator("[data-test=friend] .at-table")).toHaveCount(1);
  await ann.page.context().close();
  await ben.page.context().close();
});

test("a club is founded, joined by its link, and a table for it is two clicks away", async ({ browser }) => {
  const [ann, ben, eve] = [await account(browser, "Ann"), await account(browser, "Ben", PHONE), await account(browser, "Eve")];
  await ann.page.goto("/friends");
  await ann.page.locator("[data-test=found-club]").click();
  await ann.page.locator("[data-test=club-name]").fill("Ryde Pier Society");
  await ann.page.getByLabel("What it is about").fill("Thursdays, after tea.");
  await ann.page.locator("[data-test=save-club]").click();
  await expect(ann.page.getByRole("heading", { name: "Ryde Pier Society" })).toBeVisible();
  const address = new URL(ann.page.url()).pathname;
  await ann.page.locator("[data-test=club-link]").click();
  const link = await ann.page.getByLabel("Link", { exact: true }).inputValue();
  await ann.page.keyboard.press("Escape");
  await ben.page.goto(new URL(link).pathname);
  await picture(ben.page, "club-invitation-phone");
  await ben.page.locator("[data-test=join-club]").click();
  await expect(ben.page.locator("[data-test=member]")).toHaveCount(2);
  await fits(ben.page);
  await scan(ben.page, "a club on a phone");
  await picture(ben.page, "club-phone");
  // A stranger who has the address learns nothing.
  await eve.page.goto(address);
  await expect(eve.page.locator("main")).not.toContainText("Ryde");
  await expect(eve.page.getByRole("heading", { level: 1 })).toBeVisible();
  // Two clicks.
  await ann.page.goto(address);
  await ann.page.locator("main").getByRole("link", { name: "New table" }).click();
  await expect(ann.page.locator("[data-test=for-club]")).toHaveValue(address.split("/").at(-1) ?? "");
  await ann.page.locator("[data-test=create]").click();
  await expect(ann.page.locator(".agreement")).toContainText("for the club Ryde Pier Society");
  const table = new URL(ann.page.url()).pathname;
  await ben.page.goto("/friends");
  await expect(ben.page.locator("[data-test=call]")).toContainText("Ryde Pier Society: Ann has set up a table");
  await ben.page.getByRole("button", { name: "Go there" }).click();
  await ben.page.locator("[data-test=sit-down]").first().click();
  await expect(ann.page.locator(".seat-line").nth(1)).toContainText("Ben");
  await eve.page.goto(table);
  await expect(eve.page.locator(".lobby")).toHaveCount(0);
  await ann.page.goto(address);
  await expect(ann.page.locator(".timetable li", { hasText: "Ben" }).first()).toBeVisible();
  await scan(ann.page, "a club");
  await picture(ann.page, "club-laptop");
  for (const one of [ann, ben, eve]) await one.page.context().close();
});

test("whoever is muted is folded away, whoever is blocked is warned of", async ({ browser }) => {
  const [ann, ben] = [await account(browser, "Ann"), await account(browser, "Ben")];
  const id = await newTable(ann.page, [{ kind: "mine" }, { kind: "person" }], { listed: true });
  await ask(ben.page, "POST", `/tables/${id}/seats`, {});
  await ask(ann.page, "POST", `/tables/${id}/start`);
  await ask(ben.page, "POST", `/tables/${id}/chat`, { text: "Buy buy buy" });
  await open(ann.page, id);
  await ann.page.keyboard.press("7");
  await expect(ann.page.locator(".said")).toContainText("Buy buy buy");
  await ann.page.getByRole("button", { name: "About Ben" }).click();
  await ann.page.locator("[data-test=hear-muted]").click();
  await expect(ann.page.getByRole("dialog").getByRole("status")).toBeVisible();
  await picture(ann.page, "about-laptop");
  await ann.page.setViewportSize({ width: 390, height: 844 });
  await picture(ann.page, "about-phone");
  await ann.page.setViewportSize({ width: 1366, height: 768 });
  await ann.page.keyboard.press("Escape");
  await expect(ann.page.locator(".said")).not.toContainText("Buy buy buy");
  await ask(ben.page, "POST", `/tables/${id}/chat`, { text: "Sell sell sell" });
  await expect(ann.page.locator("[data-test=folded]")).toHaveCount(2);
  await picture(ann.page, "folded-laptop");
  await ann.page.locator("[data-test=folded]").first().click();
  await expect(ann.page.locator(".said").first()).toContainText("Buy buy buy");
  // Moves are always seen.
  await ann.page.locator("[data-test=bid]").click();
  await open(ben.page, id);
  await ben.page.locator("[data-test=bid]").click();
  await expect(ann.page.locator(".room")).toHaveAttribute("data-number", "2");
  // From the card of a player: blocked. The next time she sits down with him she is asked.
  await ann.page.locator(".somebody[data-player=Ben]").click();
  await ann.page.locator("[data-test=about-seat]").click();
  await ann.page.locator("[data-test=hear-blocked]").click();
  await expect(ann.page.getByRole("dialog").getByRole("status")).toBeVisible();
  const other = await newTable(ben.page, [{ kind: "mine" }, { kind: "person" }], { listed: true });
  await ann.page.goto(`/tables/${other}`);
  await ann.page.locator("[data-test=sit-down]").click();
  await expect(ann.page.getByRole("dialog", { name: "Somebody you have blocked is here" })).toContainText("Ben");
  await picture(ann.page, "blocked-here-laptop");
  await ann.page.locator("[data-test=rather-not]").click();
  await expect(ann.page.locator(".seat-line").nth(1)).toContainText("free seat");
  await ann.page.locator("[data-test=sit-down]").click();
  await ann.page.locator("[data-test=sit-anyway]").click();
  await expect(ann.page.locator(".seat-line").nth(1)).toContainText("Ann");
  await ann.page.goto("/friends");
  await expect(ann.page.locator("[data-test=shunned]")).toContainText("blocked");
  await ann.page.getByRole("button", { name: "Hear again" }).click();
  await expect(ann.page.locator("[data-test=shunned]")).toHaveCount(0);
  await ann.page.context().close();
  await ben.page.context().close();
});

test("those who watch are let in, seen and shown out", async ({ browser }) => {
  const [ann, ben, eve] = [await person(browser), await person(browser), await person(browser, PHONE)];
  await sitDown(ann, "Ann");
  await sitDown(ben, "Ben");
  const id = await newTable(ann, [{ kind: "mine" }, { kind: "person" }], { listed: true, watchers: "let-in" });
  await ask(ben, "POST", `/tables/${id}/seats`, {});
  await ask(ann, "POST", `/tables/${id}/start`);
  await open(ann, id);
  await eve.goto(`/tables/${id}`);
  await expect(eve.locator("[data-test=door]")).toContainText("Only those whom the host lets in");
  await eve.getByLabel("Your name").fill("Eve");
  await picture(eve, "door-phone");
  await fits(eve);
  await scan(eve, "at the door");
  await eve.locator("[data-test=ask-in]").click();
  await ann.locator("[data-test=audience]").click();
  await expect(ann.locator("[data-test=watcher]")).toContainText("asks to be let in");
  await picture(ann, "watchers-laptop");
  await ann.getByRole("button", { name: "Let Eve in" }).click();
  await expect(eve.locator(".room")).toBeVisible();
  await expect(ann.locator("[data-test=watcher]")).toContainText("watching");
  await picture(eve, "let-in-phone");
  // At once, without anything having happened in the game.
  await ann.getByRole("button", { name: "Show Eve out" }).click();
  await expect(eve.locator("[data-test=door]")).toContainText("The host has shown you out.");
  await expect(ann.locator("[data-test=watcher]")).toContainText("shown out");
  for (const page of [ann, ben, eve]) await page.context().close();
});

test("a table behind a password opens to those who know it", async ({ browser }) => {
  const [ann, ben] = [await person(browser), await person(browser, PHONE)];
  await sitDown(ann, "Ann");
  const id = await newTable(ann, [{ kind: "mine" }, { kind: "person" }], { listed: false, password: "steam" });
  await ben.goto(`/tables/${id}`);
  await ben.getByLabel("Your name").fill("Ben");
  await ben.locator("[data-test=door-password]").fill("coal");
  await ben.locator("[data-test=look-in]").click();
  await expect(ben.getByRole("alert")).toHaveText("This table has another password.");
  await ben.locator("[data-test=door-password]").fill("steam");
  await ben.locator("[data-test=look-in]").click();
  // It need not be given twice.
  await ben.locator("[data-test=sit-down]").click();
  await expect(ben.locator("[data-test=table-password]")).toHaveValue("steam");
  await ben.locator("[data-test=take-seat]").click();
  await expect(ben.locator(".seat-line").nth(1)).toContainText("Ben");
  await fits(ben);
  await picture(ben, "lobby-phone");
  // Also in longer words.
  const zosia = await account(browser, "Zosia", { ...PHONE, locale: "pl-PL" });
  await ask(zosia.page, "POST", "/clubs", { name: "Towarzystwo Kolejowe" });
  for (const address of ["/friends", "/new", `/tables/${id}`]) {
    await zosia.page.goto(address);
    await expect(zosia.page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(zosia.page.locator(".top-line")).toBeVisible();
    await fits(zosia.page);
    await picture(zosia.page, `polish-phone${address.replaceAll("/", "-").slice(0, 8)}`);
  }
  await zosia.page.context().close();
  await ann.goto("/new");
  await ann.locator("[data-test=watchers]").scrollIntoViewIfNeeded();
  await picture(ann, "new-laptop");
  await ann.context().close();
  await ben.context().close();
});
