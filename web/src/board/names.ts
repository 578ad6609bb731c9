// Names for a board that is seen from afar, where those drawn on its hexes are too small to read: at a size of their own, and
// only as many as find room.

import type { Box } from "./geometry";

/** A place with a name, and where it lies on the picture. */
export interface Place {
  name: string;
  x: number;
  y: number;
  /** Half the size of what is drawn there. */
  half: number;
  /** Lower ones are named first. */
  rank: number;
}

/** A name, and the middle of where it is written. */
export interface Label {
  place: Place;
  x: number;
  y: number;
}

/** Room between two names, in parts of their size. */
const AIR = 0.12;

/** About how wide a text is, in parts of its size: names are set before the browser can measure them. */
export function textWidth(text: string): number {
  const width = (letter: string) => (/[MWmw]/.test(letter) ? 0.9 : /[A-Z&]/.test(letter) ? 0.7 : /[iljft'. ]/.test(letter) ? 0.33 : 0.56);
  return [...text].reduce((sum, letter) => sum + width(letter), 0);
}

/** Sets names of one size, in units of the picture, the most important first; never over each other nor over another place. */
export function setNames(places: Place[], size: number): Label[] {
  const taken: Box[] = places.map(({ x, y, half }) => ({ x: x - half, y: y - half, width: 2 * half, height: 2 * half }));
  const inOrder = [...places].sort((a, b) => a.rank - b.rank);
  return inOrder.flatMap((place) => {
    const [wide, high] = [textWidth(place.name) * size, size];
    const [aside, away] = [place.half + wide / 2 + AIR * size, place.half + high / 2 + AIR * size];
    const spots: [number, number][] = [[0, away], [0, -away], [aside, 0], [-aside, 0], [aside * 0.7, away], [-aside * 0.7, away], [aside * 0.7, -away], [-aside * 0.7, -away]];
    const found = spots
      .map(([right, down]) => ({ place, x: place.x + right, y: place.y + down }))
      .map((label) => ({ label, box: { x: label.x - wide / 2, y: label.y - high / 2, width: wide, height: high } }))
      .find(({ box }) => !taken.some((other) => overlap(box, other)));
    if (!found) return [];
    taken.push(found.box);
    return [found.label];
  });
}

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
