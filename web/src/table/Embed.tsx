import { createSignal, Show } from "solid-js";
import { api, ApiError } from "../api/client";
import type { Table } from "../api/wire";
import { fault } from "../lib/faults";
import { t } from "../lib/fluent";
import { Button } from "../ui/parts";

/** Whether pages elsewhere may show a table, and the line that does it. */
export function Embed(props: { table: Table }) {
  const [allowed, setAllowed] = createSignal(props.table.settings.embed);
  const [said, setSaid] = createSignal("");
  const line = () => `<script src="${location.origin}/embed.js" data-table="${props.table.id}" async></script>`;
  let field: HTMLTextAreaElement | undefined;
  const allow = async (embed: boolean) => {
    setSaid("");
    try {
      setAllowed((await api.change(props.table.id, { embed })).settings.embed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid(fault(error));
    }
  };
  const copy = async () => {
    field?.select();
    const done = await navigator.clipboard?.writeText(line()).then(() => true, () => false);
    setSaid(t(done ? "page-copied" : "page-copy-by-key"));
  };
  return (
    <div class="embed-tools">
      <label class="explained">
        <input type="checkbox" data-test="embed" checked={allowed()} onChange={(event) => void allow(event.currentTarget.checked)} />
        <span><b>{t("page-embed")}</b><Show when={!props.table.listed}><span class="faint">{t("page-embed-public")}</span></Show></span>
      </label>
      <Show when={allowed() && props.table.listed}>
        <p class="faint small">{t("page-embed-explained")}</p>
        <textarea ref={field} readonly rows={3} aria-label={t("page-embed-line")} data-test="embed-line" value={line()} onFocus={(event) => event.currentTarget.select()} />
        <Button test="copy-embed" onClick={() => void copy()}>{t("page-copy")}</Button>
      </Show>
      <Show when={said()}><p role="status">{said()}</p></Show>
    </div>
  );
}
