import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Choice } from "../../src/api/game";
import { strokes } from "../../src/state/kinds";
import { panelsFor, PANELS } from "../../src/table/panels";

/** The kinds of choices the server can send, as its document lists them. */
function kinds(): string[] {
  const document = JSON.parse(readFileSync("src/api/openapi.json", "utf8")) as {
    components: { schemas: Record<string, { oneOf?: { properties: { type: { enum: string[] } } }[] }> };
  };
  return (document.components.schemas["Choice_ByName"]?.oneOf ?? []).flatMap((form) => form.properties.type.enum);
}

it("every kind of choice has its part of the panel, but for passing, and every part has a choice", () => {
  expect(kinds().length).toBeGreaterThan(20);
  const parts = kinds().map((type) => panelsFor("some step", [{ type } as Choice]));
  expect(kinds().filter((_, index) => parts[index]?.length !== 1)).toEqual(["pass"]);
  expect(new Set(parts.flat())).toEqual(new Set(PANELS));
});

it("choices of several kinds stand together in one order, whatever the step", () => {
  const choices = ["choose", "buy-train", "pass", "choose"].map((type) => ({ type }) as Choice);
  expect(panelsFor("trains", choices)).toEqual(["trains", "decision"]);
  expect(panelsFor("track", [{ type: "place-token", at: "B15", cost: 0 }])).toEqual(["track", "token", "powers"]);
});

it("runs are coloured by kind, and trains of no kind each in their own colour", () => {
  expect(strokes([null, null], [null]).map(({ colour }) => colour)).toEqual([0, 1]);
  const mixed = strokes(["local", "express", "local"], ["freight"]);
  expect(mixed.map(({ colour }) => colour)).toEqual([2, 0, 2]);
  expect(mixed[0]?.dashes).not.toBe(mixed[2]?.dashes);
});
