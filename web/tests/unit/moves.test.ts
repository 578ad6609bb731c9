import { expect, it } from "vitest";
import { sameMove, warningsOf } from "../../src/state/moves";

it("a warning stands for the same tile turned otherwise and for the same shares on other certificates", () => {
  const sale = { type: "sell-shares", company: "IOW", shares: 2, certificates: [1, 1] } as const;
  expect(sameMove({ ...sale, certificates: [2] }, { type: "sell-shares", company: "IOW", shares: 2 })).toBe(true);
  expect(sameMove({ ...sale, certificates: [2] }, { type: "sell-shares", company: "IOW", shares: 1 })).toBe(false);
  const lay = { type: "lay-tile", hex: "F2", tile: "8", rotation: 1 } as const;
  expect(sameMove(lay, { ...lay, rotation: 4 })).toBe(true);
  expect(sameMove(lay, { ...lay, tile: "9" })).toBe(false);
  expect(sameMove({ type: "dividend", kind: "retain" }, { kind: "retain", type: "dividend" })).toBe(true);
  expect(sameMove({ type: "buy-train", train: "2+1-0", price: 250, side: null, extras: 0 }, { type: "buy-train", train: "2+1-0", price: 250, extras: 0 })).toBe(true);
});

it("what is suggested is not warned of, even where the same tile turned otherwise is", () => {
  const lay = { type: "lay-tile", hex: "F2", tile: "8", rotation: 1 } as const;
  const warnings = [{ action: lay }];
  expect(warningsOf(warnings, undefined, { ...lay, rotation: 4 })).toEqual(warnings);
  expect(warningsOf(warnings, { ...lay, rotation: 4 }, { ...lay, rotation: 4 })).toEqual([]);
  expect(warningsOf(warnings, { ...lay, tile: "9" }, lay)).toEqual(warnings);
});
