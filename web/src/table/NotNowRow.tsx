import { For, Show } from "solid-js";
import type { Action } from "../api/game";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { explain } from "../state/why";
import { NotNow } from "../ui/parts";

/** Companies with which something cannot be done now; each says why. */
export function NotNowRow(props: { companies: string[]; action: (symbol: string) => Action }) {
  const { table } = useTable();
  return (
    <Show when={props.companies.length > 0}>
      <p class="not-now-row">
        <span class="faint">{t("page-not-now")}</span>
        <For each={props.companies}>
          {(symbol) => (
            <NotNow about={symbol} why={() => void explain.action(table, symbol, props.action(symbol))}>{symbol}</NotNow>
          )}
        </For>
      </p>
    </Show>
  );
}
