import { createResource, For, Show } from "solid-js";
import type { Action, Message } from "../api/game";
import { say, t } from "../lib/fluent";
import { useTable } from "../state/context";

/** What an action would lead to, as the server tells it without doing it: step by step, up to the next decision. */
export function WhatIf(props: { action: Action }) {
  const { table } = useTable();
  const [events] = createResource(
    () => ({ action: props.action, after: table.moment() }),
    async ({ action }) => {
      const [found] = await table.source.check([action]).catch(() => []);
      return found?.events ?? [];
    },
  );
  return <Steps title={t("page-what-if")} events={events.latest ?? []} />;
}

/** What would happen, in order. */
export function Steps(props: { title: string; events: Message[] }) {
  return (
    <Show when={props.events.length > 0}>
      <div class="what-if" data-test="what-if">
        <p class="faint">{props.title}</p>
        <ol><For each={props.events}>{(event) => <li>{say(event)}</li>}</For></ol>
      </div>
    </Show>
  );
}
