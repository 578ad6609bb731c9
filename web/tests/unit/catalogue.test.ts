import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const CATALOGUE = "../crates/messages/catalogue";
const TITLES = "../crates/titles/data";

/** The files of what all titles share. */
const shared = (language: string): string[] => readdirSync(join(CATALOGUE, language)).map((file) => join(CATALOGUE, language, file));

/** The ids of some files, attributes with their message. */
function ids(files: string[]): Set<string> {
  const found = new Set<string>();
  for (const file of files) {
    let message = "";
    for (const line of readFileSync(file, "utf8").split("\n")) {
      const id = /^([a-z][\w-]*) =/.exec(line)?.[1];
      const attribute = /^ +\.([a-z]+) =/.exec(line)?.[1];
      if (id) found.add((message = id));
      else if (attribute) found.add(`${message}.${attribute}`);
    }
  }
  return found;
}

function sources(): string {
  const files = readdirSync("src", { recursive: true, withFileTypes: true });
  const read = files.filter((entry) => /\.tsx?$/.test(entry.name)).map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
  return read.join("\n");
}

/** The titles that bring words of their own. */
const titles = (): string[] => readdirSync(TITLES).filter((title) => existsSync(join(TITLES, title, "words")));

it("everything the page says is in both languages, at a table of every title", () => {
  const used = [...sources().matchAll(/"((?:page|ui|step|choice)-[a-z0-9-]+)"/g)].map((found) => found[1] ?? "");
  expect(used.length).toBeGreaterThan(100);
  expect(titles().length).toBeGreaterThan(0);
  for (const title of titles()) {
    for (const language of ["en", "pl"]) {
      const known = ids([...shared(language), join(TITLES, title, "words", `${language}.ftl`)]);
      expect(used.filter((id) => !known.has(id)), `${title}, ${language}`).toEqual([]);
    }
  }
});

it("nothing of the page's own words is left over", () => {
  const text = sources();
  const own = [...ids(shared("en"))].filter((id) => id.startsWith("page-") && !id.includes("."));
  const computed = /^page-(clock(?=-(live|correspondence|reminder|computer|pass|agreed-[a-z]+)$)|hint|seat|state|filter|set|undo|theme|palette|error|stopped|aim|chart|sheet-player|tiles|strength|pace|log|tour|calls-outcome|calls-shape|calls-digest|watchers|watcher)-/;
  expect(own.filter((id) => !computed.test(id) && !text.includes(`"${id}"`))).toEqual([]);
});
