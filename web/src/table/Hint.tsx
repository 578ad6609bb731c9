import { createSignal, Show } from "solid-js";
import { attribute, has, t } from "../lib/fluent";
import { settings, setSettings } from "../lib/settings";
import { Words } from "../ui/Words";
import { useTable } from "../state/context";

const KEY = "bradshaw-hints-seen";
const seen = new Set((localStorage.getItem(KEY) ?? "").split(",").filter((step) => step !== ""));

/** How often hints were closed or called back: what is shown follows from that. */
const [turns, setTurns] = createSignal(0);

const known = (step: string): boolean => {
  turns();
  return seen.has(step);
};

/** Explains everything once more. */
export function recallHints(): void {
  seen.clear();
  localStorage.removeItem(KEY);
  setSettings("hints", true);
  setTurns((count) => count + 1);
}

/** What somebody meets for the first time is explained once; where a conductor speaks, that is its task. */
export function Hint() {
  const { table, conductor } = useTable();
  const step = () => {
    const now = table.step() ?? "";
    return settings.hints && !conductor.speaking() && table.mine() && !known(now) && has(`page-hint-${now}`) ? now : null;
  };
  const close = (now: string) => {
    seen.add(now);
    localStorage.setItem(KEY, [...seen].join(","));
    setTurns((count) => count + 1);
  };
  return (
    <Show when={step()}>
      {(now) => (
        <div class="hint" role="note">
          <h3>{attribute(`step-${now()}`, "prompt")}</h3>
          <p><Words text={t(`page-hint-${now()}`)} /></p>
          <div class="confirm-row">
            <button type="button" class="button" onClick={() => close(now())}>{t("page-understood")}</button>
            <button type="button" class="button quiet" onClick={() => setSettings("hints", false)}>{t("page-no-hints")}</button>
          </div>
        </div>
      )}
    </Show>
  );
}
