import { createResource, For, Show } from "solid-js";
import { t } from "../lib/fluent";
import { keptTables } from "../state/kept";
import { moment } from "../table/Offline";
import { Link } from "../ui/Link";

/** The tables that can be looked at without a network. */
export function KeptTables() {
  const [tables] = createResource(() => keptTables().catch(() => []));
  return (
    <Show when={tables()?.length}>
      <div data-test="kept-tables">
        <p class="note">{t("page-offline-tables")}</p>
        <ul class="timetable">
          <For each={tables()}>
            {({ table, at }) => (
              <li>
                <Link to={`/tables/${table.id}`}>
                  <span class="table-title">{table.title}</span>
                  <span class="table-words"><b>{table.name}</b><span class="faint">{table.seats.map((seat) => seat.name ?? t("page-free-seat")).join(", ")}</span><span class="faint">{t("page-offline-when", { when: moment(at) })}</span></span>
                </Link>
              </li>
            )}
          </For>
        </ul>
      </div>
    </Show>
  );
}
