import { For, Show } from "solid-js";
import { api } from "../api/client";
import type { Message, Reply } from "../api/game";
import { attribute, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";
import { Supposed } from "./Supposed";
import { Ways } from "./Ways";

/** Answering what is asked, having seen what it would do. */
export function Consent() {
  const { table } = useTable();
  /** Seats at one keyboard answer by hand. */
  const seated = () => table.known.table.seats.some((seat) => seat.yours && seat.kind === "person");
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
          <Show when={seated() && table.info()?.agreeable.includes(choice.question.id)}>
            <div class="confirm-row">
              <Button quiet test="always-agree" onClick={() => void table.tell(() => api.agree(table.id, choice.question.id, true))}>
                {attribute(choice.question.id, "always")}
              </Button>
            </div>
          </Show>
          <Show when={joining(choice.question)} fallback={<Ways action={{ type: "answer", reply: "accept" }} asks />}>
            {(asked) => <Supposed {...asked()} />}
          </Show>
        </>
      )}
    </For>
  );
}

/** The two companies a question would make one, and which. */
function joining(question: Message) {
  const { company, partner, survivor } = question.args;
  if (company === undefined || partner === undefined || survivor === undefined) return null;
  return { company: String(company), partner: String(partner), survivor: String(survivor) };
}
