import { createSignal, lazy, Show, Suspense } from "solid-js";
import type { Table } from "../api/wire";
import { t } from "../lib/fluent";
import { Sheet } from "../ui/parts";
import { EyeSign } from "../ui/Signs";

const WatchersList = lazy(() => import("./WatchersList"));

/** How many watch, for those who play; the host sees too that somebody asks to be let in. */
export function Audience(props: { table: Table; watching: number }) {
  const [opened, setOpened] = createSignal(false);
  const playing = () => props.table.yours || props.table.seats.some((seat) => seat.yours);
  const words = () => t(props.table.asking > 0 ? "page-watching-asks" : "page-watching", { count: props.watching, asking: props.table.asking });
  return (
    <Show when={playing() && (props.watching > 0 || props.table.yours)}>
      <button type="button" class="tool audience" data-test="audience" title={words()} aria-label={words()} onClick={() => setOpened(true)}>
        <span><EyeSign /> {props.watching}<Show when={props.table.asking > 0}><span class="mark">{props.table.asking}</span></Show></span>
      </button>
      <Show when={opened()}>
        <Sheet title={t("page-watching", { count: props.watching })} onClose={() => setOpened(false)}>
          <Suspense><WatchersList table={props.table} watching={props.watching} /></Suspense>
        </Sheet>
      </Show>
    </Show>
  );
}
