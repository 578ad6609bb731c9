// Leaving without keeping anybody waiting: a computer sits in, and the seat is taken back at any time.

import { createSignal, For, Show } from "solid-js";
import { api } from "../api/client";
import type { Seat } from "../api/wire";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";
import { strength, StrengthChoice, useComputers, usual } from "../ui/Strength";

/** Whether a computer sits in for a person. */
export const standsIn = (seat: Seat | undefined): string | null => (seat && seat.kind !== "computer" ? seat.computer : null);

/** Handing a seat of mine to a computer of some strength. */
export function HandOver(props: { seat: number; onDone: () => void }) {
  const { table } = useTable();
  const seat = () => table.known.table.seats[props.seat];
  const mine = () => (seat()?.yours ?? false) && standsIn(seat()) === null && table.known.table.state === "playing";
  const computers = useComputers();
  const [chosen, setChosen] = createSignal<string | null>(null);
  const computer = () => chosen() ?? usual(computers());
  const hand = () => {
    const wanted = { seat: props.seat, computer: computer() };
    props.onDone();
    void table.tell(() => api.standIn(table.id, wanted.seat, wanted.computer));
  };
  return (
    <Show when={mine() && computers().length > 0}>
      <details class="replace" data-test="hand-over">
        <summary>{t("page-hand-over")}</summary>
        <p class="faint">{t("page-hand-over-explained")}</p>
        <StrengthChoice computers={computers()} value={computer()} label={t("page-seat-computer")} onChoose={setChosen} />
        <div class="confirm-row"><Button main test="hand-over-now" onClick={hand}>{t("page-hand-over-now")}</Button></div>
      </details>
    </Show>
  );
}

/** Who sits in for me, and the way back to my seat. */
export function TakeBack() {
  const { table } = useTable();
  const handed = () => table.known.table.seats.filter((seat) => table.known.table.state === "playing" && seat.yours && standsIn(seat) !== null);
  return (
    <For each={handed()}>
      {(seat) => (
        <div class="request" role="status" data-test="handed-over">
          <p>{t("page-handed-over", { name: seat.name ?? "", computer: strength(standsIn(seat) ?? "") })}</p>
          <div class="confirm-row">
            <Button main test="take-back" onClick={() => void table.tell(() => api.standIn(table.id, seat.seat, null))}>{t("page-take-back")}</Button>
          </div>
        </div>
      )}
    </For>
  );
}
