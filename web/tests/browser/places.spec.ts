import { expect, test } from "@playwright/test";
import { ask, home, hotSeat, newTable, open, person, playUntil, sitDown } from "./people";
import { scan } from "./scan";
import { startServer } from "./server";

test("a reload in the middle of a turn loses nothing, and a restart of the server is survived", async ({ browser }) => {
  const own = await startServer();
  const usual = home();
  process.env["BRADSHAW_TEST_URL"] = own.url;
  try {
    const page = await person(browser);
    const id = await hotSeat(page, ["Ada", "Ben"]);
    await playUntil(page, id, "trading");
    await open(page, id);
    const number = (await page.locator(".room").getAttribute("data-number")) ?? "";
    await page.reload();
    await expect(page.locator(".room")).toHaveAttribute("data-number", number);
    await expect(page.locator(".actions.mine")).toBeVisible();
    await own.stop(true);
    await expect(page.locator(".room-head .badge")).toContainText("connection lost");
    const again = await startServer(own);
    await expect(page.locator(".room-head .badge")).toHaveCount(0, { timeout: 20_000 });
    await page.locator("[data-test=pass]").click();
    await expect(page.locator(".room")).not.toHaveAttribute("data-number", number);
    await page.context().close();
    await again.stop();
  } finally {
    process.env["BRADSHAW_TEST_URL"] = usual;
  }
});

test("on a phone the board fills the width and what I can do is under the thumb", async ({ browser }) => {
  const page = await person(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).tap();
  const bid = page.locator("[data-test=bid]");
  await expect(bid).toBeVisible();
  const [button, board] = [await bid.boundingBox(), await page.locator(".table-board").boundingBox()];
  expect(button?.y ?? 0).toBeGreaterThan(844 * 0.45);
  expect(board?.width).toBe(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await bid.tap();
  await expect(page.locator(".room")).not.toHaveAttribute("data-number", "0");
  await page.context().close();
});

test("everything is said in Polish", async ({ browser }) => {
  const page = await person(browser, { locale: "pl-PL" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await expect(page.getByRole("button", { name: "Zagraj teraz" })).toBeVisible();
  await page.goto("/new");
  await expect(page.getByText("Zasady opcjonalne")).toBeVisible();
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"]);
  for (const step of ["bidding", "trading", "track", "running", "trains"]) {
    await playUntil(page, id, step);
    await open(page, id);
    for (const key of ["1", "2", "3", "4", "5", "6", "8"]) {
      await page.keyboard.press(key);
      expect(await page.locator("body").innerText()).not.toMatch(/\b(page|ui|step|choice|event|refusal)-[a-z]/);
    }
    await expect(page.locator(".tabs").first()).toContainText("Giełda");
  }
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator(".tabs").first()).toContainText("Market");
  await page.context().close();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`no page is closed to anybody: ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const page = await person(browser, { colorScheme, reducedMotion: "reduce" });
    for (const path of ["/", "/new", "/settings", "/nowhere"]) {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      await scan(page, path);
    }
    await sitDown(page, "Ann");
    const lobby = await newTable(page, [{ kind: "mine" }, { kind: "person" }], { listed: true });
    await page.goto(`/tables/${lobby}`);
    await expect(page.locator("[data-test=invite]")).toBeVisible();
    await scan(page, "lobby");
    await page.locator("[data-test=change-table]").click();
    await expect(page.locator("[data-test=save-table]")).toBeVisible();
    await scan(page, "changing a table");
    await page.keyboard.press("Escape");
    await page.locator("[data-test=invite]").click();
    await expect(page.locator(".qr")).toBeVisible();
    await scan(page, "invitation");
    const { url } = await ask<{ url: string }>(page, "POST", `/tables/${lobby}/invitations`, {});
    await page.goto(new URL(url, home()).pathname);
    await expect(page.locator("[data-test=accept]")).toBeVisible();
    await scan(page, "link");
    const id = await hotSeat(page, ["Ada", "Ben", "Cleo"]);
    for (const step of ["bidding", "trading", "track", "running", "dividend", "trains"]) {
      await playUntil(page, id, step);
      await open(page, id);
      await expect(page.locator(`.actions[data-step=${step}]`)).toBeVisible();
      await scan(page, step);
    }
    for (const key of ["2", "3", "4", "5", "6", "7", "8", "?"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(150);
      await scan(page, `ledger ${key}`);
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press("p");
    await page.waitForTimeout(150);
    await scan(page, "are you sure");
    await page.keyboard.press("Escape");
    await page.locator("[data-player=Ben]").click();
    await scan(page, "a player's card");
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.locator("[data-test=menu]").click();
    await scan(page, "upright, with the menu");
    await page.context().close();
  });
}

test("notes are kept for the one who wrote them, an account can be changed and left", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben"]);
  await open(page, id);
  await page.keyboard.press("7");
  await page.locator(".notes summary").click();
  await page.locator("[data-test=notes]").fill("Ben is short of cash");
  await expect(page.locator(".notes [role=status]")).toHaveText("Saved.");
  await open(page, id);
  await page.keyboard.press("7");
  await page.locator(".notes summary").click();
  await expect(page.locator("[data-test=notes]")).toHaveValue("Ben is short of cash");
  await page.goto("/settings");
  await page.getByLabel("Login", { exact: true }).fill(`ada${Date.now()}`);
  await page.getByLabel("Password", { exact: true }).fill("old password");
  await page.getByRole("button", { name: "Make an account" }).click();
  await expect(page.getByText("Signed in as")).toBeVisible();
  await page.locator("summary", { hasText: "Change the password" }).click();
  await page.getByLabel("Password so far").fill("old password");
  await page.getByLabel("New password").fill("new password");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByRole("status")).toHaveText("Done.");
  await page.locator("summary", { hasText: "Leave for good" }).click();
  await page.getByLabel("Password", { exact: true }).fill("new password");
  await page.locator("[data-test=depart]").click();
  await expect(page.getByText("Signed in as")).toHaveCount(0);
  await page.context().close();
});
