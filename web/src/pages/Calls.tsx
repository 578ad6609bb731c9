import { createResource, createSignal, For, Show } from "solid-js";
import { createStore, unwrap } from "solid-js/store";
import { api, ApiError } from "../api/client";
import type { CallWay, Hook, House, Notifications, Table } from "../api/wire";
import { fault } from "../lib/faults";
import { language, t } from "../lib/fluent";
import { person } from "../state/person";
import { Button } from "../ui/parts";
import { Browsers } from "./Browsers";
import { CallTimes } from "./CallTimes";
import { HookFields, saidOf } from "./HookFields";

/** How one is called, and when. */
export default function Calls(props: { house: House }) {
  const [loaded] = createResource(() => api.notifications().catch(() => null));
  return <Show when={loaded()}>{(first) => <CallsForm first={first()} house={props.house} />}</Show>;
}

function CallsForm(props: { first: Notifications; house: House }) {
  const [form, setForm] = createStore<Notifications>(structuredClone(props.first));
  const [saved, setSaved] = createSignal(props.first);
  const [said, setSaid] = createSignal("");
  /** What became of tests, by way and place. */
  const [outcomes, setOutcomes] = createStore<Record<string, string>>({});
  const [password, setPassword] = createSignal("");
  const [playing] = createResource(async () => (await api.tables({ mine: true, state: "playing" }).catch(() => null))?.tables ?? []);
  const attempt = async (asked: () => Promise<string>) => {
    try {
      setSaid(await asked());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid(fault(error));
    }
  };
  const store = async (): Promise<string> => {
    const { email_confirmed: _, ...wanted } = structuredClone(unwrap(form));
    const webhooks = wanted.webhooks.filter((hook) => hook.url !== "");
    const stored = (await api.setNotifications({ ...wanted, webhooks, email: wanted.email || null, language: language(), password: password() || null })) as Notifications;
    setSaved(stored);
    setForm("webhooks", stored.webhooks);
    setPassword("");
    return t(stored.email && !stored.email_confirmed ? "page-email-unconfirmed" : "page-saved");
  };
  /** What is tried is what is set: it is saved first. */
  const test = (way: CallWay, which: string) =>
    attempt(async () => {
      const kept = await store();
      const [result] = (await api.testNotifications(way, which)).results;
      setOutcomes(`${way} ${which}`, result ? saidOf(result) : "");
      return kept;
    });
  return (
    <fieldset class="calls">
      <legend>{t("page-calls")}</legend>
      <p class="faint">{t("page-calls-explained")}</p>

      <h3>{t("page-calls-browsers")}</h3>
      <Browsers keyOfServer={props.house.push} />

      <h3>{t("page-calls-mail")}</h3>
      {/* An address set while mails were sent can still be taken away. */}
      <Show when={props.house.mail || props.first.email} fallback={<p class="faint">{t("page-no-mail")}</p>}>
        <div class="call-row">
          <input type="email" autocomplete="email" aria-label={t("page-email")} placeholder={t("page-email")} value={form.email ?? ""} onInput={(event) => setForm("email", event.currentTarget.value)} />
          <Button test="test-mail" disabled={!form.email} onClick={() => void test("mail", "")}>{t("page-test")}</Button>
        </div>
        <Show when={saved().email && !saved().email_confirmed}><p class="faint">{t("page-email-waits")}</p></Show>
        <Show when={outcomes["mail "]}>{(words) => <p role="status" class="outcome">{words()}</p>}</Show>
      </Show>
      <Show when={person()?.login && (form.email || null) !== (saved().email ?? null)}>
        <label class="field">
          <span>{t("page-email-password")}</span>
          <input type="password" autocomplete="current-password" maxlength={200} value={password()} onInput={(event) => setPassword(event.currentTarget.value)} />
        </label>
      </Show>

      <h3>{t("page-calls-webhooks")}</h3>
      <For each={form.webhooks}>
        {(hook, index) => (
          <HookFields
            hook={hook}
            onChange={(change) => setForm("webhooks", index(), change)}
            onRemove={() => setForm("webhooks", (hooks) => hooks.filter((_, other) => other !== index()))}
            onTest={() => void test("webhook", String(index()))}
            said={outcomes[`webhook ${index()}`]}
          >
            <ForTables hook={hook} tables={playing() ?? []} onChange={(tables) => setForm("webhooks", index(), "tables", tables)} />
          </HookFields>
        )}
      </For>
      <Button quiet test="add-webhook" disabled={form.webhooks.length >= 10} onClick={() => setForm("webhooks", (hooks) => [...hooks, { url: "", shape: "json" as const }])}>{t("page-add-webhook")}</Button>

      <h3>{t("page-calls-when")}</h3>
      <CallTimes settings={form} onChange={(change) => setForm(change)} />
      <Show when={playing()?.length}>
        <p class="field"><span>{t("page-quiet-tables")}</span></p>
        <For each={playing()}>
          {(table) => (
            <label class="explained">
              <input
                type="checkbox"
                checked={form.muted.includes(table.id)}
                onChange={(event) => setForm("muted", (muted) => (event.currentTarget.checked ? [...muted, table.id] : muted.filter((id) => id !== table.id)))}
              />
              <span><b>{table.name}</b><span class="faint">{table.seats.map((seat) => seat.name).join(", ")}</span></span>
            </label>
          )}
        </For>
      </Show>
      <div class="confirm-row">
        <Button main test="save-calls" onClick={() => void attempt(store)}>{t("page-save")}</Button>
        <Show when={said()}><p role="status">{said()}</p></Show>
      </div>
    </fieldset>
  );
}

/** For which table a webhook is: one, or all. */
function ForTables(props: { hook: Hook; tables: Table[]; onChange: (tables: string[] | undefined) => void }) {
  const chosen = () => props.hook.tables?.[0] ?? "";
  return (
    <select aria-label={t("page-calls-webhook-where")} onChange={(event) => props.onChange(event.currentTarget.value ? [event.currentTarget.value] : undefined)}>
      <option value="">{t("page-calls-webhook-all")}</option>
      <For each={props.tables}>{(table) => <option value={table.id} selected={chosen() === table.id}>{table.name}</option>}</For>
      {/* One that is over, or several that a program has set. */}
      <Show when={chosen() && !props.tables.some((table) => table.id === chosen())}><option value={chosen()} selected>{props.hook.tables?.join(", ")}</option></Show>
    </select>
  );
}
