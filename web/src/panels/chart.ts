// Where the spaces of a stock market lie on the page, and markers on a space.

import type { ChartCell } from "../api/game";

/** The size of a space: lower where the chart has many rows, over which markers spread. */
export const SPACE = { width: 58, height: 92, low: 66 };
const MANY_ROWS = 5;
/** The room above its markers, for the price. */
const HEAD = 24;
/** So many columns find room side by side; a longer chart is broken into lines. */
const MOST = { narrow: 14, wide: 28 };
const GAP = 8;

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** A chart broken into lines of about the same length. */
export function laidOut(chart: ChartCell[], wide: boolean) {
  const columns = Math.max(1, ...chart.map((cell) => cell.column + 1));
  const rows = Math.max(1, ...chart.map((cell) => cell.row + 1));
  const lines = Math.ceil(columns / (wide ? MOST.wide : MOST.narrow));
  const count = Math.ceil(columns / lines);
  const tall = rows >= MANY_ROWS ? SPACE.low : SPACE.height;
  const high = rows * tall + GAP;
  return {
    /** The height of a space. */
    tall,
    width: count * SPACE.width,
    height: lines * high - GAP,
    at(cell: ChartCell | undefined): { x: number; y: number } {
      if (!cell) return { x: 0, y: 0 };
      const line = Math.floor(cell.column / count);
      return { x: (cell.column - line * count) * SPACE.width, y: line * high + cell.row * tall };
    },
  };
}

/** How wide a marker is, with its place in the order that stands out a little. */
const MARKER = 50;
/** The largest a marker is drawn, and by how much it is tried smaller. */
const LARGEST = 0.96;
const SMALLER = 0.02;

/** Where so many markers lie on one space, from its corner: in their order, none over another, as large as they can be. Two or
 *  three go from side to side, which leaves them larger than a column would. */
export function fan(count: number, height: number): Spot[] {
  const tall = height - HEAD;
  const ways = count <= 3 ? [Math.min(count, 2)] : [2, 3, 4];
  for (let scale = LARGEST; scale > SMALLER; scale -= SMALLER) {
    const found = ways.map((columns) => spread(count, columns, tall, scale)).find((spots) => MARKER * scale <= tall + 2 && apart(spots));
    if (found) return found;
  }
  return spread(count, 2, tall, SMALLER);
}

function spread(count: number, columns: number, tall: number, scale: number): Spot[] {
  const rows = count <= 3 ? count : Math.ceil(count / columns);
  const half = (MARKER * scale) / 2;
  const at = (part: number, parts: number, from: number, size: number) => (parts === 1 ? from + size / 2 : from + half + ((size - 2 * half) * part) / (parts - 1));
  return Array.from({ length: count }, (_, index) => {
    const row = count <= 3 ? index : Math.floor(index / columns);
    return { x: at(index % columns, columns, 0, SPACE.width), y: at(row, rows, HEAD - 2, tall), scale };
  });
}

/** Whether no marker lies over another, and they stay in order. */
function apart(spots: Spot[]): boolean {
  const fine = (one: Spot, other: Spot) => (other.y > one.y || other.x > one.x) && Math.hypot(one.x - other.x, one.y - other.y) >= MARKER * one.scale;
  return spots.every((one, index) => spots.slice(index + 1).every((other) => fine(one, other)));
}
