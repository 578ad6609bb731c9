import { createResource, createSignal, For, onMount, Show } from "solid-js";
import { api, ApiError } from "../api/client";
import type { TitleCard } from "../api/game";
import { fault } from "../lib/faults";
import { speakOf, t } from "../lib/fluent";
import { go } from "../lib/router";
import { Rules } from "../panels/Rules";
import { createDraft } from "../state/draft";
import { recognise, sitDown } from "../state/person";
import { Button } from "../ui/parts";
import { useComputers, usual } from "../ui/Strength";
import { ClockChoice } from "./ClockChoice";
import { ForWhom } from "./ForWhom";
import { Manners, Options, Seats, TheGame } from "./NewTableParts";

/** Setting a table up: every choice explained where it is made. */
export function NewTablePage(props: { club?: string | undefined; friends?: string[] | undefined }) {
  onMount(() => void recognise());
  const [titles] = createResource(() => api.titles().catch(() => []));
  const [chosen, setChosen] = createSignal<string | null>(null);
  const wanted = () => titles()?.find((card) => card.title === chosen()) ?? titles()?.[0];
  const [card] = createResource(wanted, async (card) => {
    await speakOf(card.title);
    return card;
  });
  return (
    <main class="page">
      <h1>{t("page-new-table")}</h1>
      <Show when={(titles()?.length ?? 0) > 1}>
        <p class="counts" role="group" aria-label={t("page-the-game")}>
          <For each={titles()}>
            {({ title }) => <Button pressed={wanted()?.title === title} onClick={() => setChosen(title)}>{title}</Button>}
          </For>
        </p>
      </Show>
      <Show when={card()} keyed fallback={<p class="note">{t("page-loading")}</p>}>
        {(loaded) => <Form card={loaded} club={props.club} friends={props.friends} />}
      </Show>
      <Import />
      <Rules />
    </main>
  );
}

function Form(props: { card: TitleCard; club?: string | undefined; friends?: string[] | undefined }) {
  const table = createDraft(props.card, props);
  const computers = useComputers();
  const [problem, setProblem] = createSignal("");
  const create = async () => {
    setProblem("");
    try {
      await sitDown();
      const made = await api.create(table.table(usual(computers())));
      if (table.alone() && made.state === "open") await api.start(made.id);
      go(`/tables/${made.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(fault(error));
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
        <Seats table={table} computers={computers()} />
        <ForWhom table={table} />
      </div>
      <div>
        <Manners fresh table={table} />
        <ClockChoice table={table} computers={computers()} />
      </div>
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
      setProblem(error instanceof ApiError ? fault(error) : t("page-import-unreadable"));
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
