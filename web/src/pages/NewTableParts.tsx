// The parts of the form for a new table: the game, the seats, how people treat each other, and optional rules.

import { For, Show } from "solid-js";
import { WATCHERS, type Watchers } from "../api/society";
import type { Computer, Pace } from "../api/wire";
import { attribute, pounds, t } from "../lib/fluent";
import { openRules } from "../panels/rules";
import { PACES, type SeatKind, type TableDraft } from "../state/draft";
import { Button } from "../ui/parts";
import { StrengthChoice, usual } from "../ui/Strength";
import { YourName } from "./YourName";

const SEATS: SeatKind[] = ["mine", "person", "invited", "hot", "computer"];

export function TheGame(props: { table: TableDraft }) {
  const { card, draft, setDraft } = props.table;
  return (
    <fieldset>
      <legend>{t("page-the-game")}</legend>
      <p class="game-name">{t("ui-title")}</p>
      <label class="field">
        <span>{t("page-table-name")}</span>
        <input type="text" maxlength={80} value={draft.name} placeholder={t("page-default-name", { title: card.title })} onInput={(event) => setDraft("name", event.currentTarget.value)} />
      </label>
      <YourName />
      <Editions table={props.table} />
    </fieldset>
  );
}

export function Editions(props: { table: TableDraft }) {
  const { card, draft, setDraft } = props.table;
  return (
    <div class="choices-list" role="radiogroup" aria-label={t("page-edition")}>
      <For each={card.editions}>
        {(edition) => (
          <label class="explained">
            <input type="radio" name="edition" checked={draft.edition === edition} onChange={() => setDraft("edition", edition)} />
            <span><b>{t(`edition-${edition}`)}</b><span class="faint">{attribute(`edition-${edition}`, "explain")}</span></span>
          </label>
        )}
      </For>
    </div>
  );
}

export function Seats(props: { table: TableDraft; computers: Computer[] }) {
  const { card, draft, setDraft, setCount } = props.table;
  const setup = () => card.players.find((seats) => seats.count === draft.seats.length);
  const kinds = () => SEATS.filter((kind) => kind !== "computer" || props.computers.length > 0);
  return (
    <fieldset>
      <legend>{t("page-seats")}</legend>
      <p class="counts">
        <For each={card.players}>
          {({ count }) => <Button pressed={draft.seats.length === count} onClick={() => setCount(count)}>{count}</Button>}
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
                onChange={(event) => setDraft("seats", index(), "kind", event.currentTarget.value as SeatKind)}
              >
                <For each={kinds()}>{(kind) => <option value={kind} selected={seat.kind === kind}>{t(`page-seat-${kind}`)}</option>}</For>
              </select>
              <Show when={seat.kind === "hot"}>
                <input type="text" maxlength={40} value={seat.name} aria-label={t("page-seat-name")} placeholder={t("page-player-number", { number: index() + 1 })} onInput={(event) => setDraft("seats", index(), "name", event.currentTarget.value)} />
              </Show>
              <Show when={seat.kind === "computer"}>
                <StrengthChoice computers={props.computers} value={seat.computer || usual(props.computers)} label={t("page-seat-computer")} onChoose={(name) => setDraft("seats", index(), "computer", name)} />
              </Show>
            </li>
          )}
        </For>
      </ol>
    </fieldset>
  );
}

/** How people treat each other; a table that is set up anew can have a password from the start. */
export function Manners(props: { table: TableDraft; fresh?: boolean }) {
  const { draft, setDraft } = props.table;
  return (
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
      <label class="explained">
        <input type="checkbox" data-test="rated" checked={draft.rated} onChange={(event) => props.table.setRated(event.currentTarget.checked)} />
        <span><b>{t("page-rated")}</b><span class="faint">{t("page-rated-explained")}</span></span>
      </label>
      <label class="explained" classList={{ blocked: draft.rated }}>
        <input type="checkbox" data-test="advice-allowed" checked={draft.advice} disabled={draft.rated} onChange={(event) => setDraft("advice", event.currentTarget.checked)} />
        <span><b>{t("page-advice-allowed")}</b><span class="faint">{t("page-advice-allowed-explained")}</span></span>
      </label>
      <label class="field">
        <span>{t("page-pace")}</span>
        <select data-test="pace" onChange={(event) => setDraft("pace", event.currentTarget.value as Pace)}>
          <For each={PACES}>{(pace) => <option value={pace} selected={draft.pace === pace}>{t(`page-pace-${pace}`)}</option>}</For>
        </select>
      </label>
      <label class="field">
        <span>{t("page-watchers")}</span>
        <select data-test="watchers" onChange={(event) => setDraft("watchers", event.currentTarget.value as Watchers)}>
          <For each={WATCHERS}>{(one) => <option value={one} selected={draft.watchers === one}>{t(`page-watchers-${one}`)}</option>}</For>
        </select>
      </label>
      <label class="explained">
        <input type="checkbox" data-test="silent-watchers" checked={draft.silent} onChange={(event) => setDraft("silent", event.currentTarget.checked)} />
        <span><b>{t("page-watchers-silent")}</b></span>
      </label>
      <Show when={props.fresh}>
        <label class="field">
          <span>{t("page-table-password")}</span>
          <input type="text" autocomplete="off" maxlength={200} value={draft.password} placeholder={t("page-none-needed")} onInput={(event) => setDraft("password", event.currentTarget.value)} />
        </label>
      </Show>
      <div class="choices-list" role="radiogroup" aria-label={t("page-undo")}>
        <For each={["free", "own", "consent"] as const}>
          {(policy) => (
            <label class="explained" classList={{ blocked: draft.rated && policy === "free" }}>
              <input type="radio" name="undo" checked={draft.undo === policy} disabled={draft.rated && policy === "free"} onChange={() => setDraft("undo", policy)} />
              <span><b>{t(`page-undo-${policy}-name`)}</b><span class="faint">{t(`page-undo-${policy}`)}</span></span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}

export function Options(props: { table: TableDraft }) {
  const { draft, setDraft, options, excludedBy } = props.table;
  const name = (id: string) => `option-${id}`;
  const choose = (id: string, chosen: boolean) => setDraft("options", (on) => (chosen ? [...on, id] : on.filter((other) => other !== id)));
  return (
    <fieldset class="wide">
      <legend>{t("page-options")}</legend>
      <div class="options">
        <For each={options()}>
          {({ id, section }) => (
            <label class="explained" classList={{ blocked: excludedBy(id) !== undefined }}>
              <input
                type="checkbox"
                checked={draft.options.includes(id)}
                disabled={excludedBy(id) !== undefined}
                onChange={(event) => choose(id, event.currentTarget.checked)}
              />
              <span>
                <b>{t(name(id))}</b>
                <span class="faint">{attribute(name(id), "explain")}</span>
                <Show when={excludedBy(id)}>{(other) => <span class="faint">{t("page-excluded-by", { option: t(name(other())) })}</span>}</Show>
                <button
                  type="button"
                  class="rule-link"
                  onClick={(event) => {
                    event.preventDefault();
                    openRules(section);
                  }}
                >
                  {section}
                </button>
              </span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
