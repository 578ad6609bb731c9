// Whole rounds and turns without a mouse.

import { expect, test, type Page } from "@playwright/test";
import { step } from "./hand";
import { hotSeat, open, person, playUntil } from "./people";

/** A key passes, and asks first. */
async function pass(page: Page): Promise<void> {
  await page.keyboard.press("p");
  await expect(page.locator("[data-test=sure]")).toBeFocused();
  await page.keyboard.press("Enter");
}

/** Goes from thing to thing with the Tab key until one of these has the focus, and presses Enter there; passes if there is none. */
async function reach(page: Page, ...places: string[]): Promise<void> {
  for (const place of places) {
    if ((await page.locator(place).count()) === 0) continue;
    for (let press = 0; press < 300; press += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, place)) return page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
    }
    throw new Error(`the Tab key never comes to ${place}`);
  }
  await pass(page);
}

const button = (test: string): string => `.actions [data-test=${test}]:not([disabled])`;

/** Unfolds a card and goes to what it holds; or goes to one of these. */
async function unfold(page: Page, card: string, test: string, ...others: string[]): Promise<void> {
  const folded = `.actions .offer-card:not([open]) > [data-test=${card}]`;
  if ((await page.locator(`${button(test)}:visible`).count()) === 0 && (await page.locator(folded).count()) > 0) await reach(page, folded);
  return reach(page, button(test), ...others.map(button));
}

/** What is done in a step; to pass is a key of its own. */
async function moveByKeys(page: Page): Promise<void> {
  await expect(page.locator(".actions")).toHaveAttribute("aria-busy", "false");
  switch (await step(page)) {
    case "bidding":
      // Somebody bids, the others pass.
      return (await page.locator(".bids .high").count()) > 0 ? pass(page) : reach(page, button("bid"));
    case "choosing":
      return unfold(page, "charter", "open-auction", "take-private", "start");
    case "starting":
      return reach(page, button("start"));
    case "more-shares":
      return reach(page, button("buy-share"));
    case "trading":
      if ((await page.locator(button("buy-share")).count()) > 0) return reach(page, button("buy-share"));
      // Of cards that are auctioned at once each is bid for by one, until there are enough for everybody.
      if ((await page.locator(".box .bids").count()) < (await page.locator(".player-strip li").count())) {
        const free = ".actions .box:not(:has(.bids)) [data-test=bid-for]";
        if ((await page.locator(free).count()) > 0) return reach(page, free);
      }
      return unfold(page, "startable", "start");
    case "buying-markers":
      return reach(page, button("buy-tokens"));
    case "home-tile":
    case "track":
      if ((await page.locator(".hit.lit").count()) === 0) return pass(page);
      await reach(page, ".hit.lit");
      // It was picked there; there it is laid too.
      return page.keyboard.press("Enter");
    case "running":
      await expect(page.locator("[data-test=run]")).toBeEnabled();
      return reach(page, "[data-test=run]");
    case "dividend":
      return reach(page, button("pay"));
    case "trains":
      return reach(page, button("buy-train"), button("sell-stock"), button("refinance"));
    case "consent":
      return reach(page, button("agree"));
    case "discarding":
      return reach(page, ".actions-body .button");
    default:
      return pass(page);
  }
}

/** A move of one's own by keys, and that it was made. */
async function make(page: Page): Promise<string> {
  const now = await step(page);
  const before = (await page.locator(".room").getAttribute("data-number")) ?? "";
  await moveByKeys(page);
  await expect(page.locator(".room"), `a move in ${now}`).not.toHaveAttribute("data-number", before);
  return now;
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

/** The steps that are made by keys, and those of them that one company has in one turn: what minors of 1822 pay is no choice. */
const GAMES = [
  { title: "1860", players: ["Ada", "Ben"], all: ["bidding", "choosing", "trading"], turn: ["track", "running", "dividend", "trains"] },
  { title: "1862", players: ["Ada", "Ben", "Cleo"], all: ["choosing", "bidding", "starting", "trading"], turn: ["track", "running", "dividend", "trains"] },
  { title: "1822", players: ["Ada", "Ben", "Cleo"], all: ["trading", "trains"], turn: ["track", "running"] },
];

for (const { title, players, all, turn } of GAMES) {
  test(`an auction, a stock round and a company's whole turn of ${title} by keyboard alone`, async ({ browser }) => {
    test.setTimeout(420_000);
    const page = await person(browser);
    const id = await hotSeat(page, players, { title, seed: 4 });
    await open(page, id);
    const company = async () => ((await page.locator(".acting-company").count()) > 0 ? page.locator(".acting-company").innerText() : null);
    const made = new Set<string>();
    // Turns are made until one has had every step: a company that has no train yet does not run.
    let steps: string[] = [];
    for (let turns = 0; turns < 16 && !turn.every((one) => steps.includes(one)); turns += 1) {
      while ((await step(page)) !== turn[0]) made.add(await make(page));
      const acting = await company();
      steps = [];
      do steps.push(await make(page));
      while ((await company()) === acting);
      for (const one of steps) made.add(one);
    }
    expect(steps).toEqual(expect.arrayContaining(turn));
    expect([...made]).toEqual(expect.arrayContaining(all));
    await page.context().close();
  });
}

test("dialogues open and close by keys, and the ledgers turn", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"], { title: "1862", seed: 4 });
  await open(page, id);
  for (const [key, name] of [["m", "What would a merger be?"], ["?", "Help"], ["l", /^Rules/]] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await make(page);
  await page.keyboard.press("5");
  await expect(page.locator(".log .entry")).toHaveCount(1);
  await page.keyboard.press("2");
  await expect(page.locator(".charters")).toBeVisible();
  await page.context().close();
});
