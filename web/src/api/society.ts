// Friends, clubs, those whom one does not want to hear, and who watches: the addresses of the server, each as a function.

import { ask } from "./client";
import type { components } from "./schema";
import type { Invite, Table } from "./wire";

type Schemas = components["schemas"];

export type Whom = Schemas["WhomBody"];
export type Hearing = Schemas["HearingBody"];
export type Shunned = Schemas["ShunnedInfo"];
export type Friend = Schemas["FriendInfo"];
export type Calls = Schemas["WaitingInfo"];
export type ClubLine = Schemas["ClubLine"];
export type Club = Schemas["ClubInfo"];
export type ClubStandings = Schemas["ClubStandings"];
export type Watcher = Schemas["WatcherInfo"];
export type Watchers = Schemas["Watchers"];

export const WATCHERS: Watchers[] = ["everybody", "let-in", "nobody"];

const get = <T>(path: string) => ask<T>("GET", path);
const end = (path: string) => ask<unknown>("DELETE", path);

export const society = {
  calls: () => get<Calls>("/me/waiting"),
  notComing: (table: string) => end(`/me/waiting/${table}`),
  friends: () => get<Friend[]>("/friends"),
  askFriend: (whom: Whom) => ask<unknown>("POST", "/friends", whom),
  agree: (person: string) => ask<unknown>("PUT", `/friends/${person}`),
  endFriendship: (person: string) => end(`/friends/${person}`),
  shunned: () => get<Shunned[]>("/shunned"),
  hear: (whom: Whom, hearing: Hearing) => ask<Shunned>("PUT", "/shunned", { whom, hearing }),

  clubs: () => get<ClubLine[]>("/clubs"),
  foundClub: (name: string, description: string) => ask<Club>("POST", "/clubs", { name, description }),
  club: (id: string) => get<Club>(`/clubs/${id}`),
  changeClub: (id: string, name: string, description: string) => ask<Club>("PATCH", `/clubs/${id}`, { name, description }),
  dissolveClub: (id: string) => end(`/clubs/${id}`),
  handClubOver: (id: string, person: string) => ask<Club>("PUT", `/clubs/${id}/owner`, { person }),
  inviteToClub: (id: string, whom: Whom) => ask<unknown>("POST", `/clubs/${id}/invitations`, whom),
  uninvite: (id: string, person: string) => end(`/clubs/${id}/invitations/${person}`),
  joinClub: (id: string) => ask<Club>("POST", `/clubs/${id}/members`),
  leaveClub: (id: string, person: string) => end(`/clubs/${id}/members/${person}`),
  clubLink: (id: string) => ask<Invite>("POST", `/clubs/${id}/link`),
  endClubLink: (id: string) => end(`/clubs/${id}/link`),
  clubOfLink: (token: string) => get<Schemas["ClubLinkInfo"]>(`/club-links/${token}`),
  joinByLink: (token: string) => ask<Club>("POST", `/club-links/${token}`),
  clubStandings: (id: string) => get<ClubStandings>(`/clubs/${id}/standings`),

  watchers: (table: string) => get<Schemas["WatchersInfo"]>(`/tables/${table}/watchers`),
  askIn: (table: string) => ask<unknown>("POST", `/tables/${table}/watchers`),
  placeWatcher: (table: string, person: string, letIn: boolean) => ask<Table>("PUT", `/tables/${table}/watchers/${person}`, { let_in: letIn }),
  lookIn: (table: string, password: string) => ask<Table>("POST", `/tables/${table}/entry`, { password }),
  callTo: (table: string, people: string[]) => ask<Table>("POST", `/tables/${table}/offers`, { people }),
};
