// How runs are told apart on the board: by colour, and where trains of one kind share it, by dashes.

export interface Stroke {
  /** The number of its colour. */
  colour: number;
  dashes: string | undefined;
}

/** Lines have round ends, which fill gaps shorter than they are wide. */
const DASHES = [undefined, "26 24", "2 22", "30 20 2 20"];

/** How each of some trains is drawn: every kind in a colour of its own, trains of no kind each in one of their own. All
 *  kinds that there are in the game are told, so that each keeps its colour from turn to turn. */
export function strokes(kinds: (string | null)[], all: (string | null)[]): Stroke[] {
  const known = [...new Set([...kinds, ...all].filter((kind) => kind !== null))].sort();
  const seen = new Map<string, number>();
  return kinds.map((kind, index) => {
    if (kind === null) return { colour: index + known.length, dashes: undefined };
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return { colour: known.indexOf(kind), dashes: DASHES[before % DASHES.length] };
  });
}
