// What a clock shows, reckoned from what the server sent when it was started or stopped.

import type { Clock, SeatClock, Table } from "../api/wire";
import { language, t } from "../lib/fluent";
import { strength } from "../ui/Strength";

/** As a table is set up unless somebody chooses otherwise. */
export const NO_CLOCK: Clock = { allowance: { kind: "none" }, when_up: "reminder", computer: "director", stops_for_undo: true };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whoever has less is in a hurry. */
const LITTLE = { live: MINUTE, correspondence: 12 * HOUR };

export interface Reading {
  /** Milliseconds until time is up; below zero if it is. What a clock that stands still has in the bank or in reserve. */
  left: number;
  running: boolean;
  /** Whether a turn of correspondence has used up its days. */
  reserve: boolean;
  live: boolean;
  hurry: boolean;
  over: boolean;
}

/** What the clock of a seat shows at an instant; nothing where there are none. */
export function reading(table: Pick<Table, "clocks" | "settings" | "seats">, seat: number, now: number): Reading | null {
  const clock = table.clocks?.seats[seat];
  const { kind } = table.settings.clock.allowance;
  // Computers have no clock.
  if (!clock || kind === "none" || table.seats[seat]?.kind === "computer") return null;
  const live = kind === "live";
  const running = clock.due_at !== null;
  // Whoever looked last before it was started saw less time go by.
  const left = clock.due_at === null ? clock.left_ms : clock.due_at - Math.max(now, clock.since ?? now);
  const reserve = !live && clock.turn_due_at !== null && clock.turn_due_at <= now;
  return { left, running, reserve, live, hurry: running && left < LITTLE[kind], over: running && left <= 0 };
}

/** A time in figures, as a clock shows it; days of correspondence to the minute. */
export function figures(ms: number, live: boolean): string {
  const all = Math.max(0, Math.abs(ms));
  if (live) {
    const seconds = ms < 0 ? Math.floor(all / SECOND) : Math.ceil(all / SECOND);
    const pad = (part: number) => String(part).padStart(2, "0");
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
  }
  const [days, hours, minutes] = [Math.floor(all / DAY), Math.floor((all % DAY) / HOUR), Math.floor((all % HOUR) / MINUTE)];
  if (days > 0) return t("page-clock-days-hours", { days, hours });
  if (hours > 0) return t("page-clock-hours-minutes", { hours, minutes });
  return t("page-clock-minutes", { minutes });
}

/** What a clock shows in a few signs. */
export const shown = ({ left, live, over }: Reading): string => (over ? `+${figures(left, live)}` : figures(left, live));

/** The same in words that do not change every second, for those who hear the page. */
export function told({ left, live, running, over }: Reading): string {
  const time = figures(left, live && Math.abs(left) < MINUTE ? live : false);
  if (over) return t("page-clock-over", { time });
  return t(running ? "page-clock-left" : live ? "page-clock-left-of-bank" : "page-clock-left-of-reserve", { time });
}

/** An instant as people say it here. */
export const instant = (at: number): string =>
  new Intl.DateTimeFormat(language() === "en" ? "en-GB" : language(), { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(at);

/** What can be said of a clock, sentence by sentence. */
export function details(clock: SeatClock, read: Reading, now: number): string[] {
  const said: string[] = [];
  if (clock.rests_until !== null && clock.rests_until > now) said.push(t("page-clock-rests", { when: instant(clock.rests_until) }));
  if (clock.due_at !== null && read.over) said.push(t("page-clock-was-up", { when: instant(clock.due_at) }));
  else if (clock.due_at !== null && !read.live) {
    const uses = clock.left_ms > 0 && clock.turn_due_at !== null && !read.reserve;
    if (uses) said.push(t("page-clock-reserve-from", { when: instant(clock.turn_due_at ?? 0) }));
    said.push(t("page-clock-due", { when: instant(clock.due_at) }));
  } else if (!read.running) said.push(told(read));
  return said;
}

/** What was agreed about time. */
export function agreed(clock: Clock): string[] {
  const { allowance } = clock;
  if (allowance.kind === "none") return [t("page-clock-none")];
  const time =
    allowance.kind === "live"
      ? t("page-clock-agreed-live", { minutes: Math.round((allowance.bank_s / 60) * 10) / 10, seconds: allowance.increment_s })
      : t("page-clock-agreed-correspondence", { days: allowance.days, reserve: allowance.reserve_days });
  return [
    time,
    t(`page-clock-agreed-${clock.when_up}`, { computer: strength(clock.computer) }),
    ...(clock.stops_for_undo ? [t("page-clock-agreed-stops")] : []),
  ];
}

/** The seat at a table whose time ends first: one of mine, if I am awaited. */
export function mostUrgent(table: Table, now: number): Reading | null {
  const mine = table.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  const read = table.awaited.filter((seat) => !table.your_turn || mine.includes(seat)).map((seat) => reading(table, seat, now));
  const running = read.filter((one): one is Reading => one !== null && one.running);
  return running.sort((one, other) => one.left - other.left)[0] ?? null;
}
