import { createEffect, createSignal, For, Show } from "solid-js";
import { api } from "../api/client";
import { t } from "../lib/fluent";
import { remember } from "../lib/settings";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";
import { Notes } from "./Notes";

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
    if (said === "") return;
    setText("");
    await table.attempt(() => api.say(table.id, said));
    await table.attempt(table.refresh);
  };
  return (
    <div class="chat">
      <Show when={table.known.chat.length > 0} fallback={<p class="note">{t("page-chat-empty")}</p>}>
        <ol ref={list} aria-live="polite">
          <For each={table.known.chat}>
            {(said) => (
              <li>
                <b>{said.name}</b> <Show when={said.seat === null}><span class="faint">{t("page-chat-spectator")}</span> </Show>
                <span>{said.text}</span>
              </li>
            )}
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
