// Names on a board that is seen from afar.

import { describe, expect, it } from "vitest";
import { setNames, textWidth, type Place } from "../../src/board/names";

/** Places strewn about a square; the same ones each time. */
function strewn(count: number): Place[] {
  let seed = 7;
  const next = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
  return Array.from({ length: count }, (_, index) => ({ name: `Place ${"x".repeat(next(9))}`, x: next(2000), y: next(2000), half: 10, rank: index % 3 }));
}

describe("names from afar", () => {
  const places = strewn(80);

  it("never lie over each other or over another place", () => {
    for (const size of [20, 60, 120]) {
      const boxes = setNames(places, size).map(({ place, x, y }) => ({ place, x, y, wide: textWidth(place.name) * size }));
      expect(boxes.length).toBeGreaterThan(0);
      for (const box of boxes) {
        for (const other of boxes.filter((one) => one !== box)) {
          expect(Math.abs(box.x - other.x) >= (box.wide + other.wide) / 2 - 1e-6 || Math.abs(box.y - other.y) >= size - 1e-6).toBe(true);
        }
        for (const other of places) {
          expect(Math.abs(box.x - other.x) >= box.wide / 2 + 10 - 1e-6 || Math.abs(box.y - other.y) >= size / 2 + 10 - 1e-6).toBe(true);
        }
      }
    }
  });

  it("go to the lowest ranks where there is no room for all", () => {
    const ranks = Array.from({ length: 12 }, (_, index) => 11 - index);
    const named = setNames(ranks.map((rank) => ({ name: "Wigan", x: 0, y: 0, half: 10, rank })), 40).map(({ place }) => place.rank);
    expect(named.length).toBeGreaterThan(1);
    expect(named.length).toBeLessThan(12);
    expect(named).toEqual(named.map((_, index) => index));
  });

  it("are all written where there is room", () => {
    const far = places.slice(0, 12).map((place, index) => ({ ...place, x: 900 * (index % 4), y: 900 * Math.floor(index / 4) }));
    expect(new Set(setNames(far, 30).map(({ place }) => place))).toEqual(new Set(far));
  });
});
