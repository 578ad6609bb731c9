// One table as this page knows it: what the server sent, kept up to date, and what can be asked of the server. What is
// shown may be a state of the past; what can be done is always about the present.

import { batch, createMemo, createSignal, onCleanup, type Accessor } from "solid-js";
import { createStore, reconcile } from "solid-js/store";
import { ApiError } from "../api/client";
import type { Action, ChartCell, Choice, ChoiceOf, CompanyView, TitleInfo, TrainCard, View } from "../api/game";
import type { Connection } from "../api/live";
import type { Source } from "../api/source";
import type { Agreement, Entry, ProgramInfo, Said, State, Table, Update } from "../api/wire";
import { remember, remembered, settings } from "../lib/settings";
import { heardTime } from "./serverTime";
import type { Compared } from "./compared";

interface Known {
  table: Table;
  state: State;
  chat: Said[];
  said: number;
  programs: ProgramInfo[];
  /** What my seats always agree to. */
  agreements: Agreement[];
  /** The seats whose people watch the table now. */
  present: number[];
  /** How many watch it now who have no seat. */
  watching: number;
}

/** How long what I can do rests after something happened, in milliseconds: the second of two clicks must not fall on
 *  what has just come under the pointer. */
const REST = 400;

/** Moves that are picked first and made by a second click anyway. */
const PICKED_FIRST: Action["type"][] = ["lay-tile", "lay-by-power", "place-token", "remove-token", "run", "survive"];

export type TableStore = ReturnType<typeof openTable>;

/** Opens a table that has been fetched, and follows it. */
export function openTable(first: Table, start: State, info: Accessor<TitleInfo | undefined>, source: Source) {
  const [known, setKnown] = createStore<Known>({
    table: first,
    state: start,
    chat: [],
    said: 0,
    programs: [],
    agreements: [],
    present: [],
    watching: 0,
  });
  const id = first.id;
  /** The log. Not in the store: entries never change, and there are a thousand of them, each of many parts. */
  const [entries, setEntries] = createSignal<Entry[]>([]);
  const [past, setPast] = createSignal<State | null>(null);
  /** How often the game has changed: there is another moment after every move, and wherever one goes in an analysis. */
  const [moment, setMoment] = createSignal(0);
  /** How often another time was asked for. */
  let looks = 0;
  const [connection, setConnection] = createSignal<Connection>("live");
  const [gone, setGone] = createSignal(false);
  const [asked, setAsked] = createSignal(0);
  /** Whether an answer of the server is still to come. */
  const busy = () => asked() > 0;
  const [problem, setProblem] = createSignal<ApiError | null>(null);
  const [resting, setResting] = createSignal(false);
  /** The hex that something on the page speaks of, to be shown on the board. */
  const [pointed, point] = createSignal<string | null>(null);
  /** Runs that were made, beside the best there were, to be drawn on the board. */
  const [compared, compare] = createSignal<Compared | null>(null);
  let rested: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(rested));
  /** A move that waits for a second word of mine. */
  const [proposed, propose] = createSignal<Action | null>(null);
  /** Whether somebody should think twice about a move. */
  let wary: (action: Action) => boolean = () => false;
  /** The last entry this person had seen when the page was opened. */
  const seenBefore = remembered(`seen-${id}`) || start.last;

  /** The number of the last entry there is; the log itself may still be on its way. */
  const number = () => known.state.last;

  function takeState(state: State) {
    if (state.last < known.state.last) return;
    if (state.last > known.state.last) pass();
    setKnown("state", reconcile(state, { key: "id", merge: false }));
  }

  function take(update: Update) {
    heardTime(update.now);
    batch(() => {
      setKnown("table", reconcile(update.table));
      const fresh = update.entries.filter((entry) => entry.number > entries().length);
      if (fresh.length > 0) setEntries((all) => [...all, ...fresh]);
      const heard = update.chat.filter((said) => said.number > known.said);
      if (heard.length > 0) setKnown("chat", (chat) => [...chat, ...heard]);
      setKnown("said", Math.max(known.said, update.said));
      setKnown("programs", reconcile(update.programs));
      setKnown("agreements", reconcile(update.agreements));
      setKnown("present", update.present);
      setKnown("watching", update.watching);
      if (update.state) takeState(update.state);
    });
    noteSeen();
  }

  /** Another moment has come. */
  function pass() {
    setMoment((count) => count + 1);
    clearTimeout(rested);
    setResting(true);
    propose(null);
    rested = setTimeout(() => setResting(false), REST);
  }

  function noteSeen() {
    if (document.visibilityState === "visible") remember(`seen-${id}`, number());
  }

  onCleanup(
    source.follow({
      known: () => ({ after: entries().length, said: known.said }),
      news: take,
      connection: setConnection,
      gone: () => setGone(true),
    }),
  );

  /** Shows what the server had against something. */
  function blame(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    setProblem(error);
  }

  /** Asks the server for something; says what was wrong if it cannot be had. */
  async function attempt<T>(ask: () => Promise<T>): Promise<T | undefined> {
    setAsked((count) => count + 1);
    setProblem(null);
    try {
      return await ask();
    } catch (error) {
      blame(error);
      return undefined;
    } finally {
      setAsked((count) => count - 1);
    }
  }

  async function refresh(): Promise<void> {
    // A long log comes in pages.
    for (let more = true; more; ) {
      const update = await source.updates(entries().length, known.said);
      take(update);
      more = update.entries.length > 0 && update.number < update.table.number;
    }
  }

  /** Makes a move; asks first, if it was not asked yet, where that is wished or somebody should think twice. */
  async function act(action: Action, sure = false): Promise<boolean> {
    if (resting() || busy()) return false;
    const asks = wary(action) || (settings.confirm && !PICKED_FIRST.includes(action.type));
    if (!sure && asks) {
      propose(action);
      return false;
    }
    propose(null);
    return send(action);
  }

  /** Makes moves one after another as one deliberate step, up to the first that is refused. Says how many were made. */
  async function series(actions: Action[]): Promise<number> {
    if (resting() || busy()) return 0;
    propose(null);
    for (const [made, action] of actions.entries()) {
      if (!(await send(action))) return made;
    }
    return actions.length;
  }

  async function send(action: Action): Promise<boolean> {
    const done = await attempt(() => source.move(number(), action));
    if (!done) {
      // Something happened meanwhile, or with the answer the state after a move that was made is lost. What was wrong stays
      // to be read.
      if (["stale", "unreachable"].includes(problem()?.code ?? "")) await refresh().catch(() => undefined);
      return false;
    }
    batch(() => {
      if (done.entry.number === entries().length + 1) setEntries((all) => [...all, done.entry]);
      if (done.state) takeState(done.state);
    });
    noteSeen();
    return true;
  }

  /** Tells the server something other than a move, and sees what became of it. */
  async function tell(ask: () => Promise<unknown>): Promise<boolean> {
    const done = (await attempt(() => ask().then(() => true))) ?? false;
    if (done) await attempt(refresh);
    return done;
  }

  /** Taking back and making again is about the present: not for somebody who looks at the past. */
  async function change(ask: () => Promise<unknown>): Promise<void> {
    if (past()) setProblem(new ApiError(0, "in-the-past", "", null));
    // While an answer is to come, it may be the past that was asked for.
    else if (!busy()) await tell(ask);
  }

  const state = () => past() ?? known.state;
  const view = createMemo<View | undefined>(() => state()?.view);
  const choices = createMemo<Choice[]>(() => (past() ? [] : (known.state.choices ?? [])));
  /** The train of this card, if a company has it. */
  const owned = (card: string): TrainCard | undefined =>
    view()?.companies.flatMap((company) => company.trains).find((train) => train.card === card);

  return {
    id,
    info,
    known,
    entries,
    number,
    moment,
    source,
    view,
    choices,
    past,
    connection,
    gone,
    busy,
    resting,
    pointed,
    point,
    compared,
    compare,
    proposed,
    propose,
    /** Has moves asked about that somebody should think twice about. */
    beware: (test: (action: Action) => boolean) => {
      wary = test;
    },
    problem,
    dismiss: () => setProblem(null),
    seenBefore,
    /** The step the table waits in, as shown. */
    step: () => state()?.turn.step,
    mine: () => choices().length > 0,
    of: <T extends Choice["type"]>(type: T): ChoiceOf<T>[] =>
      choices().filter((choice): choice is ChoiceOf<T> => choice.type === type),
    company: (id: number | null | undefined): CompanyView | undefined =>
      id === null || id === undefined ? undefined : view()?.companies[id],
    companyNamed: (symbol: string): CompanyView | undefined =>
      view()?.companies.find((company) => company.symbol === symbol),
    playerName: (seat: number | null | undefined): string =>
      seat === null || seat === undefined ? "" : (view()?.players[seat]?.name ?? ""),
    /** What the place of a stop is called, such as `F2.0`: by its name, or by its hex if it has none. */
    placeName(stop: string): string {
      const [at = "", node = "0"] = stop.split(".");
      const hex = info()?.map.hexes.find((one) => one.at === at);
      return hex?.names[Number(node)] ?? hex?.names[0] ?? at;
    },
    /** What a train is called at the table; the type of its card if nobody has it. */
    trainName(card: string): string {
      return owned(card)?.name ?? card.replace(/-\d+$/, "");
    },
    owned,
    /** The train on the other side of a card that shows the one it is named after. */
    otherSide(train: { name: string; kind: number }): string | null {
      const type = info()?.trains.find((one) => one.kind === train.kind);
      return type?.name === train.name ? type.other_side : null;
    },
    /** The space of the stock market of this number. */
    cell: (cell: number): ChartCell | undefined => info()?.chart[cell],
    present: () => known.present,
    watching: () => known.watching,
    /** The seat through whose eyes we look; of those who may see everything, my seat that acts, or the first of mine. */
    me: (): number | null => {
      const viewer = view()?.viewer;
      if (typeof viewer === "object") return viewer.player;
      const mine = known.table.seats.flatMap((seat, index) => (seat.yours ? [index] : []));
      return view()?.turn.players.find((seat) => mine.includes(seat)) ?? mine[0] ?? null;
    },
    /** Shows another game in place of this one: another position of an analysis. */
    show(log: Entry[], now: State): void {
      batch(() => {
        setEntries(log);
        pass();
        setKnown("state", reconcile(now, { key: "id", merge: false }));
      });
    },
    act,
    series,
    attempt,
    blame,
    tell,
    undo: (to?: number) => change(() => source.undo(number(), to)),
    redo: () => change(() => source.redo(number())),
    /** Shows the table as it was after an entry, or as it is; says whether it could. */
    async lookAt(wanted: number | null): Promise<boolean> {
      if (source.goTo && wanted !== null) {
        await source.goTo(Math.max(0, wanted));
        return true;
      }
      looks += 1;
      const mine = looks;
      compare(null);
      if (wanted === null || wanted >= number()) {
        setPast(null);
        return true;
      }
      const found = await attempt(() => source.state(Math.max(0, wanted)));
      // An answer that comes after another wish is not looked at any more.
      if (found && mine === looks) setPast(found);
      return found !== undefined;
    },
  };
}
