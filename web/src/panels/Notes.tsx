import { createSignal, onCleanup, onMount, Show } from "solid-js";
import { api } from "../api/client";
import { t } from "../lib/fluent";
import { recognise } from "../state/person";
import { useTable } from "../state/context";

const PAUSE = 800;

/** What one keeps to oneself about the table; kept by the server as one writes. */
export function Notes() {
  const { table } = useTable();
  const [text, setText] = createSignal<string | null>(null);
  const [saved, setSaved] = createSignal(true);
  let waiting: number | undefined;
  onMount(async () => {
    if (await recognise()) setText((await api.notes(table.id).catch(() => null))?.text ?? null);
  });
  const save = async () => {
    window.clearTimeout(waiting);
    const now = text();
    if (now === null || saved()) return;
    if ((await table.attempt(() => api.setNotes(table.id, now).then(() => true))) && text() === now) setSaved(true);
  };
  const write = (now: string) => {
    setText(now);
    setSaved(false);
    window.clearTimeout(waiting);
    waiting = window.setTimeout(() => void save(), PAUSE);
  };
  onCleanup(() => void save());
  return (
    <Show when={text() !== null}>
      <details class="notes">
        <summary>{t("page-notes")}</summary>
        <textarea
          rows={4}
          maxlength={20000}
          value={text() ?? ""}
          placeholder={t("page-notes-explained")}
          aria-label={t("page-notes")}
          data-test="notes"
          onInput={(event) => write(event.currentTarget.value)}
          onBlur={() => void save()}
        />
        <p class="faint" role="status">{saved() ? t("page-saved") : " "}</p>
      </details>
    </Show>
  );
}
