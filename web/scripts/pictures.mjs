// The pictures of docs/pictures: a recorded game at a moment when track is laid, by day, by lamplight and on a phone.
// With a second game at a moment when it is chosen which of two companies remains, that too. Of every further game the whole map.
// `node scripts/pictures.mjs GAME.json ENTRY [GAME.json ENTRY [GAME.json ENTRY]…]`, the server's binary in BRADSHAW. A game that is
// named - is left out, and so are its pictures.
import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [file, entry, merger, choice, ...rest] = process.argv.slice(2);
if (!entry || !process.env.BRADSHAW) throw new Error("usage: BRADSHAW=path/to/bradshaw node scripts/pictures.mjs GAME.json ENTRY [GAME.json ENTRY]…");
/** Whole maps: a game and an entry each. */
const maps = rest.flatMap((game, index) => (index % 2 === 0 ? [[game, rest[index + 1]]] : []));
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
  const pictures = [];
  if (file !== "-") {
    pictures.push({ name: "table-day", game: file, at: entry, screen: desk, pick: ["hex", "tile"] });
    pictures.push({ name: "table-lamplight", game: file, at: entry, screen: desk, pick: ["hex", "tile"], theme: "night" });
    pictures.push({ name: "table-phone", game: file, at: entry, screen: phone, pick: ["hex", "tile"] });
  }
  if (choice && merger !== "-") pictures.push({ name: "table-merger", game: merger, at: choice, screen: desk, pick: ["survivor", "survive"] });
  for (const [game, at] of maps) pictures.push({ game, at, screen: desk });
  for (const { name, game, at, screen, pick, theme = "day" } of pictures) {
    const page = await browser.newPage({ baseURL: url, ...screen });
    await page.addInitScript((theme) => localStorage.setItem("bradshaw-settings", JSON.stringify({ hints: false, playback: false, cards: false, language: "en", theme })), theme);
    const post = async (path, data) => (await page.request.post(`${url}/api/v1${path}`, { data, headers: { origin: url } })).json();
    await post("/guests", { name: "Ann" });
    const { table } = await post("/imports", JSON.parse(readFileSync(game, "utf8")));
    const { id, title } = await post(`/tables/${table.id}/fork`, { number: Number(at), name: "Saturday evening" });
    await page.goto(`/tables/${id}`);
    await page.locator(".room").waitFor();
    if (pick) {
      const first = page.locator(`.actions [data-test=${pick[0]}]`).first();
      await (screen === phone ? first.tap() : first.click());
      await page.locator(`.actions [data-test=${pick[1]}]`).first().waitFor();
    }
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1_500);
    await page.screenshot({ path: join(import.meta.dirname, `../../docs/pictures/${name ?? `map-${title.toLowerCase()}`}.png`) });
    await page.close();
  }
  await browser.close();
} finally {
  server.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
