// Clocks: agreed on when a table is set up, seen by everybody, and heard when they run out. People's own hours.

import { expect, test, type Page } from "@playwright/test";
import { ask, newTable, open, person, sitDown } from "./people";
import { scan } from "./scan";

const PHONE = { width: 390, height: 844 };
const live = (bank_s: number, increment_s: number, more: object = {}) => ({
  clock: { allowance: { kind: "live", bank_s, increment_s }, ...more }, undo: "consent", listed: true,
});
const days = (count: number, reserve_days: number) => ({ clock: { allowance: { kind: "correspondence", days: count, reserve_days } }, undo: "consent", listed: true });

/** A started table of two people at browsers of their own. */
async function tableOfTwo(ann: Page, ben: Page, more: object): Promise<string> {
  await sitDown(ann, "Ann");
  await sitDown(ben, "Ben");
  const id = await newTable(ann, [{ kind: "mine" }, { kind: "person" }], more);
  await ask(ben, "POST", `/tables/${id}/seats`, {});
  await ask(ann, "POST", `/tables/${id}/start`);
  return id;
}

const clock = (page: Page, name: string) => page.locator(`[data-player=${name}] .clock`);

/** A picture to be looked at, if somebody asks for them. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["CLOCK_PICTURES"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

for (const [width, viewport] of [["laptop", { width: 1366, height: 768 }], ["phone", PHONE]] as const) {
  test(`a clock is chosen, changed and read in the waiting room (${width})`, async ({ browser }) => {
    const ann = await person(browser, { viewport });
    await sitDown(ann, "Ann");
    await ann.goto("/new");
    await expect(ann.locator("[data-test=clock-none]")).toBeChecked();
    await ann.locator("[data-test=clock-live]").check();
    await expect(ann.getByLabel("Minutes in the bank")).toHaveValue("45");
    await ann.getByRole("spinbutton", { name: "Seconds a turn adds" }).fill("20");
    await ann.getByRole("spinbutton", { name: "Seconds a turn adds" }).blur();
    await ann.locator("[data-test=when-up-pass]").check();
    await ann.locator(".clock-choice [data-test=strength]").selectOption("guest");
    await ann.locator("[data-test=clock-stops]").uncheck();
    await picture(ann, `${width}-founding-live`);
    await scan(ann, "clocks");
    await ann.locator("[data-test=clock-correspondence]").check();
    await ann.getByRole("spinbutton", { name: "Days a turn" }).fill("2");
    await ann.getByRole("spinbutton", { name: "Days a turn" }).blur();
    await ann.locator("[data-test=when-up-computer]").check();
    await picture(ann, `${width}-founding-correspondence`);
    await ann.locator("[data-test=create]").click();
    const agreed = ann.locator("[data-test=agreed-clock]");
    await expect(agreed).toHaveText("2 days a turn, 7 days in reserve · then a computer takes the seat: Guest");
    await picture(ann, `${width}-waiting-room`);
    // It is changed like everything else before the start.
    await ann.locator("[data-test=change-table]").click();
    await expect(ann.locator("dialog [data-test=clock-correspondence]")).toBeChecked();
    await ann.locator("dialog [data-test=clock-live]").check();
    await ann.locator("dialog [data-test=save-table]").click();
    await expect(agreed).toHaveText("45 min, and 30 s a turn · then a computer takes the seat: Guest");
    await ann.context().close();
  });

  test(`clocks run on the strip of players and in the list of tables (${width})`, async ({ browser }) => {
    const [ann, ben] = [await person(browser, { viewport }), await person(browser, { viewport })];
    // Ben's machine is three hours slow; his clocks are right all the same.
    await ben.clock.install({ time: Date.now() - 3 * 3_600_000 });
    await ben.clock.resume();
    const id = await tableOfTwo(ann, ben, live(600, 0));
    await open(ann, id);
    await open(ben, id);
    for (const page of [ann, ben]) {
      await expect(clock(page, "Ann")).toHaveClass(/running/);
      await expect(clock(page, "Ann").locator(".figure")).toHaveText(/^9:[0-5]\d$/);
      await expect(clock(page, "Ben").locator(".figure")).toHaveText("10:00");
      await expect(clock(page, "Ben")).not.toHaveClass(/running/);
    }
    const before = await clock(ann, "Ann").locator(".figure").innerText();
    await expect(clock(ann, "Ann").locator(".figure")).not.toHaveText(before);
    // Nothing that ticks is announced.
    const ticking = ann.locator("[aria-live] .clock, [role=status] .clock, [role=log] .clock, [role=timer]");
    await expect(ticking).toHaveCount(0);
    await expect(clock(ann, "Ann").locator(".unseen")).toHaveText(/^9 min left$/);
    await picture(ann, `${width}-strip-live`);
    await scan(ann, "clocks");
    await ask(ann, "POST", `/tables/${id}/moves`, { after: 0, id: "m", action: { type: "bid", amount: 5 } });
    await expect(clock(ben, "Ben")).toHaveClass(/running/);
    await expect(clock(ben, "Ann")).not.toHaveClass(/running/);
    await ben.locator("[data-player=Ben]").click();
    const told = ben.locator("dialog [data-test=clock-details]");
    await expect(told).toContainText("10 min, and 0 s a turn");
    await expect(told.locator(".clock")).toHaveClass(/running/);
    await picture(ben, `${width}-clock-details`);
    await ben.keyboard.press("Escape");
    await ben.goto("/");
    const line = ben.locator(".timetable li").filter({ hasText: "Test table" }).first();
    await expect(line.locator(".time-left .figure")).toHaveText(/^9:[0-5]\d$|^10:00$/);
    await picture(ben, `${width}-tables`);
    await ann.context().close();
    await ben.context().close();
  });

  test(`days of correspondence are shown with their end (${width})`, async ({ browser }) => {
    const [ann, ben] = [await person(browser, { viewport }), await person(browser, { viewport })];
    const id = await tableOfTwo(ann, ben, days(3, 2));
    await open(ann, id);
    await expect(clock(ann, "Ann").locator(".figure")).toHaveText("4 d 23 h");
    await expect(clock(ann, "Ben").locator(".figure")).toHaveText("2 d 0 h");
    await ann.locator("[data-player=Ann]").click();
    await expect(ann.locator("[data-test=clock-details]")).toContainText("Time is up on");
    await expect(ann.locator("[data-test=clock-details]")).toContainText("The reserve is used from");
    await picture(ann, `${width}-strip-correspondence`);
    await ann.context().close();
    await ben.context().close();
  });

  test(`hours of one's own are set (${width})`, async ({ browser }) => {
    const ann = await person(browser, { viewport, timezoneId: "Europe/Warsaw" });
    await sitDown(ann, "Ann");
    await ann.goto("/settings");
    const hours = ann.locator("[data-test=hours]");
    await expect(hours).toContainText("every hour of every day counts");
    await hours.locator("[data-test=keep-hours]").check();
    await expect(hours.locator("[data-test=zone]")).toHaveValue("Europe/Warsaw");
    await hours.locator("[data-test=hours-from]").fill("18:00");
    await hours.locator("[data-test=hours-to]").fill("01:00");
    await expect(hours).toContainText("end after midnight");
    await hours.getByLabel("Monday").uncheck();
    await hours.locator("[data-test=add-holiday]").click();
    await hours.getByLabel("First day").fill("2026-12-24");
    await hours.getByLabel("Last day").fill("2026-12-20");
    await hours.locator("[data-test=save-hours]").click();
    await expect(hours.getByRole("status")).toContainText("does not end before it begins");
    await hours.getByLabel("Last day").fill("2026-12-31");
    await hours.locator("[data-test=save-hours]").click();
    await expect(hours.getByRole("status")).toHaveText("Saved.");
    await picture(ann, `${width}-hours`);
    await scan(ann, "clocks");
    await ann.reload();
    await expect(hours.locator("[data-test=hours-to]")).toHaveValue("01:00");
    await expect(hours.getByLabel("Monday")).not.toBeChecked();
    const stored = await ask<{ hours: { zone: string; days: string[]; holidays: object[] } }>(ann, "GET", "/me/hours");
    expect(stored.hours).toMatchObject({ zone: "Europe/Warsaw", holidays: [{ first: "2026-12-24", last: "2026-12-31" }] });
    expect(stored.hours.days).toHaveLength(6);
    await hours.locator("[data-test=keep-hours]").uncheck();
    await hours.locator("[data-test=save-hours]").click();
    await expect.poll(async () => (await ask<{ hours: unknown }>(ann, "GET", "/me/hours")).hours).toBeNull();
    await ann.context().close();
  });
}

test("when time is up a computer takes the seat, everybody reads it, and its owner comes back", async ({ browser }) => {
  const [ann, ben] = [await person(browser), await person(browser, { viewport: PHONE })];
  const id = await tableOfTwo(ann, ben, live(10, 0, { when_up: "computer", computer: "random" }));
  await open(ann, id);
  await open(ben, id);
  await expect(clock(ben, "Ann")).toHaveClass(/hurry/);
  await expect(ben.locator(".last-moves")).toContainText("Ann has no time left: a computer takes the seat: chance.");
  await expect(ann.locator("[data-test=handed-over]")).toBeVisible();
  await expect(clock(ann, "Ann")).not.toHaveClass(/running/);
  await ann.locator("[data-test=take-back]").click();
  await expect(ann.locator("[data-test=handed-over]")).toHaveCount(0);
  await ann.getByRole("tab", { name: "Log" }).click();
  await expect(ann.locator(".log")).toContainText("Ann has no time left");
  await ann.context().close();
  await ben.context().close();
});

test("when time is up it is said once and the turn goes on; passes of the clock are marked", async ({ browser }) => {
  const [ann, ben] = [await person(browser), await person(browser, { viewport: PHONE })];
  const id = await tableOfTwo(ann, ben, live(10, 0));
  await open(ann, id);
  await open(ben, id);
  await expect(ann.locator(".last-moves")).toContainText("Ann has no time left.");
  for (const page of [ann, ben]) {
    await expect(clock(page, "Ann")).toHaveClass(/over/);
    await expect(clock(page, "Ann").locator(".figure")).toHaveText(/^\+0:\d\d$/);
  }
  await expect(ann.locator(".actions.mine")).toBeVisible();
  await picture(ann, "laptop-over");
  await picture(ben, "phone-over");
  await scan(ann, "clocks");
  const passing = await tableOfTwo(ann, ben, live(10, 0, { when_up: "pass", computer: "random" }));
  await ask(ann, "POST", `/tables/${passing}/moves`, { after: 0, id: "m", action: { type: "bid", amount: 5 } });
  await open(ann, passing);
  await ann.getByRole("tab", { name: "Log" }).click();
  await expect(ann.locator(".log")).toContainText("Ben has no time left: passes until the turn is over.");
  await expect(ann.locator(".log .by-clock").first()).toContainText("made because time was up");
  await picture(ann, "laptop-log");
  await ann.context().close();
  await ben.context().close();
});
