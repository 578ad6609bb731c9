import { For, Show } from "solid-js";
import type { Clock, Computer } from "../api/wire";
import { attribute, t } from "../lib/fluent";
import type { TableDraft } from "../state/draft";
import { Stepper } from "../ui/parts";
import { StrengthChoice } from "../ui/Strength";

type Allowance = Clock["allowance"];

/** What each kind of clock begins with. */
const KINDS: Allowance[] = [
  { kind: "none" },
  { kind: "correspondence", days: 3, reserve_days: 7 },
  { kind: "live", bank_s: 45 * 60, increment_s: 30 },
];
const WHEN_UP: Clock["when_up"][] = ["reminder", "computer", "pass"];

/** How much time people have, and what happens when it is up. */
export function ClockChoice(props: { table: TableDraft; computers: Computer[] }) {
  const { draft, setDraft } = props.table;
  const allowance = () => draft.clock.allowance;
  // Set in its place: what one kind of clock has must not stay with another.
  const choose = (kind: Allowance) => setDraft("clock", { allowance: { ...kind } });
  const set = (change: object) => setDraft("clock", "allowance", (now) => ({ ...now, ...change }) as Allowance);
  const days = () => {
    const now = allowance();
    return now.kind === "correspondence" ? now : null;
  };
  const live = () => {
    const now = allowance();
    return now.kind === "live" ? now : null;
  };
  return (
    <fieldset class="clock-choice">
      <legend>{t("page-clock")}</legend>
      <div class="choices-list" role="radiogroup" aria-label={t("page-clock")}>
        <For each={KINDS}>
          {(one) => (
            <label class="explained">
              <input type="radio" name="clock" data-test={`clock-${one.kind}`} checked={allowance().kind === one.kind} onChange={() => choose(one)} />
              <span><b>{t(`page-clock-${one.kind}`)}</b><span class="faint">{attribute(`page-clock-${one.kind}`, "explain")}</span></span>
            </label>
          )}
        </For>
      </div>
      <Show when={days()}>
        {(now) => (
          <div class="clock-figures">
            <label class="field"><span>{t("page-clock-days")}</span><Stepper label={t("page-clock-days")} value={now().days} min={1} max={30} step={1} onChange={(days) => set({ days })} /></label>
            <label class="field"><span>{t("page-clock-reserve")}</span><Stepper label={t("page-clock-reserve")} value={now().reserve_days} min={0} max={60} step={1} onChange={(reserve_days) => set({ reserve_days })} /></label>
          </div>
        )}
      </Show>
      <Show when={live()}>
        {(now) => (
          <div class="clock-figures">
            <label class="field"><span>{t("page-clock-bank")}</span><Stepper label={t("page-clock-bank")} value={Math.max(1, Math.round(now().bank_s / 60))} min={1} max={1440} step={1} stride={5} onChange={(minutes) => set({ bank_s: minutes * 60 })} /></label>
            <label class="field"><span>{t("page-clock-increment")}</span><Stepper label={t("page-clock-increment")} value={now().increment_s} min={0} max={3600} step={1} stride={5} onChange={(increment_s) => set({ increment_s })} /></label>
          </div>
        )}
      </Show>
      <Show when={allowance().kind !== "none"}>
        <p class="field"><span>{t("page-clock-when-up")}</span></p>
        <div class="choices-list" role="radiogroup" aria-label={t("page-clock-when-up")}>
          <For each={WHEN_UP}>
            {(one) => (
              <label class="explained">
                <input type="radio" name="when-up" data-test={`when-up-${one}`} checked={draft.clock.when_up === one} onChange={() => setDraft("clock", "when_up", one)} />
                <span><b>{t(`page-clock-${one}`)}</b><span class="faint">{attribute(`page-clock-${one}`, "explain")}</span></span>
              </label>
            )}
          </For>
        </div>
        <Show when={draft.clock.when_up !== "reminder" && props.computers.length > 0}>
          <div class="field">
            <span>{t("page-clock-computer-kind")}</span>
            <StrengthChoice computers={props.computers} value={draft.clock.computer} label={t("page-clock-computer-kind")} onChoose={(name) => setDraft("clock", "computer", name)} />
          </div>
        </Show>
        <label class="explained">
          <input type="checkbox" data-test="clock-stops" checked={draft.clock.stops_for_undo} onChange={(event) => setDraft("clock", "stops_for_undo", event.currentTarget.checked)} />
          <span><b>{t("page-clock-stops")}</b><span class="faint">{attribute("page-clock-stops", "explain")}</span></span>
        </label>
      </Show>
    </fieldset>
  );
}
