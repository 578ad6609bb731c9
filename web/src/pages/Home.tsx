import { createResource, createSignal, For, onMount, Show } from "solid-js";
import { api, ApiError, firstTitle, type Filter } from "../api/client";
import type { NewSeat, Table } from "../api/wire";
import { engineer } from "../lib/engineers";
import { fault } from "../lib/faults";
import { speakOf, t } from "../lib/fluent";
import { go } from "../lib/router";
import { person, recognise, sitDown } from "../state/person";
import { Link } from "../ui/Link";
import { Button } from "../ui/parts";
import { Vignette } from "./Vignette";

/** One click to a game against two computer players; at a hot seat if there are none. */
async function playNow(title: string): Promise<void> {
  const me = await sitDown();
  const computers = await api.computers();
  const best = computers.find((one) => one.name === "guest") ?? computers[0];
  const other = (seat: number): NewSeat => {
    const name = engineer(seat, [me.name]);
    return best ? { kind: "computer", computer: best.name, name } : { kind: "hot", name };
  };
  const table = await api.create({
    name: t("page-solo-name"),
    title,
    options: [],
    listed: false,
    undo: "free",
    seating: "as-listed",
    seats: [{ kind: "mine" }, other(0), other(1)],
  });
  if (table.state === "open") await api.start(table.id);
  go(`/tables/${table.id}`);
}

export function Home() {
  const [starting, setStarting] = createSignal(false);
  const [problem, setProblem] = createSignal("");
  onMount(() => void recognise());
  /** The title to play at once, and in whose words that is explained. */
  const [first] = createResource(async () => {
    const title = await firstTitle();
    if (title) await speakOf(title);
    return title;
  });
  const play = async () => {
    const title = first();
    if (!title) return;
    setStarting(true);
    setProblem("");
    try {
      await playNow(title);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(fault(error));
    } finally {
      setStarting(false);
    }
  };
  return (
    <main class="page home">
      <section class="hero">
        <div class="hero-words">
          <p class="kicker">{t("page-kicker")}</p>
          <h1>{t("page-title")}</h1>
          <p class="lead">{t("page-lead")}</p>
          <p class="hero-buttons">
            <button type="button" class="button main large" data-test="play-now" disabled={starting() || !first()} onClick={() => void play()}>
              {t("page-play-now")}
            </button>
            <Link to="/new" class="button large">{t("page-new-table")}</Link>
          </p>
          <p class="faint small">{first() ? t("page-play-now-explained") : "\u00a0"}</p>
          <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
        </div>
        <Vignette played />
      </section>
      <Tables />
    </main>
  );
}

type Chosen = "turn" | "mine" | "open" | "playing" | "finished";

/** The tables one may see, with filters. */
function Tables() {
  const [chosen, setChosen] = createSignal<Chosen | null>(null);
  const [words, setWords] = createSignal("");
  const [page, setPage] = createSignal(1);
  const which = (): Chosen => chosen() ?? (person() ? "mine" : "playing");
  const filter = (): Filter => ({
    ...(which() === "turn" ? { my_turn: true } : which() === "mine" ? { mine: true } : { state: which() }),
    words: words(),
    page: page(),
  });
  const [list] = createResource(filter, (wanted) => api.tables(wanted).catch(() => ({ tables: [], total: 0, page: 1, size: 20 })));
  const filters = (): Chosen[] => [...(person() ? (["turn", "mine"] as const) : []), "open", "playing", "finished"];
  const pages = () => Math.max(1, Math.ceil((list.latest?.total ?? 0) / (list.latest?.size ?? 20)));
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
      <Show when={(list.latest?.tables.length ?? 0) > 0} fallback={<p class="note">{t("page-no-tables")}</p>}>
        <ul class="timetable">
          <For each={list.latest?.tables ?? []}>{(table) => <TableLine table={table} />}</For>
        </ul>
        <Show when={pages() > 1}>
          <div class="confirm-row">
            <Button quiet disabled={page() <= 1} onClick={() => setPage((now) => now - 1)}>←</Button>
            <span class="figure">{page()} / {pages()}</span>
            <Button quiet disabled={page() >= pages()} onClick={() => setPage((now) => now + 1)}>→</Button>
          </div>
        </Show>
      </Show>
    </section>
  );
}

function TableLine(props: { table: Table }) {
  const seats = () => props.table.seats.map((seat) => seat.name ?? t("page-free-seat")).join(", ");
  return (
    <li classList={{ yours: props.table.your_turn }}>
      <Link to={`/tables/${props.table.id}`}>
        <span class="table-title">{props.table.title}</span>
        <span class="table-words"><b>{props.table.name}</b><span class="faint">{seats()}</span></span>
        <Show when={props.table.your_turn}><span class="badge">{t("page-your-turn")}</span></Show>
        <span class="faint state">{t(`page-state-${props.table.state}`)}</span>
        <span class="figure faint moves">{t("page-moves", { count: props.table.number })}</span>
      </Link>
    </li>
  );
}
