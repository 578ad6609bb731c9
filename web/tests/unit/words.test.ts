import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import type { CompanyView, Message, View } from "../../src/api/game";
import { companyMoney, say, speak, speakOf, t } from "../../src/lib/fluent";
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
