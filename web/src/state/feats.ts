// What a game is remembered for: the best run, and where the lead changed.

import type { Entry } from "../api/wire";
import { inForce } from "./story";

export interface Ran {
  /** The entry. */
  number: number;
  company: string;
  revenue: number;
  /** The operating round, such as `3.2`. */
  round: string;
}

/** What every company ran for in each of its turns, of the moves that are in force. */
export function runsOf(entries: Entry[]): Ran[] {
  const standing = inForce(entries);
  let round = "";
  return entries.flatMap((entry) => {
    if (!standing.has(entry.number)) return [];
    const ran = entry.action?.type === "run" ? entry.events.filter(({ id }) => id.startsWith("event-ran")) : [];
    const revenue = ran.reduce((sum, { args }) => sum + Number(args["revenue"] ?? 0), 0);
    const made = ran[0] ? [{ number: entry.number, company: String(ran[0].args["company"]), revenue, round }] : [];
    const begins = entry.events.findLast(({ id }) => id === "event-operating-round-begins");
    if (begins) round = `${begins.args["turn"]}.${begins.args["round"]}`;
    return made;
  });
}

/** The run that brought the most; the first of them. */
export function bestRun(ran: Ran[]): Ran | undefined {
  return ran.reduce<Ran | undefined>((best, one) => (best === undefined || one.revenue > best.revenue ? one : best), undefined);
}

export interface Lead {
  /** At which mark of the course. */
  mark: number;
  name: string;
}

/** Where somebody took the lead from another: the turning points. Equal worth changes nothing. */
export function leads(marks: number[], worth: { name: string; values: (number | null)[] }[]): Lead[] {
  let leader: string | null = null;
  const found: Lead[] = [];
  marks.forEach((mark, index) => {
    const most = Math.max(...worth.map((line) => line.values[index] ?? 0));
    const first = worth.filter((line) => (line.values[index] ?? 0) === most);
    const [only] = first;
    if (first.length !== 1 || !only || only.name === leader) return;
    if (leader !== null) found.push({ mark, name: only.name });
    leader = only.name;
  });
  return found;
}
