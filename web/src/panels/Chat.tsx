import { createEffect, createSignal, For, Show } from "solid-js";
import { api } from "../api/client";
import { t } from "../lib/fluent";
import { remember } from "../lib/settings";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";
import { Notes } from "./Notes";
import { SaidLine } from "./SaidLine";

/** The talk at the table, and what one keeps to oneself. */
export function Chat(props: { onRead: (number: number) => void }) {
  const { table } = useTable();
  const [text, setText] = createSignal("");
  let list: HTMLOListElement | undefined;
  createEffect(() => {
    const last = table.known.chat.at(-1)?.number ?? 0;
    remember(`said-${table.id}`, last);
    props.onRead(last);
    queueMicrotask(() => list?.scrollTo({ top: list.scrollHeight }));
  });
  const send = async () => {
    const said = text().trim();
    // What could not be said is still there to be said again.
    if (said !== "" && (await table.tell(() => api.say(table.id, said)))) setText("");
  };
  return (
    <div class="chat">
      <Show when={table.known.chat.length > 0} fallback={<p class="note">{t("page-chat-empty")}</p>}>
        <ol ref={list} aria-live="polite">
          <For each={table.known.chat}>
            {(said) => <SaidLine said={said} table={table.id} seats={table.known.table.seats} />}
          </For>
        </ol>
      </Show>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          type="text"
          maxlength={2000}
          value={text()}
          placeholder={t("page-chat-say")}
          aria-label={t("page-chat-say")}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button onClick={() => void send()}>{t("page-send")}</Button>
      </form>
      <Notes />
    </div>
  );
}
