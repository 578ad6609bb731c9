// The clocks of a table, wherever they are shown.

import { createMemo, For, Show } from "solid-js";
import type { Table } from "../api/wire";
import { t } from "../lib/fluent";
import { agreed, details, mostUrgent, reading, shown, told, type Reading, instant } from "../state/clocks";
import { useServerTime } from "../state/serverTime";

/** What a clock shows: figures for the eye, and for the ear words that change once a minute. Neither is announced. */
function Face(props: { read: Reading; title?: string }) {
  const words = createMemo(() => told(props.read));
  return (
    <span
      class="clock"
      classList={{ running: props.read.running, hurry: props.read.hurry, over: props.read.over, reserve: props.read.reserve }}
      title={props.title}
    >
      <span class="figure" aria-hidden="true">{shown(props.read)}</span>
      <span class="unseen">{words()}</span>
    </span>
  );
}

/** The clock of a seat, on the strip of players. */
export function SeatClock(props: { table: Table; seat: number }) {
  const now = useServerTime();
  const read = () => reading(props.table, props.seat, now());
  const title = () => {
    const [clock, face] = [props.table.clocks?.seats[props.seat], read()];
    return clock && face ? details(clock, face, now()).join(" ") : "";
  };
  return <Show when={read()}>{(face) => <Face read={face()} title={title()} />}</Show>;
}

/** All there is to know of the clock of a seat. */
export function ClockDetails(props: { table: Table; seat: number }) {
  const now = useServerTime();
  const read = () => reading(props.table, props.seat, now());
  return (
    <Show when={read()}>
      {(face) => (
        <dl class="agreement clock-details" data-test="clock-details">
          <div>
            <dt>{t("page-clock")}</dt>
            <dd>
              <Face read={face()} />
              <Show when={face().reserve}><span class="badge quiet">{t("page-clock-uses-reserve")}</span></Show>
              <For each={details(props.table.clocks!.seats[props.seat]!, face(), now())}>{(said) => <p>{said}</p>}</For>
              <Show when={props.table.clocks?.stopped_until}>{(until) => <p>{t("page-clock-stopped", { when: instant(until()) })}</p>}</Show>
              <p class="faint">{agreed(props.table.settings.clock).join(" · ")}</p>
            </dd>
          </div>
        </dl>
      )}
    </Show>
  );
}

/** How much time is left at a table, in a list. */
export function TimeLeft(props: { table: Table }) {
  const now = useServerTime();
  const read = () => (props.table.state === "playing" ? mostUrgent(props.table, now()) : null);
  return <Show when={read()}>{(face) => <span class="time-left"><Face read={face()} title={t("page-time-left")} /></span>}</Show>;
}
