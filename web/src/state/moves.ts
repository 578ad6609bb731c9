// Whether a move is one that a warning is about.

import type { Action } from "../api/game";

/** What of a move a warning leaves open: how a tile is turned, which certificates are sold, what is bought with a train. */
const FREE = ["rotation", "certificates", "extras"];

export function sameMove(warned: Action, action: Action): boolean {
  const counts = ([name, value]: [string, unknown]) => !FREE.includes(name) && value !== null && value !== undefined;
  const known = (one: Action) => JSON.stringify(Object.entries(one).filter(counts).sort());
  return known(warned) === known(action);
}
