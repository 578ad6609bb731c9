// How people stand: the addresses of the server, each as a function.

import { ask, get, query } from "./client";
import type { Hidden, PersonPage, PersonTables, RatingChange, Standings } from "./wire";

export const standingApi = {
  person: (id: string) => get<PersonPage>(`/people/${encodeURIComponent(id)}`),
  tables: (id: string, over: boolean, page: number) => get<PersonTables>(`/people/${encodeURIComponent(id)}/tables${query({ over, page, size: 10 })}`),
  changes: (table: string) => get<RatingChange[]>(`/tables/${table}/ratings`),
  standings: (title: string, page: number) => get<Standings>(`/standings${query({ title, page, size: 50 })}`),
  hidden: () => get<Hidden>("/me/hidden"),
  hide: (hidden: Hidden) => ask<Hidden>("PUT", "/me/hidden", hidden),
};
