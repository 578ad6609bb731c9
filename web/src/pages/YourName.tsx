import { Show } from "solid-js";
import { t } from "../lib/fluent";
import { settings, setSettings } from "../lib/settings";
import { person } from "../state/person";

/** The name under which one will sit down, for whoever is nobody yet. */
export function YourName() {
  return (
    <Show when={!person()}>
      <label class="field">
        <span>{t("page-your-name")}</span>
        <input type="text" maxlength={40} value={settings.name} placeholder={t("page-guest-name")} onInput={(event) => setSettings("name", event.currentTarget.value)} />
      </label>
    </Show>
  );
}
