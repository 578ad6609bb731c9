import { createMemo, For, Show, useContext } from "solid-js";
import type { Aim, Message } from "../api/game";
import { companyMoney, pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import type { Chain } from "../state/track";
import { Button } from "../ui/parts";
import { PriceEffect } from "./DividendPanel";
import { Reason } from "./Problem";
import { ArtContext } from "./TilePicture";

/** Running trains: the best set stands there, and can be changed on the board. */
export function RunPanel() {
  const { table, plan } = useTable();
  const art = useContext(ArtContext);
  const choice = () => table.of("run")[0];
  const aims = () => table.info()?.aims ?? [];
  const colour = (index: number) => {
    const colours = art()?.board.run_colours ?? [];
    return colours[(plan.runs.strokes()[index]?.colour ?? index) % colours.length] ?? "currentColor";
  };
  // Titles have words of their own for some runs: `event-ran` and whatever begins so.
  const ran = createMemo(() => (plan.runs.check()?.events ?? []).filter((event) => event.id.startsWith("event-ran")));
  const nothing = () => plan.runs.chains().every((chain) => chain.links.length === 0);
  const good = () => plan.runs.check()?.events !== undefined;

  return (
    <>
      <p class="note explains-once">{t("page-run-explained")}</p>
      <div class="train-runs" role="radiogroup" aria-label={t("ui-trains")}>
        <For each={plan.runs.chains()}>
          {(chain, index) => (
              <button
                type="button"
                class="train-run"
                role="radio"
                aria-checked={plan.runs.train() === chain.train}
                onClick={() => plan.runs.pickTrain(chain.train)}
              >
                <svg class="run-line" viewBox="0 0 110 16" aria-hidden="true">
                  <path d="M8 8H102" stroke={colour(index())} stroke-dasharray={plan.runs.strokes()[index()]?.dashes} />
                </svg>
                <b>{table.trainName(chain.train)}</b>
                <span class="faint run-stops">{placesOf(chain, table) || t("page-stands-still")}</span>
                <span class="figure">{revenueOf(chain, plan.runs.chains(), ran())}</span>
              </button>
          )}
        </For>
      </div>
      <Show when={plan.runs.check()?.refusal}>
        {(refusal) => <div class="problem why" role="status"><Reason refusal={refusal()} /></div>}
      </Show>
      <Show when={good()}>
        <dl class="totals">
          {/* Runs that leave no revenue to be divided bring what is said beside each of them. */}
          <Show when={nothing() || plan.runs.check()?.revenue !== undefined}>
            <div><dt>{t("page-revenue")}</dt><dd data-test="revenue">{pounds(plan.runs.check()?.revenue ?? 0)}</dd></div>
          </Show>
          <Show when={(plan.runs.check()?.besides ?? 0) > 0}>
            <div><dt>{t("page-besides")}</dt><dd>{companyMoney(plan.runs.check()?.besides ?? 0)}</dd></div>
          </Show>
          <For each={plan.runs.check()?.choices ?? []}>
            {(option) => (option.type === "dividend" ? <PriceEffect choice={option} /> : null)}
          </For>
        </dl>
      </Show>
      <Show when={plan.runs.hopeless()}><p class="problem" role="status">{t("page-run-hopeless")}</p></Show>
      <div class="confirm-row run-tools">
        <Show when={aims().length > 1}>
          <select
            aria-label={t("page-best-runs")}
            data-test="aim"
            onChange={(event) => void plan.runs.findBest(event.currentTarget.value as Aim)}
          >
            <For each={aims()}>{(aim) => <option value={aim} selected={plan.runs.aim() === aim}>{t(`page-aim-${aim}`)}</option>}</For>
          </select>
        </Show>
        <Show when={!plan.runs.isBest()}>
          <Button quiet test="best-runs" onClick={() => void plan.runs.findBest(plan.runs.aim())}>{t("page-best-runs")}</Button>
        </Show>
        <Button quiet test="complete-run" title={t("page-complete-run-explained")} onClick={() => void plan.runs.complete()}>{t("page-complete-run")}</Button>
        <Button quiet test="clear-run" onClick={plan.runs.clear}>{t("page-clear-run")}</Button>
      </div>
      <div class="confirm-row">
        <Button main test="run" disabled={!good()} onClick={() => void plan.runs.go()}>
          {nothing() && choice()?.may_stand ? t("choice-stand") : t("page-run-trains")}
        </Button>
      </div>
    </>
  );
}

function placesOf(chain: Chain, table: ReturnType<typeof useTable>["table"]): string {
  const names = chain.stops
    .filter((stop) => !chain.passed.includes(stop))
    .map((stop) => table.placeName(stop));
  return names.filter((name, index) => name !== names[index - 1]).join(" – ");
}

/** What the server says a train would earn: the runs it was asked about, in order. */
function revenueOf(chain: Chain, all: Chain[], ran: Message[]): string {
  const place = all.filter((other) => other.links.length > 0).indexOf(chain);
  const event = place < 0 ? undefined : ran[place];
  if (!event) return "–";
  const besides = Number(event.args["besides"] ?? 0);
  return pounds(Number(event.args["revenue"])) + (besides > 0 ? ` + ${besides}` : "");
}
