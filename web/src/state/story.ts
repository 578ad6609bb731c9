// The log as a story: entries in chapters, one for each round, with those that were taken back marked.

import type { Message } from "../api/game";
import type { Entry } from "../api/wire";

export interface Line {
  entry: Entry;
  /** Whether it is still in force. */
  stands: boolean;
}

export interface Chapter {
  /** The event that begins it; absent for what comes before the first stock round. */
  title: Message | null;
  /** After which entry it begins. */
  from: number;
  lines: Line[];
}

/** Rounds begin, those of a title of its own too; so do phases, in the midst of a round. */
const begins = ({ id }: Message): boolean => id.endsWith("-begins") && id !== "event-phase-begins";

/** The numbers of the entries whose moves are in force at the end. */
export function inForce(entries: Entry[]): Set<number> {
  let made: number[] = [];
  for (const entry of entries) {
    if (entry.kind === "move") made.splice(entry.position - 1, Infinity, entry.number);
    else if (entry.kind === "undo") made.length = Math.min(made.length, Math.max(entry.position, 0));
    else if (entry.kind === "redo") made = redone(entries, entry);
  }
  return new Set(made);
}

/** The moves in force after a redo: those of the last stretch that reached so far. */
function redone(entries: Entry[], redo: Entry): number[] {
  const stack: number[] = [];
  for (const entry of entries) {
    if (entry.number >= redo.number) break;
    if (entry.kind === "move") stack.splice(entry.position - 1, Infinity, entry.number);
  }
  return stack.slice(0, redo.position);
}

/** What is said of an entry that is no move and does not tell of itself. */
const ABOUT: Partial<Record<Entry["kind"], string>> = { undo: "page-log-undo", redo: "page-log-redo", end: "page-log-end" };
export const about = (kind: Entry["kind"]): string | undefined => ABOUT[kind];

export const beginning = (entry: Entry): Message | undefined => entry.events.find(begins);

export function chapters(entries: Entry[]): Chapter[] {
  const standing = inForce(entries);
  const made: Chapter[] = [{ title: null, from: 0, lines: [] }];
  for (const entry of entries) {
    made.at(-1)?.lines.push({ entry, stands: entry.kind === "move" && standing.has(entry.number) });
    const title = entry.kind === "move" && standing.has(entry.number) ? beginning(entry) : undefined;
    if (title) made.push({ title, from: entry.number, lines: [] });
  }
  return made;
}

/** Where the turn changes hands: the entries after which another seat acts. */
export function turnEnds(entries: Entry[]): number[] {
  return entries.filter((entry, index) => entries[index + 1]?.seat !== entry.seat).map((entry) => entry.number);
}
