// The real server on a free port, with a database of its own that goes away afterwards.

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

function binary(): string {
  const given = process.env["BRADSHAW"];
  const target = process.env["CARGO_TARGET_DIR"] ?? "../target";
  const places = given ? [given] : ["release", "debug"].map((profile) => join(target, profile, "bradshaw"));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`build the server first (cargo build --bin bradshaw); looked at ${places.join(", ")}`);
  return found;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the server stopped with ${child.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the server does not get ready");
}

export interface Place {
  url: string;
  folder: string;
}

export interface Server extends Place {
  /** Stops it; what it has kept stays for another, if it shall. */
  stop: (keep?: boolean) => Promise<void>;
}

/** Starts the server; on the same place again if one is given. Computers wait so many milliseconds before they move. `more` is
 *  set for it besides. */
export async function startServer(at?: Place, pace = 60, more: Record<string, string> = {}): Promise<Server> {
  const folder = at?.folder ?? mkdtempSync(join(tmpdir(), "bradshaw-web-"));
  const url = at?.url ?? `http://127.0.0.1:${await freePort()}`;
  const child = spawn(
    binary(),
    ["serve", "--listen", url.slice("http://".length), "--database", `sqlite:${join(folder, "test.db")}`, "--pace-ms", String(pace)],
    { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, BRADSHAW_LIMITS: "false", RUST_LOG: "warn", ...more } },
  );
  await ready(url, child);
  return {
    url,
    folder,
    stop: (keep = false) =>
      new Promise((resolve) => {
        child.once("exit", () => {
          if (!keep) rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill("SIGTERM");
      }),
  };
}

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env["BRADSHAW_TEST_URL"] = server.url;
  return () => server.stop();
}
