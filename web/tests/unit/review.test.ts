import { expect, it } from "vitest";
import type { Costly, Review } from "../../src/api/wire";
import type { Course } from "../../src/panels/charts";
import { between, dots, gainBySeat, gains, leftBySeat, leftRuns, lines } from "../../src/panels/review";

const course = { marks: [0, 4, 10], players: [{ name: "Ann", colour: "red" }, { name: "Ben", colour: "blue" }] } as unknown as Course;
const costly = [{ number: 7, seat: 1, fall: 30, label: { id: "choice-pass", args: {} } }] as Costly[];
// Entries 4 and 5 took moves back: what all were worth after 3 holds until 6.
const review: Review = {
  moments: [{ number: 0, worths: [10, 20] }, { number: 3, worths: [15, 25] }, { number: 6, worths: [40, 50] }, { number: 10, worths: [100, 10] }],
  costly,
  runs: [],
  dealings: [],
};

it("who was ahead is told at the points of the course, by the last move that is in force there", () => {
  expect(lines(course, review).map(({ name, values }) => ({ name, values }))).toEqual([
    { name: "Ann", values: [10, 15, 100] },
    { name: "Ben", values: [20, 25, 10] },
  ]);
});

it("a costly move lies on the line of whoever made it", () => {
  expect(between([0, 4, 10], [10, 15, 100], 4)).toBe(15);
  expect(between([0, 4, 10], [10, 15, 100], 0)).toBe(10);
  expect(dots(course, lines(course, review), costly, (move) => `move ${move.number}`)).toEqual([{ mark: 7, value: 17.5, name: "Ben", words: "move 7" }]);
});

it("what was left is told run by run, the most first, and by player", () => {
  const ran = (number: number, seat: number, revenue: number, best: number) => ({ number, seat, company: "IOW", revenue, best, certain: true });
  const looked: Review = { ...review, runs: [ran(3, 0, 50, 60), ran(5, 1, 70, 70), ran(8, 0, 40, 90)] };
  expect(leftRuns(looked).map(({ number, left }) => [number, left])).toEqual([[8, 50], [3, 10]]);
  expect([0, 1].map((seat) => leftBySeat(looked, seat))).toEqual([60, 0]);
});

it("a deal is judged by what the shares were worth and paid later, whether they were bought or sold", () => {
  const deal = (number: number, shares: number, money: number, worth: number | null) => ({ number, seat: 0, company: "IOW", shares, money, dividends: 30, worth });
  const looked: Review = { ...review, dealings: [deal(1, 2, -100, 120), deal(2, -1, 60, 100), deal(3, 1, -50, null)] };
  expect(gains(looked).map(({ deal: { number }, gain }) => [number, gain])).toEqual([[1, 50], [2, -70]]);
  expect(gainBySeat(looked, 0)).toBe(-20);
});
