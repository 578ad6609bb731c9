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
