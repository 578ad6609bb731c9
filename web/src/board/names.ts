// Names for a board that is seen from afar, where those drawn on its hexes are too small to read: at a size of their own, and
// only as many as find room.

import type { Box } from "./geometry";

/** A place with a name, and where it lies on the picture. */
export interface Place {
  name: string;
  x: number;
  y: number;
  /** How far what is drawn there reaches to either side, and up and down. */
  half: [number, number];
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
/** A name that is wider than so many times its size does not tell where it belongs. */
const WIDEST = 11;

/** About how wide a text is, in parts of its size: names are set before the browser can measure them. */
export function textWidth(text: string): number {
  const width = (letter: string) => (/[MWmw]/.test(letter) ? 1 : /[A-Z&]/.test(letter) ? 0.76 : /[iljft'. ]/.test(letter) ? 0.39 : 0.62);
  return [...text].reduce((sum, letter) => sum + width(letter), 0);
}

/** Sets names of one size, in units of the picture, the most important first; never over each other or beyond the picture, and over a place
 *  only if it is less important and there is no other room. */
export function setNames(places: Place[], size: number, picture: Box): Label[] {
  const labelled: Box[] = [];
  const inOrder = places.filter((place) => textWidth(place.name) <= WIDEST).sort((a, b) => a.rank - b.rank);
  return inOrder.flatMap((place) => {
    const [wide, high] = [textWidth(place.name) * size, size];
    const [aside, away] = [place.half[0] + wide / 2 + AIR * size, place.half[1] + high / 2 + AIR * size];
    const spots: [number, number][] = [[0, away], [0, -away], [aside, 0], [-aside, 0], [aside * 0.7, away], [-aside * 0.7, away], [aside * 0.7, -away], [-aside * 0.7, -away]];
    const open = spots
      .map(([right, down]) => boxAround(place.x + right, place.y + down, wide / 2, high / 2))
      .filter((box) => contains(picture, box) && !labelled.some((other) => overlap(box, other)));
    const clearOf = (others: Place[]) => open.find((box) => !others.some((other) => overlap(box, boxAround(other.x, other.y, ...other.half))));
    const found = clearOf(places) ?? clearOf(places.filter((other) => other.rank <= place.rank));
    if (!found) return [];
    labelled.push(found);
    return [{ place, x: found.x + wide / 2, y: found.y + high / 2 }];
  });
}

const boxAround = (x: number, y: number, across: number, down: number): Box => ({ x: x - across, y: y - down, width: 2 * across, height: 2 * down });

const contains = (a: Box, b: Box): boolean => a.x <= b.x && a.y <= b.y && b.x + b.width <= a.x + a.width && b.y + b.height <= a.y + a.height;
const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
