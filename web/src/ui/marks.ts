// What the page speaks of at the moment, to be seen wherever it is drawn: hexes on the board, companies by their tokens.

import { createSignal } from "solid-js";

export interface Marks {
  hexes: string[];
  companies: string[];
  privates: string[];
}

export const NOTHING: Marks = { hexes: [], companies: [], privates: [] };

const [marks, mark] = createSignal<Marks>(NOTHING);
export { marks, mark };
