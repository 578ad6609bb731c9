// What the chart of a rating needs to know of its figures.

interface Point {
  rating: number;
  deviation: number;
}

export interface Range {
  least: number;
  most: number;
}

/** What must find room: every rating with how far it may be off. */
export function spread(points: Point[]): Range {
  const least = Math.min(...points.map(({ rating, deviation }) => rating - deviation));
  const most = Math.max(...points.map(({ rating, deviation }) => rating + deviation));
  return Number.isFinite(least) && most > least ? { least, most } : { least: 1000, most: 2000 };
}

const STEPS = [50, 100, 200, 250, 500, 1000];

/** A few round figures within a range. */
export function levels({ least, most }: Range): number[] {
  const step = STEPS.find((one) => (most - least) / one <= 4) ?? 2000;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}
