import { createEffect, createSignal, on, onCleanup, onMount, Show } from "solid-js";
import { api, ApiError } from "../api/client";
import { follow } from "../api/live";
import type { Said, Seat, Table } from "../api/wire";
import { fault } from "../lib/faults";
import { t } from "../lib/fluent";
import { Rules } from "../panels/Rules";
import { person, recognise } from "../state/person";
import { warned } from "../state/warned";
import { Audience } from "../table/Audience";
import { Share } from "../table/Share";
import { Button } from "../ui/parts";
import { Agreement } from "./Agreement";
import { CallFriends } from "./CallFriends";
import { HostTools } from "./HostTools";
import { PageHead } from "./PageHead";
import { SitDown } from "./SitDown";
import { Vignette } from "./Vignette";
import { WaitingSeats } from "./WaitingSeats";
import { WaitingTalk } from "./WaitingTalk";

/** A table before its game: who sits where, who is still to come, and the talk meanwhile. */
export function Lobby(props: { table: Table; onChange: () => void }) {
  const [table, setTable] = createSignal(props.table);
  const [present, setPresent] = createSignal<number[]>([]);
  const [watching, setWatching] = createSignal(0);
  const [talk, setTalk] = createSignal<Said[]>([]);
  const [inviting, setInviting] = createSignal<{ seat?: number } | null>(null);
  const [sitting, setSitting] = createSignal<Seat | null>(null);
  const [problem, setProblem] = createSignal("");
  onMount(() => void recognise());
  // Whoever becomes somebody is followed anew, so that others see who it is.
  createEffect(on(() => person()?.id, () => {
    const stop = follow(props.table.id, {
      known: () => ({ after: 0, said: talk().at(-1)?.number ?? 0 }),
      news(update) {
        if (update.table.state !== "open") return props.onChange();
        setTable(update.table);
        setPresent(update.present);
        setWatching(update.watching);
        const heard = update.chat.filter((said) => said.number > (talk().at(-1)?.number ?? 0));
        if (heard.length > 0) setTalk((all) => [...all, ...heard]);
      },
      connection: () => undefined,
      gone: props.onChange,
    });
    onCleanup(stop);
  }));
  /** Asks the server for a change of the table; says whether it was made. */
  const attempt = async (asked: () => Promise<Table>): Promise<boolean> => {
    setProblem("");
    try {
      const changed = await asked();
      if (changed.state === "open") setTable(changed);
      else props.onChange();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(fault(error));
      return false;
    }
  };
  const join = (seat: Seat) => {
    // Whoever is nobody yet is asked for a name, and everybody for the password where there is one.
    if (person() && !table().locked) void attempt(() => warned((anyway) => api.join(table().id, seat.seat, undefined, anyway)));
    else setSitting(seat);
  };
  const seated = () => table().seats.some((seat) => seat.yours);
  const full = () => table().seats.every((seat) => seat.name !== null);
  return (
    <>
      <PageHead />
      <main class="page lobby">
        <div>
          <p class="kicker">{t("ui-title")}</p>
          <h1>{table().name}</h1>
          <WaitingSeats table={table()} present={present()} talk={talk()} onJoin={join} onInvite={(seat) => setInviting({ seat })} attempt={attempt} />
          <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
          <div class="confirm-row">
            <Show when={table().yours}>
              <Button main test="start" disabled={!full()} onClick={() => void attempt(() => api.start(table().id))}>{t("page-start-game")}</Button>
              <Show when={!full()}><span class="faint">{t("page-seats-free")}</span></Show>
            </Show>
            <Show when={!table().yours && seated()}><span class="faint">{t("page-waiting-start")}</span></Show>
            <Show when={seated()}><Button quiet test="leave" onClick={() => void attempt(() => api.leave(table().id))}>{t("page-leave")}</Button></Show>
          </div>
          <WaitingTalk table={table()} talk={talk()} onProblem={setProblem} />
        </div>
        <aside>
          <Agreement table={table()} />
          <Audience table={table()} watching={watching()} />
          <Show when={table().yours}><HostTools table={table()} attempt={attempt} /><CallFriends table={table()} /></Show>
          <Vignette title={table().title} />
        </aside>
        <Show when={inviting()}>
          {(invite) => <Share table={table()} {...invite()} onClose={() => setInviting(null)} />}
        </Show>
        <Show when={sitting()}>{(seat) => <SitDown table={table()} seat={seat().seat} attempt={attempt} onClose={() => setSitting(null)} />}</Show>
        <Rules />
      </main>
    </>
  );
}
