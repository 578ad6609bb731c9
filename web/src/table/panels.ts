// Which part of the action panel a choice is made in. Every kind of choice has one: the compiler holds this list
// against what the server can offer.

import type { Choice } from "../api/game";

/** The parts, in the order in which they stand. */
export const PANELS = [
  "consent",
  "survivor",
  "partners",
  "auction",
  "proposals",
  "boxes",
  "repayment",
  "prizes",
  "shares",
  "sales",
  "starts",
  "privates",
  "track",
  "token",
  "removal",
  "runs",
  "dividend",
  "trains",
  "discarding",
  "decision",
  "supply",
  "redemption",
  "own-shares",
  "powers",
] as const;

export type PanelName = (typeof PANELS)[number];

/** To pass is at the foot of them all. */
const PANEL_OF: Record<Choice["type"], PanelName | "foot"> = {
  pass: "foot",
  answer: "consent",
  survive: "survivor",
  merge: "partners",
  bid: "auction",
  "open-auction": "proposals",
  "take-private": "prizes",
  "buy-share": "shares",
  "sell-shares": "sales",
  start: "starts",
  "buy-private": "privates",
  "sell-private": "privates",
  "close-private": "privates",
  exchange: "privates",
  "lay-tile": "track",
  "place-token": "token",
  "remove-token": "removal",
  run: "runs",
  dividend: "dividend",
  "buy-train": "trains",
  "discard-train": "discarding",
  choose: "decision",
  "buy-tokens": "supply",
  redeem: "redemption",
  "bid-for": "boxes",
  repay: "repayment",
  issue: "own-shares",
  "redeem-shares": "own-shares",
  "buy-onto": "powers",
  "lay-by-power": "track",
  "place-by-power": "powers",
  "use-power": "powers",
  "move-card": "powers",
  couple: "powers",
};

/** What is shown in a step even if nothing can be chosen there: it says so, and why. */
const PANELS_OF_STEP: Partial<Record<string, PanelName[]>> = {
  bidding: ["auction"],
  trading: ["shares", "sales", "starts"],
  "selling-down": ["shares", "sales"],
  track: ["track", "powers"],
  token: ["token", "powers"],
  running: ["powers"],
  issue: ["powers"],
  trains: ["trains"],
};

/** The parts to show while the table waits in a step and these things can be chosen. */
export function panelsFor(step: string, choices: Choice[]): PanelName[] {
  const wanted = new Set<string>([...choices.map((choice) => PANEL_OF[choice.type]), ...(PANELS_OF_STEP[step] ?? [])]);
  return PANELS.filter((name) => wanted.has(name));
}
