import { createResource, createSignal, For, Show } from "solid-js";
import { createStore, unwrap } from "solid-js/store";
import { api, ApiError } from "../api/client";
import type { Hook, Notifications } from "../api/wire";
import { fault } from "../lib/faults";
import { LANGUAGES, t } from "../lib/fluent";
import { settings, setSettings, type Settings } from "../lib/settings";
import { Account } from "./Account";
import { Hours } from "./Hours";
import { Hiding } from "./Hiding";
import { person, recognise } from "../state/person";
import { Button } from "../ui/parts";

type Switch = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];
const SWITCHES: Switch[] = ["coordinates", "patterns", "hints", "conductor", "confirm", "cards", "playback", "sound", "blink"];

export function SettingsPage() {
  const [known] = createResource(recognise);
  const [house] = createResource(() => api.house().catch(() => ({ mail: false })));
  return (
    <main class="page narrow settings">
      <h1>{t("page-settings")}</h1>
      <fieldset>
        <legend>{t("page-appearance")}</legend>
        <label class="field">
          <span>{t("page-language")}</span>
          <select onChange={(event) => setSettings("language", event.currentTarget.value as Settings["language"])}>
            <For each={LANGUAGES}>{(one) => <option value={one.id} selected={settings.language === one.id}>{one.name}</option>}</For>
          </select>
        </label>
        <label class="field">
          <span>{t("page-light")}</span>
          <select onChange={(event) => setSettings("theme", event.currentTarget.value as Settings["theme"])}>
            <For each={["auto", "day", "night"] as const}>
              {(theme) => <option value={theme} selected={settings.theme === theme}>{t(`page-theme-${theme}`)}</option>}
            </For>
          </select>
        </label>
        <label class="field">
          <span>{t("page-palette")}</span>
          <select onChange={(event) => setSettings("palette", event.currentTarget.value as Settings["palette"])}>
            <For each={["livery", "safe"] as const}>
              {(palette) => <option value={palette} selected={settings.palette === palette}>{t(`page-palette-${palette}`)}</option>}
            </For>
          </select>
        </label>
        <label class="field">
          <span>{t("page-tile-colours")}</span>
          <select onChange={(event) => setSettings("tiles", event.currentTarget.value as Settings["tiles"])}>
            <For each={["printed", "safe"] as const}>
              {(tiles) => <option value={tiles} selected={settings.tiles === tiles}>{t(`page-tiles-${tiles}`)}</option>}
            </For>
          </select>
        </label>
        <For each={SWITCHES}>
          {(name) => (
            <label class="explained">
              <input type="checkbox" checked={settings[name]} onChange={(event) => setSettings(name, event.currentTarget.checked)} />
              <span><b>{t(`page-set-${name}`)}</b></span>
            </label>
          )}
        </For>
      </fieldset>
      <Show when={known.state === "ready"}><Account mails={house()?.mail ?? false} /></Show>
      <Show when={known()}>{(me) => <Hiding person={me().id} />}</Show>
      <Show when={known()} fallback={<p class="note">{t("page-notify-nobody")}</p>}>
        <Hours />
        <Notify mails={house()?.mail ?? false} />
      </Show>
    </main>
  );
}

/** Where one is told that it is one's turn. */
function Notify(props: { mails: boolean }) {
  const [loaded] = createResource(() => api.notifications().catch(() => null));
  return <Show when={loaded()}>{(first) => <NotifyForm first={first()} mails={props.mails} />}</Show>;
}

function NotifyForm(props: { first: Notifications; mails: boolean }) {
  const [form, setForm] = createStore<Notifications>(structuredClone(props.first));
  const [said, setSaid] = createSignal("");
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
  const save = () =>
    attempt(async () => {
      const wanted = structuredClone(unwrap(form));
      const stored = await api.setNotifications({
        email: wanted.email || null,
        muted: wanted.muted,
        webhooks: wanted.webhooks.filter((hook) => hook.url !== ""),
        password: password() || null,
      });
      return t(stored.email && !stored.email_confirmed ? "page-email-unconfirmed" : "page-saved");
    });
  return (
    <fieldset>
      <legend>{t("page-notifications")}</legend>
      <p class="faint">{t("page-notifications-explained")}</p>
      {/* An address set while mails were sent can still be taken away. */}
      <Show when={props.mails || props.first.email} fallback={<p class="faint">{t("page-no-mail")}</p>}>
        <label class="field">
          <span>{t("page-email")}</span>
          <input type="email" autocomplete="email" value={form.email ?? ""} onInput={(event) => setForm("email", event.currentTarget.value)} />
        </label>
        <Show when={props.first.email && !props.first.email_confirmed}><p class="faint">{t("page-email-waits")}</p></Show>
      </Show>
      <Show when={person()?.login && (form.email || null) !== (props.first.email ?? null)}>
        <label class="field">
          <span>{t("page-email-password")}</span>
          <input type="password" autocomplete="current-password" maxlength={200} onInput={(event) => setPassword(event.currentTarget.value)} />
        </label>
      </Show>
      <For each={form.webhooks}>
        {(hook, index) => (
          <div class="hook">
            <input type="url" aria-label={t("page-webhook")} placeholder="https://" value={hook.url} onInput={(event) => setForm("webhooks", index(), "url", event.currentTarget.value)} />
            <select aria-label={t("page-webhook-shape")} onChange={(event) => setForm("webhooks", index(), "shape", event.currentTarget.value as Hook["shape"])}>
              <For each={["json", "slack", "discord"] as const}>
                {(shape) => <option value={shape} selected={hook.shape === shape}>{shape}</option>}
              </For>
            </select>
            <Button quiet label={t("page-remove")} onClick={() => setForm("webhooks", (hooks) => hooks.filter((_, other) => other !== index()))}>×</Button>
          </div>
        )}
      </For>
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
        <Button quiet onClick={() => setForm("webhooks", (hooks) => [...hooks, { url: "", shape: "json" as const }])}>{t("page-add-webhook")}</Button>
        <Button main onClick={() => void save()}>{t("page-save")}</Button>
        <Button onClick={() => void attempt(async () => (await api.testNotifications()).results.join(", ") || t("page-nothing-set"))}>{t("page-test")}</Button>
      </div>
      <Show when={said()}><p role="status">{said()}</p></Show>
    </fieldset>
  );
}
