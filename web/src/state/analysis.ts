// An analysis board: the tree of moves, where one is in it, and the source from which the table room shows that position.

import { batch, createMemo, createSignal } from "solid-js";
import { api } from "../api/client";
import type { Source } from "../api/source";
import type { AnalysedMove, Analysis, AnalysisChange, Entry, State, Table, Thought } from "../api/wire";
import { NO_CLOCK } from "./clocks";
import { serverTime } from "./serverTime";
import { after, pathTo, without } from "./tree";
import type { TableStore } from "./table";

export type AnalysisBoard = ReturnType<typeof openAnalysis>;

/** Opens an analysis at one of its positions. */
export function openAnalysis(first: Analysis, start: State, number: number) {
  const { id } = first;
  const [tree, setTree] = createSignal(first);
  const [at, setAt] = createSignal(number);
  /** Whether computers think. */
  const [thinking, setThinking] = createSignal(false);
  const path = createMemo(() => pathTo(tree().moves, at()));
  const entries = (): Entry[] => path().map((move, index) => asEntry(move, index + 1, first.players));
  let table: TableStore | undefined;
  let present = start;
  /** The move that was last gone to after each, to come forward again the way one went back. */
  const taken = new Map<number, number>();

  function arrive(to: number, state: State): void {
    present = state;
    batch(() => {
      setAt(to);
      for (const move of path()) taken.set(move.parent, move.number);
      table?.show(entries(), state);
    });
  }

  async function go(to: number): Promise<void> {
    if (to === at()) return;
    const state = await table?.attempt(() => api.position(id, to));
    if (state) arrive(to, state);
  }

  /** Takes moves into the tree. */
  function take(moves: AnalysedMove[]): void {
    const fresh = moves.filter((move) => !tree().moves.some((known) => known.number === move.number));
    setTree((now) => ({ ...now, moves: [...now.moves, ...fresh] }));
  }

  /** Takes moves into the tree, and goes where they lead. */
  function grow({ moves, state }: Thought): void {
    take(moves);
    arrive(moves.at(-1)?.number ?? at(), state);
  }

  /** Lets a computer move, and then all computers until it is my turn. */
  async function compute(computer?: string): Promise<void> {
    if (thinking()) return;
    setThinking(true);
    try {
      let by = computer;
      do {
        const from = at();
        const made = await table?.attempt(() => api.letComputer(id, from, by));
        // Who has gone elsewhere meanwhile finds the moves in the tree and is left where they are.
        if (!made || made.moves.length === 0) return;
        if (at() !== from) return take(made.moves);
        grow(made);
        by = undefined;
      } while (computersTurn());
    } finally {
      setThinking(false);
    }
  }

  const computersTurn = () => present.turn.players.some(({ seat }) => tree().computers[seat]) && tree().yours;

  const source: Source = {
    updates: async () => ({
      table: asTable(tree()), entries: [], number: path().length, chat: [], said: 0, programs: [], agreements: [], present: [], watching: 0, now: serverTime(), state: present,
    }),
    follow: () => () => undefined,
    state: (depth) => api.position(id, path()[depth - 1]?.number ?? 0),
    async goTo(depth) {
      const last = path().length;
      const next = depth > last ? taken.get(at()) ?? after(tree().moves, at())[0]?.number : undefined;
      await go(next ?? path()[Math.min(depth, last) - 1]?.number ?? 0);
    },
    async move(_, action) {
      const made = await api.think(id, at(), action);
      grow(made);
      if (computersTurn()) void compute();
      const entry = entries().at(-1);
      if (!entry) throw new Error("a move is the last of its path");
      return { entry, number: path().length, state: made.state };
    },
    undo: () => go(path().at(-1)?.parent ?? 0),
    redo: () => go(taken.get(at()) ?? after(tree().moves, at())[0]?.number ?? at()),
    bestRuns: (aim) => api.positionRuns(id, at(), aim),
    completeRun: (draft, aim) => api.completePositionRun(id, at(), draft, aim),
    check: (actions) => api.checkPosition(id, at(), actions),
    ways: (action) => api.positionWays(id, at(), action),
    advice: (signal) => api.positionAdvice(id, at(), signal),
    merger: (pair) => api.positionMerger(id, at(), pair),
  };

  return {
    id,
    tree,
    at,
    path,
    entries,
    source,
    thinking,
    computersTurn,
    /** Says which table room shows it. */
    shownBy: (room: TableStore) => void (table = room),
    go,
    compute,
    async change(change: AnalysisChange): Promise<void> {
      // The next change is based on this one, even if it comes before the answer.
      const { computers } = change;
      if (computers) setTree((now) => ({ ...now, computers }));
      const changed = await table?.attempt(() => api.changeAnalysis(id, change));
      if (changed) setTree(changed);
    },
    async describe(number: number, said: { name?: string; note?: string }): Promise<boolean> {
      const described = await table?.attempt(() => api.describeMove(id, number, said));
      if (described) setTree((now) => ({ ...now, moves: now.moves.map((move) => (move.number === number ? described : move)) }));
      return described !== undefined;
    },
    /** Deletes a move and all that follow it. */
    async remove(number: number): Promise<void> {
      if (path().some((move) => move.number === number)) await go(tree().moves.find((move) => move.number === number)?.parent ?? 0);
      const done = await table?.attempt(() => api.deleteBranch(id, number).then(() => true));
      if (done) setTree((now) => ({ ...now, moves: without(now.moves, number) }));
    },
  };
}

/** A move as an entry of a log. */
function asEntry({ seat, action, events, origin, at }: AnalysedMove, number: number, players: string[]): Entry {
  return { number, kind: "move", seat, name: players[seat] ?? "", action, events, position: number, digest: "", origin, at };
}

/** An analysis as a table at which all seats are one's own. */
export function asTable(analysis: Analysis): Table {
  const seats: Table["seats"] = analysis.players.map((name, seat) => ({ seat, kind: "hot", name, computer: null, person: null, invited: false, yours: analysis.yours, free: false }));
  return {
    id: analysis.id, version: 0, name: analysis.name, state: "playing", listed: false, locked: false, title: analysis.title, edition: null, options: [], seed: 0,
    settings: { undo: "free", seating: "as-listed", pace: "normal", advice: analysis.yours, clock: NO_CLOCK, rated: false, embed: false, watchers: "everybody", silent_watchers: false, copying: [] },
    clocks: null,
    seats, number: 0, awaited: [], your_turn: analysis.yours, yours: analysis.yours, asking: 0, undo_request: null, created_at: analysis.created_at, changed_at: analysis.changed_at,
  };
}
