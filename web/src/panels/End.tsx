import { createMemo, createResource, createSignal, For, Match, onCleanup, Show, Switch } from "solid-js";
import type { Holding, PlayerView } from "../api/game";
import { pounds, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { leads } from "../state/feats";
import { victory } from "../state/figures";
import { livery } from "../ui/livery";
import { Button, Tabs } from "../ui/parts";
import { Token } from "../ui/Token";
import { read, seenOf, upTo } from "./charts";
import { Feats } from "./Feats";
import { Keepsakes } from "./Keepsakes";
import { LineChart } from "./LineChart";
import { OwnershipChart } from "./OwnershipChart";
import { RatedEnd } from "./RatedEnd";
import { Review } from "./Review";

type Chart = "worth" | "prices" | "revenue" | "owned" | "ahead";
const CHARTS: Chart[] = ["worth", "prices", "revenue", "owned"];

/** How long the charts wait, in milliseconds. */
const PATIENCE = 250;

/** The final reckoning, or how things stand: everybody line by line, and the course of the game in charts. */
export function End() {
  const { table, analysis } = useTable();
  const [chart, setChart] = createSignal<Chart>("worth");
  // The charts ask for many states of the past: they wait until the table itself is to be seen.
  const [settled, setSettled] = createSignal(false);
  const waiting = setTimeout(() => setSettled(true), PATIENCE);
  onCleanup(() => clearTimeout(waiting));
  /** The state after an entry, by the move that led to it in an analysis, where there are several lines. */
  const key = (mark: number) => `${table.id} ${analysis ? (analysis.path()[mark - 1]?.number ?? 0) : mark}`;
  const [seen] = createResource(
    () => settled() && `${table.entries().length} ${analysis?.at() ?? ""}`,
    () => seenOf(table.entries(), table.source.state, key),
  );
  const colourOf = (id: number) => {
    const company = table.company(id);
    return company ? livery(company)[0] : "currentColor";
  };
  /** The course of the game up to the moment that is looked at. */
  const course = createMemo(() => {
    const [all, past] = [seen.latest, table.past()];
    return all && read(past ? upTo(all, past.number, past.view) : all, table.entries(), colourOf);
  });
  /** The course of all of it, for those who look back. */
  const whole = createMemo(() => seen.latest && read(seen.latest, table.entries(), colourOf));
  /** Looking back tells what was hidden: only when the game is over. */
  const over = () => ["finished", "abandoned"].includes(table.known.table.state);
  const charts = (): Chart[] => (over() ? [...CHARTS, "ahead"] : CHARTS);
  const standings = () => table.view()?.standings;
  const ranked = () => {
    const players = [...(table.view()?.players ?? [])].sort((a, b) => b.worth - a.worth);
    return players.map((player, index) => ({
      player,
      place: standings()?.find((one) => one.player === player.id)?.place ?? index + 1,
    }));
  };
  const won = () => {
    const view = table.view();
    return view ? victory(view) : null;
  };
  return (
    <div class="end">
      <section>
        <Show when={won()} fallback={<h3 class="sub">{t("page-if-it-ended-now")}</h3>}>
          {(words) => (
            <>
              <h3 class="winner">{words()}</h3>
              <Show when={table.view()?.ending}>{(why) => <p class="why-ended">{say(why())}</p>}</Show>
              <Show when={table.known.table.settings.rated}><RatedEnd /></Show>
              <Keepsakes />
            </>
          )}
        </Show>
        <Show when={over()}><p><Button test="look-back" onClick={() => setChart("ahead")}>{t("page-look-back")}</Button></p></Show>
        <For each={ranked()}>{({ player, place }) => <Reckoning player={player} place={place} />}</For>
        <Show when={won()}><Feats /></Show>
      </section>
      <section>
        <Tabs
          label={t("page-charts")}
          tabs={charts().map((id) => ({ id, title: t(`page-chart-${id}`) }))}
          chosen={chart()}
          onChoose={setChart}
        />
        <div role="tabpanel" id={`panel-${chart()}`} aria-labelledby={`tab-${chart()}`}>
          <Show when={course()} fallback={<p class="note">{t("page-loading")}</p>}>
            {(known) => (
              <Switch>
                <Match when={chart() === "owned"}><OwnershipChart course={known()} /></Match>
                <Match when={chart() === "worth"}><LineChart course={known()} series={known().worth} flags={leads(known().marks, known().worth)} /></Match>
                <Match when={chart() === "prices"}><LineChart course={known()} series={known().prices} /></Match>
                <Match when={chart() === "ahead" && whole()}>{(all) => <Review course={all()} />}</Match>
                <Match when={chart() === "revenue"}><LineChart course={known()} series={known().revenue} /></Match>
              </Switch>
            )}
          </Show>
        </div>
      </section>
    </div>
  );
}

/** What somebody is worth, line by line. */
function Reckoning(props: { player: PlayerView; place: number }) {
  const { table } = useTable();
  return (
    <details class="reckoning" open={props.place === 1}>
      <summary><b class="figure">{props.place}.</b> {props.player.name} <span class="price figure">{pounds(props.player.worth)}</span></summary>
      <table class="ledger">
        <tbody>
          <tr><td>{t("ui-cash")}</td><td /><td class="figure">{pounds(props.player.cash)}</td></tr>
          <For each={props.player.shares}>{(holding) => <ShareLine holding={holding} />}</For>
          <For each={props.player.privates}>
            {(id) => (
              <tr><td>{table.view()?.privates[id]?.name}</td><td /><td class="figure">{pounds(table.view()?.privates[id]?.value ?? 0)}</td></tr>
            )}
          </For>
        </tbody>
      </table>
    </details>
  );
}

function ShareLine(props: { holding: Holding }) {
  const { table } = useTable();
  const company = () => table.company(props.holding.company);
  const price = () => {
    const full = company()?.price ?? 0;
    const lower = props.holding.worth < full * props.holding.shares;
    return t(lower ? "page-at-lower-price" : "page-at-price", { price: pounds(full), sale: pounds(company()?.sale_price ?? full) });
  };
  return (
    <tr>
      <td>
        <span class="with-token">
          <Show when={company()}>{(held) => <Token company={held()} size={20} />}</Show>
          {t("page-shares-of", { shares: props.holding.shares, company: props.holding.symbol })}
        </span>
      </td>
      <td class="figure faint">{price()}</td>
      <td class="figure">{pounds(props.holding.worth)}</td>
    </tr>
  );
}
