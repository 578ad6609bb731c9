import { createEffect, createSignal, For, Show } from "solid-js";
import { api, ApiError } from "../api/client";
import type { Said, Table } from "../api/wire";
import { fault } from "../lib/faults";
import { t } from "../lib/fluent";
import { SaidLine } from "../panels/SaidLine";
import { person } from "../state/person";
import { Section } from "../ui/parts";

/** The talk of those who wait. */
export function WaitingTalk(props: { table: Table; talk: Said[]; onProblem: (words: string) => void }) {
  const [text, setText] = createSignal("");
  let list: HTMLOListElement | undefined;
  createEffect(() => {
    if (props.talk.length > 0) queueMicrotask(() => list?.scrollTo({ top: list.scrollHeight }));
  });
  const send = async () => {
    const said = text().trim();
    if (said === "") return;
    try {
      await api.say(props.table.id, said);
      setText("");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      props.onProblem(fault(error));
    }
  };
  return (
    <Section title={t("page-tab-chat")}>
      <div class="chat waiting-talk">
        <Show when={props.talk.length > 0} fallback={<p class="note">{t("page-chat-empty")}</p>}>
          <ol ref={list} aria-live="polite"><For each={props.talk}>{(said) => <SaidLine said={said} table={props.table.id} seats={props.table.seats} />}</For></ol>
        </Show>
        <Show when={person()}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <input type="text" maxlength={2000} value={text()} placeholder={t("page-chat-say")} aria-label={t("page-chat-say")} onInput={(event) => setText(event.currentTarget.value)} />
            <button type="submit" class="button">{t("page-send")}</button>
          </form>
        </Show>
      </div>
    </Section>
  );
}
