import { expect, it } from "vitest";
import { readRoute } from "../../src/lib/route";
import { levels, spread } from "../../src/panels/ratings";

it("addresses lead to people and standings", () => {
  expect(readRoute("/people/abc")).toEqual({ page: "person", id: "abc" });
  expect(readRoute("/standings")).toEqual({ page: "standings" });
  for (const lost of ["/people", "/people/abc/def", "/standings/1860"]) expect(readRoute(lost)).toEqual({ page: "lost" });
});

it("the chart of a rating has room for how far it may be off, and a few round figures", () => {
  const range = spread([{ rating: 1500, deviation: 500 }, { rating: 1650, deviation: 480 }]);
  expect(range).toEqual({ least: 1000, most: 2130 });
  expect(levels(range)).toEqual([1000, 1500, 2000]);
  expect(levels({ least: 1480, most: 1560 })).toEqual([1500, 1550]);
  expect(levels(spread([]))).toEqual([1000, 1250, 1500, 1750, 2000]);
});
