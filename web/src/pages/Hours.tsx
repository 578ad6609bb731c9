import { createResource, createSignal, For, Show } from "solid-js";
import { createStore, unwrap } from "solid-js/store";
import { api, ApiError } from "../api/client";
import type { OwnHours } from "../api/wire";
import { fault } from "../lib/faults";
import { t } from "../lib/fluent";
import { Button } from "../ui/parts";

const WEEK: OwnHours["days"] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const MIDNIGHT = "24:00";

/** Where this browser is; and zones it knows, if it tells. */
const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
const zones = (chosen: string): string[] => [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen])].sort();

const usual = (): OwnHours => ({ zone: here(), from: "08:00", to: "22:00", days: [...WEEK], holidays: [] });

/** When somebody has time for games. */
export function Hours() {
  const [loaded] = createResource(async () => (await api.hours().catch(() => null)) ?? undefined);
  return <Show when={loaded()}>{(first) => <HoursForm first={first().hours} />}</Show>;
}

function HoursForm(props: { first: OwnHours | null }) {
  const [keeps, setKeeps] = createSignal(props.first !== null);
  const [form, setForm] = createStore<OwnHours>(structuredClone(props.first ?? usual()));
  const [said, setSaid] = createSignal("");
  const whole = () => form.from === "00:00" && form.to === MIDNIGHT;
  const late = () => !whole() && form.to !== MIDNIGHT && form.to < form.from;
  const save = async () => {
    try {
      await api.setHours(keeps() ? structuredClone(unwrap(form)) : null);
      setSaid(t("page-saved"));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid(fault(error));
    }
  };
  const day = (name: OwnHours["days"][number], on: boolean) => setForm("days", (days) => WEEK.filter((one) => (one === name ? on : days.includes(one))));
  return (
    <fieldset class="hours" data-test="hours">
      <legend>{t("page-hours")}</legend>
      <p class="faint">{t("page-hours-explained")}</p>
      <label class="explained">
        <input type="checkbox" data-test="keep-hours" checked={keeps()} onChange={(event) => setKeeps(event.currentTarget.checked)} />
        <span><b>{t("page-hours-keep")}</b><Show when={!keeps()}><span class="faint">{t("page-hours-always")}</span></Show></span>
      </label>
      <Show when={keeps()}>
        <label class="field">
          <span>{t("page-hours-zone")}</span>
          <select data-test="zone" onChange={(event) => setForm("zone", event.currentTarget.value)}>
            <For each={zones(form.zone)}>{(zone) => <option value={zone} selected={zone === form.zone}>{zone.replaceAll("_", " ")}</option>}</For>
          </select>
        </label>
        <label class="explained">
          <input type="checkbox" checked={whole()} onChange={(event) => setForm(event.currentTarget.checked ? { from: "00:00", to: MIDNIGHT } : { from: "08:00", to: "22:00" })} />
          <span><b>{t("page-hours-whole-day")}</b></span>
        </label>
        <Show when={!whole()}>
          <div class="clock-figures">
            <label class="field"><span>{t("page-hours-from")}</span><input type="time" required data-test="hours-from" value={form.from} onChange={(event) => setForm("from", event.currentTarget.value)} /></label>
            {/* A field of times knows no 24:00. */}
            <label class="field"><span>{t("page-hours-to")}</span><input type="time" required data-test="hours-to" value={form.to === MIDNIGHT ? "00:00" : form.to} onChange={(event) => setForm("to", event.currentTarget.value === "00:00" ? MIDNIGHT : event.currentTarget.value)} /></label>
          </div>
          <Show when={late()}><p class="faint">{t("page-hours-over-midnight")}</p></Show>
        </Show>
        <p class="field"><span>{t("page-hours-days")}</span></p>
        <div class="week" role="group" aria-label={t("page-hours-days")}>
          <For each={WEEK}>
            {(name) => (
              <label class="explained">
                <input type="checkbox" checked={form.days.includes(name)} onChange={(event) => day(name, event.currentTarget.checked)} />
                <span>{t("page-hours-day", { day: name })}</span>
              </label>
            )}
          </For>
        </div>
        <p class="field"><span>{t("page-hours-holidays")}</span></p>
        <For each={form.holidays}>
          {(holiday, index) => (
            <div class="holiday">
              <input type="date" required aria-label={t("page-hours-first")} value={holiday.first} onChange={(event) => setForm("holidays", index(), "first", event.currentTarget.value)} />
              <span aria-hidden="true">–</span>
              <input type="date" required aria-label={t("page-hours-last")} value={holiday.last} onChange={(event) => setForm("holidays", index(), "last", event.currentTarget.value)} />
              <Button quiet label={t("page-remove")} onClick={() => setForm("holidays", (all) => all.filter((_, other) => other !== index()))}>×</Button>
            </div>
          )}
        </For>
      </Show>
      <div class="confirm-row">
        <Show when={keeps()}>
          <Button quiet test="add-holiday" onClick={() => setForm("holidays", (all) => [...all, tomorrow()])}>{t("page-hours-add-holiday")}</Button>
        </Show>
        <Button main test="save-hours" onClick={() => void save()}>{t("page-save")}</Button>
      </div>
      <Show when={said()}><p role="status">{said()}</p></Show>
    </fieldset>
  );
}

/** A holiday to begin with: tomorrow, by the calendar of this browser. */
function tomorrow(): OwnHours["holidays"][number] {
  const date = new Date();
  date.setDate(date.getDate() + 1);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  const written = `${date.getFullYear()}-${month}-${day}`;
  return { first: written, last: written };
}
