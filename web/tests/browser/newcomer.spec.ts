// Somebody who never played: only what the conductor suggests is clicked, until the game is over.

import { expect, test, type Page } from "@playwright/test";
import { person } from "./people";
import { startServer, type Server } from "./server";

let server: Server;
// Guests who do not wait, for a whole game.
test.beforeAll(async () => (server = await startServer(undefined, 1)));
test.afterAll(() => server.stop());

/** Clicks the suggestion, and then what makes the move that it has made ready. */
async function follow(page: Page): Promise<void> {
  const kind = await page.locator("[data-test=suggestion]").getAttribute("data-action");
  await page.locator("[data-test=suggestion]:enabled").click();
  const confirm: Record<string, string> = { "lay-tile": "lay-tile", "place-token": "place-token", run: "run" };
  await page.locator(`[data-test=${confirm[kind ?? ""] ?? "sure"}]:enabled`).click();
}

for (const [locale, language, over] of [["en-GB", "en", "Game over"], ["pl-PL", "pl", "Koniec gry"]] as const) {
  test(`a newcomer who only follows the conductor finishes a game (${language})`, async ({ browser }) => {
    test.setTimeout(400_000);
    const page = await person(browser, { locale, baseURL: server.url });
    // Nobody rests between two clicks here.
    await page.addInitScript(() => {
      const real = window.setTimeout.bind(window);
      window.setTimeout = ((run: TimerHandler, wait = 0, ...more: unknown[]) => real(run, wait / 20, ...more)) as typeof window.setTimeout;
    });
    await page.goto("/");
    await page.getByRole("link", { name: language === "en" ? "Learn to play" : "Naucz się grać" }).click();
    await page.locator("[data-test=first-game]").click();
    await expect(page.locator("[data-test=conductor]")).toBeVisible();
    const steps = new Set<string>();
    const accounts = new Set<string>();
    let clicks = 0;
    for (;;) {
      // Either something is suggested, or the game is over.
      await page.waitForSelector("[data-test=suggestion]:enabled, .room.over", { timeout: 60_000 });
      if ((await page.locator(".room.over").count()) > 0) break;
      const step = (await page.locator(".actions").getAttribute("data-step")) ?? "";
      const text = await page.locator("[data-test=conductor-text]").innerText();
      expect(text.length, step).toBeGreaterThan(60);
      expect(text, step).not.toContain("conductor-");
      steps.add(step);
      for (const words of await page.locator("[data-test=account] summary").allInnerTexts()) accounts.add(words);
      const before = (await page.locator(".room").getAttribute("data-number")) ?? "";
      await follow(page);
      clicks += 1;
      await expect(page.locator(".room")).not.toHaveAttribute("data-number", before);
      expect(clicks).toBeLessThan(1500);
    }
    await expect(page.locator("[data-test=round]")).toContainText(over);
    await expect(page.locator("[data-test=whole-game]")).toContainText("£");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect([...steps].sort(), `${clicks} moves`).toEqual(expect.arrayContaining(["bidding", "dividend", "running", "token", "track", "trading", "trains"]));
    expect(accounts.size, `accounts of ${clicks} moves`).toBeGreaterThan(5);
    console.log(`${language}: ${clicks} moves of the newcomer, ${[...steps].join(", ")}; ${accounts.size} accounts`);
    await page.context().close();
  });
}
