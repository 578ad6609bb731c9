// The table as a screen reader tells it: everything is found by its role and its name in the accessibility tree, and what
// happens is told without being asked for.

import { expect, test, type Page } from "@playwright/test";
import { hotSeat, open, person, playUntil } from "./people";

/** What is said without being asked: the live regions. */
const told = (page: Page) => page.getByRole("log", { name: "What was done last" });
const actions = (page: Page) => page.getByRole("region", { name: "What you can do" });
const rested = (page: Page) => expect(actions(page)).toHaveAttribute("aria-busy", "false");

test("an auction, a stock turn and an operating turn are heard and made by roles and names", async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"]);
  await open(page, id);

  // The auction.
  await expect(actions(page).getByRole("heading", { name: "Bidding" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Players" }).getByRole("button", { name: /Ada.*to act.*£/ })).toBeVisible();
  await actions(page).getByRole("spinbutton", { name: "Amount of the bid" }).fill("20");
  await page.keyboard.press("Tab");
  await actions(page).getByRole("button", { name: "Bid £20" }).click();
  await expect(told(page)).toContainText("Ada bids £20.");
  await rested(page);
  await expect(actions(page)).toContainText("Ben · Bid, or pass.");
  await actions(page).getByRole("button", { name: /^Pass/ }).click();
  await rested(page);
  await actions(page).getByRole("button", { name: /^Pass/ }).click();
  await expect(actions(page).getByRole("heading", { name: "Choice of a certificate" })).toBeVisible();

  // A turn of a stock round.
  await playUntil(page, id, "trading");
  await expect(actions(page).getByRole("heading", { name: "Share dealing" })).toBeVisible();
  await rested(page);
  await actions(page).getByRole("button", { name: /^Buy a share of .* for £\d+$/ }).first().click();
  await expect(told(page)).toContainText(/buys a share of/);

  // A company's turn.
  await playUntil(page, id, "running");
  await playUntil(page, id, "track");
  await expect(actions(page).getByRole("heading", { name: /^Track/ })).toBeVisible();
  await expect(page.getByRole("list", { name: "Order of operation" }).getByRole("listitem")).not.toHaveCount(0);
  await rested(page);
  await page.getByRole("group", { name: "Board" }).getByRole("button", { name: /tiles? fits?/ }).first().press("Enter");
  await expect(actions(page).getByRole("listbox", { name: "Tiles that fit" }).getByRole("option").first()).toBeVisible();
  await actions(page).getByRole("button", { name: /^Lay tile/ }).click();
  await expect(told(page)).toContainText(/lays tile/);
  await playUntil(page, id, "running");
  await expect(actions(page).getByRole("radiogroup", { name: "Trains" }).getByRole("radio").first()).toBeVisible();
  await actions(page).getByRole("button", { name: "Run", exact: true }).click();
  await expect(actions(page).getByRole("heading", { name: /^Dividend/ })).toBeVisible();
  await rested(page);
  await actions(page).getByRole("button", { name: /^Pay out.*a share.*→/ }).click();
  await expect(told(page)).toContainText(/pays out/);
  await playUntil(page, id, "trains");
  await expect(actions(page).getByRole("heading", { name: /^Trains/ })).toBeVisible();
  // What can be bought says which train it is; what cannot, that it can be asked why.
  await expect(actions(page).getByRole("button", { name: /^Buy · .*: \d|^\d.*: why not\?$/ }).first()).toBeVisible();

  // What changes is told by itself: whose turn it is politely, what stands against something at once.
  await expect(page.locator(".prompt")).toHaveAttribute("aria-live", "polite");
  await page.keyboard.press("[");
  await expect(actions(page)).toContainText("You are looking at the past.");
  await page.keyboard.press("u");
  await expect(page.getByRole("alert")).toContainText("looking at the past");
  await page.context().close();
});
