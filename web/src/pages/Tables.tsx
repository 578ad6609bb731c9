import { createEffect, createSignal, For, on, onCleanup, Show } from "solid-js";
import { createStore, reconcile } from "solid-js/store";
import { api, ApiError, type Filter } from "../api/client";
import type { Table, TableList } from "../api/wire";
import { fault } from "../lib/faults";
import { since, t } from "../lib/fluent";
import { person } from "../state/person";
import { roundName } from "../state/figures";
import { heardTime } from "../state/serverTime";
import { TimeLeft } from "../ui/Clock";
import { Link } from "../ui/Link";
import { Pages } from "../ui/Pages";
import { Button } from "../ui/parts";
import { KeptTables } from "./KeptTables";
import { prepare } from "./opening";

type Chosen = "turn" | "mine" | "open" | "playing" | "finished";

/** How often the list is looked at anew, in milliseconds. */
const EVERY = 4000;

const EMPTY: TableList = { tables: [], rounds: {}, total: 0, page: 1, size: 20, now: 0 };

/** The tables one may see, with filters; it follows what happens without being asked. */
export function Tables() {
  const [chosen, setChosen] = createSignal<Chosen | null>(null);
  const [words, setWords] = createSignal("");
  const [page, setPage] = createSignal(1);
  const [list, setList] = createStore<TableList>(structuredClone(EMPTY));
  const [problem, setProblem] = createSignal("");
  const [unreachable, setUnreachable] = createSignal(false);
  const [now, setNow] = createSignal(Date.now());
  const which = (): Chosen => chosen() ?? (person() ? "mine" : "playing");
  const filter = (): Filter => ({
    ...(which() === "turn" ? { my_turn: true } : which() === "mine" ? { mine: true } : { state: which() }),
    words: words(),
    page: page(),
  });
  let asked = 0;
  const look = async () => {
    asked += 1;
    const mine = asked;
    try {
      const found = await api.tables(filter());
      if (mine !== asked) return;
      setProblem("");
      setUnreachable(false);
      setNow(Date.now());
      heardTime(found.now);
      setList(reconcile(found, { key: "id" }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(fault(error));
      setUnreachable(error.code === "unreachable");
    }
  };
  createEffect(on(filter, () => void look()));
  const timer = setInterval(() => {
    if (document.visibilityState === "visible") void look();
  }, EVERY);
  onCleanup(() => clearInterval(timer));
  const filters = (): Chosen[] => [...(person() ? (["turn", "mine"] as const) : []), "open", "playing", "finished"];
  return (
    <section class="tables">
      <h2>{t("page-tables")}</h2>
      <div class="filters">
        <For each={filters()}>
          {(one) => (
            <Button
              quiet
              pressed={which() === one}
              onClick={() => {
                setChosen(one);
                setPage(1);
              }}
            >
              {t(`page-filter-${one}`)}
            </Button>
          )}
        </For>
        <input
          type="search"
          placeholder={t("page-search")}
          aria-label={t("page-search")}
          value={words()}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </div>
      <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
      <Show when={unreachable() && list.tables.length === 0}><KeptTables /></Show>
      <Show when={list.tables.length > 0} fallback={<Show when={!unreachable()}><p class="note">{t("page-no-tables")}</p></Show>}>
        <ul class="timetable">
          <For each={list.tables}>{(table) => <TableLine table={table} round={list.rounds[table.id]} now={now()} />}</For>
        </ul>
        <Pages page={page()} size={list.size} total={list.total} onChoose={setPage} />
      </Show>
    </section>
  );
}

/** A table in a list: what it is, who sits there, where it stands. */
export function TableLine(props: { table: Table; round: TableList["rounds"][string] | undefined; now: number }) {
  const state = () => (props.table.state === "playing" && props.round ? roundName(props.round) : t(`page-state-${props.table.state}`));
  return (
    <li classList={{ yours: props.table.your_turn }}>
      <Link to={`/tables/${props.table.id}`} onNear={() => prepare(props.table.id)}>
        <span class="table-title">{props.table.title}</span>
        <span class="table-words">
          <b>{props.table.name}<Show when={props.table.locked}><span class="lock" role="img" aria-label={t("page-locked")} title={t("page-locked")}> 🔒</span></Show></b>
          <span class="faint">
            <For each={props.table.seats}>
              {(seat, index) => (
                <>
                  <Show when={index() > 0}>, </Show>
                  <span classList={{ awaited: props.table.awaited.includes(seat.seat) }}>
                    {seat.kind === "computer" ? "⚙ " : ""}{seat.name ?? t("page-free-seat")}
                  </span>
                </>
              )}
            </For>
          </span>
        </span>
        <Show when={props.table.settings.rated}><span class="badge quiet roomy">{t("page-rated")}</span></Show>
        <Show when={props.table.your_turn}><span class="badge">{t("page-your-turn")}</span></Show>
        <TimeLeft table={props.table} />
        <span class="faint state">{state()}</span>
        <span class="figure faint moves" title={t("page-moves", { count: props.table.number })}>{since(props.table.changed_at, props.now)}</span>
      </Link>
    </li>
  );
}
