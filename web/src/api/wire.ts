// What the server sends besides games: people, tables, entries of the log, updates, pictures.

import type { Action, Choice, Message, Refusal, Run, StepId, View } from "./game";

export interface Person {
  id: string;
  name: string;
  login: string | null;
}

export interface Seat {
  seat: number;
  kind: "person" | "hot" | "computer";
  name: string | null;
  computer: string | null;
  invited: boolean;
  yours: boolean;
}

export type UndoPolicy = "free" | "own" | "consent";

export interface Table {
  id: string;
  version: number;
  name: string;
  state: "open" | "playing" | "finished" | "abandoned";
  listed: boolean;
  title: string;
  edition: string | null;
  options: string[];
  seed: number;
  settings: {
    undo: UndoPolicy;
    seating: "as-listed" | "random";
    source?: { kind: "fork"; table: string; number: number } | { kind: "import" };
  };
  seats: Seat[];
  number: number;
  awaited: number[];
  your_turn: boolean;
  yours: boolean;
  undo_request: { seat: number; to: number; waiting: number[] } | null;
  created_at: number;
  changed_at: number;
}

export interface TableList {
  tables: Table[];
  total: number;
  page: number;
  size: number;
}

export type NewSeat =
  | { kind: "mine" }
  | { kind: "person"; invited: boolean }
  | { kind: "hot"; name: string }
  | { kind: "computer"; computer: string; name: string };

export interface NewTable {
  name: string;
  title: string;
  edition?: string;
  options: string[];
  listed: boolean;
  undo: UndoPolicy;
  seating: "as-listed" | "random";
  seats: NewSeat[];
}

export interface Entry {
  number: number;
  kind: "move" | "undo" | "redo";
  seat: number;
  name: string;
  action?: Action;
  events: Message[];
  position: number;
  /** The state after it, as a number: two servers that agree have the same. */
  digest: string;
  origin: "person" | "computer" | "program";
  at: number;
}

export interface State {
  number: number;
  last: number;
  position: number;
  undone: number;
  digest: string;
  view: View;
  turn: { players: { seat: number; name: string }[]; company: string | null; step: StepId };
  choices: Choice[] | null;
}

export interface Said {
  number: number;
  name: string;
  text: string;
  at: number;
}

export type Program =
  | { type: "pass" }
  | { type: "buy-shares"; company: string; until_floated: boolean; until_shares?: number }
  | { type: "bid"; up_to: number };

export interface ProgramInfo {
  seat: number;
  program: Program;
  stopped: string | null;
}

export interface Update {
  table: Table;
  entries: Entry[];
  number: number;
  chat: Said[];
  said: number;
  programs: ProgramInfo[];
  state?: State;
}

export interface Ack {
  entry: Entry;
  number: number;
  state?: State;
}

export interface Link {
  a: string;
  b: string;
  hexes: string[];
}

/** What a set of runs shall be the best for. */
export type Aim = "dividend" | "total" | "subsidy";

export interface BestRuns {
  runs: Run[] | null;
  links: Link[];
}

/** What would become of an action. */
export interface Check {
  refusal?: Refusal;
  mistake?: string;
  events?: Message[];
  revenue?: number | null;
  subsidy?: number | null;
  choices?: Choice[];
}

export interface Computer {
  name: string;
  about: string;
}

export interface Hook {
  url: string;
  shape: "json" | "slack" | "discord";
  tables?: string[];
}

export interface Notifications {
  webhooks: Hook[];
  email: string | null;
  muted: string[];
}

export interface Spot {
  x: number;
  y: number;
  slots: [number, number][];
}

export interface Face {
  ground: string;
  top: string;
  stops: Spot[];
  track: { ends: [string, string]; path: string }[];
}

export interface HexArt extends Face {
  at: string;
  x: number;
  y: number;
}

export interface BoardArt {
  view_box: string;
  sea: string;
  barriers: string;
  stylesheet: string;
  day: string;
  night: string;
  hexes: HexArt[];
  tiles: { name: string; svg: string }[];
  run_colours: string[];
}

export interface ErrorBody {
  error: { code: string; message: string; details?: unknown };
}
