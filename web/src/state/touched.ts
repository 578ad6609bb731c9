// What the last moves did on the board: where a tile or token was put, and what ran.

import type { Action } from "../api/game";
import type { Entry, Seat } from "../api/wire";
import { chainOf, fullStop, type Chain } from "./track";

export interface Touched {
  /** Hexes that got a tile. */
  hexes: string[];
  /** Stops that got a token. */
  stops: string[];
  /** The last runs. */
  runs: Chain[];
}

/** How many moves back one looks, and how many at most for what others have done. */
const BACK = 4;
const FURTHEST = 40;

const NOTHING: Touched = { hexes: [], stops: [], runs: [] };

/** The last entry of my own hand, if there is one. */
export function lastOwn(entries: Entry[], seats: Seat[]): number | undefined {
  return entries.findLast((entry) => entry.origin === "person" && seats[entry.seat]?.yours)?.number;
}

/** What the moves since an entry touched up to another. If they touched nothing, what the last few did: there what came before a
 *  newer thing of its kind is not shown any more. */
export function touchedBy(entries: Entry[], upTo: number, since: number = upTo): Touched {
  const known = entries.slice(0, upTo);
  // What was taken back is not shown, nor what came before.
  const standing = known.findLastIndex((entry) => entry.kind === "undo" || entry.kind === "redo") + 1;
  const touches = (from: number) => known.slice(Math.max(standing, from, 0)).flatMap(({ action }) => (action ? [touch(action)] : []));
  const fresh = touches(Math.max(since, known.length - FURTHEST));
  const all = {
    hexes: [...new Set(fresh.flatMap(({ hexes }) => hexes ?? []))],
    stops: [...new Set(fresh.flatMap(({ stops }) => stops ?? []))],
    runs: fresh.findLast(({ runs }) => (runs?.length ?? 0) > 0)?.runs ?? [],
  };
  if (all.hexes.length + all.stops.length + all.runs.length > 0) return all;
  return touches(known.length - BACK).reduce<Touched>((found, one) => ({ ...found, ...one }), NOTHING);
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
