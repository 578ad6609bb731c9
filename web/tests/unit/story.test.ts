import { describe, expect, it } from "vitest";
import type { Entry } from "../../src/api/wire";
import { marksOf, ticks } from "../../src/panels/charts";
import { chapters, inForce, turnEnds } from "../../src/state/story";

const entry = (number: number, kind: Entry["kind"], position: number, event?: string, seat = 0): Entry => ({
  number,
  kind,
  seat,
  name: "Ann",
  events: event ? [{ id: event, args: {} }] : [],
  position,
  origin: "person",
  at: 0,
});

describe("what stands", () => {
  it("is every move until one is taken back", () => {
    const log = [entry(1, "move", 1), entry(2, "move", 2), entry(3, "undo", 1), entry(4, "move", 2)];
    expect([...inForce(log)]).toEqual([1, 4]);
  });

  it("comes back when it is made again", () => {
    const log = [entry(1, "move", 1), entry(2, "move", 2), entry(3, "undo", 0), entry(4, "redo", 1)];
    expect([...inForce(log)]).toEqual([1]);
  });
});

describe("the story", () => {
  const log = [
    entry(1, "move", 1, "event-bid"),
    entry(2, "move", 2, "event-stock-round-begins", 1),
    entry(3, "move", 3, "event-passed", 1),
    entry(4, "move", 4, "event-operating-round-begins"),
  ];

  it("has a chapter for each round", () => {
    const told = chapters(log);
    expect(told.map((chapter) => chapter.title?.id ?? null)).toEqual([null, "event-stock-round-begins", "event-operating-round-begins"]);
    expect(told.map((chapter) => chapter.lines.length)).toEqual([2, 2, 0]);
  });

  it("knows where turns and rounds end", () => {
    expect(turnEnds(log)).toEqual([1, 3, 4]);
    expect(marksOf(log)).toEqual([0, 2, 4]);
  });
});

it("charts have round figures at their side", () => {
  expect(ticks(100)).toEqual([0, 50, 100]);
  expect(ticks(1370)).toEqual([0, 500, 1000]);
  expect(ticks(0)).toEqual([0, 1].slice(0, ticks(0).length));
});
