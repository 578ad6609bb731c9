// What clocks show, from what the server sends.

import { beforeAll, expect, it, vi } from "vitest";
import type { Clock, SeatClock, Table } from "../../src/api/wire";
import { speak } from "../../src/lib/fluent";
import { agreed, details, figures, mostUrgent, NO_CLOCK, reading, shown, told } from "../../src/state/clocks";
import { heardTime, serverTime } from "../../src/state/serverTime";

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];
const NOW = 1_795_003_200_000;

const still: SeatClock = { since: null, left_ms: 5 * MINUTE, turn_ms: 0, turn_due_at: null, due_at: null, rests_until: null, up: false };
const LIVE: Clock = { ...NO_CLOCK, allowance: { kind: "live", bank_s: 600, increment_s: 10 } };
const DAYS: Clock = { ...NO_CLOCK, allowance: { kind: "correspondence", days: 3, reserve_days: 2 } };

const table = (clock: Clock, seats: SeatClock[], more: Partial<Table> = {}): Table =>
  ({ settings: { clock }, clocks: { seats, stopped_until: null }, awaited: [0], seats: [], your_turn: false, ...more }) as unknown as Table;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

it("computers have no clock", () => {
  const seats = [{ kind: "person" }, { kind: "computer" }] as Table["seats"];
  const shown = table(LIVE, [still, { ...still, left_ms: 0 }], { seats });
  expect([reading(shown, 0, NOW)?.left, reading(shown, 1, NOW)]).toEqual([5 * MINUTE, null]);
});

it("a live clock shows minutes and seconds, and what is beyond with a plus", () => {
  expect([figures(0, true), figures(59_001, true), figures(5 * MINUTE, true), figures(HOUR + 61 * SECOND, true)]).toEqual(["0:00", "1:00", "5:00", "1:01:01"]);
  const running = { ...still, since: NOW, due_at: NOW + 90 * SECOND };
  const seen = reading(table(LIVE, [running]), 0, NOW + 20 * SECOND);
  expect(seen).toMatchObject({ left: 70 * SECOND, running: true, hurry: false, over: false });
  expect(reading(table(LIVE, [running]), 0, NOW + 40 * SECOND)).toMatchObject({ hurry: true, over: false });
  const over = reading(table(LIVE, [running]), 0, NOW + 100 * SECOND)!;
  expect(over).toMatchObject({ over: true });
  expect([shown(over), told(over)]).toEqual(["+0:10", "0:10 over"]);
  expect(told(reading(table(LIVE, [still]), 0, NOW)!)).toBe("5 min left in the bank");
  expect(reading(table(NO_CLOCK, [still]), 0, NOW)).toBeNull();
  expect(reading({ settings: { clock: LIVE }, clocks: null } as unknown as Table, 0, NOW)).toBeNull();
});

it("days are shown to the hour, and when the reserve is used", () => {
  expect([figures(2 * DAY + 5 * HOUR, false), figures(3 * HOUR + 4 * MINUTE, false), figures(59 * SECOND, false)]).toEqual(["2 d 5 h", "3 h 4 min", "0 min"]);
  const running: SeatClock = { ...still, since: NOW, left_ms: 2 * DAY, turn_ms: 3 * DAY, turn_due_at: NOW + 3 * DAY, due_at: NOW + 5 * DAY };
  const early = reading(table(DAYS, [running]), 0, NOW + DAY)!;
  expect(early).toMatchObject({ left: 4 * DAY, reserve: false });
  expect(details(running, early, NOW + DAY)).toEqual([expect.stringContaining("reserve"), expect.stringContaining("Time is up on")]);
  const late = reading(table(DAYS, [running]), 0, NOW + 4 * DAY + 13 * HOUR)!;
  expect(late).toMatchObject({ left: 11 * HOUR, reserve: true, hurry: true });
  expect(details(running, late, NOW + 4 * DAY)).toHaveLength(1);
  expect(details({ ...running, rests_until: NOW + HOUR }, early, NOW)[0]).toMatch(/^It rests until/);
  expect(details({ ...running, rests_until: NOW + HOUR }, early, NOW + HOUR)[0]).not.toMatch(/rests/);
});

it("what was agreed is said in every language", async () => {
  expect(agreed(NO_CLOCK)).toEqual(["No clock"]);
  expect(agreed(LIVE)).toEqual(["10 min, and 10 s a turn", "then a reminder", "stops for requests to take back"]);
  expect(agreed({ ...DAYS, when_up: "computer", stops_for_undo: false })).toEqual(["3 days a turn, 2 days in reserve", "then a computer takes the seat: Director"]);
  expect(agreed({ ...DAYS, allowance: { kind: "correspondence", days: 1, reserve_days: 0 } })[0]).toBe("a day a turn, no reserve");
  await speak("pl");
  expect(agreed({ ...LIVE, when_up: "pass" })[1]).toContain("potem pas");
  await speak("en");
});

it("of a table in a list the most urgent clock is shown, and mine if it is my turn", () => {
  const due = (at: number): SeatClock => ({ ...still, since: NOW, due_at: at });
  const seats = [0, 1].map((seat) => ({ seat, yours: seat === 1 }));
  const both = { awaited: [0, 1], seats } as unknown as Partial<Table>;
  const clocks = [due(NOW + MINUTE), due(NOW + HOUR)];
  expect(mostUrgent(table(LIVE, clocks, both), NOW)?.left).toBe(MINUTE);
  expect(mostUrgent(table(LIVE, clocks, { ...both, your_turn: true }), NOW)?.left).toBe(HOUR);
  expect(mostUrgent(table(LIVE, [still, still], both), NOW)).toBeNull();
});

it("time is the server's, however wrong this machine is", () => {
  heardTime(NOW);
  expect(Math.abs(serverTime() - NOW)).toBeLessThan(1000);
  heardTime(Date.now());
});
