// Where runs lie on the board: stretches of track put together from the pieces of each hex they pass.

import type { HexInfo } from "../api/game";
import type { Face, Link } from "../api/wire";

export interface Piece {
  hex: string;
  path: string;
}

/** The pieces of track of a link. */
export function piecesOf(link: Link, hexes: Map<string, HexInfo>, faceAt: (hex: string) => Face | undefined): Piece[] {
  const ids = link.hexes.map((at) => hexes.get(at)?.id ?? -1);
  const [, first = "0"] = link.a.split(".");
  const [, last = "0"] = link.b.split(".");
  return link.hexes.flatMap((hex, index) => {
    const neighbours = hexes.get(hex)?.neighbours ?? [];
    const edgeTo = (id: number | undefined) => (id === undefined ? -1 : neighbours.indexOf(id));
    const before = index === 0 ? `s${first}` : `e${edgeTo(ids[index - 1])}`;
    const after = index === link.hexes.length - 1 ? `s${last}` : `e${edgeTo(ids[index + 1])}`;
    const found = faceAt(hex)?.track.find(({ ends: [a, b] }) => (a === before && b === after) || (a === after && b === before));
    return found ? [{ hex, path: found.path }] : [];
  });
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function readBox(text: string): Box {
  const [x = 0, y = 0, width = 1, height = 1] = text.split(" ").map(Number);
  return { x, y, width, height };
}

/** The box grown so that it has the shape of a window. */
export function fitted(box: Box, width: number, height: number): Box {
  const ratio = width / Math.max(1, height);
  if (box.width / box.height < ratio) {
    const grown = box.height * ratio;
    return { ...box, x: box.x - (grown - box.width) / 2, width: grown };
  }
  const grown = box.width / ratio;
  return { ...box, y: box.y - (grown - box.height) / 2, height: grown };
}

/** The box grown around its middle to at least this size. */
export function atLeast(box: Box, width: number, height: number): Box {
  const [wide, high] = [Math.max(box.width, width), Math.max(box.height, height)];
  return { x: box.x - (wide - box.width) / 2, y: box.y - (high - box.height) / 2, width: wide, height: high };
}

/** The box seen after zooming by a factor around a point of it. */
export function zoomed(box: Box, factor: number, x: number, y: number, least: number, most: number): Box {
  const width = Math.min(most, Math.max(least, box.width / factor));
  const scale = width / box.width;
  return { x: x - (x - box.x) * scale, y: y - (y - box.y) * scale, width, height: box.height * scale };
}

/** The box moved so that it lies inside of another. */
export function inside(box: Box, whole: Box): Box {
  const x = Math.min(Math.max(box.x, whole.x), whole.x + whole.width - box.width);
  const y = Math.min(Math.max(box.y, whole.y), whole.y + whole.height - box.height);
  return { ...box, x, y };
}

/** A box on the way from one to another. */
export function between(from: Box, to: Box, part: number): Box {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), width: mix(from.width, to.width), height: mix(from.height, to.height) };
}

/** The box around some hexes and a margin; nothing around no hexes. */
export function around(centres: { x: number; y: number }[], margin: number): Box | null {
  if (centres.length === 0) return null;
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}
