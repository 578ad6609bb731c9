import { For, Show } from "solid-js";
import type { Digest, Notifications } from "../api/wire";
import { t } from "../lib/fluent";

type Times = Pick<Notifications, "digest" | "quiet" | "reminder">;

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const KINDS = ["now", "every", "daily"] as const;

function digestOf(kind: string): Digest | null {
  if (kind === "every") return { kind, hours: 6 };
  return kind === "daily" ? { kind, at: "18:00", zone: zone() } : null;
}

/** When one is called: at once or several tables together, in one's hours only, again after a day. */
export function CallTimes(props: { settings: Times; onChange: (change: Partial<Times>) => void }) {
  const every = () => (props.settings.digest?.kind === "every" ? props.settings.digest : undefined);
  const daily = () => (props.settings.digest?.kind === "daily" ? props.settings.digest : undefined);
  return (
    <>
      <label class="field">
        <span>{t("page-calls-digest")}</span>
        <select data-test="digest" onChange={(event) => props.onChange({ digest: digestOf(event.currentTarget.value) })}>
          <For each={KINDS}>{(kind) => <option value={kind} selected={(props.settings.digest?.kind ?? "now") === kind}>{t(`page-calls-digest-${kind}`)}</option>}</For>
        </select>
      </label>
      <Show when={every()}>
        {(digest) => (
          <label class="field">
            <span>{t("page-calls-hours")}</span>
            <select onChange={(event) => props.onChange({ digest: { kind: "every", hours: Number(event.currentTarget.value) } })}>
              <For each={[1, 2, 3, 4, 6, 8, 12, 24]}>{(hours) => <option value={hours} selected={digest().hours === hours}>{hours}</option>}</For>
            </select>
          </label>
        )}
      </Show>
      <Show when={daily()}>
        {(digest) => (
          <label class="field">
            <span>{t("page-calls-at", { zone: digest().zone })}</span>
            <input type="time" required value={digest().at} onChange={(event) => event.currentTarget.value && props.onChange({ digest: { kind: "daily", at: event.currentTarget.value, zone: zone() } })} />
          </label>
        )}
      </Show>
      <label class="explained">
        <input type="checkbox" checked={props.settings.quiet} onChange={(event) => props.onChange({ quiet: event.currentTarget.checked })} />
        <span><b>{t("page-calls-quiet")}</b><span class="faint">{t("page-calls-quiet-explained")}</span></span>
      </label>
      <label class="explained">
        <input type="checkbox" checked={props.settings.reminder} onChange={(event) => props.onChange({ reminder: event.currentTarget.checked })} />
        <span><b>{t("page-calls-reminder")}</b></span>
      </label>
    </>
  );
}
