import { For, Show } from "solid-js";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Button, Sheet } from "../ui/parts";
import { Words } from "../ui/Words";
import { WhatIf } from "./WhatIf";

/** A move that is about to be made: what it would lead to, and a second word. */
export function AreYouSure() {
  const { table, conductor } = useTable();
  return (
    <Show when={table.proposed()} keyed>
      {(action) => (
        <Sheet title={t("page-are-you-sure")} onClose={() => table.propose(null)}>
          <Show when={conductor.cautions(action).length > 0}>
            <div class="cautions" role="alert" data-test="cautions">
              <b>{t("page-conductor-warns")}</b>
              <For each={conductor.cautions(action)}>{(words) => <p><Words text={words} /></p>}</For>
            </div>
          </Show>
          <WhatIf action={action} />
          <div class="confirm-row">
            <Button main test="sure" autofocus onClick={() => void table.act(action, true)}>
              {action.type === "pass" ? t("choice-pass", { step: table.step() ?? "" }) : t("page-do-it")}
            </Button>
            <Button test="not-sure" onClick={() => table.propose(null)}>{t("page-rather-not")}</Button>
          </div>
        </Sheet>
      )}
    </Show>
  );
}
