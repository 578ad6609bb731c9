import { createSignal, Show } from "solid-js";
import { attribute, has, t } from "../lib/fluent";
import { settings, setSettings } from "../lib/settings";
import { useTable } from "../state/context";

const KEY = "bradshaw-hints-seen";
const seen = new Set((localStorage.getItem(KEY) ?? "").split(",").filter((step) => step !== ""));

/** What somebody meets for the first time is explained once. */
export function Hint() {
  const { table } = useTable();
  const [closed, setClosed] = createSignal(0);
  const step = () => {
    closed();
    const now = table.step() ?? "";
    return settings.hints && table.mine() && !seen.has(now) && has(`page-hint-${now}`) ? now : null;
  };
  const close = (now: string) => {
    seen.add(now);
    localStorage.setItem(KEY, [...seen].join(","));
    setClosed((count) => count + 1);
  };
  return (
    <Show when={step()}>
      {(now) => (
        <div class="hint" role="note">
          <h3>{attribute(`step-${now()}`, "prompt")}</h3>
          <p>{t(`page-hint-${now()}`)}</p>
          <div class="confirm-row">
            <button type="button" class="button" onClick={() => close(now())}>{t("page-understood")}</button>
            <button type="button" class="button quiet" onClick={() => setSettings("hints", false)}>{t("page-no-hints")}</button>
          </div>
        </div>
      )}
    </Show>
  );
}
