// Being called and coming without a network: what is set, tried and installed, on a laptop and on a phone.

import { expect, test, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { person } from "./people";
import { proxy, pushService, webhook } from "./post";
import { scan } from "./scan";
import { startServer, type Server } from "./server";

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

let server: Server;
test.beforeAll(async () => {
  server = await startServer(undefined, 60, { BRADSHAW_INTERNAL_WEBHOOKS: "true", BRADSHAW_NOTIFY_AFTER_S: "0" });
});
test.afterAll(() => server.stop());

/** Somebody at a browser of their own whose service worker works. */
const visitor = (browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Page> => person(browser, { baseURL, serviceWorkers: "allow", ...options });

/** Asks the server as the page does. */
async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? { method } : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return page.evaluate(async ([to, how]) => {
    const answer = await fetch(`/api/v1${to}`, how);
    if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return text ? (JSON.parse(text) as unknown) : null;
  }, [path, init] as const) as Promise<T>;
}

const seats = ["Ada", "Ben", "Cleo"].map((name) => ({ kind: "hot", name }));

async function hotSeat(page: Page, name: string): Promise<string> {
  const { id } = await ask<{ id: string }>(page, "POST", "/tables", { name, title: "1860", seats, undo: "free" });
  await ask(page, "POST", `/tables/${id}/start`);
  return id;
}

/** Waits until the service worker has all it needs, and controls the page. */
async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
}

/** Waits until a table is kept as it is after an entry. */
async function isKept(page: Page, id: string, number: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (at) => {
      const found = await (await caches.open("bradshaw-tables")).match(`/kept/${at}`);
      return found ? ((await found.json()) as { state: { number: number }; entries: unknown[] }).entries.length : null;
    }, id))
    .toBe(number);
}

test("the page can be installed", async ({ browser }) => {
  const page = await visitor(browser, server.url);
  await page.goto("/");
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href ?? "")).json()) as { display: string; icons: { src: string; sizes: string; purpose?: string }[] };
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons.map((icon) => icon.purpose ?? "any")).toContain("maskable");
  for (const icon of manifest.icons.filter(({ src }) => src.endsWith(".png"))) {
    const size = await page.evaluate(async (src) => {
      const picture = await createImageBitmap(await (await fetch(src)).blob());
      return `${picture.width}x${picture.height}`;
    }, icon.src);
    expect(size).toBe(icon.sizes);
  }
  await workerIsReady(page);
  // What browsers themselves have against it.
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = (await session.send("Page.getInstallabilityErrors")) as { installabilityErrors: { errorId: string }[] };
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  await page.context().close();
});

for (const [device, viewport] of [["laptop", LAPTOP], ["phone", PHONE]] as const) {
  test(`without a network the last state can be read, and it is said that it is old: ${device}`, async ({ browser }, info) => {
    const line = await proxy(server.url);
    const page = await visitor(browser, line.url, { viewport });
    await page.goto("/");
    await ask(page, "POST", "/guests", { name: "Owner" });
    const id = await hotSeat(page, "Ryde pier");
    await page.goto(`/tables/${id}`);
    await workerIsReady(page);
    await page.locator("[data-test=bid]").click();
    await expect(page.locator(".room")).toHaveAttribute("data-number", "1");
    await isKept(page, id, 1);
    await line.cut();
    await page.reload();
    const notice = page.locator("[data-test=offline]");
    await expect(notice).toContainText("No connection: this is the table as it was on");
    await expect(notice).toContainText(/\d\d:\d\d/);
    await expect(page.locator(".room")).toHaveAttribute("data-number", "1");
    await expect(page.locator(".board svg, svg.board").first()).toBeVisible();
    for (const deed of ["bid", "pass", "undo"]) await expect(page.locator(`[data-test=${deed}]:visible`)).toHaveCount(0);
    await scan(page, `offline, ${device}`);
    await page.screenshot({ path: info.outputPath(`offline-${device}.png`) });
    await page.goto("/");
    const kept = page.locator("[data-test=kept-tables]");
    await expect(kept).toContainText("Ryde pier");
    await page.screenshot({ path: info.outputPath(`offline-home-${device}.png`) });
    await kept.getByRole("link", { name: /Ryde pier/ }).click();
    await expect(notice).toBeVisible();
    // The line comes back, and with it what can be done, without being asked.
    await line.mend();
    await expect(page.locator("[data-test=bid]")).toBeVisible();
    await expect(notice).toHaveCount(0);
    await line.cut();
    await page.context().close();
  });
}

test("an upgrade of the server is seen at once, and old pages are thrown away", async ({ browser }) => {
  const line = await proxy(server.url);
  const page = await visitor(browser, line.url);
  await page.goto("/");
  await workerIsReady(page);
  const versions = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("bradshaw-page-")).length);
  expect(await versions()).toBe(1);
  for (const upgrade of ["1", "2", "3"]) {
    line.upgrade();
    await page.reload();
    await expect(page.locator("meta[name=upgrade]")).toHaveAttribute("content", upgrade);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => page.evaluate(async (wanted) => (await caches.keys()).some((name) => name.startsWith(`bradshaw-page-${wanted}-`)), upgrade)).toBe(true);
  }
  await expect.poll(versions).toBe(2);
  // Without a network it is the last version that is shown.
  await line.cut();
  await page.reload();
  await expect(page.locator("meta[name=upgrade]")).toHaveAttribute("content", "3");
  await expect(page.locator("h1")).toBeVisible();
  await page.context().close();
});

test("whoever signs out leaves no table behind", async ({ browser }) => {
  const line = await proxy(server.url);
  const page = await visitor(browser, line.url);
  await page.goto("/");
  await ask(page, "POST", "/accounts", { login: `ann${Date.now()}`, password: "all aboard" });
  const id = await hotSeat(page, "Secret");
  await page.goto(`/tables/${id}`);
  await workerIsReady(page);
  await isKept(page, id, 0);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has("bradshaw-tables"))).toBe(false);
  await line.cut();
  await page.goto(`/tables/${id}`);
  await expect(page.locator("main")).toContainText("cannot be reached");
  await expect(page.locator(".room")).toHaveCount(0);
  await page.context().close();
});

test("a session that ended elsewhere leaves no table behind either", async ({ browser }) => {
  const page = await visitor(browser, server.url);
  await page.goto("/");
  await ask(page, "POST", "/guests", { name: "Ann" });
  const id = await hotSeat(page, "Secret");
  await page.goto(`/tables/${id}`);
  await isKept(page, id, 0);
  await ask(page, "DELETE", "/sessions");
  await page.goto("/");
  await expect.poll(() => page.evaluate(() => caches.has("bradshaw-tables"))).toBe(false);
  await page.context().close();
});

/** Browsers in tests have no push service: this one's subscription leads to the test's own. */
async function subscribeTo(page: Page, subscription: object): Promise<void> {
  await page.context().grantPermissions(["notifications"]);
  await page.addInitScript((given) => {
    const made = { ...given, options: { applicationServerKey: null }, toJSON: () => given, unsubscribe: () => {
      localStorage.removeItem("test-subscribed");
      return Promise.resolve(true);
    } };
    PushManager.prototype.getSubscription = () => Promise.resolve(localStorage.getItem("test-subscribed") ? (made as unknown as PushSubscription) : null);
    PushManager.prototype.subscribe = (options) => {
      localStorage.setItem("test-subscribed", String((options?.applicationServerKey as Uint8Array).length));
      return Promise.resolve(made as unknown as PushSubscription);
    };
    Notification.requestPermission = () => Promise.resolve("granted");
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
  }, subscription);
}

for (const [device, viewport] of [["laptop", LAPTOP], ["phone", PHONE]] as const) {
  test(`one sets how one is called and tries each way: ${device}`, async ({ browser }, info) => {
    const [push, hook] = [await pushService(), await webhook()];
    const page = await visitor(browser, server.url, { viewport });
    await subscribeTo(page, push.subscription);
    await page.goto("/");
    await workerIsReady(page);
    await ask(page, "POST", "/guests", { name: "Ann" });
    await hotSeat(page, "Ryde pier");
    await page.goto("/settings");
    const calls = page.locator("fieldset.calls");
    await calls.locator("[data-test=call-here]").click();
    await expect(calls.locator("[data-test=call-here]")).toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem("test-subscribed"))).toBe("65");
    await expect(calls.locator(".devices li")).toHaveCount(1);
    await calls.locator("[data-test=test-device]").click();
    await expect(calls.locator(".devices .outcome")).toHaveText("It was taken.");
    expect(push.calls.map(({ kind }) => kind)).toEqual(["test"]);
    await calls.getByLabel("Name of the browser").fill("My phone");
    await calls.getByLabel("Name of the browser").blur();
    // Mail is not offered where none is sent.
    await expect(calls).toContainText("No mails are sent from here.");
    await calls.locator("[data-test=add-webhook]").click();
    await calls.getByLabel("Webhook address").fill(hook.url);
    await calls.getByLabel("Shape").selectOption("discord");
    await calls.locator("[data-test=test-webhook]").click();
    await expect(calls.locator(".hook-fields .outcome")).toHaveText("It was taken.");
    expect(hook.heard[0]?.["content"]).toContain("Bradshaw can reach you here.");
    await calls.locator("[data-test=digest]").selectOption("daily");
    await calls.locator("input[type=time]").fill("19:30");
    await calls.getByLabel("Only in my hours").check();
    await calls.locator("[data-test=save-calls]").click();
    await expect(calls.getByText("Saved.")).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await scan(page, `calls, ${device}, ${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: "light" });
    await calls.screenshot({ path: info.outputPath(`calls-${device}.png`) });
    await page.reload();
    await expect(calls.getByLabel("Name of the browser")).toHaveValue("My phone");
    await expect(calls.locator("input[type=time]")).toHaveValue("19:30");
    await expect(calls.getByLabel("Only in my hours")).toBeChecked();
    await expect(calls.getByLabel("Shape")).toHaveValue("discord");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // A browser that its push service has forgotten leaves the list, and that is said.
    push.answer(410);
    await calls.locator("[data-test=test-device]").click();
    await expect(calls).toContainText("does not know this browser any more");
    await expect(calls.locator(".devices li")).toHaveCount(0);
    await expect(calls.locator("[data-test=call-here]")).not.toBeChecked();
    await page.context().close();
    await Promise.all([push.stop(), hook.stop()]);
  });

  test(`the host gives the table a channel: ${device}`, async ({ browser }, info) => {
    const hook = await webhook();
    const page = await visitor(browser, server.url, { viewport });
    await page.goto("/");
    await ask(page, "POST", "/guests", { name: "Ann" });
    const { id } = await ask<{ id: string }>(page, "POST", "/tables", { name: "Club", title: "1860", seats });
    await page.goto(`/tables/${id}`);
    const channel = page.locator("[data-test=channel]");
    await channel.locator("summary").click();
    await channel.getByRole("button", { name: "Add a webhook" }).click();
    await channel.getByLabel("Webhook address").fill(hook.url);
    await channel.locator("[data-test=test-webhook]").click();
    await expect(channel.locator(".outcome")).toHaveText("It was taken.");
    await scan(page, `channel, ${device}`);
    await page.screenshot({ path: info.outputPath(`channel-${device}.png`), fullPage: true });
    await page.locator("[data-test=start]").click();
    await expect(page.locator(".room")).toBeVisible();
    await expect.poll(() => hook.heard.map((said) => String(said["text"])).join("\n")).toContain("“Club” has begun. It is the turn of Ada.");
    await page.context().close();
    await hook.stop();
  });
}

test("where browsers cannot be called it is said why", async ({ browser }) => {
  const page = await visitor(browser, server.url);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await page.goto("/");
  await ask(page, "POST", "/guests", { name: "Ann" });
  await page.goto("/settings");
  await expect(page.locator("[data-test=no-calls-here]")).toContainText("told not to show notifications");
  await expect(page.locator("[data-test=call-here]")).toHaveCount(0);
  await page.context().close();
});

test("a call that comes is shown with what happened, and leads to its table", async ({ browser }) => {
  const page = await visitor(browser, server.url);
  await page.context().grantPermissions(["notifications"]);
  await page.goto("/");
  await workerIsReady(page);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId));
  });
  await session.send("ServiceWorker.enable");
  const call = { title: "It is your turn at “Ryde pier”.", body: "Ann bids £5.", url: "/tables/abc", tag: "abc", kind: "turn", language: "en" };
  await session.send("ServiceWorker.deliverPushMessage", { origin: server.url, registrationId: await registered, data: JSON.stringify(call) });
  const shown = () => page.evaluate(async () => {
    const [notification] = (await (await navigator.serviceWorker.ready).getNotifications()) as (Notification & { data: { url: string } })[];
    return notification ? [notification.title, notification.body, notification.tag, notification.data.url] : null;
  });
  await expect.poll(shown).toEqual([call.title, call.body, "abc", "/tables/abc"]);
  await page.context().close();
});
