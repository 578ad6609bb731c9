// The lobby and the waiting room: what people see before a game, without loading anything anew.

import { expect, test } from "@playwright/test";
import { ask, home, hotSeat, newTable, person, playUntil, sitDown } from "./people";

test("the list of tables follows what happens: seats, rounds, whose turn", async ({ browser }) => {
  const [ann, watcher] = [await person(browser), await person(browser)];
  const name = `Live ${Date.now()}`;
  await watcher.goto("/");
  await watcher.getByRole("button", { name: "In play" }).click();
  const id = await hotSeat(ann, ["Ada", "Ben"], { name, listed: true });
  const row = watcher.locator(".timetable li", { hasText: name });
  await expect(row).toContainText("Initial auction");
  await expect(row.locator(".awaited")).toHaveText("Ada");
  await expect(row.locator(".moves")).toContainText(/now|sec|min/);
  await playUntil(ann, id, "trading");
  await expect(row).toContainText("Stock round 1");
  await ann.context().close();
  await watcher.context().close();
});

test("sitting down asks for a name, and for the password where there is one", async ({ browser }) => {
  const [ann, ben] = [await person(browser), await person(browser)];
  await sitDown(ann, "Ann");
  const id = await newTable(ann, [{ kind: "mine" }, { kind: "person" }], { listed: true });
  await ann.goto(`/tables/${id}`);
  await ann.locator("[data-test=set-password]").fill("steam");
  await ann.getByRole("button", { name: "Set the password" }).click();
  await expect(ann.locator(".agreement")).toContainText("with a password");
  // The password itself is never sent.
  expect(JSON.stringify(await ask(ann, "GET", `/tables/${id}`))).not.toMatch(/steam|argon/);
  await ben.goto(`/tables/${id}`);
  await ben.locator("[data-test=sit-down]").click();
  await expect(ben.locator("[data-test=take-seat]")).toBeDisabled();
  await ben.getByLabel("Your name").fill("Ben");
  await ben.locator("[data-test=table-password]").fill("coal");
  await ben.locator("[data-test=take-seat]").click();
  await expect(ben.getByRole("alert")).toHaveText("This table has another password.");
  await ben.locator("[data-test=sit-down]").click();
  await ben.locator("[data-test=table-password]").fill("steam");
  await ben.locator("[data-test=take-seat]").click();
  await expect(ann.locator(".seat-line").nth(1)).toContainText("Ben");
  // They see each other, and talk.
  await expect(ann.locator(".seat-line").nth(1).getByRole("img", { name: "at the table" })).toBeVisible();
  await ben.getByLabel("Say something").fill("Good evening");
  await ben.keyboard.press("Enter");
  await expect(ann.locator(".waiting-talk")).toContainText("Ben Good evening");
  await ann.context().close();
  await ben.context().close();
});

test("the host fills, frees and closes: computers, removal, other rules, the end of the table", async ({ browser }) => {
  const [ann, ben] = [await person(browser), await person(browser)];
  await sitDown(ann, "Ann");
  await sitDown(ben, "Ben");
  const id = await newTable(ann, [{ kind: "mine" }, { kind: "person" }, { kind: "person" }], { listed: true });
  await ask(ben, "POST", `/tables/${id}/seats`, { seat: 1 });
  await ann.goto(`/tables/${id}`);
  await ben.goto(`/tables/${id}`);
  await ann.locator("[data-test=fill]").click();
  await expect(ben.locator(".seat-line").nth(2)).toContainText("Computer player");
  await ann.getByRole("button", { name: "Ben shall not sit here" }).click();
  await expect(ben.locator(".seat-line").nth(1)).toContainText("free seat");
  await expect(ben.locator("[data-test=leave]")).toHaveCount(0);
  await ann.locator("[data-test=change-table]").click();
  await ann.getByLabel("Draw the seats by lot").check();
  const option = ann.locator(".options .explained").first();
  const words = await option.locator("b").innerText();
  await option.locator("input").check();
  await ann.locator("[data-test=save-table]").click();
  await expect(ben.locator(".agreement")).toContainText(words);
  await expect(ben.locator(".agreement")).toContainText("Draw the seats by lot");
  await ann.locator("[data-test=close-table]").click();
  await ann.locator("[data-test=sure]").click();
  await expect(ann).toHaveURL(`${home()}/`);
  await expect(ben.getByRole("heading", { name: "This table was closed" })).toBeVisible();
  await ann.context().close();
  await ben.context().close();
});
