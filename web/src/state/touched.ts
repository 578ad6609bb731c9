// What the last moves did on the board: where a tile or token was put, and what ran.

import type { Action } from "../api/game";
import type { Entry } from "../api/wire";
import { chainOf, fullStop, type Chain } from "./track";

export interface Touched {
  /** Hexes that got a tile. */
  hexes: string[];
  /** Stops that got a token. */
  stops: string[];
  /** The last runs. */
  runs: Chain[];
}

/** How many moves back one looks. */
const BACK = 4;

const NOTHING: Touched = { hexes: [], stops: [], runs: [] };

/** What the last moves up to an entry touched; what came before a newer thing of its kind is not shown any more. */
export function touchedBy(entries: Entry[], upTo: number): Touched {
  const known = entries.slice(0, upTo);
  // What was taken back is not shown, nor what came before.
  const undone = known.findLastIndex((entry) => entry.kind !== "move");
  return known.slice(Math.max(undone + 1, known.length - BACK)).reduce((found, { action }) => (action ? { ...found, ...touch(action) } : found), NOTHING);
}

function touch(action: Action): Partial<Touched> {
  switch (action.type) {
    case "lay-tile":
    case "lay-by-power":
      return { hexes: [action.hex], stops: [], runs: [] };
    case "place-token":
    case "place-by-power":
      return { stops: [fullStop(action.at)], hexes: [] };
    case "run":
      return { runs: action.runs.map((run) => chainOf(run, [])) };
    default:
      return {};
  }
}
