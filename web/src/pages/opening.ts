// What is needed to show a table, fetched side by side; its log comes later, with the news. It is fetched already when somebody
// is about to follow a link to the table.

import { api, ApiError } from "../api/client";
import type { TitleInfo } from "../api/game";
import type { Entry, State, Table } from "../api/wire";
import { keptArt, laidFaces, loadArt, type Art } from "../board/art";
import { readAhead, speakOf } from "../lib/fluent";
import { keptTable } from "../state/kept";

export interface Opened {
  table: Table;
  state: State | null;
  info: TitleInfo | undefined;
  art: Art | undefined;
  /** When it was like this, and its log until then, if the server cannot be reached. */
  kept?: { at: number; entries: Entry[] };
}

/** How long what was fetched beforehand is good for, in milliseconds; what has happened since comes with the news. */
const FRESH = 3000;

const prepared = new Map<string, Promise<Opened>>();

async function printed(id: string): Promise<Pick<Opened, "info" | "art">> {
  const info = await api.info(id);
  return { info, art: await loadArt(info.card.title, info.map.name) };
}

/** Fetches all there is to fetch; the words of the title are read meanwhile, and spoken if they shall be already. */
async function fetched(id: string, speaking: boolean): Promise<Opened> {
  const now = api.state(id).catch(() => null);
  const matter = printed(id).catch(() => ({ info: undefined, art: undefined }));
  const named = api.table(id).then(async (table) => {
    await (speaking ? speakOf(table.title) : readAhead(table.title));
    return table;
  });
  const [table, state, { info, art }] = await Promise.all([named, now, matter]);
  if (state && art) await art.want(laidFaces(state.view));
  return { table, state, info, art };
}

/** Fetches a table that will probably be opened. */
export function prepare(id: string): void {
  if (prepared.has(id)) return;
  const found = fetched(id, false);
  // Whatever is wrong with it is said to whoever opens it.
  found.catch(() => undefined);
  prepared.set(id, found);
  setTimeout(() => prepared.delete(id), FRESH);
}

/** What is needed to show a table, in the words of its title; as it was last seen here, if the server cannot be reached. */
export async function open(id: string): Promise<Opened> {
  try {
    return await current(id);
  } catch (error) {
    const kept = error instanceof ApiError && error.code === "unreachable" ? await keptTable(id) : null;
    if (!kept) throw error;
    await speakOf(kept.table.title);
    const { table, state, info, entries, at } = kept;
    return { table, state, info, art: keptArt(kept.board, kept.faces), kept: { at, entries } };
  }
}

async function current(id: string): Promise<Opened> {
  const before = prepared.get(id);
  if (!before) return fetched(id, true);
  prepared.delete(id);
  const opened = await before;
  await speakOf(opened.table.title);
  return opened;
}
