import { createMemo, For, Show } from "solid-js";
import type { Entry } from "../api/wire";
import { say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { about } from "../state/story";
import { Token } from "../ui/Token";

const SHOWN = 3;

/** What was done last, for those who look at the board and not into the log. */
export function LastMoves() {
  const { table } = useTable();
  const last = createMemo(() => table.known.entries.slice(0, table.past()?.number ?? table.number()).slice(-SHOWN));
  const words = (entry: Entry) => {
    const [first] = entry.events;
    if (entry.kind === "move") return first ? say(first) : "";
    return t(about(entry.kind), { player: entry.name });
  };
  const company = (entry: Entry) => {
    const symbol = entry.events[0]?.args["company"];
    return typeof symbol === "string" ? table.companyNamed(symbol) : undefined;
  };
  return (
    <div class="last-moves" role="log" aria-label={t("page-last-moves")}>
      <For each={last()}>
        {(entry) => (
          <p>
            <Show when={company(entry)}>{(acting) => <Token company={acting()} size={16} />}</Show>
            <span>{words(entry)}</span>
          </p>
        )}
      </For>
    </div>
  );
}
