import { createResource, For, lazy, Show, Suspense } from "solid-js";
import { api } from "../api/client";
import { LANGUAGES, t } from "../lib/fluent";
import { settings, setSettings, type Settings } from "../lib/settings";
import { Account } from "./Account";
import { Hours } from "./Hours";
import { Hiding } from "./Hiding";
import { person, recognise } from "../state/person";

// Loaded when somebody comes here: a first table does not need it.
const Calls = lazy(() => import("./Calls"));

type Switch = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];
const SWITCHES: Switch[] = ["coordinates", "patterns", "hints", "conductor", "confirm", "cards", "playback", "sound", "blink"];

export function SettingsPage() {
  const [known] = createResource(recognise);
  const [house] = createResource(() => api.house().catch(() => ({ mail: false, push: null })));
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
      <Show when={known.state === "ready" && person()} fallback={<p class="note">{t("page-notify-nobody")}</p>}>
        <Hours />
        <Show when={house()}>{(here) => <Suspense><Calls house={here()} /></Suspense>}</Show>
      </Show>
    </main>
  );
}
