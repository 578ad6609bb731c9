// The addresses of the server, each as a function. Errors come as `ApiError` with the server's code and facts.

import type { Action, Aim, Refusal, TitleCard, TitleInfo } from "./game";
import type {
  Ack, Advice, AnalysedMove, Analysis, AnalysisChange, AnalysisLine, BestRuns, BoardArt, CallWay, Check, Completed, Computer, Device, DeviceBody, Draft, ErrorBody, Face, HoursAnswer, House, Import, Instead, Invitation, Invite, Lesson, Merger, NewSeat, NewTable, Notes,
  Notifications, NotificationsBody, OwnHours, Person, Program, Review, Session, State, Table, TableChange, TableHooks, TableList, TestResult, Thought, UndoAnswer, Update, Way,
} from "./wire";

const ROOT = "/api/v1";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: unknown,
  ) {
    super(message);
  }

  /** The rule that forbids it, if that is the error. */
  get refusal(): Refusal | null {
    return this.code === "refused" ? (this.details as Refusal) : null;
  }
}

export async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin", signal: signal ?? null };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(ROOT + path, init);
  } catch {
    throw new ApiError(0, "unreachable", "", null);
  }
  const text = await answer.text();
  const read: unknown = text ? JSON.parse(text) : null;
  if (!answer.ok) {
    const { error } = read as ErrorBody;
    throw new ApiError(answer.status, error.code, error.message, error.details ?? null);
  }
  return read as T;
}

export const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);

/** An id of our own for a request, so that sending it again is harmless. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** This window's word for itself: the server sends the state after its moves with the answer, and not by the live feed. */
const WINDOW = requestId();

export interface Filter {
  state?: string;
  mine?: boolean;
  my_turn?: boolean;
  words?: string;
  club?: string;
  page?: number;
}

export function query(values: Record<string, string | number | boolean | undefined>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== "" && value !== false);
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : "";
}

export const api = {
  me: () => get<Person>("/me"),
  guest: (name: string) => post<Person>("/guests", { name }),
  rename: (name: string) => ask<Person>("PATCH", "/me", { name }),
  register: (login: string, password: string) => post<Person>("/accounts", { login, password }),
  signIn: (login: string, password: string) => post<Person>("/session", { login, password }),
  signOut: () => ask<unknown>("DELETE", "/session"),
  signOutEverywhere: () => ask<unknown>("DELETE", "/sessions"),
  changePassword: (old: string, fresh: string) => ask<Person>("PUT", "/me/password", { old, new: fresh }),
  depart: (password?: string) => ask<unknown>("DELETE", "/me", password === undefined ? undefined : { password }),
  sessions: () => get<Session[]>("/sessions"),
  endSession: (id: string) => ask<unknown>("DELETE", `/sessions/${id}`),
  recover: (login: string) => post<unknown>("/recovery", { login }),
  house: () => get<House>("/house"),
  titles: () => get<TitleCard[]>("/titles"),
  computers: () => get<Computer[]>("/computers"),

  tables: (filter: Filter) => get<TableList>(`/tables${query({ ...filter })}`),
  create: (table: NewTable) => post<Table>("/tables", table),
  table: (id: string) => get<Table>(`/tables/${id}`),
  importGame: (file: unknown) => post<Import>("/imports", file),
  change: (id: string, change: TableChange) => ask<Table>("PATCH", `/tables/${id}`, change),
  deleteTable: (id: string) => ask<unknown>("DELETE", `/tables/${id}`),
  end: (id: string, finished: boolean) => post<Table>(`/tables/${id}/end`, { finished }),
  join: (id: string, seat?: number, password?: string, anyway = false) => post<Table>(`/tables/${id}/seats`, { seat, password, anyway }),
  setSeat: (id: string, seat: number, as: NewSeat) => ask<Table>("PUT", `/tables/${id}/seats/${seat}`, as),
  leave: (id: string) => ask<Table>("DELETE", `/tables/${id}/seats/mine`),
  replace: (id: string, seat: number, computer: string | null) => post<Table>(`/tables/${id}/replacement`, { seat, computer }),
  standIn: (id: string, seat: number, computer: string | null) => ask<Table>("PUT", `/tables/${id}/stand-in`, { seat, computer }),
  copying: (id: string, agree: boolean) => ask<Table>("PUT", `/tables/${id}/copying`, { agree }),
  export: (id: string) => get<unknown>(`/tables/${id}/export`),
  start: (id: string) => post<Table>(`/tables/${id}/start`),
  info: (id: string) => get<TitleInfo>(`/tables/${id}/info`),
  state: (id: string, at?: number) => get<State>(`/tables/${id}/state${query({ at })}`),
  updates: (id: string, after: number, said: number) =>
    get<Update>(`/tables/${id}/updates${query({ after, said, state: true })}`),
  move: (id: string, after: number, action: Action) =>
    post<Ack>(`/tables/${id}/moves?state=true`, { after, id: `${WINDOW}-${requestId()}`, action }),
  undo: (id: string, after: number, to?: number) =>
    post<UndoAnswer>(`/tables/${id}/undo`, { after, id: requestId(), to }),
  redo: (id: string, after: number, to?: number) =>
    post<UndoAnswer>(`/tables/${id}/redo`, { after, id: requestId(), to }),
  answerUndo: (id: string, accept: boolean) => post<unknown>(`/tables/${id}/undo/answer`, { accept }),
  fork: (id: string, number: number) => post<Table>(`/tables/${id}/fork`, { number }),
  bestRuns: (id: string, aim: Aim, at?: number) => get<BestRuns>(`/tables/${id}/runs${query({ aim, at })}`),
  completeRun: (id: string, draft: Draft, aim: Aim) => post<Completed>(`/tables/${id}/runs`, { draft, aim }),
  check: (id: string, actions: Action[]) => post<Check[]>(`/tables/${id}/check`, { actions }),
  ways: (id: string, action: Action) => post<Way[]>(`/tables/${id}/ways`, { action }),
  advice: (id: string, signal: AbortSignal) => ask<Advice>("GET", `/tables/${id}/advice`, undefined, signal),
  conductor: (id: string, signal: AbortSignal) => ask<Lesson>("GET", `/tables/${id}/conductor`, undefined, signal),
  merger: (id: string, pair: { company: string; partner: string; survivor: string }) => get<Merger>(`/tables/${id}/merger${query(pair)}`),
  review: (id: string) => get<Review>(`/tables/${id}/review`),
  instead: (id: string, number: number) => get<Instead>(`/tables/${id}/review/${number}`),

  analyses: () => get<AnalysisLine[]>("/analyses"),
  analyse: (table: string, number?: number) => post<Analysis>(`/tables/${table}/analyses`, { number }),
  analysis: (id: string) => get<Analysis>(`/analyses/${id}`),
  analysisInfo: (id: string) => get<TitleInfo>(`/analyses/${id}/info`),
  changeAnalysis: (id: string, change: AnalysisChange) => ask<Analysis>("PATCH", `/analyses/${id}`, change),
  copyAnalysis: (id: string) => post<Analysis>(`/analyses/${id}/copy`),
  deleteAnalysis: (id: string) => ask<unknown>("DELETE", `/analyses/${id}`),
  position: (id: string, move: number) => get<State>(`/analyses/${id}/moves/${move}`),
  think: (id: string, after: number, action: Action) => post<Thought>(`/analyses/${id}/moves/${after}`, { action }),
  letComputer: (id: string, after: number, computer?: string) => post<Thought>(`/analyses/${id}/moves/${after}/computer`, { computer }),
  describeMove: (id: string, move: number, said: { name?: string; note?: string }) => ask<AnalysedMove>("PATCH", `/analyses/${id}/moves/${move}`, said),
  deleteBranch: (id: string, move: number) => ask<unknown>("DELETE", `/analyses/${id}/moves/${move}`),
  positionRuns: (id: string, move: number, aim: Aim) => get<BestRuns>(`/analyses/${id}/moves/${move}/runs${query({ aim })}`),
  completePositionRun: (id: string, move: number, draft: Draft, aim: Aim) => post<Completed>(`/analyses/${id}/moves/${move}/runs`, { draft, aim }),
  checkPosition: (id: string, move: number, actions: Action[]) => post<Check[]>(`/analyses/${id}/moves/${move}/check`, { actions }),
  positionWays: (id: string, move: number, action: Action) => post<Way[]>(`/analyses/${id}/moves/${move}/ways`, { action }),
  positionAdvice: (id: string, move: number, signal: AbortSignal) => ask<Advice>("GET", `/analyses/${id}/moves/${move}/advice`, undefined, signal),
  positionMerger: (id: string, move: number, pair: { company: string; partner: string; survivor: string }) => get<Merger>(`/analyses/${id}/moves/${move}/merger${query(pair)}`),

  say: (id: string, text: string) => post<unknown>(`/tables/${id}/chat`, { text }),
  notes: (id: string) => get<Notes>(`/tables/${id}/notes`),
  setNotes: (id: string, text: string) => ask<unknown>("PUT", `/tables/${id}/notes`, { text }),
  program: (id: string, program: Program | null) => ask<unknown>("PUT", `/tables/${id}/programs`, { program }),
  agree: (id: string, question: string, agree: boolean) => ask<unknown>("PUT", `/tables/${id}/agreements`, { question, agree }),
  invite: (id: string, seat?: number) => post<Invite>(`/tables/${id}/invitations`, { seat }),
  invitation: (token: string) => get<Invitation>(`/invitations/${token}`),
  accept: (token: string, anyway = false) => post<Table>(`/invitations/${token}`, { anyway }),

  hours: () => get<HoursAnswer>("/me/hours"),
  setHours: (hours: OwnHours | null) => ask<HoursAnswer>("PUT", "/me/hours", { hours }),
  notifications: () => get<Notifications>("/me/notifications"),
  setNotifications: (settings: NotificationsBody) => ask<Notifications>("PUT", "/me/notifications", settings),
  testNotifications: (way: CallWay, which?: string) => post<TestResult>("/me/notifications/test", { way, which }),
  devices: () => get<Device[]>("/me/devices"),
  setDevice: (device: DeviceBody) => post<Device>("/me/devices", device),
  nameDevice: (id: string, name: string) => ask<unknown>("PATCH", `/me/devices/${id}`, { name }),
  removeDevice: (id: string) => ask<unknown>("DELETE", `/me/devices/${id}`),
  hooks: (id: string) => get<TableHooks>(`/tables/${id}/hooks`),
  setHooks: (id: string, hooks: TableHooks) => ask<TableHooks>("PUT", `/tables/${id}/hooks`, hooks),
  testHook: (id: string, which: string) => post<TestResult>(`/tables/${id}/hooks/test`, { way: "webhook", which }),

  board: (title: string, map: string) => get<BoardArt>(`/art/${title}/${map}/board?v=${__ART__}`),
  faces: (title: string, map: string, keys: string[]) =>
    get<Record<string, Face>>(`/art/${title}/${map}/faces?v=${__ART__}&f=${keys.map(encodeURIComponent).join(",")}`),
};

/** The title that is played unless another is chosen; none if the server cannot be reached. */
export async function firstTitle(): Promise<string | undefined> {
  const [card] = await api.titles().catch(() => []);
  return card?.title;
}

/** Where the live feed of a table is. */
export function liveAddress(id: string, after: number, said: number): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${ROOT}/tables/${id}/live${query({ after, said, state: true, window: WINDOW })}`;
}
