import { For, Show } from "solid-js";
import { api } from "../api/client";
import type { Pace } from "../api/wire";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { PACES } from "../state/draft";

/** How fast computers play here; the host may change it at any time. */
export function PaceChoice(props: { seat: number }) {
  const { table } = useTable();
  const here = () => table.known.table;
  const pace = () => here().settings.pace;
  return (
    <Show when={here().seats[props.seat]?.computer && here().state === "playing"}>
      <Show when={here().yours} fallback={<p class="faint small">{t("page-pace")}: {t(`page-pace-${pace()}`)}</p>}>
        <label class="field">
          <span>{t("page-pace")}</span>
          <select data-test="pace" onChange={(event) => void table.tell(() => api.change(table.id, { pace: event.currentTarget.value as Pace }))}>
            <For each={PACES}>{(one) => <option value={one} selected={one === pace()}>{t(`page-pace-${one}`)}</option>}</For>
          </select>
        </label>
      </Show>
    </Show>
  );
}
