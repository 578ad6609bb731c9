// How people stand: pages, ratings, standings, what is hidden; and a table in a page of somebody else.

import { expect, test, type Page } from "@playwright/test";
import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ask, home, hotSeat, newTable, open, person, playUntil, sitDown } from "./people";
import { scan } from "./scan";
import { startServer } from "./server";

const WIDTHS = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };

/** Whether nothing sticks out at the side. */
const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** A picture for people who look at what was built, if they say where to put it. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["BRADSHAW_PICTURES"];
  if (folder) await page.screenshot({ path: `${folder}/standing-${name}.png`, fullPage: true });
}

async function register(page: Page, login: string): Promise<string> {
  const { id } = await ask<{ id: string }>(page, "POST", "/accounts", { login, password: "all aboard", name: login });
  return id;
}

test("ratings and results stand on a person's page and in the standings, unless they are hidden", async ({ browser }) => {
  test.setTimeout(420_000);
  const own = await startServer(undefined, 0);
  const usual = home();
  process.env["BRADSHAW_TEST_URL"] = own.url;
  try {
    const [ann, ben, nobody] = [await person(browser), await person(browser), await person(browser)];
    const annId = await register(ann, "Ann");
    await register(ben, "Ben");
    // Computers play for both; it counts for those who sat down.
    const tables: string[] = [];
    for (const name of ["Cowes", "Ryde", "Newport"]) {
      const seats = [{ kind: "mine" as const }, { kind: "person" as const }, { kind: "computer" as const, computer: "guest", name: "Brunel" }];
      const id = await newTable(ann, seats, { name, listed: true, rated: true, undo: "consent", pace: "at-once" });
      await ask(ben, "POST", `/tables/${id}/seats`, {});
      await ask(ann, "POST", `/tables/${id}/start`);
      for (const page of [ann, ben]) await ask(page, "PUT", `/tables/${id}/stand-in`, { computer: "guest" });
      tables.push(id);
    }
    const games = async () => (await ask<{ ratings: { games: number }[] }>(ann, "GET", `/people/${annId}`)).ratings[0]?.games ?? 0;
    await expect.poll(games, { timeout: 300_000, intervals: [1000] }).toBe(3);
    await newTable(ann, [{ kind: "mine" }, { kind: "person" }], { name: "Ventnor", listed: true });
    for (const [name, viewport] of Object.entries(WIDTHS)) {
      await nobody.setViewportSize(viewport);
      await nobody.goto("/standings");
      await expect(nobody.locator("[data-test=standing]")).toHaveCount(3);
      await expect(nobody.locator("[data-test=standing]", { hasText: "Guest" })).toContainText("computer");
      await expect(nobody.locator("[data-test=standing]", { hasText: "Ann" })).toContainText(/\d{4} ± \d+/);
      await scan(nobody, `standings, ${name}`);
      expect(await fits(nobody), name).toBe(true);
      await picture(nobody, `list-${name}`);
      await nobody.getByRole("link", { name: "Ann" }).click();
      await expect(nobody).toHaveURL(`${own.url}/people/${annId}`);
      await expect(nobody.getByRole("heading", { name: "Ann", exact: true })).toBeVisible();
      await expect(nobody.locator("[data-test=rating]")).toContainText(/1860\s*\d{4} ± \d+/);
      await expect(nobody.locator("[data-test=rating] .course")).toBeAttached();
      await expect(nobody.locator("[data-test=results] tbody tr")).toContainText("1860");
      await expect(nobody.locator("[data-test=finished] li")).toHaveCount(3);
      await expect(nobody.locator("[data-test=finished] li").first()).toContainText(/[123]\. of 3/);
      await expect(nobody.locator("[data-test=playing] li")).toContainText("Ventnor");
      await scan(nobody, `a person, ${name}`);
      expect(await fits(nobody), name).toBe(true);
      await picture(nobody, `person-${name}`);
    }
    // From the table to the person.
    await nobody.setViewportSize(WIDTHS.laptop);
    await nobody.locator("[data-test=finished] li a").first().click();
    await expect(nobody.locator(".room")).toBeVisible();
    await expect(nobody.locator("[data-test=rated-end]")).toContainText(/Ben \d{4} ± \d+ [+−]\d+/);
    await picture(nobody, "end");
    await nobody.locator("[data-player=Ben]").click();
    await nobody.locator("dialog .person-link").click();
    await expect(nobody.getByRole("heading", { name: "Ben", exact: true })).toBeVisible();
    // Hidden on wish, from others only.
    await ann.goto("/settings");
    await ann.locator("[data-test=hide-rating]").check();
    await ann.locator("[data-test=hide-results]").check();
    await expect(ann.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
    await picture(ann, "settings");
    await ann.getByRole("link", { name: "My page" }).click();
    await expect(ann.locator("[data-test=rating]")).toBeVisible();
    await expect(ann.getByText("You hide some of it")).toBeVisible();
    await nobody.goto(`/people/${annId}`);
    await expect(nobody.getByText("not shown")).toHaveCount(2);
    await expect(nobody.locator("[data-test=finished]")).toHaveCount(0);
    await nobody.goto("/standings");
    await expect(nobody.locator("[data-test=standing]")).toHaveCount(2);
    await nobody.goto("/people/nobody");
    await expect(nobody.getByRole("heading", { name: /nothing here|lost/i })).toBeVisible();
    await Promise.all([ann, ben, nobody].map((page) => page.context().close()));
  } finally {
    process.env["BRADSHAW_TEST_URL"] = usual;
    await own.stop();
  }
});

test("a rated table is set up without what would spoil it, and asks for accounts", async ({ browser }) => {
  const page = await person(browser);
  await sitDown(page, "Gus");
  await page.goto("/new");
  await page.getByLabel(/Freely/i).check();
  await page.locator("[data-test=advice-allowed]").check();
  await page.locator("[data-test=rated]").check();
  await expect(page.locator("[data-test=advice-allowed]")).toBeDisabled();
  await expect(page.locator("[data-test=advice-allowed]")).not.toBeChecked();
  await expect(page.getByLabel(/Freely/i)).toBeDisabled();
  await page.locator("[data-test=rated]").scrollIntoViewIfNeeded();
  await picture(page, "new-table");
  await page.getByRole("button", { name: "Set the table up" }).click();
  await expect(page.getByRole("alert")).toContainText("everybody has an account");
  await ask(page, "POST", "/accounts", { login: `gus${Date.now()}`, password: "all aboard" });
  await page.getByRole("button", { name: "Set the table up" }).click();
  await expect(page.locator(".agreement")).toContainText("Rated");
  // Who sits there can be looked up.
  await page.locator(".seat-line .person-link").click();
  await expect(page.getByRole("heading", { name: "Gus", exact: true })).toBeVisible();
  await expect(page.getByText("This is what others see of you.")).toBeVisible();
  await page.context().close();
});

/** A page of somebody else, at an address of its own, with this in it. */
async function elsewhere(body: string): Promise<{ url: string; server: HttpServer }> {
  const html = `<!doctype html><html lang="en"><title>A blog</title><style>body{font-family:sans-serif;max-width:44rem;margin:1rem auto;padding:0 1rem}</style><h1>Our game</h1><p>Look:</p>${body}<p id="after">So it stands.</p></html>`;
  const server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(html));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

test("one line shows a table in another page, live and with its past, where the owner allows it", async ({ browser }) => {
  test.setTimeout(180_000);
  const ann = await person(browser);
  const id = await hotSeat(ann, ["Ada", "Ben"], { name: "Shown elsewhere", listed: true });
  await playUntil(ann, id, "trading");
  await open(ann, id);
  await ann.getByRole("button", { name: "Share", exact: true }).click();
  await ann.locator("[data-test=embed]").check();
  const line = await ann.locator("[data-test=embed-line]").inputValue();
  await picture(ann, "share");
  const blog = await elsewhere(line);
  // A reader of that page has nothing to do with ours.
  const reader = await (await browser.newContext({ locale: "en-GB" })).newPage();
  for (const [name, viewport] of Object.entries(WIDTHS)) {
    await reader.setViewportSize(viewport);
    await reader.goto(blog.url);
    const frame = reader.frameLocator("iframe");
    await expect(frame.getByRole("heading", { name: "Shown elsewhere" })).toBeVisible();
    await expect(frame.locator("svg.board")).toBeVisible();
    await expect(frame.locator(".players li")).toHaveCount(2);
    await expect(frame.locator(".where")).toHaveText("Stock round 1");
    // The frame is as high as what is in it, and no wider than the page.
    const height = async () => Number(await reader.locator("iframe").getAttribute("height"));
    await expect.poll(async () => Math.abs((await frame.locator("main").evaluate((main) => main.getBoundingClientRect().height)) - (await height()))).toBeLessThan(3);
    expect(await fits(reader), name).toBe(true);
    await picture(reader, `embed-${name}`);
  }
  const frame = reader.frameLocator("iframe");
  // What happens at the table happens there.
  const before = await frame.locator(".at").innerText();
  await ask(ann, "POST", `/tables/${id}/moves`, { after: Number(/\d+/.exec(before)?.[0]), id: "elsewhere", action: { type: "pass" } });
  await expect(frame.locator(".at")).not.toHaveText(before, { timeout: 30_000 });
  // And what has happened can be gone through.
  await frame.getByRole("link", { name: "To the beginning" }).click();
  await expect(frame.locator(".at")).toContainText("Move 0 of");
  await frame.getByRole("link", { name: "On" }).click();
  await expect(frame.locator(".at")).toContainText("Move 1 of");
  const popup = reader.waitForEvent("popup");
  await frame.getByRole("link", { name: "Open the table" }).click();
  await expect((await popup).locator(".room")).toBeVisible();
  // Nobody is recognised there: no cookie is set.
  expect(await reader.context().cookies(home())).toEqual([]);
  // Without the owner's leave there is nothing to be seen, and the table itself is in no frame.
  await ask(ann, "PATCH", `/tables/${id}`, { embed: false });
  await reader.goto(blog.url);
  await expect(reader.locator("iframe")).toBeAttached();
  await expect(reader.frameLocator("iframe").locator("svg.board")).toHaveCount(0);
  const whole = await elsewhere(`<iframe src="${home()}/tables/${id}"></iframe>`);
  await reader.goto(whole.url);
  await expect(reader.frameLocator("iframe").locator("#page")).toHaveCount(0);
  for (const { server } of [blog, whole]) server.close();
  await Promise.all([ann, reader].map((page) => page.context().close()));
});

test("a link to a public table tells what it leads to", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben"], { name: "Cards & links", listed: true });
  await playUntil(page, id, "trading");
  await page.goto(`/tables/${id}`);
  await expect(page.locator("meta[property='og:title']")).toHaveAttribute("content", "Cards & links");
  await expect(page.locator("meta[property='og:description']")).toHaveAttribute("content", "1860 · Ada, Ben · in play");
  const image = await page.locator("meta[property='og:image']").getAttribute("content");
  const card = await page.request.get(new URL(image ?? "").pathname);
  expect(card.headers()["content-type"]).toBe("image/png");
  expect((await card.body()).subarray(0, 4).toString("latin1")).toBe("\u0089PNG");
  await page.goto(new URL(image ?? "").pathname);
  await page.setViewportSize({ width: 1200, height: 630 });
  await picture(page, "card");
  await page.context().close();
});
