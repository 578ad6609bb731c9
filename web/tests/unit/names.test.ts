// Names on a board that is seen from afar.

import { describe, expect, it } from "vitest";
import { setNames, textWidth, type Place } from "../../src/board/names";

const picture = { x: -200, y: -200, width: 3200, height: 2600 };

/** Places strewn about a square; the same ones each time. */
function strewn(count: number): Place[] {
  let seed = 7;
  const next = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
  return Array.from({ length: count }, (_, index) => ({ name: `Place ${"x".repeat(next(9))}`, x: next(2000), y: next(2000), half: [10, 10], rank: index % 3 }));
}

describe("names from afar", () => {
  const places = strewn(80);

  it("never lie over each other, nor over a place as important as their own", () => {
    for (const size of [20, 60, 120]) {
      const boxes = setNames(places, size, picture).map(({ place, x, y }) => ({ place, x, y, wide: textWidth(place.name) * size }));
      expect(boxes.length).toBeGreaterThan(0);
      const over = boxes.flatMap((box, index) => {
        const names = boxes.slice(index + 1).filter((other) => Math.abs(box.x - other.x) < (box.wide + other.wide) / 2 - 1e-6 && Math.abs(box.y - other.y) < size - 1e-6);
        const important = places.filter((other) => other.rank <= box.place.rank);
        const stops = important.filter((other) => Math.abs(box.x - other.x) < box.wide / 2 + 10 - 1e-6 && Math.abs(box.y - other.y) < size / 2 + 10 - 1e-6);
        return [...names, ...stops];
      });
      expect(over).toEqual([]);
    }
  });

  it("go to the lowest ranks where there is no room for all", () => {
    const ranks = Array.from({ length: 12 }, (_, index) => 11 - index);
    const named = setNames(ranks.map((rank) => ({ name: "Wigan", x: 0, y: 0, half: [10, 10], rank })), 40, picture).map(({ place }) => place.rank);
    expect(named.length).toBeGreaterThan(1);
    expect(named.length).toBeLessThan(12);
    expect(named).toEqual(named.map((_, index) => index));
  });

  it("are all written where there is room", () => {
    const far = places.slice(0, 12).map((place, index) => ({ ...place, x: 900 * (index % 4), y: 900 * Math.floor(index / 4) }));
    expect(new Set(setNames(far, 30, picture).map(({ place }) => place))).toEqual(new Set(far));
  });

  it("stay on the picture", () => {
    const corner = { name: "Plymouth", x: 100, y: 290, half: [10, 10] as [number, number], rank: 0 };
    const [label] = setNames([corner], 20, { x: 0, y: 0, width: 300, height: 300 });
    expect(label?.y).toBeLessThan(290);
    expect(setNames([corner], 20, { x: 95, y: 285, width: 20, height: 20 })).toEqual([]);
  });
});
