import { For, Show } from "solid-js";
import type { Message, Reply } from "../api/game";
import { say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";
import { SideBySide } from "./SideBySide";
import { WhatIf } from "./WhatIf";

/** Answering what is asked, having seen what it would do. */
export function Consent() {
  const { table } = useTable();
  const answer = (reply: Reply) => void table.act({ type: "answer", reply });
  return (
    <For each={table.of("answer")}>
      {(choice) => (
        <>
          <p>{say(choice.question)}</p>
          <div class="confirm-row">
            <Button main test="agree" onClick={() => answer("accept")}>{t("choice-answer-form", { reply: "accept" })}</Button>
            <Button test="decline" onClick={() => answer("decline")}>{t("choice-answer-form", { reply: "decline" })}</Button>
            <Button test="decline-all" onClick={() => answer("decline-all")}>{t("choice-answer-form", { reply: "decline-all" })}</Button>
          </div>
          <WhatIf action={{ type: "answer", reply: "accept" }} />
          <Show when={joining(choice.question)}>
            {(symbols) => <SideBySide companies={symbols().flatMap((symbol) => table.companyNamed(symbol) ?? [])} />}
          </Show>
        </>
      )}
    </For>
  );
}

/** The two companies a question would make one. */
function joining(question: Message): string[] | null {
  const { company, partner } = question.args;
  return company === undefined || partner === undefined ? null : [String(company), String(partner)];
}
