// How long people wait: opening the longest recorded game, seeing a move after the server's answer, moving the board. Real server,
// real Chromium; the browser's own clock. Beside it what does not depend on what else the machine does: the time that the page's
// thread was at work, and how often it laid the page out. `node scripts/measure.mjs GAME.json [runs] [OTHER.json ...]`, the
// server's binary in BRADSHAW; on the boards of all these games panning is measured.
import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";

const [file, runs = "15", ...others] = process.argv.slice(2);
if (!file || !process.env.BRADSHAW) throw new Error("usage: BRADSHAW=path/to/bradshaw node scripts/measure.mjs GAME.json [runs]");
const folder = mkdtempSync(join(tmpdir(), "bradshaw-measure-"));
const url = "http://127.0.0.1:18609";
const server = spawn(process.env.BRADSHAW, ["serve", "--listen", url.slice(7), "--database", `sqlite:${join(folder, "m.db")}`], {
  stdio: "ignore",
  env: { ...process.env, BRADSHAW_LIMITS: "false" },
});
const stop = () => {
  server.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
};
/** How long people are over a link before they click it, in milliseconds. */
const NEAR = 150;
const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];
const line = (name, figures) =>
  console.log(`${name}: median ${median(figures).toFixed(0)} ms, best ${Math.min(...figures).toFixed(0)}, worst ${Math.max(...figures).toFixed(0)} (${figures.length} times)`);

try {
  for (let attempt = 0; attempt < 100 && !(await fetch(`${url}/readyz`).catch(() => null))?.ok; attempt += 1) await new Promise((next) => setTimeout(next, 100));
  const args = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: process.getuid() === 0 ? ["--no-sandbox", ...args] : args });
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1366, height: 768 } });
  await page.addInitScript(() => localStorage.setItem("bradshaw-settings", JSON.stringify({ hints: false, language: "en" })));
  const headers = { origin: url };
  await page.request.post(`${url}/api/v1/guests`, { data: { name: "Stopwatch" }, headers });
  const imported = async (name) => (await page.request.post(`${url}/api/v1/imports`, { data: JSON.parse(readFileSync(name, "utf8")), headers })).json();
  const { table, moves } = await imported(file);
  console.log(`${file}: ${moves} moves; load average ${loadavg()[0].toFixed(1)}`);
  const work = await page.context().newCDPSession(page);
  await work.send("Performance.enable", { timeDomain: "threadTicks" });
  /** What the page's thread has done so far: milliseconds at work, and layouts. */
  const done = async () => {
    const { metrics } = await work.send("Performance.getMetrics");
    const of = (name) => metrics.find((metric) => metric.name === name).value;
    return { at: 1000 * of("TaskDuration"), layouts: of("LayoutCount") };
  };

  const opened = [];
  const worked = [];
  for (let run = 0; run < Number(runs); run += 1) {
    await page.goto("/");
    const link = page.locator(`a[href="/tables/${table.id}"]`);
    await link.waitFor();
    // Nobody clicks a link without having moved the pointer there, and nobody clicks at once.
    await link.hover();
    await page.waitForTimeout(NEAR);
    const before = await done();
    // From the click until the board has its tiles and a frame has been painted.
    opened.push(
      await page.evaluate(
        (id) =>
          new Promise((done) => {
            const start = performance.now();
            const look = () => {
              const laid = document.querySelectorAll(".table-board .place .number, .table-board .place .laid").length;
              if (document.querySelector(".room .actions") && laid > 20) requestAnimationFrame(() => done(performance.now() - start));
              else requestAnimationFrame(look);
            };
            document.querySelector(`a[href="/tables/${id}"]`).click();
            look();
          }),
        table.id,
      ),
    );
    worked.push((await done()).at - before.at);
  }
  line("open the longest game, from click to usable", opened);
  line("the page's thread at work meanwhile", worked);

  const made = await page.request.post(`${url}/api/v1/tables`, {
    data: { name: "Moves", title: "1860", undo: "free", seats: [{ kind: "hot", name: "A" }, { kind: "hot", name: "B" }] },
    headers,
  });
  const { id } = await made.json();
  await page.request.post(`${url}/api/v1/tables/${id}/start`, { headers });
  await page.goto(`/tables/${id}`);
  await page.locator("[data-test=bid]").waitFor();
  const shown = [];
  for (let run = 0; run < Number(runs); run += 1) {
    shown.push(
      await page.evaluate(
        () =>
          new Promise((done) => {
            const room = document.querySelector(".room");
            const before = room.dataset.number;
            let answered = 0;
            const real = window.fetch;
            window.fetch = async (...args) => {
              const got = await real(...args);
              if (String(args[0]).includes("/moves")) answered = performance.now();
              window.fetch = real;
              return got;
            };
            new MutationObserver((_, observer) => {
              if (room.dataset.number === before) return;
              observer.disconnect();
              requestAnimationFrame(() => done(performance.now() - (answered || performance.now())));
            }).observe(room, { attributes: true });
            document.querySelector("[data-test=bid]").click();
          }),
      ),
    );
    await page.waitForTimeout(600);
  }
  line("a move, from the server's answer to the painted page", shown);

  // Panning: the board follows the pointer by a step in every frame, and the time from frame to frame is taken.
  for (const name of [file, ...others]) {
    const { id: board } = name === file ? table : (await imported(name)).table;
    await page.goto(`/tables/${board}`);
    await page.locator(".table-board .laid, .table-board .number").first().waitFor();
    await page.waitForTimeout(1500);
    for (let zoom = 0; zoom < 3; zoom += 1) await page.getByRole("button", { name: "Larger" }).click();
    await page.waitForTimeout(500);
    const before = await done();
    const frames = await page.evaluate(
      () =>
        new Promise((done) => {
          const board = document.querySelector(".table-board");
          const { left, top, width, height } = board.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const send = (type, step) => board.dispatchEvent(new PointerEvent(type, { pointerId: 1, bubbles: true, clientX: x + 3 * step, clientY: y + 2 * step }));
          const taken = [];
          let before = performance.now();
          let step = 0;
          board.setPointerCapture = () => undefined;
          send("pointerdown", 0);
          const frame = (now) => {
            taken.push(now - before);
            before = now;
            step += 1;
            if (step > 60) {
              send("pointerup", step);
              return done(taken.slice(5));
            }
            send("pointermove", step % 40 < 20 ? step % 20 : 20 - (step % 20));
            requestAnimationFrame(frame);
          };
          requestAnimationFrame(frame);
        }),
    );
    const after = await done();
    line(`a frame of panning, ${name}`, frames);
    console.log(`the page's thread at work: ${((after.at - before.at) / 60).toFixed(1)} ms a frame, ${after.layouts - before.layouts} layouts in 60 frames`);
  }
  await browser.close();
} finally {
  stop();
}
