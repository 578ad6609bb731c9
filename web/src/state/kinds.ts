// How runs are told apart on the board: by colour, and where trains of one kind share it, by dashes.

export interface Stroke {
  /** The number of its colour. */
  colour: number;
  dashes: string | undefined;
}

/** Lines have round ends, which fill gaps shorter than they are wide. */
const DASHES = [undefined, "26 24", "2 22", "30 20 2 20"];

/** The kind of a train, where its name says it by letters, as `E` of `2/3E`. */
const kindOf = (name: string): string => name.replace(/[^A-Za-z]/g, "");

/** How each of some trains is drawn: every kind in a colour of its own, trains of no kind each in one of their own. All
 *  kinds that there are in the game are told, so that each keeps its colour from turn to turn. */
export function strokes(names: string[], all: string[]): Stroke[] {
  const kinds = [...new Set([...names, ...all].map(kindOf).filter((kind) => kind !== ""))].sort();
  const seen = new Map<string, number>();
  return names.map((name, index) => {
    const kind = kindOf(name);
    if (kind === "") return { colour: index + kinds.length, dashes: undefined };
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return { colour: kinds.indexOf(kind), dashes: DASHES[before % DASHES.length] };
  });
}
