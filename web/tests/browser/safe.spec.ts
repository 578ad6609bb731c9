// Safe hands: no move is made by accident, nothing is hidden or lost in silence.

import { expect, test } from "@playwright/test";
import { ask, home, hotSeat, newTable, open, person, playUntil, sitDown } from "./people";
import { scan } from "./scan";

test("the second of two clicks does not move for the next player", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"]);
  await open(page, id);
  const box = await page.locator("[data-test=bid]").boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.click(x, y);
  await page.waitForTimeout(180);
  await page.mouse.click(x, y);
  await expect(page.locator(".room")).toHaveAttribute("data-number", "1");
  await page.waitForTimeout(600);
  await expect(page.locator(".room")).toHaveAttribute("data-number", "1");
  // A moment later the same click is meant.
  await page.mouse.click(x, y);
  await expect(page.locator(".room")).toHaveAttribute("data-number", "2");
  await page.context().close();
});

test("a key that passes asks first, and so does every move if that is wished", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben"]);
  await open(page, id);
  await page.keyboard.press("p");
  const sure = page.getByRole("dialog", { name: "Are you sure?" });
  await expect(sure).toContainText("Ada passes");
  await page.keyboard.press("Escape");
  await expect(sure).toHaveCount(0);
  await expect(page.locator(".room")).toHaveAttribute("data-number", "0");
  await page.locator("[data-test=bid]").click();
  await expect(page.locator(".room")).toHaveAttribute("data-number", "1");
  await page.goto("/settings");
  await page.getByLabel("Ask before a move is made").check();
  await open(page, id);
  await page.locator("[data-test=bid]").click();
  await expect(sure).toContainText("Ben bids £10");
  await page.locator("[data-test=not-sure]").click();
  await expect(page.locator(".room")).toHaveAttribute("data-number", "1");
  await page.locator("[data-test=bid]").click();
  await page.locator("[data-test=sure]").click();
  await expect(page.locator(".room")).toHaveAttribute("data-number", "2");
  await page.context().close();
});

test("at a shared screen a card says whose turn it is, and covers what the next one may not see", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo", "Dan"]);
  await page.goto("/settings");
  await page.getByLabel("A card says whose turn it is").check();
  await open(page, id);
  await page.locator("[data-test=bid]").click();
  await expect(page.locator(".turn-card.glance")).toHaveText("Ben’s turn");
  await expect(page.locator(".turn-card")).toHaveCount(0);
  // Once a company has a treasury that not everybody may see, the card lies over everything: Ada sells her only share.
  await playUntil(page, id, "track");
  await playUntil(page, id, "trading");
  await open(page, id);
  await expect(page.locator(".prompt")).toContainText("Ada ·");
  await page.locator(".sell-row", { hasText: "IOW" }).locator("[data-test=sell]").click();
  await expect(page.locator(".sell-row", { hasText: "IOW" })).toHaveCount(0);
  await page.locator("[data-test=pass]").click();
  const card = page.getByRole("dialog", { name: "Ben’s turn" });
  await expect(card).toBeVisible();
  // Nothing of the table is to be seen around it.
  const backdrop = await card.evaluate((dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor);
  expect(backdrop).toMatch(/^rgb\(/);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await scan(page, `the card, ${colorScheme}`);
  }
  await page.locator("[data-test=here-i-am]").click();
  await expect(card).toHaveCount(0);
  await page.context().close();
});

test("undo leaves the present alone while one looks at the past, and says so", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben"]);
  await open(page, id);
  for (const number of ["1", "2"]) {
    await page.locator("[data-test=bid]").click();
    await expect(page.locator(".room")).toHaveAttribute("data-number", number);
  }
  await page.keyboard.press("[");
  await expect(page.locator(".actions")).toContainText("You are looking at the past.");
  await expect(page.locator("[data-test=undo]")).toBeDisabled();
  await page.keyboard.press("u");
  await expect(page.getByRole("alert")).toContainText("Go back to now first");
  await expect(page.locator(".room")).toHaveAttribute("data-number", "2");
  await page.context().close();
});

test("what the server refuses is seen, in one's own language, and nothing typed is lost", async ({ browser }) => {
  const [ann, ben] = [await person(browser), await person(browser, { locale: "pl-PL" })];
  await sitDown(ann, "Ann");
  await sitDown(ben, "Ben");
  const id = await newTable(ann, [{ kind: "mine" }, { kind: "person" }], { listed: true, undo: "own" });
  await ask(ben, "POST", `/tables/${id}/seats`, {});
  await ask(ann, "POST", `/tables/${id}/start`);
  await open(ann, id);
  await open(ben, id);
  await ann.locator("[data-test=bid]").click();
  await expect(ben.locator(".actions.mine")).toBeVisible();
  // Ann's move is not Ben's to take back.
  await ben.locator("[data-test=undo]").click();
  await expect(ben.getByRole("alert")).toContainText("Można cofnąć tylko własne ruchy");
  await ben.keyboard.press("7");
  await ben.route("**/chat", (route) =>
    route.fulfill({ status: 403, json: { error: { code: "not-seated", message: "only people who play here can do that" } } }),
  );
  await ben.locator(".chat input").fill("Dobry wieczór");
  await ben.keyboard.press("Enter");
  await expect(ben.getByRole("alert")).toContainText("Mogą to zrobić tylko osoby, które tu grają");
  await expect(ben.locator(".chat input")).toHaveValue("Dobry wieczór");
  await ann.context().close();
  await ben.context().close();
});

test("copying a link says that it was copied", async ({ browser }) => {
  const page = await person(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  await sitDown(page, "Ann");
  const id = await newTable(page, [{ kind: "mine" }, { kind: "person" }]);
  await page.goto(`/tables/${id}`);
  await page.locator("[data-test=invite]").click();
  await page.locator("[data-test=copy]").click();
  await expect(page.getByRole("status")).toHaveText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${home()}/invitation/`);
  await page.context().close();
});
