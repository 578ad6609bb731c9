// Where the spaces of a stock market lie on the page, and markers on a space.

import type { ChartCell } from "../api/game";

/** The size of a space. */
export const SPACE = { width: 58, height: 92 };
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
  const high = rows * SPACE.height + GAP;
  return {
    width: count * SPACE.width,
    height: lines * high - GAP,
    at(cell: ChartCell | undefined): { x: number; y: number } {
      if (!cell) return { x: 0, y: 0 };
      const line = Math.floor(cell.column / count);
      return { x: (cell.column - line * count) * SPACE.width, y: line * high + cell.row * SPACE.height };
    },
  };
}

/** How wide a marker is, with its place in the order that stands out a little. */
const MARKER = 50;

/** Where so many markers lie on one space, from its corner: in their order, none over another, as large as they can be. Two or
 *  three go from side to side, which leaves them larger than a column would. */
export function fan(count: number): Spot[] {
  const columns = count <= 1 ? 1 : 2;
  const rows = count <= 3 ? count : Math.ceil(count / columns);
  const tall = SPACE.height - HEAD;
  const scale = count === 1 ? 0.96 : count === 2 ? 0.72 : count === 3 ? 0.56 : Math.min(SPACE.width / columns, tall / rows) / MARKER;
  const half = (MARKER * scale) / 2;
  const spread = (part: number, parts: number, from: number, size: number) => (parts === 1 ? from + size / 2 : from + half + ((size - 2 * half) * part) / (parts - 1));
  return Array.from({ length: count }, (_, index) => {
    const row = count <= 3 ? index : Math.floor(index / columns);
    return { x: spread(index % columns, columns, 0, SPACE.width), y: spread(row, rows, HEAD - 2, tall), scale };
  });
}
