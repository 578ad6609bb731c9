// People at browsers, and what they do at a table.

import { expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";

export const home = (): string => process.env["BRADSHAW_TEST_URL"] ?? "";

export interface Seat {
  kind: "mine" | "person" | "hot" | "computer";
  name?: string;
  computer?: string;
  invited?: boolean;
}

/** Somebody at a browser of their own, who has seen the hints before and needs no card to know whose turn it is. */
export async function person(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: home(), viewport: { width: 1366, height: 768 }, locale: "en-GB", ...options });
  await context.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem("bradshaw-settings") ?? "{}") as object;
    localStorage.setItem("bradshaw-settings", JSON.stringify({ hints: false, cards: false, playback: false, ...settings }));
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/** Lets the answers to this person's moves come after the live feed has told of them. */
export async function answersComeLate(page: Page): Promise<void> {
  await page.route("**/moves?*", async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ response });
  });
}

/** Asks the server as this person. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const options = body === undefined ? { method } : { method, data: body };
  const answer = await page.request.fetch(`${home()}/api/v1${path}`, { ...options, headers: { origin: home() } });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

export async function sitDown(page: Page, name: string): Promise<void> {
  await ask(page, "POST", "/guests", { name });
}

export async function newTable(page: Page, seats: Seat[], more: object = {}): Promise<string> {
  const body = { name: "Test table", title: "1860", options: [], listed: false, undo: "free", seating: "as-listed", seats, ...more };
  const { id } = await ask<{ id: string }>(page, "POST", "/tables", body);
  return id;
}

export async function hotSeat(page: Page, names: string[], more: object = {}): Promise<string> {
  await sitDown(page, "Owner");
  const id = await newTable(page, names.map((name) => ({ kind: "hot", name })), more);
  await ask(page, "POST", `/tables/${id}/start`);
  return id;
}

export async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/tables/${id}`);
  await expect(page.locator(".room")).toBeVisible();
}

interface Choice {
  type: string;
  [field: string]: unknown;
}

interface State {
  number: number;
  turn: { step: string };
  choices: Choice[] | null;
}

export const state = (page: Page, id: string): Promise<State> => ask(page, "GET", `/tables/${id}/state`);

/** An action out of a choice: the first form of it. */
function first(choice: Choice): object {
  const number = (value: unknown) => (value as { min: number }).min;
  switch (choice.type) {
    case "bid":
      return { type: "bid", amount: number(choice["amount"]) };
    case "start":
      return { type: "start", company: choice["company"], par: (choice["pars"] as { par: string }[])[0]?.par };
    case "lay-tile":
      return { type: "lay-tile", hex: choice["hex"], tile: choice["tile"], rotation: (choice["rotations"] as number[])[0] };
    case "place-token":
      return { type: "place-token", at: choice["at"] };
    case "buy-train":
      return { type: "buy-train", train: choice["train"], price: number(choice["price"]) };
    case "dividend":
      return { type: "dividend", kind: choice["kind"] };
    case "answer":
      return { type: "answer", reply: "accept" };
    default: {
      const { price: _price, sales: _sales, ...rest } = choice;
      return rest;
    }
  }
}

const LIKED = ["take-private", "start", "buy-share", "lay-tile", "buy-train", "pass", "dividend", "bid"];

/** Plays plausible moves over the API, all seats being this person's, until the table waits in this step. */
export async function playUntil(page: Page, id: string, step: string, most = 300): Promise<void> {
  for (let move = 0; move < most; move += 1) {
    const now = await state(page, id);
    if (now.turn.step === step) return;
    const choices = now.choices ?? [];
    const liked = LIKED.flatMap((type) => choices.filter((choice) => choice.type === type));
    const chosen = now.turn.step === "bidding" ? choices.find(({ type }) => type === "pass") : (liked[0] ?? choices[0]);
    if (!chosen) throw new Error(`nothing to do in ${now.turn.step}`);
    const runs = chosen.type === "run" ? await ask<{ runs: unknown[] | null }>(page, "GET", `/tables/${id}/runs`) : null;
    const action = runs ? { type: "run", runs: runs.runs ?? [] } : first(chosen);
    await ask(page, "POST", `/tables/${id}/moves`, { after: now.number, id: `m${now.number}-${Math.random()}`, action });
  }
  throw new Error(`the table never waits for ${step}`);
}
