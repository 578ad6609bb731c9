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

/** Where so many markers lie on one space, from its corner: in their order, none over another. */
export function fan(count: number): Spot[] {
  const columns = count <= 2 ? 1 : 2;
  const rows = Math.ceil(count / columns);
  const room = { width: SPACE.width / columns, height: (SPACE.height - HEAD) / rows };
  // A marker is 48 wide, and its place in the order stands out a little.
  const scale = Math.min(1, (Math.min(room.width, room.height) - 1) / 52);
  return Array.from({ length: count }, (_, index) => ({
    x: room.width * ((index % columns) + 0.5),
    y: HEAD + room.height * (Math.floor(index / columns) + 0.5) - (count === 1 ? -1 : 0),
    scale,
  }));
}
