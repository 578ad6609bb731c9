import { createResource, For, onCleanup, Show } from "solid-js";
import { standingApi } from "../api/standing";
import type { RatingChange } from "../api/wire";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";

/** The server rates a game a moment after its end: it is asked again so often, after so many milliseconds. */
const TIMES = 8;
const AGAIN = 1500;

/** What a rated game did to the ratings of those who show them. */
export function RatedEnd() {
  const { table } = useTable();
  const [changes, { refetch }] = createResource(() => standingApi.changes(table.id).catch((): RatingChange[] => []));
  let left = TIMES;
  const again = setInterval(() => {
    left -= 1;
    if (changes.latest?.length || left < 0) clearInterval(again);
    else void refetch();
  }, AGAIN);
  onCleanup(() => clearInterval(again));
  const gained = (points: number) => `${points < 0 ? "−" : "+"}${Math.abs(Math.round(points))}`;
  return (
    <Show when={changes.latest?.length}>
      <p class="rated-end" data-test="rated-end">
        <span class="badge quiet">{t("page-rated")}</span>
        <For each={changes.latest}>
          {(one) => (
            <span>
              {table.known.table.seats[one.seat]?.name}{" "}
              <b class="figure">{t("page-rated-value", { rating: String(Math.round(one.rating)), deviation: String(Math.round(one.deviation)) })}</b>{" "}
              <span class="figure faint">{gained(one.gained)}</span>
            </span>
          )}
        </For>
      </p>
    </Show>
  );
}
