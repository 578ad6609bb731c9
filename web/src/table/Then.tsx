import { Show } from "solid-js";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";

/** Says of what is shown below it that it is not as it is now; on the board also which of two sets of runs is which. */
export function Then(props: { compares?: boolean }) {
  const { table } = useTable();
  return (
    <Show when={table.past()}>
      {(past) => (
        <p class="then" data-test="then">
          {t("page-as-it-was", { number: String(past().number) })}
          <Show when={props.compares && table.compared()}>{(both) => <span class="compared-words" data-test="compared-words">{t("page-compared", { revenue: both().revenue, best: both().most })}</span>}</Show>
        </p>
      )}
    </Show>
  );
}
