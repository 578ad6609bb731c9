// Whether a move is one that a warning is about.

import type { Action } from "../api/game";

/** What of a move a warning leaves open: how a tile is turned, which certificates are sold, what is bought with a train. */
const FREE = ["rotation", "certificates", "extras"];

export function sameMove(warned: Action, action: Action): boolean {
  const counts = ([name, value]: [string, unknown]) => !FREE.includes(name) && value !== null && value !== undefined;
  const known = (one: Action) => JSON.stringify(Object.entries(one).filter(counts).sort());
  return known(warned) === known(action);
}

/** The warnings about a move. Nobody is warned of what is suggested: a warning of the same tile turned otherwise is about another move. */
export function warningsOf<W extends { action: Action }>(warnings: W[], suggested: Action | undefined, action: Action): W[] {
  return suggested !== undefined && sameMove(suggested, action) ? [] : warnings.filter((warning) => sameMove(warning.action, action));
}
