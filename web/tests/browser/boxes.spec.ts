// A title whose cards are auctioned at the same time, in boxes.

import { expect, test } from "@playwright/test";
import { ask, hotSeat, newTable, open, person, sitDown } from "./people";

test("boxes tell what lies in them, show homes on the board, and take bids", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"], { title: "1822", seed: 1 });
  await open(page, id);
  const boxes = page.locator(".actions [data-test=box]");
  await expect(boxes).toHaveCount(10);
  const minor = boxes.filter({ has: page.locator(".token-icon") }).first();
  await minor.hover();
  await expect(page.locator("[data-test=pointed]")).toHaveCount(1);
  const name = (await minor.getAttribute("data-card")) ?? "";
  const card = page.locator(`.actions [data-card="${name}"]`);
  await expect(card.locator(".bids")).toHaveCount(0);
  const free = page.locator(".actions .note").first();
  const before = await free.textContent();
  await card.locator("[data-test=bid-for]").click();
  await expect(card.locator(".bids li").first()).toContainText("Ada");
  await expect(free).not.toHaveText(before ?? "");
  await expect(card.locator("[data-test=bid-for]")).toHaveCount(0);
  await page.context().close();
});

test("the server bids for me as far as I said", async ({ browser }) => {
  const page = await person(browser);
  await sitDown(page, "Ada");
  const id = await newTable(page, [{ kind: "mine" }, { kind: "computer", computer: "random" }], { title: "1822", seed: 1 });
  await ask(page, "POST", `/tables/${id}/start`);
  await open(page, id);
  const card = page.locator(".actions [data-test=box]").filter({ has: page.locator(".token-icon") }).first();
  const name = (await card.getAttribute("data-card")) ?? "";
  await card.locator("[data-test=program-bid-for]").click();
  await expect(page.locator(".program")).toContainText(name);
  await page.keyboard.press("5");
  await expect(page.locator(".log")).toContainText(`Ada bids £100 for minor ${name}`);
  await page.context().close();
});

test("several bids are made in one go, up to the first that is refused", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"], { title: "1822", seed: 1 });
  await open(page, id);
  const boxes = page.locator(".actions [data-test=box]");
  const names = await boxes.evaluateAll((all) => all.slice(0, 3).map((one) => one.getAttribute("data-card") ?? ""));
  const card = (name: string) => page.locator(`.actions [data-card="${name}"]`);
  for (const name of names) {
    await card(name).locator("input[type=number]").fill("300");
    await card(name).locator("input[type=number]").blur();
    await card(name).locator("[data-test=mark-bid]").check();
  }
  const marked = page.locator("[data-test=marked-bids]");
  // Ada has £700, and three bids of £300 are too much.
  await expect(marked).toContainText("−£200");
  await page.locator("[data-test=bid-marked]").click();
  await expect(page.locator(".actions .problem")).toContainText("too much");
  for (const name of names.slice(0, 2)) await expect(card(name).locator(".bids li").first()).toContainText("£300");
  await expect(card(names[2] ?? "").locator(".bids")).toHaveCount(0);
  const log = await ask<{ entries: unknown[] }>(page, "GET", `/tables/${id}/log`);
  expect(log.entries.length).toBe(2);
  await page.context().close();
});
