import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../src/api/client";
import type { CompanyView, Message, View } from "../../src/api/game";
import { fault } from "../../src/lib/faults";
import { attribute, companyMoney, has, say, speak, speakOf, t } from "../../src/lib/fluent";
import { duties, standing } from "../../src/state/figures";

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  // The words of titles are files that the server sends.
  vi.stubGlobal("fetch", async (address: string) => new Response(await readFile(join("..", address.slice(address.indexOf("crates/"))))));
});

const company = (more: Partial<CompanyView>): CompanyView =>
  ({ started: true, floated: true, closed: false, startable: false, badges: [], facts: [], ...more }) as CompanyView;

it("a title's own words come before those that all share, in every language", async () => {
  await speak("en");
  await speakOf("a title we do not have");
  expect([t("step-token"), companyMoney(40)]).toEqual(["Token", "£40"]);
  await speakOf("1860");
  expect([t("step-token"), companyMoney(40), t("step-track")]).toEqual(["Base", "40 cc", "Track"]);
  await speak("pl");
  expect([t("step-token"), companyMoney(40)]).toEqual(["Baza", "40 cc"]);
});

it("the wish that came last is spoken, whichever is fulfilled first", async () => {
  await Promise.all([speakOf("1860"), speak("pl"), speak("en")]);
  expect([t("step-token"), t("step-track")]).toEqual(["Base", "Track"]);
});

it("whatever the server has against something is said in the reader's language", async () => {
  const server = join("..", "crates", "server", "src");
  const files = (await readdir(server, { recursive: true })).filter((name) => name.endsWith(".rs"));
  const text = (await Promise.all(files.map((name) => readFile(join(server, name), "utf8")))).join("\n");
  const made = [...text.matchAll(/Error::(?:Forbidden|Invalid|Conflict)\(\s*"([a-z-]+)"/g)].map((found) => found[1] ?? "");
  const fixed = [...text.matchAll(/Error::\w+(?:\(_\))? => "([a-z-]+)"/g)].map((found) => found[1] ?? "");
  // Of the page's own requests these would be mistakes of the page; the code is said.
  const ours = ["refused", "body", "query", "id", "page", "actions", "faces", "upgrade", "seed", "method-not-allowed"];
  const codes = [...new Set([...made, ...fixed, "unreachable"])].filter((code) => !ours.includes(code));
  expect(codes.length).toBeGreaterThan(30);
  for (const language of ["en", "pl"] as const) {
    await speak(language);
    expect(codes.filter((code) => !has(`page-error-${code}`)), language).toEqual([]);
    expect(fault(new ApiError(418, "teapot", "I am a teapot", null))).not.toContain("I am");
  }
});

it("a company stands where its title says, and at its stage otherwise", async () => {
  await speak("en");
  await speakOf("1860");
  const insolvent = { id: "badge-insolvent", args: {} };
  const layer = { id: "fact-layer", args: { layer: 3 } };
  expect(say(insolvent)).toBe("insolvent");
  expect(standing(company({ badges: [insolvent] }))).toBe("insolvent");
  expect(standing(company({}))).toBe("in operation");
  expect(standing(company({ started: false, floated: false, facts: [layer] }))).toBe("layer 3, not open yet");
  expect(standing(company({ closed: true, badges: [insolvent] }))).toBe("closed by British Rail");
});

it("a player is told what companies say of that player, and of no other", async () => {
  await speak("en");
  await speakOf("1862");
  const obliged = company({ symbol: "L&H", badges: [{ id: "badge-chartered", args: {} }, { id: "badge-obligation", args: { player: "Ann" } }] });
  const fined = { id: "badge-fine", args: { player: "Ben", amount: 40 } };
  const view = { round: { badges: [] as Message[] }, companies: [obliged, company({ symbol: "W&F" })] } as unknown as View;
  expect(duties(view, "Ann")).toEqual(["L&H: Ann must float it"]);
  expect(duties(view, "Ben")).toEqual([]);
  view.round.badges.push(fined);
  expect(duties(view, "Ben").length).toBe(1);
});

it("every computer player has a name and a sentence about its strength, in every language", async () => {
  const registry = await readFile(join("..", "crates", "bots", "src", "registry.rs"), "utf8");
  const names = [...(/NAMES: \[&str; \d+\] = \[([^\]]+)\]/.exec(registry)?.[1] ?? "").matchAll(/"(\w+)"/g)].map((found) => found[1] ?? "");
  expect(names.at(-1)).toBe("random");
  expect(names).toContain("guest");
  for (const language of ["en", "pl"] as const) {
    await speak(language);
    for (const name of names) {
      expect(has(`page-strength-${name}`), `${name}, ${language}`).toBe(true);
      expect(attribute(`page-strength-${name}`, "means").length, `${name}, ${language}`).toBeGreaterThan(30);
    }
  }
});
