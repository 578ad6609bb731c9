import { For, Show } from "solid-js";
import { t } from "../lib/fluent";
import { settings } from "../lib/settings";
import { openRules } from "../panels/rules";
import { Link } from "../ui/Link";
import { Button, Sheet } from "../ui/parts";
import { useTable } from "../state/context";
import { recallHints } from "./Hint";
import { KEYS } from "./keys";

/** Whoever wants to know more: the conductor, hints once more, the rules, and what each key does. */
export function Help(props: { onClose: () => void }) {
  const { table, conductor } = useTable();
  const call = () => {
    conductor.call();
    props.onClose();
  };
  const recall = () => {
    conductor.silence();
    recallHints();
    props.onClose();
  };
  const read = () => {
    props.onClose();
    openRules();
  };
  const keys = () => KEYS.filter((key) => key.id !== "page-key-merger" || table.info()?.mergers);
  return (
    <Sheet title={t("page-help")} onClose={props.onClose}>
      <div class="confirm-row">
        <Show when={conductor.allowed()}>
          <Show when={!settings.conductor}><Button main test="call-conductor" onClick={() => call()}>{t("page-conductor-call")}</Button></Show>
        </Show>
        <Button test="recall-hints" onClick={() => recall()}>{t("page-hints-again")}</Button>
        <Button test="open-rules" onClick={() => read()}>{t("ui-rules")}</Button>
        <Link to="/learn" class="button">{t("page-tour")}</Link>
      </div>
      <h3 class="help-keys">{t("page-key-help")}</h3>
      <table class="ledger keys">
        <tbody>
          <For each={keys()}>{(key) => <tr><td><kbd>{key.keys}</kbd></td><td>{t(key.id)}</td></tr>}</For>
        </tbody>
      </table>
      <p class="note">{t("page-help-board")}</p>
    </Sheet>
  );
}
