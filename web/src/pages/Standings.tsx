import "../styles/standing.css";
import { createResource, createSignal, For, Show } from "solid-js";
import { api } from "../api/client";
import { standingApi } from "../api/standing";
import type { Standings as Found } from "../api/wire";
import { t } from "../lib/fluent";
import { Link } from "../ui/Link";
import { Pages } from "../ui/Pages";
import { Button } from "../ui/parts";
import { strength } from "../ui/Strength";

/** Who stands where in a title: people who show it, and computers. */
export default function Standings() {
  const [titles] = createResource(() => api.titles().catch(() => []));
  const [chosen, setChosen] = createSignal<string | null>(null);
  const [page, setPage] = createSignal(1);
  const title = () => chosen() ?? titles()?.[0]?.title;
  const asked = () => {
    const wanted = title();
    return wanted === undefined ? undefined : { title: wanted, page: page() };
  };
  const [found] = createResource(asked, ({ title, page }) => standingApi.standings(title, page).catch((): Found => ({ title, standings: [], total: 0, page, size: 50 })));
  const choose = (wanted: string) => {
    setPage(1);
    setChosen(wanted);
  };
  const place = (index: number) => ((found.latest?.page ?? 1) - 1) * (found.latest?.size ?? 50) + index + 1;
  return (
    <main class="page narrow standings">
      <h1>{t("page-standings")}</h1>
      <p class="counts" role="group" aria-label={t("page-the-game")}>
        <For each={titles()}>{(card) => <Button pressed={title() === card.title} onClick={() => choose(card.title)}>{card.title}</Button>}</For>
      </p>
      <p class="note">{t("page-standings-explained")}</p>
      <Show when={found.latest}>
        {(list) => (
          <Show when={list().standings.length > 0} fallback={<p>{t("page-standings-none")}</p>}>
            <table class="ledger" aria-label={t("page-standings-in", { title: list().title })}>
              <thead>
                <tr><th class="figure rank">{t("page-rank")}</th><th>{t("page-player")}</th><th class="figure">{t("page-rating")}</th><th class="figure">{t("page-rated-games")}</th></tr>
              </thead>
              <tbody>
                <For each={list().standings}>
                  {(line, index) => (
                    <tr classList={{ provisional: line.provisional }} data-test="standing">
                      <td class="figure rank">{place(index())}</td>
                      <td>
                        <Show when={line.person} fallback={<><span class="computer-sign" aria-hidden="true">⚙</span> {strength(line.computer ?? "")} <span class="faint small">{t("page-computer-player")}</span></>}>
                          {(id) => <Link to={`/people/${id()}`}>{line.name}</Link>}
                        </Show>
                        <Show when={line.provisional}> <span class="faint small">{t("page-provisional")}</span></Show>
                      </td>
                      <td class="figure">{t("page-rated-value", { rating: String(Math.round(line.rating)), deviation: String(Math.round(line.deviation)) })}</td>
                      <td class="figure">{line.games}</td>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
            <Pages page={list().page} size={list().size} total={list().total} onChoose={setPage} />
          </Show>
        )}
      </Show>
    </main>
  );
}
