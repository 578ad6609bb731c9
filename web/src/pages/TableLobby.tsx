import { createResource, createSignal, For, onCleanup, onMount, Show } from "solid-js";
import { api, ApiError } from "../api/client";
import { follow } from "../api/live";
import type { Seat, Table } from "../api/wire";
import { fault } from "../lib/faults";
import { t } from "../lib/fluent";
import { sitDown } from "../state/person";
import { Share } from "../table/Share";
import { Button } from "../ui/parts";
import { openRules } from "../panels/rules";
import { Rules } from "../panels/Rules";
import { PageHead } from "./PageHead";
import { Vignette } from "./Vignette";

/** A table before its game: who sits where, and who is still to come. */
export function Lobby(props: { table: Table; onChange: () => void }) {
  const [table, setTable] = createSignal(props.table);
  const [inviting, setInviting] = createSignal<{ seat?: number } | null>(null);
  const [problem, setProblem] = createSignal("");
  onMount(() => {
    const stop = follow(props.table.id, {
      known: () => ({ after: 0, said: 0 }),
      news: (update) => (update.table.state === "open" ? setTable(update.table) : props.onChange()),
      connection: () => undefined,
      gone: props.onChange,
    });
    onCleanup(stop);
  });
  const attempt = async (asked: () => Promise<Table>) => {
    setProblem("");
    try {
      const changed = await asked();
      if (changed.state === "open") setTable(changed);
      else props.onChange();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(fault(error));
    }
  };
  const join = (seat: Seat) =>
    attempt(async () => {
      await sitDown();
      return api.join(table().id, seat.seat);
    });
  const seated = () => table().seats.some((seat) => seat.yours);
  const full = () => table().seats.every((seat) => seat.name !== null);
  return (
    <>
      <PageHead />
      <main class="page lobby">
        <div>
          <p class="kicker">{t("ui-title")}</p>
          <h1>{table().name}</h1>
          <ul class="timetable">
            <For each={table().seats}>
              {(seat) => (
                <li class="seat-line">
                  <span class="table-title figure">{seat.seat + 1}</span>
                  <span class="table-words">
                    <b>{seat.name ?? t("page-free-seat")}</b>
                    <span class="faint">{seatWords(seat)}</span>
                  </span>
                  <Show when={seat.name === null && !seated() && !seat.invited}>
                    <Button main test="sit-down" onClick={() => void join(seat)}>{t("page-sit-down")}</Button>
                  </Show>
                  <Show when={seat.name === null && table().yours}>
                    <Button test="invite" onClick={() => setInviting({ seat: seat.seat })}>{t("page-invite")}</Button>
                  </Show>
                </li>
              )}
            </For>
          </ul>
          <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
          <div class="confirm-row">
            <Show when={table().yours}>
              <Button main test="start" disabled={!full()} onClick={() => void attempt(() => api.start(table().id))}>{t("page-start-game")}</Button>
              <Show when={!full()}><span class="faint">{t("page-seats-free")}</span></Show>
            </Show>
            <Show when={!table().yours && seated()}>
              <span class="faint">{t("page-waiting-start")}</span>
              <Button quiet onClick={() => void attempt(() => api.leave(table().id))}>{t("page-leave")}</Button>
            </Show>
          </div>
        </div>
        <aside>
          <Agreement table={table()} />
          <Vignette title={table().title} />
        </aside>
        <Show when={inviting()}>
          {(invite) => <Share table={table()} {...invite()} onClose={() => setInviting(null)} />}
        </Show>
        <Rules />
      </main>
    </>
  );
}

/** Who sits or may sit there. */
function seatWords(seat: Seat): string {
  if (seat.kind !== "person") return t(`page-seat-${seat.kind}`);
  if (seat.yours) return t("page-seat-mine");
  if (seat.name !== null) return "";
  return t(seat.invited ? "page-seat-invited" : "page-seat-open");
}

/** What will be played, and how. */
function Agreement(props: { table: Table }) {
  const table = () => props.table;
  const [titles] = createResource(() => api.titles().catch(() => []));
  // A table that names no edition plays its title's first.
  const edition = () => table().edition ?? titles()?.find((card) => card.title === table().title)?.editions[0];
  return (
    <dl class="agreement">
      <div>
        <dt>{t("page-edition")}</dt>
        <dd><Show when={edition()}>{(name) => t(`edition-${name()}`)}</Show></dd>
      </div>
      <div>
        <dt>{t("page-options")}</dt>
        <dd>{table().options.map((id) => t(`option-${id}`)).join(", ") || t("ui-none")}</dd>
      </div>
      <div>
        <dt>{t("page-manners")}</dt>
        <dd>
          {t(`page-undo-${table().settings.undo}-name`)}
          {table().settings.seating === "random" ? ` · ${t("page-random-seats")}` : ""}
          {table().listed ? ` · ${t("page-public")}` : ""}
        </dd>
      </div>
      <div>
        <dt>{t("ui-rules")}</dt>
        <dd><button type="button" class="rule-link" onClick={() => openRules()}>{t("ui-title")}</button></dd>
      </div>
    </dl>
  );
}
