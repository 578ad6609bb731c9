// A set of runs that was made, beside the best there was, to be drawn on the board as it was then.

import { api } from "../api/client";
import type { RanRuns } from "../api/wire";
import type { TableStore } from "./table";
import { chainOf, type Chain } from "./track";

export interface Compared {
  made: Chain[];
  best: Chain[];
  revenue: number;
  most: number;
}

/** Shows the table before the runs of an entry, and draws them and the best there were. */
export async function compareRuns(table: TableStore, ran: RanRuns): Promise<void> {
  const action = table.entries()[ran.number - 1]?.action;
  if (action?.type !== "run" || !(await table.lookAt(ran.number - 1))) return;
  const found = await table.attempt(() => api.bestRuns(table.id, "dividend", ran.number - 1));
  if (!found || table.past()?.number !== ran.number - 1) return;
  const chains = (runs: typeof action.runs) => runs.map((run) => chainOf(run, found.links));
  table.compare({ made: chains(action.runs), best: chains(found.runs ?? []), revenue: ran.revenue, most: ran.best });
  document.querySelector(".room-board")?.scrollIntoView({ block: "nearest" });
}
