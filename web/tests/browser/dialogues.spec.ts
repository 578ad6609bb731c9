// Every dialogue, card and request lies open to everybody: by day and by lamplight.

import { expect, test } from "@playwright/test";
import { ask, hotSeat, newTable, open, person, sitDown } from "./people";
import { scan } from "./scan";

for (const colorScheme of ["light", "dark"] as const) {
  test(`dialogues of pages: ${colorScheme}`, async ({ browser }) => {
    const options = { colorScheme, reducedMotion: "reduce" as const };
    const [ann, ben] = [await person(browser, options), await person(browser, options)];
    await sitDown(ann, "Ann");
    const id = await newTable(ann, [{ kind: "mine" }, { kind: "person" }], { listed: true, password: "steam" });
    await ben.goto(`/tables/${id}`);
    await ben.locator("[data-test=sit-down]").click();
    await expect(ben.locator("[data-test=table-password]")).toBeVisible();
    await scan(ben, "sitting down");
    await ann.goto(`/tables/${id}`);
    await ann.locator("[data-test=close-table]").click();
    await expect(ann.locator("[data-test=sure]")).toBeVisible();
    await scan(ann, "closing the table");
    await ask(ann, "POST", "/accounts", { login: `ann-${colorScheme}-${Date.now()}`, password: "all aboard the train" });
    await ann.goto("/settings");
    await expect(ann.locator("[data-test=session]")).toHaveCount(1);
    for (const summary of await ann.locator(".settings summary").all()) {
      if (!(await summary.evaluate((one) => (one.parentElement as HTMLDetailsElement).open))) await summary.click();
    }
    await scan(ann, "an account, all opened");
    await ann.context().close();
    await ben.context().close();
  });

  test(`dialogues of a table: ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const page = await person(browser, { colorScheme, reducedMotion: "reduce" });
    const id = await hotSeat(page, ["Ada", "Ben", "Cleo"]);
    await page.goto("/settings");
    await page.getByLabel("A card says whose turn it is").check();
    await page.getByLabel("Hints for what is new").check();
    await open(page, id);
    await expect(page.locator(".hint")).toBeVisible();
    await scan(page, "a hint");
    await page.getByRole("button", { name: "Understood" }).click();
    await page.locator("[data-test=bid]").click();
    await expect(page.locator(".turn-card.glance")).toBeVisible();
    await scan(page, "a glance at whose turn it is");
    await page.getByRole("button", { name: "Rules" }).click();
    await page.locator(".rule summary").first().click();
    await scan(page, "the rules");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.locator("[data-test=export]")).toBeVisible();
    await scan(page, "sharing");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "History" }).click();
    await page.locator(".time-bar .button").first().click();
    await expect(page.locator(".room.past")).toBeVisible();
    await scan(page, "the past");
    await page.locator(".time-bar .main").click();
    await page.context().close();
  });

  test(`requests beside the buttons, and what a merger would be: ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const options = { colorScheme, reducedMotion: "reduce" as const };
    const [ann, ben, cat] = [await person(browser, options), await person(browser, options), await person(browser, options)];
    for (const [page, name] of [[ann, "Ann"], [ben, "Ben"], [cat, "Cat"]] as const) await sitDown(page, name);
    const id = await newTable(ann, [{ kind: "mine" }, { kind: "person" }, { kind: "person" }], { undo: "consent", listed: true });
    for (const page of [ben, cat]) await ask(page, "POST", `/tables/${id}/seats`, {});
    await ask(ann, "POST", `/tables/${id}/start`);
    await open(ann, id);
    await open(ben, id);
    await ask(cat, "PUT", `/tables/${id}/copying`, { agree: true });
    await ask(cat, "DELETE", "/me");
    await ask(ann, "POST", `/tables/${id}/replacement`, { seat: 2, computer: "guest" });
    await ann.locator("[data-test=bid]").click();
    await expect(ben.locator(".actions.mine")).toBeVisible();
    await ben.locator("[data-test=bid]").click();
    await expect(ann.locator(".room")).toHaveAttribute("data-number", "2");
    await ask(ann, "POST", `/tables/${id}/undo`, { after: 2, id: "undo", to: 0 });
    for (const request of ["undo-agree", "replace-agree", "copy-agree"]) await expect(ben.locator(`[data-test=${request}]`)).toBeVisible();
    // All of them stand beside what can be done, at this size too, and leave room for it.
    for (const request of ["undo-agree", "replace-agree", "copy-agree"]) await expect(ben.locator(`[data-test=${request}]`)).toBeInViewport();
    await scan(ben, "three requests");
    await ann.locator("[data-player=Ben]").click();
    await scan(ann, "somebody who may be gone");
    await ann.context().close();
    await ben.context().close();
    await cat.context().close();
    const page = await person(browser, options);
    const other = await hotSeat(page, ["Ada", "Ben", "Cleo"], { title: "1862", seed: 4 });
    await open(page, other);
    await page.keyboard.press("m");
    await expect(page.getByRole("dialog", { name: "What would a merger be?" })).toBeVisible();
    await scan(page, "a merger");
    await page.context().close();
  });
}
