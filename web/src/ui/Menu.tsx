import { For } from "solid-js";
import { LANGUAGES, t } from "../lib/fluent";
import { settings, setSettings } from "../lib/settings";
import { Link } from "./Link";

/** Language and light, always at hand. */
export function Menu() {
  const night = () =>
    settings.theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : settings.theme === "night";
  return (
    <>
      <span class="languages" role="group" aria-label={t("page-language")}>
        <For each={LANGUAGES}>
          {(one) => (
            <button
              type="button"
              class="tool"
              lang={one.id}
              title={one.name}
              aria-label={one.name}
              aria-pressed={settings.language === one.id}
              onClick={() => setSettings("language", one.id)}
            >
              {one.id.toUpperCase()}
            </button>
          )}
        </For>
      </span>
      <button
        type="button"
        class="tool light"
        title={t(night() ? "page-day" : "page-night")}
        aria-label={t(night() ? "page-day" : "page-night")}
        onClick={() => setSettings("theme", night() ? "day" : "night")}
      >
        {night() ? "☀" : "☾"}
      </button>
      <Link to="/settings" class="tool" label={t("page-settings")}>⚙</Link>
    </>
  );
}
