// What companies earned round by round, read out of the log.

import type { Entry } from "../api/wire";
import { inForce } from "./story";

export interface Earned {
  revenue: number;
  /** What was done with it, by the title's word; absent if nothing ran. */
  kind: string | null;
}

export interface Revenues {
  /** The operating rounds so far, such as `2.1`. */
  rounds: string[];
  /** By round and company. */
  earned: Map<string, Earned>;
}

export const earnedKey = (round: string, company: string): string => `${round} ${company}`;

/** The revenues of all moves that are in force up to an entry. */
export function revenuesOf(entries: Entry[], upTo: number): Revenues {
  const known = entries.slice(0, upTo);
  const standing = inForce(known);
  const rounds: string[] = [];
  const earned = new Map<string, Earned>();
  for (const { id, args } of known.filter((entry) => standing.has(entry.number)).flatMap((entry) => entry.events)) {
    const round = rounds.at(-1);
    if (id === "event-operating-round-begins") rounds.push(`${args["turn"]}.${args["round"]}`);
    else if (round === undefined) continue;
    else if (id === "event-dividend-decided") {
      earned.set(earnedKey(round, String(args["company"])), { revenue: Number(args["revenue"]), kind: String(args["kind"]) });
    } else if (id === "event-did-not-run") earned.set(earnedKey(round, String(args["company"])), { revenue: 0, kind: null });
  }
  return { rounds, earned };
}
