import { createResource, createSignal, onMount, Show } from "solid-js";
import { api, ApiError } from "../api/client";
import type { TitleCard } from "../api/game";
import { t } from "../lib/fluent";
import { go } from "../lib/router";
import { Rules } from "../panels/Rules";
import { createDraft } from "../state/draft";
import { recognise, sitDown } from "../state/person";
import { Manners, Options, Seats, TheGame } from "./NewTableParts";

/** Setting a table up: every choice explained where it is made. */
export function NewTablePage() {
  onMount(() => void recognise());
  const [titles] = createResource(() => api.titles().catch(() => []));
  return (
    <main class="page">
      <h1>{t("page-new-table")}</h1>
      <Show when={titles()?.[0]} fallback={<p class="note">{t("page-loading")}</p>}>
        {(card) => <Form card={card()} />}
      </Show>
      <Import />
      <Rules />
    </main>
  );
}

function Form(props: { card: TitleCard }) {
  const table = createDraft(props.card);
  const [computers] = createResource(() => api.computers().catch(() => []));
  const [problem, setProblem] = createSignal("");
  const create = async () => {
    setProblem("");
    try {
      await sitDown();
      const made = await api.create(table.table(computers()?.[0]?.name ?? ""));
      if (table.alone() && made.state === "open") await api.start(made.id);
      go(`/tables/${made.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message || t("page-error-unreachable"));
    }
  };
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <div>
        <TheGame table={table} />
        <Seats table={table} computers={computers() ?? []} />
      </div>
      <Manners table={table} />
      <Options table={table} />
      <Show when={problem()}><p class="problem wide" role="alert">{problem()}</p></Show>
      <p class="wide">
        <button type="submit" class="button main large" data-test="create">{t(table.alone() ? "page-create-and-start" : "page-create")}</button>
      </p>
    </form>
  );
}

/** Going on with a game from a file. */
function Import() {
  const [problem, setProblem] = createSignal("");
  const read = async (file: File | undefined) => {
    if (!file) return;
    setProblem("");
    try {
      await sitDown();
      const made = await api.importGame(JSON.parse(await file.text()) as unknown);
      go(`/tables/${made.table.id}`);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t("page-import-unreadable"));
    }
  };
  return (
    <fieldset>
      <legend>{t("page-import")}</legend>
      <label class="field file">
        <span>{t("page-import-explained")}</span>
        <span class="button">{t("page-import-choose")}</span>
        <input class="unseen" type="file" accept="application/json,.json" onChange={(event) => void read(event.currentTarget.files?.[0])} />
      </label>
      <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
    </fieldset>
  );
}
