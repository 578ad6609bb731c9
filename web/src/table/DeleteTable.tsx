import { createSignal, Show } from "solid-js";
import { api, ApiError } from "../api/client";
import type { Table } from "../api/wire";
import { fault } from "../lib/faults";
import { t } from "../lib/fluent";
import { go } from "../lib/router";
import { Button } from "../ui/parts";

/** Whether no other person has a seat at a table of mine. */
export const playsAlone = (table: Table) => table.seats.every((seat) => seat.yours || seat.kind !== "person");

/** Deletes a table at which nobody else has played. */
export function DeleteTable(props: { id: string }) {
  const [sure, setSure] = createSignal(false);
  const [said, setSaid] = createSignal("");
  const remove = async () => {
    try {
      await api.deleteTable(props.id);
      go("/");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid(fault(error));
    }
  };
  return (
    <div class="delete-table">
      <Show when={sure()} fallback={<Button quiet test="delete-table" onClick={() => setSure(true)}>{t("page-delete-table")}</Button>}>
        <p>{t("page-delete-table-explained")}</p>
        <div class="confirm-row">
          <Button test="delete-table-sure" onClick={() => void remove()}>{t("page-delete-table")}</Button>
          <Button onClick={() => setSure(false)}>{t("page-rather-not")}</Button>
        </div>
      </Show>
      <Show when={said()}><p role="alert">{said()}</p></Show>
    </div>
  );
}
