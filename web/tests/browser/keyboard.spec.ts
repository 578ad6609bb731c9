// A company's whole turn without a mouse.

import { expect, test, type Page } from "@playwright/test";
import { moveByHand, step } from "./hand";
import { hotSeat, open, person, playUntil } from "./people";

/** A key passes, and asks first. */
async function pass(page: Page): Promise<void> {
  await page.keyboard.press("p");
  await expect(page.locator("[data-test=sure]")).toBeFocused();
  await page.keyboard.press("Enter");
}

/** Goes from thing to thing with the Tab key until one of these has the focus, and presses Enter there. */
async function reach(page: Page, ...places: string[]): Promise<void> {
  for (const place of places) {
    if ((await page.locator(place).count()) === 0) continue;
    for (let press = 0; press < 200; press += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, place)) return page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
    }
    throw new Error(`the Tab key never comes to ${place}`);
  }
  await pass(page);
}

/** What is done in a step of a company's turn; to pass is a key of its own. */
async function moveByKeys(page: Page): Promise<void> {
  await expect(page.locator(".actions")).toHaveAttribute("aria-busy", "false");
  switch (await step(page)) {
    case "home-tile":
    case "track":
      await reach(page, ".hit.lit");
      // It was picked there; there it is laid too.
      return page.keyboard.press("Enter");
    case "running":
      await expect(page.locator("[data-test=run]")).toBeEnabled();
      return reach(page, "[data-test=run]");
    case "dividend":
      return reach(page, ".actions [data-test=pay]");
    case "trains":
      return reach(page, ".actions [data-test=buy-train]", ".actions [data-test=sell-stock]");
    default:
      return pass(page);
  }
}

test("an auction, a stock turn and a token by keyboard alone", async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben"]);
  await open(page, id);
  const number = page.locator(".room");
  await reach(page, ".actions [data-test=bid]");
  await expect(number).toHaveAttribute("data-number", "1");
  // The focus stays where one acts, so the next bid is near.
  await expect(page.locator(".actions")).toHaveAttribute("aria-busy", "false");
  await expect(page.locator(".actions")).toBeFocused();
  await pass(page);
  await expect(page.locator(".actions[data-step=choosing]")).toBeVisible();
  await reach(page, ".actions [data-test=take-private]", ".actions [data-test=start]");
  await expect(number).toHaveAttribute("data-number", "3");
  await playUntil(page, id, "trading");
  await expect(page.locator(".actions[data-step=trading]")).toBeVisible();
  const before = (await number.getAttribute("data-number")) ?? "";
  await expect(page.locator(".actions")).toHaveAttribute("aria-busy", "false");
  await reach(page, ".actions [data-test=buy-share]", ".actions [data-test=start]");
  await expect(number).not.toHaveAttribute("data-number", before);
  await playUntil(page, id, "token");
  await open(page, id);
  await expect(page.locator(".actions[data-step=token]")).toBeVisible();
  const tokens = await page.locator(".table-board .token").count();
  await reach(page, ".token-hit");
  await page.keyboard.press("Enter");
  await expect(page.locator(".table-board .token")).toHaveCount(tokens + 1);
  await page.context().close();
});

test("a whole turn of a company of 1862 by keyboard alone", async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"], { title: "1862", seed: 4 });
  await open(page, id);
  const number = () => page.locator(".room").getAttribute("data-number");
  const company = () => page.locator(".acting-company").innerText();
  const make = async (how: (page: Page) => Promise<void>) => {
    const before = (await number()) ?? "";
    const now = await step(page);
    await how(page);
    await expect(page.locator(".room"), `a move in ${now}`).not.toHaveAttribute("data-number", before);
  };
  while ((await step(page)) !== "track") await make(moveByHand);
  // Turns are made by keys until one has had every step: a company that has no train yet does not run.
  const whole = ["track", "running", "dividend", "trains"];
  let steps: string[] = [];
  for (let turn = 0; turn < 12 && !whole.every((one) => steps.includes(one)); turn += 1) {
    while ((await step(page)) !== "track") await make(moveByKeys);
    const acting = await company();
    steps = [];
    do {
      steps.push(await step(page));
      await make(moveByKeys);
    } while ((await page.locator(".acting-company").count()) > 0 && (await company()) === acting);
  }
  expect(steps).toEqual(expect.arrayContaining(whole));
  // A dialogue opens and closes by keys, and the ledgers turn.
  await page.keyboard.press("m");
  await expect(page.getByRole("dialog", { name: "What would a merger be?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("5");
  await expect(page.locator(".log")).toContainText("buys a");
  await page.context().close();
});
