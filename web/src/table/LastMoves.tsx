import { createMemo, For, Show } from "solid-js";
import type { Message } from "../api/game";
import type { Entry } from "../api/wire";
import { pounds, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { about } from "../state/story";
import { lastOwn } from "../state/touched";
import { Token } from "../ui/Token";

const SHOWN = 3;

/** What changes the game for others too, whatever move led to it. */
const MATTERS = ["price-moved", "floated", "new-director", "receivership", "trains-rusted", "phase-begins", "private-closed", "bank-broken", "top-of-market", "game-over"].map((id) => `event-${id}`);

/** What was done last, for those who look at the board and not into the log: each move, and what of its consequences matters. */
export function LastMoves() {
  const { table, playback } = useTable();
  /** What others have done since I last moved, if it is more than one sees here. */
  const since = () => {
    const own = lastOwn(table.entries(), table.known.table.seats);
    return own !== undefined && table.number() - own > 1 && !table.past() ? own : null;
  };
  const last = createMemo(() => table.entries().slice(0, table.past()?.number ?? table.number()).slice(-SHOWN));
  const words = (entry: Entry) => {
    const [first] = entry.events;
    const words = about(entry.kind);
    if (words) return t(words, { player: entry.name });
    return first ? say(first) : "";
  };
  const matters = (entry: Entry) => {
    const known = [...MATTERS, ...(table.info()?.alarms ?? [])];
    return entry.events.slice(1).filter(({ id }) => known.includes(id)).map(briefly).join(" · ");
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
            <span>
              {words(entry)}
              <Show when={matters(entry)}>{(more) => <span class="matters">{more()}</span>}</Show>
            </span>
          </p>
        )}
      </For>
      <Show when={since()}>
        {(own) => (
          <button type="button" class="rule-link small" data-test="since-mine" onClick={() => void playback.start(own(), table.number())}>
            {t("page-since-mine", { count: table.number() - own() })}
          </button>
        )}
      </Show>
    </div>
  );
}

/** A price that moved in a few signs, anything else in its sentence. */
function briefly(event: Message): string {
  const { company, from, to } = event.args;
  if (event.id !== "event-price-moved") return say(event);
  return `${company} ${pounds(Number(from))} → ${pounds(Number(to))}`;
}
