import { For, Show } from "solid-js";
import type { CompanyView } from "../api/game";
import { attribute, companyMoney, pounds, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { holdingsOf, standing } from "../state/figures";
import { PrivateCards } from "../table/PrivateCards";
import { livery } from "../ui/livery";
import { Button } from "../ui/parts";
import { Token } from "../ui/Token";
import { TrainTag } from "../ui/TrainTag";

/** The charters of all companies: those in operation in their order, then the others. */
export function Companies(props: { onMerger: () => void }) {
  const { table } = useTable();
  const ordered = () => {
    const view = table.view();
    if (!view) return [];
    const rank = (company: CompanyView) => {
      const place = view.operating_order.indexOf(company.id);
      return place >= 0 ? place : (company.started ? 1000 : 2000) + company.id;
    };
    return view.companies.filter((company) => !absent(company)).sort((a, b) => rank(a) - rank(b));
  };
  /** Companies that are not in this game at all. */
  const others = () => table.view()?.companies.filter(absent) ?? [];
  return (
    <div class="charters">
      <Show when={table.info()?.mergers}>
        <p class="ask-merger"><Button quiet test="ask-merger" onClick={props.onMerger}>{t("page-ask-merger")}</Button></p>
      </Show>
      <For each={ordered()}>{(company) => <Charter company={company} />}</For>
      <Show when={others().length > 0}>
        <p class="faint small">{t("page-not-in-game", { companies: others().map((company) => company.symbol).join(", ") })}</p>
      </Show>
    </div>
  );
}

const absent = (company: CompanyView): boolean => company.closed && !company.started;

function Charter(props: { company: CompanyView }) {
  const { table } = useTable();
  const company = () => props.company;
  const acting = () => table.view()?.turn.company === company().id;
  const holders = () => {
    const view = table.view();
    if (!view) return [];
    const players = view.players.map((player) => ({ name: player.name, shares: holdingsOf(view, company().id, player.id), director: company().director === player.id }));
    return players.filter((player) => player.shares > 0).sort((a, b) => b.shares - a.shares);
  };
  return (
    <article class="charter" classList={{ acting: acting(), dormant: !company().started }} data-company={company().symbol}>
      <span class="ribbon" ref={(element) => element.style.setProperty("background", livery(company())[0])} />
      <header>
        <Token company={company()} size={34} />
        <div>
          <h3>{company().name}</h3>
          <p class="faint">{standing(company())}</p>
        </div>
        <span class="price figure">{company().price === null ? "" : pounds(company().price ?? 0)}</span>
      </header>
      <Show when={company().facts.length > 0}>
        <p class="told"><For each={company().facts}>{(fact) => <span class="badge quiet">{say(fact)}</span>}</For></p>
      </Show>
      <Show
        when={company().started}
        fallback={<p class="faint small">{t("page-home-at", { place: company().home.name || company().home.at })}</p>}
      >
        <dl class="facts">
          <div><dt>{t("ui-treasury")}</dt><dd>{company().treasury === null ? t("ui-hidden") : companyMoney(company().treasury ?? 0)}</dd></div>
          <div><dt>{t("ui-trains")}</dt><dd class="train-tags"><For each={company().trains} fallback="–">{(train) => <TrainTag train={train} />}</For></dd></div>
          <div><dt>{t("ui-par")}</dt><dd>{company().par}</dd></div>
          <div><dt>{t("ui-offer")}</dt><dd>{company().offer}</dd></div>
          <div><dt>{t("ui-pool")}</dt><dd>{company().pool}</dd></div>
          <Show when={company().own > 0}><div><dt>{t("page-own-shares")}</dt><dd>{company().own}</dd></div></Show>
          <div>
            <dt>{t("ui-last-run")}</dt>
            <dd>
              {company().last_revenue === null ? "–" : pounds(company().last_revenue ?? 0)}
              <Show when={company().last_dividend}>{(kind) => <span class="faint"> {attribute(`dividend-${kind()}`, "done")}</span>}</Show>
            </dd>
          </div>
          <div>
            <dt>{t("page-tokens")}</dt>
            <dd title={company().tokens.map((token) => token.name || token.at).join(", ")}>
              {company().tokens.length}
              <span class="faint"> {t("page-tokens-left", { count: company().tokens_left, cost: company().next_token_cost ?? 0 })}</span>
            </dd>
          </div>
        </dl>
        <PrivateCards company={company().id} />
        <ul class="holders">
          <For each={holders()}>
            {(holder) => (
              <li classList={{ director: holder.director }}>
                {holder.name} <b class="figure">{holder.shares}</b>
                <Show when={holder.director}><span class="faint"> {t("ui-director")}</span></Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </article>
  );
}
