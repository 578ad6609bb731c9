// The pictures of docs/pictures: a recorded game at a moment when track is laid, by day, by lamplight and on a phone.
// With a second game at a moment when it is chosen which of two companies remains, that too.
// `node scripts/pictures.mjs GAME.json ENTRY [GAME.json ENTRY]`, the server's binary in BRADSHAW.
import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [file, entry, merger, choice] = process.argv.slice(2);
if (!entry || !process.env.BRADSHAW) throw new Error("usage: BRADSHAW=path/to/bradshaw node scripts/pictures.mjs GAME.json ENTRY [GAME.json ENTRY]");
const folder = mkdtempSync(join(tmpdir(), "bradshaw-pictures-"));
const url = "http://127.0.0.1:18608";
const server = spawn(process.env.BRADSHAW, ["serve", "--listen", url.slice(7), "--database", `sqlite:${join(folder, "p.db")}`], {
  stdio: "ignore",
  env: { ...process.env, BRADSHAW_LIMITS: "false" },
});

try {
  for (let attempt = 0; attempt < 100 && !(await fetch(`${url}/readyz`).catch(() => null))?.ok; attempt += 1) await new Promise((next) => setTimeout(next, 100));
  const args = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: process.getuid() === 0 ? ["--no-sandbox", ...args] : args });
  const desk = { viewport: { width: 1366, height: 768 } };
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, hasTouch: true, isMobile: true };
  const pictures = [["day", "day", desk, "hex", "tile"], ["lamplight", "night", desk, "hex", "tile"], ["phone", "day", phone, "hex", "tile"]];
  if (choice) pictures.push(["merger", "day", desk, "survivor", "survive"]);
  for (const [name, theme, screen, picked, shown] of pictures) {
    const [game, at] = name === "merger" ? [merger, choice] : [file, entry];
    const page = await browser.newPage({ baseURL: url, ...screen });
    await page.addInitScript((theme) => localStorage.setItem("bradshaw-settings", JSON.stringify({ hints: false, language: "en", theme })), theme);
    const post = async (path, data) => (await page.request.post(`${url}/api/v1${path}`, { data, headers: { origin: url } })).json();
    await post("/guests", { name: "Ann" });
    const { table } = await post("/imports", JSON.parse(readFileSync(game, "utf8")));
    const { id } = await post(`/tables/${table.id}/fork`, { number: Number(at), name: "Saturday evening" });
    await page.goto(`/tables/${id}`);
    const first = page.locator(`.actions [data-test=${picked}]`).first();
    await (screen === phone ? first.tap() : first.click());
    await page.locator(`.actions [data-test=${shown}]`).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1_500);
    await page.screenshot({ path: join(import.meta.dirname, `../../docs/pictures/table-${name}.png`) });
    await page.close();
  }
  await browser.close();
} finally {
  server.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
