import { expect, it } from "vitest";
import type { AnalysedMove } from "../../src/api/wire";
import { after, pathTo, rows, without } from "../../src/state/tree";

const move = (number: number, parent: number): AnalysedMove => ({ number, parent, seat: 0, action: { type: "pass" }, events: [], origin: "person", name: "", note: "", at: 0 });

// 1 → 2 → 3, and from 1 also 4 → 5; from the beginning also 6.
const moves = [move(1, 0), move(2, 1), move(3, 2), move(4, 1), move(5, 4), move(6, 0)];
const numbers = (found: AnalysedMove[]) => found.map(({ number }) => number);

it("a path leads from the beginning to a move", () => {
  expect(numbers(pathTo(moves, 5))).toEqual([1, 4, 5]);
  expect(pathTo(moves, 0)).toEqual([]);
  expect(numbers(after(moves, 1))).toEqual([2, 4]);
});

it("branches are listed one after another, what has no alternative beside what it follows", () => {
  const listed = rows(moves).map(({ move: { number }, indent, begins }) => [number, indent, begins]);
  expect(listed).toEqual([[1, 1, true], [2, 2, true], [3, 2, false], [4, 2, true], [5, 2, false], [6, 1, true]]);
});

it("a long line is listed without an end to the stack", () => {
  const line = Array.from({ length: 2000 }, (_, index) => move(index + 1, index));
  expect(rows(line)).toHaveLength(2000);
  expect(rows(line).every(({ indent }) => indent === 0)).toBe(true);
});

it("a branch goes with all that follows it", () => {
  expect(numbers(without(moves, 4))).toEqual([1, 2, 3, 6]);
  expect(numbers(without(moves, 1))).toEqual([6]);
});
