import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { speak, speakOf } from "../../src/lib/fluent";
import { pieces, termSection, termText, termTitle } from "../../src/lib/glossary";
import { finds } from "../../src/panels/rules";

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", async (address: string) => new Response(await readFile(join("..", address.slice(address.indexOf("crates/"))))));
});

const terms = (text: string) => pieces(text).flatMap(({ term, text }) => (term === null ? [] : [`${text}: ${term}`]));

it("a word is found in its forms, the longest first, where it is met first, and not inside of another", async () => {
  await speak("en");
  await speakOf("1860");
  expect(terms("The certificate limit counts certificates. Certificates in the pool do not count.")).toEqual([
    "certificate limit: certificate-limit",
    "certificates: certificate",
    "pool: pool",
  ]);
  expect(terms("Sparring parties compare trusty carpools.")).toEqual([]);
  expect(terms("Rust!")).toEqual(["Rust: rust"]);
  expect(pieces("no such word").map(({ text }) => text)).toEqual(["no such word"]);
  const whole = "Pay a dividend, or retain the revenue.";
  expect(pieces(whole).map(({ text }) => text).join("")).toBe(whole);
});

it("Polish words are found in their cases", async () => {
  await speak("pl");
  await speakOf("1860");
  expect(terms("Wypłać dywidendę z przychodu albo napełnij skarbiec przed końcem rundy operacyjnej.")).toEqual([
    "dywidendę: dividend",
    "przychodu: revenue",
    "skarbiec: treasury",
    "rundy operacyjnej: operating-round",
  ]);
  expect(termTitle("rust")).toBe("Złomowanie");
});

it("a title has its own words, and its own place in the rules for what all share", async () => {
  await speak("en");
  await speakOf("1860");
  expect([termTitle("token"), termSection("token")]).toEqual(["Base", "building-bases"]);
  expect(termText("halt")).toContain("subsidy");
  await speakOf("1862");
  expect([termTitle("token"), termSection("token"), termSection("par")]).toEqual(["Station marker", "7-7", "4-2"]);
  await speakOf("1822MRS");
  expect([termTitle("token"), termSection("minor")]).toEqual(["Token", "5-1"]);
});

it("rules are searched without regard to accents and letters", () => {
  expect(finds("", "Any", "thing")).toBe(true);
  expect(finds("ZLOM pociag", "Fazy", "Pociągi idą na złom.")).toBe(true);
  expect(finds("złom wagon", "Fazy", "Pociągi idą na złom.")).toBe(false);
});
