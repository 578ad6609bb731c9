import { createSignal, lazy, Show, Suspense } from "solid-js";
import { t } from "../lib/fluent";

// For whoever set the table up, and loaded when they ask for it.
const TableHooks = lazy(() => import("./TableHooks"));

/** The webhooks of a table, folded away. */
export function Channel(props: { id: string }) {
  const [shown, setShown] = createSignal(false);
  return (
    <details data-test="channel" onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{t("page-table-hooks")}</summary>
      <Show when={shown()}><Suspense><TableHooks id={props.id} /></Suspense></Show>
    </details>
  );
}
