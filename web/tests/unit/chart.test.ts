import { expect, it } from "vitest";
import type { ChartCell } from "../../src/api/game";
import { fan, laidOut, SPACE } from "../../src/panels/chart";

const TOKEN = 48;

it("markers that share a space lie apart from each other, in order, inside of it", () => {
  for (const [height, count] of [SPACE.height, SPACE.low].flatMap((height) => Array.from({ length: 10 }, (_, index) => [height, index + 1] as const))) {
    const spots = fan(count, height);
    expect(spots.length).toBe(count);
    // Large enough to be told apart.
    expect(spots[0]?.scale).toBeGreaterThan(0.25);
    for (const [index, one] of spots.entries()) {
      const half = (TOKEN * one.scale) / 2;
      expect([one.x - half >= 0, one.x + half <= SPACE.width, one.y + half <= height], `${count}: ${index}`).toEqual([true, true, true]);
      const next = spots[index + 1];
      if (next) expect(next.y > one.y || (next.y === one.y && next.x > one.x), `${count}: ${index} before ${index + 1}`).toBe(true);
      for (const other of spots.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y), `${count}: ${index} beside another`).toBeGreaterThanOrEqual(2 * half);
      }
    }
  }
});

it("a long chart is broken into lines, each space in a place of its own", () => {
  const chart = Array.from({ length: 54 }, (_, index) => ({ column: index % 27, row: Math.floor(index / 27) }) as ChartCell);
  for (const wide of [false, true]) {
    const layout = laidOut(chart, wide);
    const places = chart.map((cell) => layout.at(cell));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(54);
    expect(places.every(({ x, y }) => x + SPACE.width <= layout.width && y + SPACE.height <= layout.height)).toBe(true);
  }
  // A chart of many rows has lower spaces.
  expect(laidOut([{ column: 0, row: 9 } as ChartCell], false).height).toBe(10 * SPACE.low);
  expect(laidOut(chart, true).width).toBe(27 * SPACE.width);
});
