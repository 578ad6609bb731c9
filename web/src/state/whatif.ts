// From any moment of a game to an analysis board of one's own.

import { api } from "../api/client";
import { go } from "../lib/router";
import { sitDown } from "./person";
import type { TableStore } from "./table";

/** Makes an analysis of the game after an entry, and opens it. */
export async function whatIf(table: TableStore, number: number): Promise<void> {
  const made = await table.attempt(async () => {
    await sitDown();
    return api.analyse(table.id, number);
  });
  if (made) go(`/analyses/${made.id}`);
}
