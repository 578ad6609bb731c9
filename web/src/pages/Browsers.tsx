import { createEffect, createResource, createSignal, For, on, Show } from "solid-js";
import { createStore } from "solid-js/store";
import { api, ApiError } from "../api/client";
import type { Device } from "../api/wire";
import { fault } from "../lib/faults";
import { since, t } from "../lib/fluent";
import { callHere, callHereNoMore, obstacle, renewCalls } from "../state/push";
import { Button } from "../ui/parts";
import { saidOf } from "./HookFields";

/** The browsers in which one is called, this one first of all. */
export function Browsers(props: { keyOfServer: string | null }) {
  const [devices, { refetch }] = createResource(() => api.devices().catch((): Device[] => []));
  const [said, setSaid] = createSignal("");
  const [busy, setBusy] = createSignal(false);
  /** What became of tests, by browser. */
  const [outcomes, setOutcomes] = createStore<Record<string, string>>({});
  const here = () => devices()?.find((device) => device.this);
  const why = () => (props.keyOfServer === null ? "not-secure" : obstacle());
  // Its keys or its language may have changed since.
  createEffect(on(() => here()?.id, (id) => id !== undefined && void renewCalls(false)));
  const attempt = async (asked: () => Promise<string>) => {
    setBusy(true);
    try {
      setSaid(await asked());
      await refetch();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid(fault(error));
    } finally {
      setBusy(false);
    }
  };
  const turn = (on: boolean) =>
    attempt(async () => {
      const known = here();
      if (on && props.keyOfServer !== null) {
        const made = await callHere(props.keyOfServer);
        return typeof made === "string" ? t(WHY[made]) : "";
      }
      if (known) await api.removeDevice(known.id);
      await callHereNoMore();
      return "";
    });
  return (
    <>
      <Show when={why()} fallback={
        <label class="explained">
          <input type="checkbox" data-test="call-here" disabled={busy() || devices.loading} checked={here() !== undefined} onChange={(event) => {
            const wanted = event.currentTarget.checked;
            // It is on when the server says so.
            event.currentTarget.checked = here() !== undefined;
            void turn(wanted);
          }} />
          <span><b>{t("page-calls-here")}</b><span class="faint">{t("page-calls-here-explained")}</span></span>
        </label>
      }>
        {(obstacle) => <p class="faint" data-test="no-calls-here">{t(WHY[obstacle()])}</p>}
      </Show>
      <Show when={devices()?.length}>
        <ul class="devices">
          <For each={devices()}>{(device) => <DeviceLine device={device} outcome={outcomes[device.id]} onOutcome={(words) => setOutcomes(device.id, words)} attempt={attempt} />}</For>
        </ul>
      </Show>
      <Show when={said()}><p role="status">{said()}</p></Show>
    </>
  );
}

const WHY = {
  "not-secure": "page-calls-not-secure",
  "not-able": "page-calls-not-able",
  denied: "page-calls-denied",
  failed: "page-calls-failed",
} as const;

interface Line {
  device: Device;
  outcome: string | undefined;
  onOutcome: (words: string) => void;
  attempt: (asked: () => Promise<string>) => Promise<void>;
}

function DeviceLine(props: Line) {
  const { id } = props.device;
  const last = () => (props.device.called_at === null ? t("page-calls-never") : t("page-calls-last", { ago: since(props.device.called_at, Date.now()) }));
  const test = async () => {
    const [result] = (await api.testNotifications("push", id)).results;
    // A browser that is gone leaves the list, and what became of it must still be read.
    const words = result ? saidOf(result) : "";
    props.onOutcome(words);
    return result?.outcome === "gone" ? words : "";
  };
  const remove = async () => {
    await api.removeDevice(id);
    if (props.device.this) await callHereNoMore();
    return "";
  };
  return (
    <li>
      <div class="call-row">
        <input type="text" maxlength={60} aria-label={t("page-calls-name")} value={props.device.name} onChange={(event) => void props.attempt(async () => {
          await api.nameDevice(id, event.currentTarget.value);
          return "";
        })} />
        <Button test="test-device" onClick={() => void props.attempt(test)}>{t("page-test")}</Button>
        <Button quiet label={t("page-remove")} onClick={() => void props.attempt(remove)}>×</Button>
      </div>
      <p class="faint">{props.device.this ? `${t("page-calls-this")} · ` : ""}{last()}</p>
      <Show when={props.outcome}>{(words) => <p role="status" class="outcome">{words()}</p>}</Show>
    </li>
  );
}
