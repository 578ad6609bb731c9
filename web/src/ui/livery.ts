// The colours companies wear: their own, or a set that people who confuse colours can tell apart. Where several wear the
// same ground, a pattern in the second colour tells them apart.

import { createMemo, createRoot, createSignal } from "solid-js";
import { settings } from "../lib/settings";

const SAFE: [string, string][] = [
  ["#0072b2", "#ffffff"],
  ["#e69f00", "#000000"],
  ["#009e73", "#ffffff"],
  ["#cc79a7", "#000000"],
  ["#d55e00", "#ffffff"],
  ["#56b4e9", "#000000"],
  ["#f0e442", "#000000"],
  ["#333333", "#ffffff"],
];

export interface Wearer {
  id: number;
  symbol: string;
  colours: [string, string];
}

export function livery(company: Wearer): [string, string] {
  return settings.palette === "safe" ? (SAFE[company.id % SAFE.length] ?? company.colours) : company.colours;
}

const [met, meet] = createSignal<Wearer[]>([]);
/** Tells who is seen together: the companies of a game. */
export { meet };

/** Grounds that more than one of those seen together wear. */
const common = createRoot(() =>
  createMemo(() => {
    const grounds = met().map((company) => livery(company)[0]);
    return new Set(grounds.filter((ground, index) => grounds.indexOf(ground) !== index));
  }),
);

/** Whether a company's tokens carry its pattern: because somebody wishes it, or because of its colour alone it could be another. */
export const patterned = (company: Wearer): boolean => settings.patterns || common().has(livery(company)[0]);

/** The rims of tokens: pieces in a ring, how much of each is filled, and how thick. They are the renderer's own, nearer to the edge:
 *  tokens are small here, and the names on them must be read. */
const PATTERNS: [number, number, number][] = [
  [1, 1, 2.5], [2, 0.5, 4], [12, 0.5, 4], [4, 0.5, 4], [3, 0.25, 4], [1, 1, 4],
  [24, 0.4, 3], [6, 0.75, 4], [1, 0.5, 4], [4, 0.2, 4], [3, 0.75, 2.5], [8, 0.3, 4],
  [5, 0.5, 4], [16, 0.5, 2.5], [2, 0.8, 4], [6, 0.3, 4], [3, 0.5, 2.5], [10, 0.7, 4], [1, 0.75, 4], [5, 0.2, 4],
];

export const TOKEN = 24;

/** About how wide initials are in bold Besley, in parts of their size. */
export function initialsWidth(text: string): number {
  const width = (letter: string) => (/[MW&]/.test(letter) ? 1.12 : /[IJ]/.test(letter) ? 0.6 : /[a-z]/.test(letter) ? 0.62 : 0.86);
  return [...text].reduce((sum, letter) => sum + width(letter), 0);
}

export function pattern(company: number): { width: number; dashes: string | undefined; radius: number } {
  const radius = TOKEN - 3.5;
  const [pieces, filled, width] = PATTERNS[company % PATTERNS.length] ?? [1, 1, 2.5];
  const piece = (2 * Math.PI * radius) / pieces;
  return { radius, width: 0.8 * width, dashes: filled < 1 ? `${piece * filled} ${piece * (1 - filled)}` : undefined };
}
