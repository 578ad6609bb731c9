// The table that the parts of the page look at, and what is being chosen on it.

import { createContext, useContext } from "solid-js";
import type { AnalysisBoard } from "./analysis";
import type { Conductor } from "./conductor";
import type { Plan } from "./plan";
import type { Playback } from "./playback";
import type { TableStore } from "./table";

export interface TableContext {
  table: TableStore;
  plan: Plan;
  playback: Playback;
  /** The analysis that the table room shows, if it is none of a table. */
  analysis?: AnalysisBoard | undefined;
  conductor: Conductor;
}

export const TableContext = createContext<TableContext>();

export function useTable(): TableContext {
  const context = useContext(TableContext);
  if (!context) throw new Error("used outside of a table");
  return context;
}
