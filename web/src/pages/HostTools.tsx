import { createResource, createSignal, Show } from "solid-js";
import { api } from "../api/client";
import type { Table } from "../api/wire";
import { t } from "../lib/fluent";
import { go } from "../lib/router";
import { createDraft } from "../state/draft";
import { Channel } from "../table/Channel";
import { Button, Sheet } from "../ui/parts";
import { useComputers } from "../ui/Strength";
import { ClockChoice } from "./ClockChoice";
import { Editions, Manners, Options } from "./NewTableParts";

type Attempt = (asked: () => Promise<Table>) => Promise<boolean>;

/** What the host may do before the start: change what was agreed, set a password, close the table. */
export function HostTools(props: { table: Table; attempt: Attempt }) {
  const [changing, setChanging] = createSignal(false);
  const [closing, setClosing] = createSignal(false);
  const [password, setPassword] = createSignal("");
  const lock = async (word: string) => {
    if (await props.attempt(() => api.change(props.table.id, { password: word }))) setPassword("");
  };
  const close = async () => {
    if (await props.attempt(() => api.end(props.table.id, false))) go("/");
  };
  return (
    <div class="host-tools">
      <div class="confirm-row">
        <Button test="change-table" onClick={() => setChanging(true)}>{t("page-change-table")}</Button>
        <Button test="close-table" onClick={() => setClosing(true)}>{t("page-close-table")}</Button>
      </div>
      <form
        class="confirm-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (password() !== "") void lock(password());
        }}
      >
        <input type="text" autocomplete="off" maxlength={200} value={password()} placeholder={t("page-table-password")} aria-label={t("page-table-password")} data-test="set-password" onInput={(event) => setPassword(event.currentTarget.value)} />
        <button type="submit" class="button">{t("page-set-password")}</button>
        <Show when={props.table.locked}><Button quiet test="unlock" onClick={() => void lock("")}>{t("page-no-password")}</Button></Show>
      </form>
      <Channel id={props.table.id} />
      <Show when={changing()}><ChangeTable table={props.table} attempt={props.attempt} onClose={() => setChanging(false)} /></Show>
      <Show when={closing()}>
        <Sheet title={t("page-close-table")} onClose={() => setClosing(false)}>
          <p>{t("page-close-table-explained")}</p>
          <div class="confirm-row">
            <Button main test="sure" autofocus onClick={() => void close()}>{t("page-close-table")}</Button>
            <Button onClick={() => setClosing(false)}>{t("page-rather-not")}</Button>
          </div>
        </Sheet>
      </Show>
    </div>
  );
}

/** Edition, options and manners, as they were set up, to be changed. */
function ChangeTable(props: { table: Table; attempt: Attempt; onClose: () => void }) {
  const computers = useComputers();
  const [card] = createResource(async () => (await api.titles()).find((one) => one.title === props.table.title));
  return (
    <Sheet wide title={t("page-change-table")} onClose={props.onClose}>
      <Show when={card()} keyed fallback={<p class="note">{t("page-loading")}</p>}>
        {(loaded) => {
          const { edition, options, listed, settings } = props.table;
          const draft = createDraft(loaded);
          draft.setDraft({ options, listed, undo: settings.undo, random: settings.seating === "random", advice: settings.advice, rated: settings.rated, pace: settings.pace, clock: structuredClone(settings.clock), watchers: settings.watchers, silent: settings.silent_watchers, ...(edition === null ? {} : { edition }) });
          const save = async () => {
            // What stands against it is said on the page beneath.
            props.onClose();
            await props.attempt(() => api.change(props.table.id, draft.changes()));
          };
          return (
            <>
              <Editions table={draft} />
              <Manners table={draft} />
              <ClockChoice table={draft} computers={computers()} />
              <Options table={draft} />
              <Button main test="save-table" onClick={() => void save()}>{t("page-save")}</Button>
            </>
          );
        }}
      </Show>
    </Sheet>
  );
}
