import { createMemo, createSignal, onCleanup, Show } from "solid-js";
import { api } from "../api/client";
import { pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { bestRun, runsOf, type Ran } from "../state/feats";
import { Button } from "../ui/parts";

/** What the game is remembered for. */
export function Feats() {
  const { table } = useTable();
  const ran = createMemo(() => runsOf(table.entries()));
  const best = createMemo(() => bestRun(ran()));
  return (
    <dl class="feats">
      <Show when={best()}>
        {(run) => (
          <div>
            <dt>{t("page-best-run")}</dt>
            <dd data-test="best-run">{t("page-run-told", { company: run().company, round: run().round, revenue: pounds(run().revenue) })}</dd>
          </div>
        )}
      </Show>
      <div>
        <dt>{t("page-left-on-table")}</dt>
        <dd><LeftOnTable ran={ran()} /></dd>
      </div>
    </dl>
  );
}

/** The run that fell shortest of the best there was. Every run is searched again, so it is done when it is asked for. */
function LeftOnTable(props: { ran: Ran[] }) {
  const { table } = useTable();
  const [done, setDone] = createSignal<number | null>(null);
  const [worst, setWorst] = createSignal<{ run: Ran; left: number } | null>(null);
  let stopped = false;
  onCleanup(() => (stopped = true));
  const search = async () => {
    for (const [index, run] of props.ran.entries()) {
      setDone(index);
      const found = await table.attempt(() => api.bestRuns(table.id, "dividend", run.number - 1));
      if (stopped || !found) return;
      const left = (found.revenue ?? 0) - run.revenue;
      if (left > (worst()?.left ?? 0)) setWorst({ run, left });
    }
    setDone(props.ran.length);
  };
  return (
    <>
      <Show when={worst()}>
        {(found) => (
          <span data-test="left-on-table">
            {t("page-left-told", { company: found().run.company, round: found().run.round, revenue: pounds(found().run.revenue), left: pounds(found().left) })}{" "}
          </span>
        )}
      </Show>
      <Show when={done() === null}><Button quiet test="search-left" onClick={() => void search()}>{t("page-left-search")}</Button></Show>
      <Show when={done() !== null && (done() ?? 0) < props.ran.length}><span class="faint figure" role="status">{done()} / {props.ran.length}</span></Show>
      <Show when={done() === props.ran.length && worst() === null}><span data-test="left-on-table">{t("page-left-nothing")}</span></Show>
    </>
  );
}
