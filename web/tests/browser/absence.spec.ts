// What people agree on about a table while a game is on: copies of it, and who plays on for whoever is gone. And getting into an
// account, out of it, and back.

import { expect, test, type Page } from "@playwright/test";
import { createServer, type Server as NetServer } from "node:net";
import { readFileSync } from "node:fs";
import { ask, home, newTable, open, person, sitDown } from "./people";
import { startServer } from "./server";

/** A table of people in play, each at a browser of their own. */
async function tableOf(people: [Page, string][], more: object = {}): Promise<string> {
  for (const [page, name] of people) await sitDown(page, name);
  const [host] = people;
  const seats = people.map((_, seat) => ({ kind: seat === 0 ? ("mine" as const) : ("person" as const) }));
  const id = await newTable(host![0], seats, { listed: true, ...more });
  for (const [page] of people.slice(1)) await ask(page, "POST", `/tables/${id}/seats`, {});
  await ask(host![0], "POST", `/tables/${id}/start`);
  return id;
}

test("a game with secrets is taken away when all agree, and not before", async ({ browser }) => {
  const [ann, ben] = [await person(browser), await person(browser)];
  const id = await tableOf([[ann, "Ann"], [ben, "Ben"]]);
  await open(ann, id);
  await open(ben, id);
  await ann.getByRole("button", { name: "Share" }).click();
  await ann.locator("[data-test=export]").click();
  await expect(ann.getByRole("alert")).toContainText("until all who play here agree");
  await expect(ben.locator("[data-test=copy-request]")).toHaveCount(0);
  await ann.locator("[data-test=copy-ask]").click();
  await expect(ann.locator("[data-test=copy-agreed]")).toContainText("Ann");
  // Ben is asked beside what he can do; he may leave it for later, and is asked no more.
  await expect(ben.locator("[data-test=copy-request]")).toContainText("Ann would like to copy this game");
  await ben.locator("[data-test=copy-later]").click();
  await expect(ben.locator("[data-test=copy-request]")).toHaveCount(0);
  await ann.locator("[data-test=export]").click();
  await expect(ann.getByRole("alert")).toContainText("until all who play here agree");
  await open(ben, id);
  await ben.locator("[data-test=copy-agree]").click();
  await expect(ann.locator("[data-test=copy-agreed]")).toContainText("Ann, Ben");
  const download = ann.waitForEvent("download");
  await ann.locator("[data-test=export]").click();
  const file = JSON.parse(readFileSync(await (await download).path(), "utf8")) as { table: { title: string }; moves: unknown[] };
  expect([file.table.title, file.moves]).toEqual(["1860", []]);
  await ann.locator("[data-test=copy-withdraw]").click();
  await expect(ann.locator("[data-test=copy-agreed]")).toHaveText(/: Ben$/);
  await ann.locator("[data-test=export]").click();
  await expect(ann.getByRole("alert")).toContainText("until all who play here agree");
  await ann.context().close();
  await ben.context().close();
});

test("whoever is gone is replaced by consent: by a computer, or by whoever comes", async ({ browser }) => {
  const [ann, ben, cat, dora] = [await person(browser), await person(browser), await person(browser), await person(browser)];
  const id = await tableOf([[ann, "Ann"], [ben, "Ben"], [cat, "Cat"]]);
  await open(ann, id);
  await open(ben, id);
  // Somebody who has not gone stays.
  await ann.locator("[data-player=Cat]").click();
  await ann.locator("[data-test=replace] summary").click();
  await ann.locator("[data-test=replace-computer]").click();
  await expect(ann.getByRole("alert")).toContainText("has not moved for a week");
  await ask(cat, "DELETE", "/me");
  await ann.locator("[data-player=Cat]").click();
  await ann.locator("[data-test=replace] summary").click();
  await ann.locator("[data-test=replace-computer]").click();
  await expect(ann.locator("[data-test=replace-request]")).toContainText("The others have yet to agree.");
  await expect(ben.locator("[data-test=replace-request]")).toContainText("Ann would like to replace Cat: a computer plays on (Guest).");
  await ben.locator("[data-test=replace-agree]").click();
  for (const page of [ann, ben]) {
    await expect(page.locator("[data-test=replace-request]")).toHaveCount(0);
    await expect(page.locator("[data-player=Cat]").getByRole("img", { name: "computer" })).toBeVisible();
  }
  // Ben goes too: nobody but Ann is left to agree, and the seat waits for a person.
  await ask(ben, "DELETE", "/me");
  await ben.context().close();
  await expect(ann.locator("[data-player=Ben]").getByRole("img", { name: "away" })).toBeVisible();
  await ann.locator("[data-player=Ben]").click();
  await ann.locator("[data-test=replace] summary").click();
  await ann.locator("[data-test=replace-person]").click();
  await expect(ann.locator("[data-test=free-seat]")).toContainText("The seat of Ben is free");
  await dora.goto(`/tables/${id}`);
  await dora.locator("[data-test=take-over]").click();
  await dora.getByLabel("Your name").fill("Dora");
  await dora.locator("[data-test=take-seat]").click();
  await expect(dora.locator("[data-player=Ben].mine")).toBeVisible();
  await expect(ann.locator("[data-test=free-seat]")).toHaveCount(0);
  await ann.context().close();
  await cat.context().close();
  await dora.context().close();
});

/** A letterbox: a server that takes every mail, and the addresses of links in them. */
async function letterbox(): Promise<{ url: string; next: () => Promise<string>; close: () => void }> {
  const links: string[] = [];
  const server: NetServer = createServer((socket) => {
    let mail: string | null = null;
    socket.write("220 letterbox\r\n");
    socket.on("data", (data) => {
      const text = data.toString("latin1");
      if (mail !== null) {
        mail += text;
        if (!mail.endsWith("\r\n.\r\n")) return;
        const link = /\/mail\/[0-9a-f]+/.exec(mail.replaceAll("=\r\n", ""))?.[0];
        if (link) links.push(link);
        mail = null;
        socket.write("250 taken\r\n");
      } else if (text.startsWith("EHLO")) socket.write("250 letterbox\r\n");
      else if (text.startsWith("DATA")) {
        mail = "";
        socket.write("354 go on\r\n");
      } else if (text.startsWith("QUIT")) socket.end("221 bye\r\n");
      else socket.write("250 fine\r\n");
    });
    socket.on("error", () => undefined);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  const next = async () => {
    await expect.poll(() => links.length).toBeGreaterThan(0);
    return links.shift() ?? "";
  };
  return { url: `smtp://127.0.0.1:${address.port}`, next, close: () => void server.close() };
}

test("sign-ins are listed and ended one by one; a forgotten password is recovered by mail", async ({ browser }) => {
  const letters = await letterbox();
  const own = await startServer(undefined, 60, { BRADSHAW_SMTP: letters.url });
  const usual = home();
  process.env["BRADSHAW_TEST_URL"] = own.url;
  try {
    const [ann, lost] = [await person(browser), await person(browser)];
    await ann.goto("/settings");
    await ann.getByLabel("Login", { exact: true }).fill("ann");
    await ann.getByLabel("Password", { exact: true }).fill("all aboard the train");
    await ann.getByRole("button", { name: "Make an account" }).click();
    await expect(ann.getByText("Signed in as ann.")).toBeVisible();
    await ask(lost, "POST", "/session", { login: "ann", password: "all aboard the train" });
    await ann.reload();
    await expect(ann.locator("[data-test=session]")).toHaveCount(2);
    await expect(ann.locator("[data-test=session]", { hasText: "here" })).toHaveCount(1);
    await ann.locator("[data-test=end-session]").click();
    await expect(ann.locator("[data-test=session]")).toHaveCount(1);
    await lost.goto("/settings");
    await expect(lost.getByRole("button", { name: "Sign in" })).toBeVisible();
    // A mail address is set with the password, and is good when its link was followed.
    await ann.getByLabel("Mail address").fill("ann@example.org");
    await ann.getByLabel("Your password, to change the address").fill("all aboard the bus");
    await ann.locator("[data-test=save-calls]").click();
    await expect(ann.getByRole("status").filter({ hasText: "password" })).toBeVisible();
    await ann.getByLabel("Your password, to change the address").fill("all aboard the train");
    await ann.locator("[data-test=save-calls]").click();
    await expect(ann.getByText("A link was sent to this address")).toBeVisible();
    await ann.goto(await letters.next());
    await ann.getByRole("button").click();
    // Whoever has forgotten the password gets a link there.
    await lost.getByLabel("Login", { exact: true }).fill("ann");
    await lost.locator("summary", { hasText: "I have forgotten my password" }).click();
    await lost.locator("[data-test=recover]").click();
    await expect(lost.getByRole("status")).toContainText("a link is on its way");
    await lost.goto(await letters.next());
    await lost.locator("input[type=password]").fill("mind the gap, please");
    await lost.getByRole("button").click();
    await lost.goto("/settings");
    await lost.getByLabel("Login", { exact: true }).fill("ann");
    await lost.getByLabel("Password", { exact: true }).fill("mind the gap, please");
    await lost.getByRole("button", { name: "Sign in" }).click();
    await expect(lost.getByText("Signed in as ann.")).toBeVisible();
    // Leaving for good asks for the password.
    await lost.locator("summary", { hasText: "Leave for good" }).click();
    await lost.locator("[data-test=depart]").click();
    await expect(lost.getByRole("status").filter({ hasText: "password" })).toBeVisible();
    await expect(lost.getByText("Signed in as ann.")).toBeVisible();
    await ann.context().close();
    await lost.context().close();
  } finally {
    process.env["BRADSHAW_TEST_URL"] = usual;
    await own.stop();
    letters.close();
  }
});

test("where no mails are sent, none is promised", async ({ browser }) => {
  const page = await person(browser);
  await page.goto("/settings");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect(page.getByText("I have forgotten my password")).toHaveCount(0);
  await sitDown(page, "Ann");
  await page.reload();
  await expect(page.getByText("No mails are sent from here.")).toBeVisible();
  await expect(page.getByLabel("Mail address")).toHaveCount(0);
  await page.context().close();
});

test("after a hiccup the page says that it is behind, and catches up by itself", async ({ browser }) => {
  const [ann, ben] = [await person(browser), await person(browser)];
  let broken = false;
  const sockets: { close: (options: { code: number }) => Promise<void> }[] = [];
  await ben.routeWebSocket(/\/live/, (socket) => {
    if (broken) return void socket.close({ code: 1013 });
    socket.connectToServer();
    sockets.push(socket);
  });
  await ben.route(/\/updates/, (route) =>
    broken ? route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "try again" } } }) : route.continue(),
  );
  const id = await tableOf([[ann, "Ann"], [ben, "Ben"]]);
  await open(ann, id);
  await open(ben, id);
  await expect(ben.locator(".prompt")).toContainText("Ann");
  broken = true;
  for (const socket of sockets) await socket.close({ code: 1013 });
  await expect(ben.locator("[data-test=behind]")).toContainText("not up to date");
  await ann.locator("[data-test=bid]").click();
  await expect(ann.locator(".room")).toHaveAttribute("data-number", "1");
  await expect(ben.locator(".room")).toHaveAttribute("data-number", "0");
  broken = false;
  await expect(ben.locator(".room")).toHaveAttribute("data-number", "1");
  await expect(ben.locator(".actions.mine")).toBeVisible();
  await expect(ben.locator("[data-test=behind]")).toHaveCount(0);
  // It is live again: the next move comes at once.
  await ben.locator("[data-test=bid]").click();
  await expect(ann.locator(".actions.mine")).toBeVisible();
  await ann.context().close();
  await ben.context().close();
});
