// The tables that somebody has looked at here, each as it was last, to be read without a network. They are that person's: when somebody else
// sits down at this browser, or nobody, they are cleared.

import { createEffect, on, onCleanup } from "solid-js";
import type { TitleInfo } from "../api/game";
import type { BoardArt, Entry, Face, State, Table } from "../api/wire";
import { laidFaces, type Art } from "../board/art";
import type { TableStore } from "./table";

export interface KeptTable {
  /** When it was like this. */
  at: number;
  table: Table;
  state: State;
  entries: Entry[];
  info: TitleInfo;
  board: BoardArt;
  faces: Record<string, Face>;
}

const CACHE = "bradshaw-tables";
/** For whom they are kept: a person's id, or nothing for nobody. */
const OWNER = "bradshaw-kept-for";
const MOST = 20;
/** After a change there is often another: how long to wait for it, in milliseconds. */
const SOON = 1500;

const address = (id: string): string => `/kept/${id}`;

/** Browsers keep nothing at addresses without TLS. */
const opened = async (): Promise<Cache | null> => (typeof caches === "undefined" ? null : caches.open(CACHE).catch(() => null));

/** Says who sits here; what was kept for somebody else is cleared. */
export async function keepFor(person: string): Promise<void> {
  if (localStorage.getItem(OWNER) === person) return;
  localStorage.setItem(OWNER, person);
  if (typeof caches !== "undefined") await caches.delete(CACHE).catch(() => false);
}

export async function keptTable(id: string): Promise<KeptTable | null> {
  const found = await (await opened())?.match(address(id));
  return found ? ((await found.json()) as KeptTable) : null;
}

/** What is kept, the latest first. */
export async function keptTables(): Promise<KeptTable[]> {
  const cache = await opened();
  const found = cache ? await cache.matchAll() : [];
  const read = await Promise.all(found.map((one) => one.json() as Promise<KeptTable>));
  return read.sort((a, b) => b.at - a.at);
}

async function keep(kept: KeptTable): Promise<void> {
  const cache = await opened();
  if (!cache) return;
  await cache.put(address(kept.table.id), new Response(JSON.stringify(kept)));
  if ((await cache.keys()).length <= MOST) return;
  const old = (await keptTables()).slice(MOST);
  await Promise.all(old.map(({ table }) => cache.delete(address(table.id))));
}

/** Keeps a table for whoever it turns out sits here, as it is, whenever it has changed. */
export function keepUpToDate(table: TableStore, info: TitleInfo, art: Art, whose: Promise<string>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = async () => {
    clearTimeout(timer);
    timer = undefined;
    // Somebody else may have sat down in another window.
    if (localStorage.getItem(OWNER) !== (await whose)) return;
    const { state } = table.known;
    const faces = laidFaces(state.view).flatMap((key) => {
      const face = art.face(key);
      return face ? [[key, face] as const] : [];
    });
    // Without a network nothing can be done, so that nothing is offered.
    const seen = { ...state, choices: null };
    await keep({ at: Date.now(), table: table.known.table, state: seen, entries: table.entries(), info, board: art.board, faces: Object.fromEntries(faces) }).catch(() => undefined);
  };
  createEffect(on([table.number, () => table.entries().length, () => table.known.table.version], () => {
    timer ??= setTimeout(() => void now(), SOON);
  }));
  const leave = () => document.visibilityState === "hidden" && timer !== undefined && void now();
  document.addEventListener("visibilitychange", leave);
  onCleanup(() => {
    document.removeEventListener("visibilitychange", leave);
    if (timer !== undefined) void now();
  });
}
