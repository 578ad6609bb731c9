// Nobody's absence stops a table: whoever is gone is replaced, by a computer or by another person, if the others agree.

import { createSignal, For, Show } from "solid-js";
import { api } from "../api/client";
import type { Seat } from "../api/wire";
import { t } from "../lib/fluent";
import { SitDown } from "../pages/SitDown";
import { useTable } from "../state/context";
import { person } from "../state/person";
import { warned } from "../state/warned";
import { Button } from "../ui/parts";
import { strength, StrengthChoice, useComputers, usual } from "../ui/Strength";
import { Share } from "./Share";

const replacedBy = (computer: string | null) => (computer === null ? "person" : "computer");

/** Somebody shall be replaced: what is proposed, and who has not agreed yet. */
export function ReplaceRequest() {
  const { table } = useTable();
  const [later, setLater] = createSignal("");
  const here = () => table.known.table;
  const asked = () => {
    const wanted = here().settings.replacement;
    // Whoever is back at the table is not gone.
    return wanted && here().state === "playing" && here().seats.some((seat) => seat.yours) && !table.present().includes(wanted.seat) ? wanted : null;
  };
  const agreed = (seats: number[]) => seats.some((seat) => here().seats[seat]?.yours);
  const key = () => JSON.stringify(asked());
  return (
    <Show when={asked() && later() !== key() && asked()}>
      {(wanted) => (
        <div class="request" role="status" data-test="replace-request">
          <p>
            {t("page-replace-asked", {
              players: wanted().agreed.map((seat) => table.playerName(seat)).join(", "),
              name: table.playerName(wanted().seat),
              by: replacedBy(wanted().computer),
              computer: strength(wanted().computer ?? ""),
            })}
          </p>
          <div class="confirm-row">
            <Show when={!agreed(wanted().agreed)} fallback={<span class="faint">{t("page-replace-waiting")}</span>}>
              <Button main test="replace-agree" onClick={() => void table.tell(() => api.replace(table.id, wanted().seat, wanted().computer))}>
                {t("page-agree")}
              </Button>
            </Show>
            <Button test="replace-later" onClick={() => setLater(key())}>{t("page-answer-later")}</Button>
          </div>
        </div>
      )}
    </Show>
  );
}

/** Proposing that somebody who does not come be replaced. */
export function Replace(props: { seat: number; onDone: () => void }) {
  const { table } = useTable();
  const seat = () => table.known.table.seats[props.seat];
  const seated = () => table.known.table.seats.some((one) => one.yours);
  const away = () => {
    const one = seat();
    return one?.kind === "person" && !one.yours && !one.free && !table.present().includes(one.seat);
  };
  const computers = useComputers();
  const [chosen, setChosen] = createSignal<string | null>(null);
  const computer = () => chosen() ?? usual(computers());
  const propose = (by: string | null) => {
    const { seat } = props;
    // What stands against it is said beside what can be done.
    props.onDone();
    void table.tell(() => api.replace(table.id, seat, by));
  };
  return (
    <Show when={away() && seated() && table.known.table.state === "playing"}>
      <details class="replace" data-test="replace">
        <summary>{t("page-replace", { name: seat()?.name ?? "" })}</summary>
        <p class="faint">{t("page-replace-explained")}</p>
        <Show when={computers().length > 0}>
          <StrengthChoice computers={computers()} value={computer()} label={t("page-seat-computer")} onChoose={setChosen} />
        </Show>
        <div class="confirm-row">
          <Show when={computer()}>
            {(one) => <Button test="replace-computer" onClick={() => propose(one())}>{t("page-replace-computer")}</Button>}
          </Show>
          <Button test="replace-person" onClick={() => propose(null)}>{t("page-replace-person")}</Button>
        </div>
      </details>
    </Show>
  );
}

/** Seats of a game that is on and waits for somebody to take them over. */
export function FreeSeats(props: { onSeated: () => void }) {
  const { table } = useTable();
  const [sitting, setSitting] = createSignal<Seat | null>(null);
  const [inviting, setInviting] = createSignal<number | null>(null);
  const here = () => table.known.table;
  const free = () => (here().state === "playing" ? here().seats.filter((seat) => seat.free) : []);
  const seated = () => here().seats.some((seat) => seat.yours);
  const join = async (seat: Seat) => {
    if (!person() || here().locked) setSitting(seat);
    else if (await table.attempt(() => warned((anyway) => api.join(table.id, seat.seat, undefined, anyway)))) props.onSeated();
  };
  return (
    <For each={free()}>
      {(seat) => (
        <div class="request" role="status" data-test="free-seat">
          <p>{t("page-seat-left", { name: seat.name ?? "" })}</p>
          <div class="confirm-row">
            <Show when={!seated()}><Button main test="take-over" onClick={() => void join(seat)}>{t("page-sit-down")}</Button></Show>
            <Show when={here().yours}><Button test="invite-over" onClick={() => setInviting(seat.seat)}>{t("page-invite")}</Button></Show>
          </div>
          <Show when={inviting() === seat.seat}><Share table={here()} seat={seat.seat} onClose={() => setInviting(null)} /></Show>
          <Show when={sitting()?.seat === seat.seat}>
            <SitDown
              table={here()}
              seat={seat.seat}
              attempt={async (asked) => {
                const done = (await table.attempt(asked)) !== undefined;
                if (done) props.onSeated();
                return done;
              }}
              onClose={() => setSitting(null)}
            />
          </Show>
        </div>
      )}
    </For>
  );
}
