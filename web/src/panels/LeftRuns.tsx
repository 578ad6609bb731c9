import { createMemo, createSignal, For, Show } from "solid-js";
import type { Review } from "../api/wire";
import { pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { compareRuns } from "../state/compared";
import { runsOf } from "../state/feats";
import { livery } from "../ui/livery";
import { Button } from "../ui/parts";
import { Token } from "../ui/Token";
import { WIDTH } from "./Axis";
import { Bars } from "./Bars";
import type { Course } from "./charts";
import { leftBySeat, leftRuns } from "./review";

const HEIGHT = 120;
/** So many are listed at first. */
const SHOWN = 8;

/** Run by run what was left on the table: a bar for each, what it brought below and what the best would have brought above. */
export function LeftRuns(props: { review: Review; course: Course }) {
  const { table } = useTable();
  const [all, setAll] = createSignal(false);
  const rounds = createMemo(() => new Map(runsOf(table.entries()).map((run) => [run.number, run.round])));
  const left = () => leftRuns(props.review);
  const most = () => Math.max(1, ...props.review.runs.map((run) => run.best));
  const step = () => WIDTH / Math.max(1, props.review.runs.length);
  const tall = (value: number) => (HEIGHT * value) / most();
  const colour = (symbol: string) => {
    const company = table.companyNamed(symbol);
    return company ? livery(company)[0] : "currentColor";
  };
  const total = () => left().reduce((sum, run) => sum + run.left, 0);
  return (
    <section class="left-runs" data-test="left-runs">
      <h3 class="sub">{t("page-left-on-table")}</h3>
      <p class="note">{t("page-left-picture", { runs: props.review.runs.length, left: total() })}</p>
      <figure class="chart">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("page-left-picture", { runs: props.review.runs.length, left: total() })}>
          <For each={props.review.runs}>
            {(run, index) => (
              <g transform={`translate(${index() * step()} 0)`}>
                <rect class="run-left" x={0.1 * step()} width={0.8 * step()} y={HEIGHT - tall(run.best)} height={tall(run.best - run.revenue)} />
                <rect class="run-made" x={0.1 * step()} width={0.8 * step()} y={HEIGHT - tall(run.revenue)} height={tall(run.revenue)} fill={colour(run.company)} />
              </g>
            )}
          </For>
        </svg>
        <figcaption><span><i class="swatch left-swatch" />{t("page-left-swatch")}</span></figcaption>
      </figure>
      <Show when={left().length > 0} fallback={<p class="note">{t("page-left-nothing")}</p>}>
        <Bars label={t("page-left-by-player")} bars={props.course.players.map(({ name, colour }, seat) => ({ name, colour, value: leftBySeat(props.review, seat) }))} />
        <p class="note">{t("page-left-explained")}</p>
        <ol class="review-rows">
          <For each={all() ? left() : left().slice(0, SHOWN)}>
            {(run) => (
              <li>
                <button type="button" class="review-row" data-test="left-run" title={t("page-left-show")} onClick={() => void compareRuns(table, run)}>
                  <span class="figure faint">{rounds().get(run.number)}</span>
                  <Show when={table.companyNamed(run.company)}>{(company) => <Token company={company()} size={20} />}</Show>
                  <span class="review-words">{t("page-left-run", { player: table.playerName(run.seat), revenue: run.revenue, best: run.best })} <Show when={!run.certain}><span class="faint">{t("page-left-at-least")}</span></Show></span>
                  <b class="figure fell">{pounds(-run.left)}</b>
                </button>
              </li>
            )}
          </For>
        </ol>
        <Show when={!all() && left().length > SHOWN}><Button quiet test="all-left" onClick={() => setAll(true)}>{t("page-show-all", { count: left().length })}</Button></Show>
      </Show>
    </section>
  );
}
