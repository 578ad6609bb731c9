import "../styles/standing.css";
import { createResource, createSignal, For, Match, Show, Switch } from "solid-js";
import { ApiError } from "../api/client";
import { standingApi } from "../api/standing";
import type { PersonPage as Page, PersonTables } from "../api/wire";
import { language, since, t } from "../lib/fluent";
import { RatingChart } from "../panels/RatingChart";
import { Link } from "../ui/Link";
import { Pages } from "../ui/Pages";
import { NotFound } from "./NotFound";
import { prepare } from "./opening";

/** Somebody's page: how they stand, what they play, and all they have played. */
export default function PersonPage(props: { id: string }) {
  const [page] = createResource(() => props.id, (id) => standingApi.person(id));
  return (
    <Switch fallback={<p class="loading" role="status">{t("page-loading")}</p>}>
      <Match when={page.error as unknown}>
        {(error) => <NotFound code={error() instanceof ApiError ? (error() as ApiError).code : "unreachable"} />}
      </Match>
      <Match when={page()} keyed>{(found) => <Shown page={found} />}</Match>
    </Switch>
  );
}

function Shown(props: { page: Page }) {
  const { page } = props;
  const came = () => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(page.since);
  const facts = () => [
    ...(page.account ? [] : [t("page-person-guest")]),
    t("page-person-since", { date: came() }),
    ...(page.given_up > 0 ? [t("page-person-given-up", { count: page.given_up })] : []),
  ];
  return (
    <main class="page person">
      <h1>{page.name}</h1>
      <p class="faint">{facts().join(" · ")}</p>
      <Show when={page.yours}><p class="note">{t(page.hidden.rating || page.hidden.results ? "page-person-you-hide" : "page-person-you")}</p></Show>
      <div class="person-figures">
        <section>
          <h2>{t("page-person-ratings")}</h2>
          <Ratings page={page} />
        </section>
        <section>
          <h2>{t("page-person-results")}</h2>
          <Results page={page} />
        </section>
      </div>
      <Tables id={page.id} over={false} />
      <Show when={page.results !== null}><Tables id={page.id} over /></Show>
    </main>
  );
}

function Ratings(props: { page: Page }) {
  const rounded = (rating: number, deviation: number) => t("page-rated-value", { rating: String(Math.round(rating)), deviation: String(Math.round(deviation)) });
  return (
    <Show when={props.page.ratings} fallback={<p class="note">{t("page-person-hidden")}</p>}>
      {(ratings) => (
        <Show when={ratings().length > 0} fallback={<p class="note">{t("page-person-unrated")}</p>}>
          <ul class="rating-cards">
            <For each={ratings()}>
              {(one) => (
                <li class="rating-card" classList={{ provisional: one.provisional }} data-test="rating">
                  <header>
                    <b class="table-title">{one.title}</b>
                    <b class="figure">{rounded(one.rating, one.deviation)}</b>
                    <Show when={one.provisional}><span class="badge quiet">{t("page-provisional")}</span></Show>
                  </header>
                  <RatingChart rating={one} />
                  <p class="faint small">{t("page-rated-games")}: {one.games}</p>
                </li>
              )}
            </For>
          </ul>
        </Show>
      )}
    </Show>
  );
}

function Results(props: { page: Page }) {
  const mean = (place: number) => new Intl.NumberFormat(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(place);
  return (
    <Show when={props.page.results} fallback={<p class="note">{t("page-person-hidden")}</p>}>
      {(results) => (
        <Show when={results().length > 0} fallback={<p class="note">{t("page-person-no-results")}</p>}>
          <table class="ledger" data-test="results">
            <thead>
              <tr><th>{t("page-result-title")}</th><th class="figure">{t("page-result-games")}</th><th class="figure">{t("page-result-wins")}</th><th class="figure">{t("page-result-mean")}</th></tr>
            </thead>
            <tbody>
              <For each={results()}>
                {(one) => <tr><td>{one.title}</td><td class="figure">{one.games}</td><td class="figure">{one.wins}</td><td class="figure">{mean(one.mean_place)}</td></tr>}
              </For>
            </tbody>
          </table>
        </Show>
      )}
    </Show>
  );
}

const NONE: PersonTables = { tables: [], total: 0, page: 1, size: 10 };

/** The tables of a person that one may see: those that are not over, or those that are. */
function Tables(props: { id: string; over: boolean }) {
  const [page, setPage] = createSignal(1);
  const [list] = createResource(page, (wanted) => standingApi.tables(props.id, props.over, wanted).catch(() => NONE));
  const now = Date.now();
  return (
    <section class="tables" data-test={props.over ? "finished" : "playing"}>
      <h2>{t(props.over ? "page-person-finished" : "page-person-playing")}</h2>
      <Show when={list.latest?.tables.length} fallback={<p class="note">{t("page-person-no-tables")}</p>}>
        <ul class="timetable">
          <For each={list.latest?.tables}>
            {({ table, place }) => (
              <li>
                <Link to={`/tables/${table.id}`} onNear={() => prepare(table.id)}>
                  <span class="table-title">{table.title}</span>
                  <span class="table-words">
                    <b>{table.name}</b>
                    <span class="faint">{table.seats.map((seat) => seat.name ?? t("page-free-seat")).join(", ")}</span>
                  </span>
                  <Show when={table.settings.rated}><span class="badge quiet">{t("page-rated")}</span></Show>
                  <Show when={place} fallback={<span class="faint state">{t(`page-state-${table.state}`)}</span>}>
                    {(won) => <span class="figure place">{t("page-result-place", { place: won(), players: table.seats.length })}</span>}
                  </Show>
                  <span class="figure faint moves">{since(table.changed_at, now)}</span>
                </Link>
              </li>
            )}
          </For>
        </ul>
        <Pages page={page()} size={list.latest?.size ?? 10} total={list.latest?.total ?? 0} onChoose={setPage} />
      </Show>
    </section>
  );
}
