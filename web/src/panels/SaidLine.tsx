import { createSignal, For, Show } from "solid-js";
import type { Said, Seat } from "../api/wire";
import { t } from "../lib/fluent";
import { isFolded } from "../state/heard";
import { person } from "../state/person";
import { About } from "../ui/About";

/** What was said, with addresses of this house to be followed. */
function SaidText(props: { text: string }) {
  const parts = () => props.text.split(/(https?:\/\/\S+)/);
  return (
    <span>
      <For each={parts()}>{(part) => (part.startsWith(`${location.origin}/`) ? <a href={part}>{part}</a> : part)}</For>
    </span>
  );
}

/** Something said at a table; of somebody whom one does not want to hear it is folded away until one wants to see it. */
export function SaidLine(props: { said: Said; table: string; seats: Seat[] }) {
  const [shown, setShown] = createSignal(false);
  const said = () => props.said;
  const mine = () => (said().seat === null ? said().name === person()?.name : (props.seats[said().seat ?? -1]?.yours ?? false));
  const whom = () => {
    const { seat, number } = said();
    return seat === null ? { by: "said" as const, table: props.table, said: number } : { by: "seat" as const, table: props.table, seat };
  };
  return (
    <li class="said">
      <b>{said().name}</b> <Show when={said().seat === null}><span class="faint">{t("page-chat-spectator")}</span> </Show>
      <Show when={!isFolded(said()) || shown()} fallback={<button type="button" class="rule-link" data-test="folded" onClick={() => setShown(true)}>{t("page-folded")}</button>}>
        <SaidText text={said().text} />
      </Show>
      <Show when={person() && !mine()}> <About name={said().name} whom={whom()} speakers={[said().speaker]} /></Show>
    </li>
  );
}
