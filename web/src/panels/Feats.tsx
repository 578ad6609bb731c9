import { createMemo, Show } from "solid-js";
import { pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { bestRun, runsOf } from "../state/feats";

/** What the game is remembered for. */
export function Feats() {
  const { table } = useTable();
  const best = createMemo(() => bestRun(runsOf(table.entries())));
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
    </dl>
  );
}
