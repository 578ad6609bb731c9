import { createMemo, createResource, createSignal, For, onMount, Show } from "solid-js";
import { createStore } from "solid-js/store";
import { api, ApiError } from "../api/client";
import type { TitleCard } from "../api/game";
import type { NewSeat, UndoPolicy } from "../api/wire";
import { engineer } from "../lib/engineers";
import { attribute, pounds, t } from "../lib/fluent";
import { go } from "../lib/router";
import { openRules } from "../panels/rules";
import { Rules } from "../panels/Rules";
import { person, recognise, sitDown } from "../state/person";
import { settings, setSettings } from "../lib/settings";
import { Button } from "../ui/parts";

type SeatKind = "mine" | "person" | "invited" | "hot" | "computer";

interface Draft {
  name: string;
  edition: string;
  options: string[];
  listed: boolean;
  undo: UndoPolicy;
  random: boolean;
  seats: { kind: SeatKind; name: string; computer: string }[];
}

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

function Form(props: { card: TitleCard }) {
  const [computers] = createResource(() => api.computers().catch(() => []));
  const [problem, setProblem] = createSignal("");
  const [draft, setDraft] = createStore<Draft>({
    name: "",
    edition: props.card.editions[0] ?? "",
    options: [],
    listed: false,
    undo: "consent",
    random: false,
    seats: [
      { kind: "mine", name: "", computer: "" },
      { kind: "person", name: "", computer: "" },
      { kind: "person", name: "", computer: "" },
    ],
  });
  const editions = () => props.card.editions.filter((edition) => edition !== "recorded");
  const options = createMemo(() => props.card.options.filter((option) => option.editions.includes(draft.edition)));
  const blocked = (id: string) => {
    const found = options().find((option) => option.id !== id && draft.options.includes(option.id) &&
      (option.excludes.includes(id) || options().find((one) => one.id === id)?.excludes.includes(option.id)));
    return found?.id;
  };
  const counts = () => props.card.players.map((seats) => seats.count);
  const setup = () => props.card.players.find((seats) => seats.count === draft.seats.length);
  const alone = () => draft.seats.every((seat) => seat.kind !== "person" && seat.kind !== "invited");

  /** Names that people have given; computers take others. */
  const taken = () => [...draft.seats.map((seat) => seat.name.trim()), person()?.name ?? settings.name.trim()];
  const seatOf = (seat: Draft["seats"][number], index: number): NewSeat => {
    switch (seat.kind) {
      case "mine":
        return { kind: "mine" };
      case "person":
      case "invited":
        return { kind: "person", invited: seat.kind === "invited" };
      case "hot":
        return { kind: "hot", name: seat.name.trim() || t("page-player-number", { number: index + 1 }) };
      case "computer":
        return { kind: "computer", computer: seat.computer || (computers()?.[0]?.name ?? ""), name: engineer(index, taken()) };
    }
  };

  async function create() {
    setProblem("");
    try {
      await sitDown();
      const table = await api.create({
        name: draft.name.trim() || t("page-default-name", { title: props.card.title }),
        title: props.card.title,
        edition: draft.edition,
        options: draft.options.filter((id) => options().some((option) => option.id === id)),
        listed: draft.listed,
        undo: alone() && draft.undo === "consent" ? "free" : draft.undo,
        seating: draft.random ? "random" : "as-listed",
        seats: draft.seats.map(seatOf),
      });
      if (alone() && table.state === "open") await api.start(table.id);
      go(`/tables/${table.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message || t("page-error-unreachable"));
    }
  }

  const setCount = (count: number) =>
    setDraft("seats", (seats) =>
      Array.from({ length: count }, (_, index) => seats[index] ?? { kind: "person" as const, name: "", computer: "" }),
    );

  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <div>
        <fieldset>
          <legend>{t("page-the-game")}</legend>
          <p class="game-name">{t(`ui-title-${props.card.title}`)}</p>
          <label class="field">
            <span>{t("page-table-name")}</span>
            <input type="text" maxlength={80} value={draft.name} placeholder={t("page-default-name", { title: props.card.title })} onInput={(event) => setDraft("name", event.currentTarget.value)} />
          </label>
          <Show when={!person()}>
            <label class="field">
              <span>{t("page-your-name")}</span>
              <input type="text" maxlength={40} value={settings.name} placeholder={t("page-guest-name")} onInput={(event) => setSettings("name", event.currentTarget.value)} />
            </label>
          </Show>
          <div class="choices-list" role="radiogroup" aria-label={t("page-edition")}>
            <For each={editions()}>
              {(edition) => (
                <label class="explained">
                  <input type="radio" name="edition" checked={draft.edition === edition} onChange={() => setDraft("edition", edition)} />
                  <span><b>{t(`edition-${props.card.title}-${edition}`)}</b><span class="faint">{attribute(`edition-${props.card.title}-${edition}`, "explain")}</span></span>
                </label>
              )}
            </For>
          </div>
        </fieldset>
        <fieldset>
          <legend>{t("page-seats")}</legend>
          <p class="counts">
            <For each={counts()}>
              {(count) => <Button pressed={draft.seats.length === count} onClick={() => setCount(count)}>{count}</Button>}
            </For>
            <span class="faint">
              <Show when={setup()}>{(seats) => t("page-setup", { cash: pounds(seats().cash), limit: seats().certificate_limit })}</Show>
            </span>
          </p>
          <ol class="seats">
            <For each={draft.seats}>
              {(seat, index) => (
                <li>
                  <select
                    aria-label={t("page-seat-number", { number: index() + 1 })}
                    value={seat.kind}
                    onChange={(event) => setDraft("seats", index(), "kind", event.currentTarget.value as SeatKind)}
                  >
                    <For each={(["mine", "person", "invited", "hot", "computer"] as const).filter((kind) => kind !== "computer" || (computers()?.length ?? 0) > 0)}>
                      {(kind) => <option value={kind} selected={seat.kind === kind}>{t(`page-seat-${kind}`)}</option>}
                    </For>
                  </select>
                  <Show when={seat.kind === "hot"}>
                    <input type="text" maxlength={40} value={seat.name} aria-label={t("page-seat-name")} placeholder={t("page-player-number", { number: index() + 1 })} onInput={(event) => setDraft("seats", index(), "name", event.currentTarget.value)} />
                  </Show>
                  <Show when={seat.kind === "computer"}>
                    <select aria-label={t("page-seat-computer")} onChange={(event) => setDraft("seats", index(), "computer", event.currentTarget.value)}>
                      <For each={computers() ?? []}>{(one) => <option value={one.name} title={one.about}>{one.name}</option>}</For>
                    </select>
                  </Show>
                </li>
              )}
            </For>
          </ol>
        </fieldset>
      </div>
      <fieldset>
        <legend>{t("page-manners")}</legend>
        <label class="explained">
          <input type="checkbox" checked={draft.random} onChange={(event) => setDraft("random", event.currentTarget.checked)} />
          <span><b>{t("page-random-seats")}</b></span>
        </label>
        <label class="explained">
          <input type="checkbox" checked={draft.listed} onChange={(event) => setDraft("listed", event.currentTarget.checked)} />
          <span><b>{t("page-public")}</b><span class="faint">{t("page-public-explained")}</span></span>
        </label>
        <div class="choices-list" role="radiogroup" aria-label={t("page-undo")}>
          <For each={["free", "own", "consent"] as const}>
            {(policy) => (
              <label class="explained">
                <input type="radio" name="undo" checked={draft.undo === policy} onChange={() => setDraft("undo", policy)} />
                <span><b>{t(`page-undo-${policy}-name`)}</b><span class="faint">{t(`page-undo-${policy}`)}</span></span>
              </label>
            )}
          </For>
        </div>
      </fieldset>

      <fieldset class="wide">
        <legend>{t("page-options")}</legend>
        <div class="options">
          <For each={options()}>
            {(option) => (
              <label class="explained" classList={{ blocked: blocked(option.id) !== undefined }}>
                <input
                  type="checkbox"
                  checked={draft.options.includes(option.id)}
                  disabled={blocked(option.id) !== undefined}
                  onChange={(event) =>
                    setDraft("options", (on) => (event.currentTarget.checked ? [...on, option.id] : on.filter((id) => id !== option.id)))
                  }
                />
                <span>
                  <b>{t(`option-${props.card.title}-${option.id}`)}</b>
                  <span class="faint">{attribute(`option-${props.card.title}-${option.id}`, "explain")}</span>
                  <Show when={blocked(option.id)}>
                    {(other) => <span class="faint">{t("page-excluded-by", { option: t(`option-${props.card.title}-${other()}`) })}</span>}
                  </Show>
                  <button type="button" class="rule-link" onClick={(event) => { event.preventDefault(); openRules(props.card.title, option.section); }}>{option.section}</button>
                </span>
              </label>
            )}
          </For>
        </div>
      </fieldset>
      <Show when={problem()}><p class="problem wide" role="alert">{problem()}</p></Show>
      <p class="wide">
        <button type="submit" class="button main large" data-test="create">{t(alone() ? "page-create-and-start" : "page-create")}</button>
      </p>
    </form>
  );
}
