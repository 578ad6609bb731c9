import { createSignal, Show } from "solid-js";
import { api } from "../api/client";
import type { Table } from "../api/wire";
import { t } from "../lib/fluent";
import { settings } from "../lib/settings";
import { knownPassword } from "../state/passwords";
import { person, sitDown } from "../state/person";
import { warned } from "../state/warned";
import { Sheet } from "../ui/parts";
import { YourName } from "./YourName";

/** What is asked before somebody sits down: a name, if they are nobody yet, and the password of the table if it has one. */
export function SitDown(props: { table: Table; seat: number; attempt: (asked: () => Promise<Table>) => Promise<boolean>; onClose: () => void }) {
  const [password, setPassword] = createSignal(knownPassword(props.table.id));
  const nameless = () => !person() && settings.name.trim() === "";
  const sit = async () => {
    const { id } = props.table;
    const { seat } = props;
    // What stands against it is said on the page beneath.
    props.onClose();
    await props.attempt(async () => {
      await sitDown();
      return warned((anyway) => api.join(id, seat, password(), anyway));
    });
  };
  return (
    <Sheet title={t("page-sit-down")} onClose={props.onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!nameless()) void sit();
        }}
      >
        <YourName />
        <Show when={props.table.locked}>
          <label class="field">
            <span>{t("page-table-password")}</span>
            <input type="password" autocomplete="off" maxlength={200} data-test="table-password" value={password()} onInput={(event) => setPassword(event.currentTarget.value)} />
          </label>
        </Show>
        <button type="submit" class="button main" data-test="take-seat" disabled={nameless()}>{t("page-sit-down")}</button>
      </form>
    </Sheet>
  );
}
