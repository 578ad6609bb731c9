import { expect, it } from "vitest";
import type { Action, Message } from "../../src/api/game";
import type { Entry, Seat } from "../../src/api/wire";
import { bestRun, leads, runsOf } from "../../src/state/feats";
import { earnedKey, revenuesOf } from "../../src/state/revenues";
import { lastOwn, touchedBy } from "../../src/state/touched";

const entry = (number: number, action: Partial<Action> | null, ...events: Message[]): Entry =>
  ({ number, kind: action ? "move" : "undo", seat: 0, name: "Ann", position: number, digest: "", origin: "person", at: 0, action, events }) as Entry;

const event = (id: string, args: Record<string, string | number>): Message => ({ id: `event-${id}`, args });
const begins = (turn: number, round: number) => event("operating-round-begins", { turn, round });
const ran = (company: string, revenue: number) => event("ran", { company, revenue });
const decided = (company: string, kind: string, revenue: number) => event("dividend-decided", { company, kind, revenue });

const game = [
  entry(1, { type: "pass" }, begins(1, 1)),
  entry(2, { type: "run" }, ran("A", 30), ran("A", 20)),
  entry(3, { type: "dividend" }, decided("A", "pay", 50), begins(1, 2)),
  entry(4, { type: "run" }, ran("A", 40)),
  entry(5, { type: "dividend" }, decided("A", "retain", 40)),
];

it("a run is what all trains of a turn brought, in the round it was made in", () => {
  expect(runsOf(game)).toEqual([
    { number: 2, company: "A", revenue: 50, round: "1.1" },
    { number: 4, company: "A", revenue: 40, round: "1.2" },
  ]);
  expect(bestRun(runsOf(game))?.number).toBe(2);
  // What was taken back was not run.
  const undone = { ...entry(6, null), position: 1 };
  expect(runsOf([...game, undone])).toEqual([]);
});

it("revenues are told round by round, up to the entry one looks at", () => {
  const all = revenuesOf(game, 5);
  expect(all.rounds).toEqual(["1.1", "1.2"]);
  expect(all.earned.get(earnedKey("1.1", "A"))).toEqual({ revenue: 50, kind: "pay" });
  expect(all.earned.get(earnedKey("1.2", "A"))).toEqual({ revenue: 40, kind: "retain" });
  expect(revenuesOf(game, 4).earned.has(earnedKey("1.2", "A"))).toBe(false);
});

it("the lead changes where another has more, not where both have the same", () => {
  const worth = [{ name: "Ann", values: [10, 20, 30, 30] }, { name: "Ben", values: [5, 20, 40, 50] }];
  expect(leads([0, 3, 6, 9], worth)).toEqual([{ mark: 6, name: "Ben" }]);
});

it("the last tile glows until a newer one lies, and not after it was taken back", () => {
  const laid = [entry(1, { type: "lay-tile", hex: "B2" }), entry(2, { type: "pass" }), entry(3, { type: "place-token", at: "C3" })];
  expect(touchedBy(laid, 2).hexes).toEqual(["B2"]);
  expect(touchedBy(laid, 3)).toEqual({ hexes: [], stops: ["C3.0"], runs: [] });
  expect(touchedBy([...laid.slice(0, 1), entry(2, null)], 2).hexes).toEqual([]);
});

it("what others have built since my last move glows, all of it", () => {
  const seats = [{ yours: true }, { yours: false }] as Seat[];
  const by = (seat: number, origin: Entry["origin"], made: Entry): Entry => ({ ...made, seat, origin });
  const moves = [
    by(0, "person", entry(1, { type: "lay-tile", hex: "A1" })),
    by(1, "computer", entry(2, { type: "lay-tile", hex: "B2" })),
    by(1, "computer", entry(3, { type: "place-token", at: "C3" })),
    by(1, "computer", entry(4, { type: "lay-tile", hex: "D4" })),
  ];
  const own = lastOwn(moves, seats);
  expect(own).toBe(1);
  expect(touchedBy(moves, 4, own)).toEqual({ hexes: ["B2", "D4"], stops: ["C3.0"], runs: [] });
  expect(touchedBy(moves, 4).hexes, "one thing after another").toEqual(["D4"]);
  // A computer that sat in for me did not show me anything.
  expect(lastOwn([...moves, by(0, "computer", entry(5, { type: "pass" }))], seats)).toBe(1);
  expect(lastOwn(moves, [])).toBeUndefined();
});
