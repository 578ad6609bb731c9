import { createSignal, Show } from "solid-js";
import { society } from "../api/society";
import type { Table } from "../api/wire";
import { t } from "../lib/fluent";
import { createAttempt } from "../state/attempt";
import { Button } from "../ui/parts";
import { FriendChoice, useFriends } from "./ForWhom";

/** Calling friends to a table that waits: seats are kept for them. */
export function CallFriends(props: { table: Table }) {
  const friends = useFriends();
  const [picked, setPicked] = createSignal<string[]>([]);
  const [said, setSaid] = createSignal("");
  const { problem, busy, attempt } = createAttempt();
  const call = async () => {
    if (!(await attempt(() => society.callTo(props.table.id, picked())))) return;
    setPicked([]);
    setSaid(t("page-called"));
  };
  return (
    <Show when={friends().length > 0}>
      <details class="call-friends">
        <summary data-test="call-friends">{t("page-call-friends")}</summary>
        <FriendChoice friends={friends()} picked={picked()} onPick={setPicked} />
        <p class="note">{t("page-for-friends-explained")}</p>
        <Button disabled={busy() || picked().length === 0} test="call-now" onClick={() => void call()}>{t("page-call-now")}</Button>
        <Show when={said()}><p role="status">{said()}</p></Show>
        <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
      </details>
    </Show>
  );
}
