// Where a game comes from and where its moves go: a table, or an analysis. Whatever shows a game asks its source, and need not know
// which of the two it is.

import { api, ApiError } from "./client";
import type { Action, Aim } from "./game";
import { follow, type Feed } from "./live";
import { serverTime } from "../state/serverTime";
import type { Ack, Advice, BestRuns, Check, Completed, Draft, Entry, Lesson, Merger, State, Table, Update, Way } from "./wire";

export interface Source {
  /** What is new since an entry of the log and a thing said. */
  updates: (after: number, said: number) => Promise<Update>;
  /** Tells what happens, until the returned function is called. */
  follow: (feed: Feed) => () => void;
  /** The state after an entry. */
  state: (at: number) => Promise<State>;
  /** Goes to where the game was after an entry, where one can go on from there; absent where the past is only looked at. */
  goTo?: (at: number) => Promise<void>;
  move: (after: number, action: Action) => Promise<Ack>;
  undo: (after: number, to?: number) => Promise<unknown>;
  redo: (after: number) => Promise<unknown>;
  bestRuns: (aim: Aim) => Promise<BestRuns>;
  completeRun: (draft: Draft, aim: Aim) => Promise<Completed>;
  check: (actions: Action[]) => Promise<Check[]>;
  ways: (action: Action) => Promise<Way[]>;
  advice: (signal: AbortSignal) => Promise<Advice>;
  /** What a conductor says; absent where none comes along. */
  lesson?: (signal: AbortSignal) => Promise<Lesson>;
  merger: (pair: { company: string; partner: string; survivor: string }) => Promise<Merger>;
}

export const tableSource = (id: string): Source => ({
  updates: (after, said) => api.updates(id, after, said),
  follow: (feed) => follow(id, feed),
  state: (at) => api.state(id, at),
  move: (after, action) => api.move(id, after, action),
  undo: (after, to) => api.undo(id, after, to),
  redo: (after) => api.redo(id, after),
  bestRuns: (aim) => api.bestRuns(id, aim),
  completeRun: (draft, aim) => api.completeRun(id, draft, aim),
  check: (actions) => api.check(id, actions),
  ways: (action) => api.ways(id, action),
  advice: (signal) => api.advice(id, signal),
  lesson: (signal) => api.conductor(id, signal),
  merger: (pair) => api.merger(id, pair),
});

/** How often it is tried whether the server can be reached again, in milliseconds. */
const TRY_EVERY = 5000;

/** A table that was kept, without a network: nothing can be asked of it. `back` is called when the server can be reached again. */
export function keptSource(table: Table, entries: Entry[], back: () => void): Source {
  const nothing = (): Promise<never> => Promise.reject(new ApiError(0, "unreachable", "", null));
  const follow = (feed: Feed) => {
    feed.news({ table, entries, number: table.number, chat: [], said: 0, programs: [], agreements: [], present: [], watching: 0, now: serverTime() });
    feed.connection("lost");
    const look = () => void api.table(table.id).then(back, (error: unknown) => error instanceof ApiError && error.status > 0 && back());
    const timer = setInterval(look, TRY_EVERY);
    window.addEventListener("online", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", look);
    };
  };
  return {
    updates: nothing, follow, state: nothing, move: nothing, undo: nothing, redo: nothing, bestRuns: nothing, completeRun: nothing,
    check: nothing, ways: nothing, advice: nothing, merger: nothing,
  };
}
