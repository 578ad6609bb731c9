import { createResource, Show } from "solid-js";
import { api } from "../api/client";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";

/** Whether I am told of my turns at this table; how, is said in the settings. */
export function Bell() {
  const { table } = useTable();
  const [told, { mutate }] = createResource(() => api.notifications().catch(() => null));
  const muted = () => told()?.muted.includes(table.id) ?? false;
  const turn = async () => {
    const known = told();
    if (!known) return;
    const { email_confirmed: _, ...settings } = known;
    const others = known.muted.filter((id) => id !== table.id);
    const saved = await table.attempt(() => api.setNotifications({ ...settings, muted: muted() ? others : [...others, table.id] }));
    if (saved) mutate(saved);
  };
  const words = () => t(muted() ? "page-bell-off" : "page-bell-on");
  return (
    <Show when={told()}>
      <button type="button" class="tool bell" aria-pressed={!muted()} title={words()} aria-label={words()} data-test="bell" onClick={() => void turn()}>
        <svg viewBox="0 0 20 20" width="17" height="17" aria-hidden="true">
          <path d="M10 2.5c-3.2 0-4.9 2.3-4.9 5.2 0 4-1.9 5.3-1.9 6.6h13.6c0-1.3-1.9-2.6-1.9-6.6 0-2.9-1.7-5.2-4.9-5.2ZM8 16.2a2 2 0 0 0 4 0" />
          <Show when={muted()}><path d="M3 18 17 2" /></Show>
        </svg>
      </button>
    </Show>
  );
}
