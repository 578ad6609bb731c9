import { expect, it } from "vitest";
import { around, between, fitted, inside } from "../../src/board/geometry";

const whole = { x: 0, y: 0, width: 2000, height: 1400 };

it("a box around hexes has a margin on every side", () => {
  expect(around([{ x: 100, y: 200 }, { x: 300, y: 250 }], 50)).toEqual({ x: 50, y: 150, width: 300, height: 150 });
  expect(around([], 50)).toBeNull();
});

it("what is brought near never shows what lies beyond the board", () => {
  expect(inside({ x: -200, y: 1300, width: 600, height: 400 }, whole)).toEqual({ x: 0, y: 1000, width: 600, height: 400 });
});

it("a box takes the shape of its window around the same middle", () => {
  expect(fitted({ x: 100, y: 100, width: 400, height: 400 }, 390, 195)).toEqual({ x: -100, y: 100, width: 800, height: 400 });
});

it("gliding begins where we are and ends where we want to be", () => {
  const near = { x: 500, y: 300, width: 800, height: 560 };
  expect(between(whole, near, 0)).toEqual(whole);
  expect(between(whole, near, 1)).toEqual(near);
});
