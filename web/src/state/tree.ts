// The moves of an analysis as a tree: which lead to a position, and how they are listed.

import type { AnalysedMove } from "../api/wire";

export interface Row {
  move: AnalysedMove;
  /** How many branches it lies inside of. */
  indent: number;
  /** Whether a branch begins with it. */
  begins: boolean;
}

export const after = (moves: AnalysedMove[], number: number): AnalysedMove[] => moves.filter((move) => move.parent === number);

/** The moves that lead to one, this one last. */
export function pathTo(moves: AnalysedMove[], number: number): AnalysedMove[] {
  const known = new Map(moves.map((move) => [move.number, move]));
  const path: AnalysedMove[] = [];
  for (let move = known.get(number); move; move = known.get(move.parent)) path.unshift(move);
  return path;
}

/** All moves in the order of play, branch after branch: a move without an alternative stays in the branch of the one before. */
export function rows(moves: AnalysedMove[]): Row[] {
  const following = new Map<number, AnalysedMove[]>();
  for (const move of moves) following.set(move.parent, [...(following.get(move.parent) ?? []), move]);
  const next = (number: number, indent: number): Row[] => {
    const found = following.get(number) ?? [];
    const begins = found.length > 1;
    return found.map((move) => ({ move, indent: begins ? indent + 1 : indent, begins })).reverse();
  };
  const listed: Row[] = [];
  const open = next(0, 0);
  for (let row = open.pop(); row; row = open.pop()) {
    listed.push(row);
    open.push(...next(row.move.number, row.indent));
  }
  return listed;
}

/** A move without a branch and all that follow it. */
export function without(moves: AnalysedMove[], number: number): AnalysedMove[] {
  const gone = new Set([number]);
  // What follows has a higher number than what it follows.
  for (const move of moves) if (gone.has(move.parent)) gone.add(move.number);
  return moves.filter((move) => !gone.has(move.number));
}
