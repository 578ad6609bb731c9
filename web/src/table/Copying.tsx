import { createSignal, Show } from "solid-js";
import { api, ApiError } from "../api/client";
import type { Table } from "../api/wire";
import { keep } from "../board/poster";
import { fault } from "../lib/faults";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";

/** The seats of mine at a table that people play. */
const mine = (table: Table) => table.seats.filter((seat) => seat.yours);
const names = (table: Table, seats: number[]) => seats.map((seat) => table.seats[seat]?.name ?? "").join(", ");
const agreed = (table: Table) => mine(table).some((seat) => table.settings.copying.includes(seat.seat));

/** Somebody would like a copy of a game that has secrets: it needs everybody's consent. */
export function CopyRequest() {
  const { table } = useTable();
  const here = () => table.known.table;
  const [later, setLater] = createSignal("");
  const asking = () => names(here(), here().settings.copying);
  const asked = () => asking() !== "" && asking() !== later() && here().state === "playing" && mine(here()).length > 0 && !agreed(here());
  return (
    <Show when={asked()}>
      <div class="request" role="status" data-test="copy-request">
        <p>{t("page-copy-asked", { players: asking() })}</p>
        <div class="confirm-row">
          <Button main test="copy-agree" onClick={() => void table.tell(() => api.copying(table.id, true))}>{t("page-agree")}</Button>
          <Button test="copy-later" onClick={() => setLater(asking())}>{t("page-answer-later")}</Button>
        </div>
      </div>
    </Show>
  );
}

/** The game as a file; while it has secrets, a way to ask for it. */
export function TakeAway(props: { table: Table }) {
  const [said, setSaid] = createSignal("");
  const [closed, setClosed] = createSignal(false);
  const attempt = async (asked: () => Promise<void>) => {
    setSaid("");
    try {
      await asked();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setClosed(error.code === "treasuries-closed");
      setSaid(fault(error));
    }
  };
  const take = () =>
    attempt(async () => {
      const file = await api.export(props.table.id);
      setClosed(false);
      keep(new Blob([JSON.stringify(file)], { type: "application/json" }), `${props.table.name}.json`);
    });
  const agree = (yes: boolean) =>
    attempt(async () => {
      await api.copying(props.table.id, yes);
      // Whoever withdraws is still told who agrees, and can ask again.
      setClosed(true);
    });
  return (
    <div class="take-away">
      <Button test="export" onClick={() => void take()}>{t("page-export")}</Button>
      <Show when={said()}><p role="alert">{said()}</p></Show>
      <Show when={mine(props.table).length > 0 && (closed() || agreed(props.table)) && props.table.state === "playing"}>
        <p class="faint">{t("page-copy-explained")}</p>
        <Show when={props.table.settings.copying.length > 0}>
          <p data-test="copy-agreed">{t("page-copy-agreed", { players: names(props.table, props.table.settings.copying) })}</p>
        </Show>
        <Show
          when={agreed(props.table)}
          fallback={<Button test="copy-ask" onClick={() => void agree(true)}>{t("page-copy-ask")}</Button>}
        >
          <Button quiet test="copy-withdraw" onClick={() => void agree(false)}>{t("page-withdraw")}</Button>
        </Show>
      </Show>
    </div>
  );
}
