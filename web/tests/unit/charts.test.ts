import { expect, it } from "vitest";
import type { View } from "../../src/api/game";
import type { Entry } from "../../src/api/wire";
import { marksOf, read, upTo } from "../../src/panels/charts";

const entry = (number: number, round?: number): Entry => ({
  number, kind: "move", seat: 0, name: "Ann", position: number, digest: "", origin: "person", at: 0,
  events: round === undefined ? [] : [{ id: "event-stock-round-begins", args: { number: round } }],
});

/** Two players, one company: what Ann and Ben hold, the rest in the pool and in the offer. */
const view = (ann: number, ben: number, pool: number, price: number | null): View => ({
  players: [[0, "Ann", ann], [1, "Ben", ben]].map(([id, name, shares]) => ({ id, name, worth: 100, shares: [{ company: 0, shares }] })),
  companies: [{ id: 0, symbol: "IOW", price, pool, offer: 10 - Number(ann) - Number(ben) - pool, last_revenue: null }],
}) as unknown as View;

const entries = [entry(1), entry(2, 1), entry(3), entry(4, 2), entry(5)];

it("games are looked at where rounds begin, and at their ends", () => {
  expect(marksOf(entries)).toEqual([0, 2, 4, 5]);
});

it("says who owned what when", () => {
  const course = read({ marks: [0, 2, 5], views: [view(0, 0, 0, null), view(2, 0, 0, 74), view(2, 3, 1, 82)] }, entries, () => "red");
  expect(course.owned).toEqual([{ company: 0, symbol: "IOW", parts: [[0, 0, 0, 10], [2, 0, 0, 8], [2, 3, 1, 4]] }]);
  expect(course.prices).toEqual([{ name: "IOW", colour: "red", values: [null, 74, 82] }]);
  expect(course.stockRounds).toEqual([{ mark: 2, number: 1 }, { mark: 4, number: 2 }]);
});

it("charts go up to the moment that is looked at, on a line of time as long as the game", () => {
  const seen = { marks: [0, 2, 4, 5], views: [view(0, 0, 0, null), view(1, 0, 0, 74), view(2, 0, 0, 82), view(2, 3, 1, 90)] };
  const course = read(upTo(seen, 3, view(1, 1, 0, 78)), entries, () => "red");
  expect([course.marks, course.end, course.prices[0]?.values]).toEqual([[0, 2, 3], 5, [null, 74, 78]]);
});
