import { For } from "solid-js";
import { t } from "../lib/fluent";
import { Sheet } from "../ui/parts";
import { useTable } from "../state/context";
import { KEYS } from "./keys";

/** What each key does. */
export function Help(props: { onClose: () => void }) {
  const { table } = useTable();
  const keys = () => KEYS.filter((key) => key.id !== "page-key-merger" || table.info()?.mergers);
  return (
    <Sheet title={t("page-key-help")} onClose={props.onClose}>
      <table class="ledger keys">
        <tbody>
          <For each={keys()}>{(key) => <tr><td><kbd>{key.keys}</kbd></td><td>{t(key.id)}</td></tr>}</For>
        </tbody>
      </table>
      <p class="note">{t("page-help-board")}</p>
    </Sheet>
  );
}
