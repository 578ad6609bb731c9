// Computer players at a table: how strong they are, and those who sit in for somebody.

import { expect, test, type Page } from "@playwright/test";
import { ask, newTable, open, person, sitDown, state } from "./people";

test("a strength is chosen with what it means: for a new table, a seat that waits, and seen at the table", async ({ browser }) => {
  const ann = await person(browser);
  await sitDown(ann, "Ann");
  await ann.goto("/new");
  await ann.getByLabel("Seat 2").selectOption("computer");
  const choice = ann.locator("[data-test=strength]");
  await expect(choice).toHaveValue("guest");
  await expect(choice.locator("option").last()).toHaveText("Chance");
  await expect(ann.locator("[data-test=strength-means]")).toContainText("your first games");
  await choice.selectOption("director");
  await expect(ann.locator("[data-test=strength-means]")).toContainText("looks some rounds ahead");
  await ann.locator("[data-test=create]").click();
  // The third seat still waits: it is filled, and its strength changed where it is seen.
  await expect(ann.locator(".seat-line").nth(1).locator("[data-test=strength]")).toHaveValue("director");
  await ann.locator("[data-test=fill]").click();
  const third = ann.locator(".seat-line").nth(2);
  await expect(third.locator("[data-test=strength]")).toHaveValue("guest");
  const name = await third.locator("b").innerText();
  await third.locator("[data-test=strength]").selectOption("magnate");
  await expect(third).toContainText("Thinks longest");
  await expect(third.locator("b")).toHaveText(name);
  await ann.locator("[data-test=start]").click();
  await expect(ann.locator(`[data-player="${name}"]`).getByRole("img", { name: "computer: Magnate" })).toBeVisible();
  await ann.locator(`[data-player="${name}"]`).click();
  await expect(ann.locator("dialog .player")).toContainText("computer: Magnate");
  await ann.context().close();
});

test("a seat is handed to a computer and taken back; everybody sees it", async ({ browser }) => {
  const [ann, ben] = [await person(browser), await person(browser)];
  await sitDown(ann, "Ann");
  await sitDown(ben, "Ben");
  const id = await newTable(ann, [{ kind: "mine" }, { kind: "person" }], { listed: true, undo: "consent" });
  await ask(ben, "POST", `/tables/${id}/seats`, {});
  await ask(ann, "POST", `/tables/${id}/start`);
  await open(ann, id);
  await open(ben, id);
  await expect(ann.locator(".actions.mine")).toBeVisible();
  // Another's seat is not mine to give.
  await ann.locator("[data-player=Ben]").click();
  await expect(ann.locator("[data-test=hand-over]")).toHaveCount(0);
  await ann.keyboard.press("Escape");
  await ann.locator("[data-player=Ann]").click();
  await ann.locator("[data-test=hand-over] summary").click();
  await ann.locator("[data-test=hand-over] [data-test=strength]").selectOption("random");
  await ann.locator("[data-test=hand-over-now]").click();
  await expect(ann.locator("[data-test=handed-over]")).toContainText("A computer plays for Ann: Chance.");
  await expect(ben.locator("[data-player=Ann]").getByRole("img", { name: "a computer sits in: Chance" })).toBeVisible();
  await expect(ben.locator(".last-moves")).toContainText("Ann hands the seat to a computer: chance.");
  // It moves for her; nobody else's moves are made.
  await expect(ben.locator(".actions.mine")).toBeVisible();
  expect((await state(ben, id)).number).toBe(2);
  await ann.reload();
  await ann.locator("[data-test=take-back]").click();
  await expect(ann.locator("[data-test=handed-over]")).toHaveCount(0);
  await expect(ben.locator("[data-player=Ann]").getByRole("img", { name: "a computer sits in" })).toHaveCount(0);
  await expect(ben.locator(".last-moves")).toContainText("Ann takes the seat back.");
  await ann.context().close();
  await ben.context().close();
});

test("a computer says what it would do: marked on the board, made ready by a click, sent by nobody", async ({ browser }) => {
  const page = await person(browser);
  await sitDown(page, "Ann");
  const guest = { kind: "computer", computer: "guest" } as const;
  const id = await newTable(page, [{ kind: "mine" }, { ...guest, name: "Brunel" }], { seed: 7 });
  await ask(page, "POST", `/tables/${id}/start`);
  await open(page, id);
  await expect(page.locator(".actions.mine")).toBeVisible();
  await page.keyboard.press("w");
  const advised = page.locator("[data-test=advised]");
  await expect(advised.first()).toBeVisible();
  await expect(advised.first().locator(".offer-name .faint").first()).toBeVisible();
  // What is asked about is not done.
  const before = (await state(page, id)).number;
  await advised.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-test=sure]")).toBeVisible();
  expect((await state(page, id)).number).toBe(before);
  await page.locator("[data-test=not-sure]").click();
  // On to track, by what is advised.
  for (let move = 0; move < 200; move += 1) {
    const now = await state(page, id);
    if (now.turn.step === "track" && now.choices) break;
    if (now.choices) {
      const { moves } = await ask<{ moves: { action: object }[] }>(page, "GET", `/tables/${id}/advice`);
      await ask(page, "POST", `/tables/${id}/moves`, { after: now.number, id: `a${now.number}`, action: moves[0]?.action });
    } else await page.waitForTimeout(50);
  }
  await expect(page.locator(".actions.mine[data-step=track]")).toBeVisible();
  await page.locator("[data-test=advice-ask]").click();
  const lay = page.locator("[data-test=advised][data-action=lay-tile]").first();
  await lay.hover();
  await expect(page.locator("[data-test=pointed]")).toBeVisible();
  const there = (await state(page, id)).number;
  await lay.click();
  await expect(page.locator("[data-test=lay-tile]")).toBeVisible();
  expect((await state(page, id)).number).toBe(there);
  await page.locator("[data-test=lay-tile]").click();
  await expect.poll(async () => (await state(page, id)).number).toBeGreaterThan(there);
  await page.context().close();
});

test("among people there is no advice unless it was agreed on", async ({ browser }) => {
  const page = await person(browser);
  const without = await newTableOfTwo(page, {});
  await open(page, without);
  await expect(page.locator(".actions.mine")).toBeVisible();
  await expect(page.locator("[data-test=advice]")).toHaveCount(0);
  const agreed = await newTableOfTwo(page, { advice: true });
  await open(page, agreed);
  await expect(page.locator("[data-test=advice-ask]")).toBeVisible();
  await page.context().close();
});

/** A table for two at one screen. */
async function newTableOfTwo(page: Page, more: object): Promise<string> {
  await sitDown(page, "Ann");
  const id = await newTable(page, [{ kind: "hot", name: "Ada" }, { kind: "hot", name: "Ben" }], more);
  await ask(page, "POST", `/tables/${id}/start`);
  return id;
}

test("the moves of computers are followed: their pace, what came since mine, what came while I looked elsewhere", async ({ browser }) => {
  const page = await person(browser);
  await sitDown(page, "Ann");
  const guest = { kind: "computer", computer: "guest" } as const;
  const id = await newTable(page, [{ kind: "mine" }, { ...guest, name: "Brunel" }, { ...guest, name: "Locke" }], { seed: 7, pace: "slow" });
  await ask(page, "POST", `/tables/${id}/start`);
  await open(page, id);
  await page.locator("[data-player=Brunel]").click();
  await expect(page.locator("dialog [data-test=pace]")).toHaveValue("slow");
  await page.locator("dialog [data-test=pace]").selectOption("at-once");
  await expect.poll(async () => (await ask<{ settings: { pace: string } }>(page, "GET", `/tables/${id}`)).settings.pace).toBe("at-once");
  await page.keyboard.press("Escape");
  /** Passes over the API whenever it is Ann's turn, until it is again after so many entries. */
  const passed = async (most: number) => {
    for (let move = 0; move < 400; move += 1) {
      const now = await state(page, id);
      if (now.choices && now.number >= most) return now.number;
      if (now.choices) {
        const passes = now.choices.some(({ type }) => type === "pass");
        const advised = passes ? null : await ask<{ moves: { action: object }[] }>(page, "GET", `/tables/${id}/advice`);
        const action = advised ? advised.moves[0]?.action : { type: "pass" };
        await ask(page, "POST", `/tables/${id}/moves`, { after: now.number, id: `p${now.number}`, action });
      } else await page.waitForTimeout(50);
    }
    throw new Error("no end of it");
  };
  let number = await passed(4);
  await expect(page.locator(".room")).toHaveAttribute("data-number", String(number));
  // Played back one after another; it can be skipped.
  while ((await page.locator("[data-test=since-mine]").count()) === 0) number = await passed(number + 1);
  await page.locator("[data-test=since-mine]").click();
  await expect(page.locator("[data-test=skip]")).toBeVisible();
  await page.locator("[data-test=skip]").click();
  await expect(page.locator("[data-test=skip]")).toHaveCount(0);
  // Whoever comes back to the window is told what happened meanwhile.
  const look = (state: string) =>
    page.evaluate((seen) => {
      Object.defineProperty(document, "visibilityState", { value: seen, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await look("hidden");
  const later = await passed(number + 1);
  await expect(page.locator(".room")).toHaveAttribute("data-number", String(later));
  await expect(page.locator("[data-test=play-back]")).toHaveCount(0);
  await look("visible");
  await expect(page.locator("[data-test=play-back]")).toBeVisible();
  await page.context().close();
});
