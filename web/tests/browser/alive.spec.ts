// A table that is alive: the last move is seen, money and prices move, what was missed is played back, and the end comes.

import { expect, test } from "@playwright/test";
import { ask, hotSeat, newTable, open, person, playUntil, sitDown, state } from "./people";

test("players and the acting company are always in sight, and so is what I can do", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"]);
  for (const step of ["bidding", "trading", "track", "running", "dividend", "trains"]) {
    await playUntil(page, id, step);
    await open(page, id);
    await expect(page.locator(`.actions[data-step=${step}]`)).toBeVisible();
    for (const name of ["Ada", "Ben", "Cleo"]) await expect(page.locator(`[data-player=${name}] .cash`)).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".somebody.acting")).toHaveCount(1);
    if (step === "bidding" || step === "trading") continue;
    await expect(page.locator("[data-test=treasury]")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".order .now")).toHaveCount(1);
    const main = page.locator(".actions [data-test=run], .actions [data-test=pay], .actions [data-test=pass]").first();
    await expect(main).toBeInViewport({ ratio: 1 });
  }
  // A click opens what somebody holds.
  await page.locator("[data-player=Ben]").click();
  await expect(page.getByRole("dialog", { name: "Ben" })).toContainText("worth");
  await page.context().close();
});

test("the place of what I can do is the same from step to step", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"]);
  const places = new Set<string>();
  for (const step of ["trading", "track", "running", "trains"]) {
    await playUntil(page, id, step);
    await open(page, id);
    const [side, foot] = [await page.locator(".room-side").boundingBox(), await page.locator(".actions-foot").boundingBox()];
    places.add(`${side?.y} ${side?.height} ${Math.round((foot?.y ?? 0) + (foot?.height ?? 0))}`);
  }
  expect([...places].length).toBe(1);
  await page.context().close();
});

test("bids rise by the least raise and in larger steps", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben"]);
  await open(page, id);
  for (const raise of [0, 1, 2]) await page.locator("[data-test=raise]").nth(raise).click();
  await expect(page.locator("[data-test=bid]")).toHaveText("Bid £70");
  await page.context().close();
});

test("a move is seen: the tile glows, money floats, the price slides and says so", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"]);
  await playUntil(page, id, "track");
  await open(page, id);
  const now = await state(page, id);
  const [laid] = (now.choices ?? []).filter(({ type }) => type === "lay-tile");
  const action = { type: "lay-tile", hex: laid?.["hex"], tile: laid?.["tile"], rotation: (laid?.["rotations"] as number[])[0] };
  await ask(page, "POST", `/tables/${id}/moves`, { after: now.number, id: "laid", action });
  await expect(page.locator("[data-test=last-tile]")).toBeAttached();
  await playUntil(page, id, "dividend");
  await expect(page.locator("[data-test=last-run]").first()).toBeAttached();
  await page.locator("[data-test=retain]").click();
  await expect(page.locator(".floating:not(.lost)").first()).toBeVisible();
  await expect(page.locator("[data-test=price-moved]").first()).toContainText("→");
  await expect(page.locator(".last-moves .matters")).toContainText("→");
  await page.context().close();
});

test("what was missed is played back, and can be skipped", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben"]);
  await open(page, id);
  await page.locator("[data-test=bid]").click();
  await page.waitForFunction((table) => localStorage.getItem(`bradshaw-seen-${table}`) === "1", id);
  await page.goto("/settings");
  await page.getByLabel("Play back what happened while I was away").check();
  await playUntil(page, id, "trading");
  await open(page, id);
  await expect(page.getByRole("status").filter({ hasText: "Played back" })).toBeVisible();
  await page.locator("[data-test=skip]").click();
  await expect(page.locator(".room.past")).toHaveCount(0);
  await expect(page.locator(".actions.mine")).toBeVisible();
  await page.context().close();
});

test("the sheet explains its figures and is sorted by what is clicked", async ({ browser }) => {
  const page = await person(browser);
  const id = await hotSeat(page, ["Ada", "Ben", "Cleo"]);
  await playUntil(page, id, "dividend");
  await ask(page, "POST", `/tables/${id}/moves`, { after: (await state(page, id)).number, id: "paid", action: { type: "dividend", kind: "pay" } });
  await open(page, id);
  await page.keyboard.press("6");
  await page.locator("td[data-column=player-0]:not(:empty)").first().click();
  await expect(page.locator(".told-figure")).toContainText(/Ada has .* they count for £/);
  await page.locator("td[data-column^=round-]").filter({ hasText: /^\d+$/ }).first().click();
  await expect(page.locator(".told-figure")).toContainText(/in operating round \d\.\d: £\d+, paid/);
  for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".told-figure")).not.toContainText("in operating round");
  const price = page.locator("th[aria-sort]", { hasText: "price" });
  await expect(price).toHaveAttribute("aria-sort", "descending");
  await price.getByRole("button").click();
  await expect(price).toHaveAttribute("aria-sort", "ascending");
  await page.context().close();
});

test("who is at the table is seen, and who is away", async ({ browser }) => {
  const [ann, ben] = [await person(browser), await person(browser)];
  await sitDown(ann, "Ann");
  await sitDown(ben, "Ben");
  const id = await newTable(ann, [{ kind: "mine" }, { kind: "person" }], { listed: true });
  await ask(ben, "POST", `/tables/${id}/seats`, {});
  await ask(ann, "POST", `/tables/${id}/start`);
  await open(ann, id);
  await expect(ann.locator("[data-player=Ben]")).toHaveClass(/away/);
  await open(ben, id);
  await expect(ann.locator("[data-player=Ben]")).not.toHaveClass(/away/);
  await ben.close();
  await expect(ann.locator("[data-player=Ben]")).toHaveClass(/away/);
  await ann.context().close();
});

test("the board follows a drag, stays inside of its edges, and is not clicked by it", async ({ browser }) => {
  const page = await person(browser, { reducedMotion: "reduce" });
  const id = await hotSeat(page, ["Ada", "Ben"]);
  await open(page, id);
  const seen = async () => ((await page.locator(".table-board").getAttribute("viewBox")) ?? "").split(" ").map(Number);
  const drag = async (right: number, down: number) => {
    await page.mouse.move(450, 400);
    await page.mouse.down();
    await page.mouse.move(450 + right / 2, 400 + down / 2);
    await page.mouse.move(450 + right, 400 + down);
    await page.mouse.up();
  };
  const whole = await seen();
  await drag(100, 60);
  expect(await seen(), "all of it is seen already").toEqual(whole);
  await page.getByRole("button", { name: "Larger" }).click();
  const [x = 0, y = 0, width = 1] = await seen();
  const units = width / ((await page.locator(".table-board").boundingBox())?.width ?? 1);
  await drag(60, 30);
  const [left = 0, top = 0] = await seen();
  expect([left, top].map(Math.round)).toEqual([x - 60 * units, y - 30 * units].map(Math.round));
  for (const _ of [1, 2, 3]) await drag(300, 0);
  expect((await seen())[0]).toBeCloseTo(whole[0] ?? 0, 0);
  await page.context().close();
});
