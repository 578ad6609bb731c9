// Looking back at a game that is over: what everybody was worth, and the moves that cost most. The past does not change: what was
// found is kept as long as the page is open.

import { api } from "../api/client";
import type { Costly, Dealing, Instead, RanRuns, Review } from "../api/wire";
import type { Course, Series } from "./charts";

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, find: () => Promise<T>): Promise<T> {
  const found = (kept.get(key) as Promise<T> | undefined) ?? find();
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}

export const reviewOf = (id: string): Promise<Review> => once(id, () => api.review(id));
export const insteadOf = (id: string, number: number): Promise<Instead> => once(`${id} ${number}`, () => api.instead(id, number));

/** What everybody was worth after an entry: what the last move in force up to there led to. */
function worthsAt(review: Review, number: number): number[] {
  return review.moments.findLast((moment) => moment.number <= number)?.worths ?? [];
}

/** A line for each player, at the points of the course. */
export function lines(course: Course, review: Review): Series[] {
  return course.players.map(({ name, colour }, seat) => ({ name, colour, values: course.marks.map((mark) => worthsAt(review, mark)[seat] ?? null) }));
}

/** A set of runs that fell short of the best, and by how much. */
export interface LeftRun extends RanRuns {
  left: number;
}

/** The runs that left something on the table, the most first. */
export function leftRuns({ runs }: Review): LeftRun[] {
  const left = runs.map((run) => ({ ...run, left: run.best - run.revenue }));
  return left.filter((run) => run.left > 0).sort((a, b) => b.left - a.left || a.number - b.number);
}

export const leftBySeat = (review: Review, seat: number): number => leftRuns(review).reduce((sum, run) => sum + (run.seat === seat ? run.left : 0), 0);

/** A deal, and how much better its maker is for it at the end. */
export interface Gain {
  deal: Dealing;
  worth: number;
  gain: number;
}

/** All deals that can be judged, the best first: what was bought is worth more than it cost, or what was sold less than it brought, dividends
 *  counted. */
export function gains({ dealings }: Review): Gain[] {
  const judged = dealings.flatMap((deal): Gain[] => {
    const { worth, dividends, money } = deal;
    return worth === null ? [] : [{ deal, worth, gain: deal.shares > 0 ? worth + dividends + money : money - worth - dividends }];
  });
  return judged.sort((a, b) => b.gain - a.gain || a.deal.number - b.deal.number);
}

export const gainBySeat = (review: Review, seat: number): number => gains(review).reduce((sum, one) => sum + (one.deal.seat === seat ? one.gain : 0), 0);

/** A point of a chart that stands out. */
export interface Dot {
  mark: number;
  value: number;
  name: string;
  words: string;
}

/** Where a line is at a point between its own. */
export function between(marks: number[], values: (number | null)[], at: number): number {
  const next = Math.max(1, marks.findIndex((mark) => mark >= at));
  const [from = 0, to = 1] = [marks[next - 1], marks[next]];
  const [before, after] = [values[next - 1] ?? 0, values[next] ?? 0];
  return before + ((after - before) * (at - from)) / (to - from);
}

/** The moves that cost most, on the lines of those who made them. */
export function dots(course: Course, series: Series[], costly: Costly[], words: (move: Costly) => string): Dot[] {
  return costly.map((move) => {
    const { name = "", values = [] } = series[move.seat] ?? {};
    return { mark: move.number, value: between(course.marks, values, move.number), name, words: words(move) };
  });
}
