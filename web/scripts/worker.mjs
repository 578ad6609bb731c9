// Tells the service worker, once the page is built, which files it consists of: it keeps them under a fingerprint of all of them.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const WORKER = "sw.js";

/** The files of a build, but for the service worker itself. */
function built(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  return names.filter((name) => name !== WORKER && !name.startsWith(".")).sort();
}

/** A plugin of Vite that builds the service worker beside the page. */
export const serviceWorker = () => ({
  name: "service-worker",
  apply: "build",
  buildStart() {
    this.emitFile({ type: "chunk", id: "src/worker/worker.ts", fileName: WORKER });
  },
  closeBundle() {
    const folder = "dist";
    const names = built(folder);
    if (!names.includes("index.html")) return;
    const hash = createHash("sha256");
    for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
    const files = names.map((name) => (name === "index.html" ? "/" : `/${name}`));
    const path = join(folder, WORKER);
    const code = readFileSync(path, "utf8");
    const told = code.replaceAll("__FILES__", JSON.stringify(files)).replaceAll("__VERSION__", JSON.stringify(hash.digest("hex").slice(0, 16)));
    if (told === code || /^\s*(import|export)\b/m.test(told)) throw new Error("the service worker was not built as one script");
    writeFileSync(path, told);
  },
});
