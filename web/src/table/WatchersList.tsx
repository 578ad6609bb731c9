import { createEffect, createResource, For, on, Show } from "solid-js";
import { society, type Watcher } from "../api/society";
import type { Table } from "../api/wire";
import { t } from "../lib/fluent";
import { createAttempt } from "../state/attempt";
import { Button } from "../ui/parts";

/** Who watches now, and, for the host, who asks to be let in, who was, and who was shown out. */
export default function WatchersList(props: { table: Table; watching: number }) {
  const [found, { refetch }] = createResource(() => society.watchers(props.table.id).catch(() => null));
  createEffect(on(() => [props.watching, props.table.version], () => void refetch(), { defer: true }));
  const { problem, busy, attempt } = createAttempt();
  const place = (one: Watcher, letIn: boolean) => attempt(() => society.placeWatcher(props.table.id, one.id, letIn)).then(() => refetch());
  const words = (one: Watcher) =>
    [one.here ? t("page-watcher-here") : "", one.standing === null ? "" : t(`page-watcher-${one.standing}`)].filter(Boolean).join(" · ");
  const nobody = () => (found.latest?.people.length ?? 0) === 0 && (found.latest?.nameless ?? 0) === 0;
  return (
    <>
      <Show when={found.latest}>
        <Show when={nobody()}><p class="note">{t("page-watching-none")}</p></Show>
        <ul class="timetable">
          <For each={found.latest?.people}>
            {(one) => (
              <li class="seat-line" data-test="watcher">
                <span class="table-words"><b>{one.name}</b><span class="faint">{words(one)}</span></span>
                <Show when={props.table.yours}>
                  <Show when={one.standing !== "in" && (one.standing !== null || props.table.settings.watchers === "let-in")}>
                    <Button main={one.standing === "asks"} disabled={busy()} label={t("page-let-in-name", { name: one.name })} onClick={() => void place(one, true)}>{t("page-let-in")}</Button>
                  </Show>
                  <Show when={one.standing !== "out"}>
                    <Button quiet disabled={busy()} label={t("page-show-out-name", { name: one.name })} onClick={() => void place(one, false)}>{t("page-show-out")}</Button>
                  </Show>
                </Show>
              </li>
            )}
          </For>
        </ul>
        <Show when={found.latest?.nameless}>{(count) => <p class="note">{t("page-watching-nameless", { count: count() })}</p>}</Show>
      </Show>
      <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
    </>
  );
}
