import { For, Show } from "solid-js";
import type { PrivateView } from "../api/game";
import { say, t } from "../lib/fluent";
import { useTable } from "../state/context";

/** The private companies of a company: what each does, and what its power waits for while it is not among my choices. */
export function PrivateCards(props: { company: number; offered?: (name: string) => boolean }) {
  const { table } = useTable();
  const cards = () => table.view()?.privates.filter((item) => item.company === props.company) ?? [];
  const waits = (card: PrivateView) => (props.offered?.(card.name) ? null : card.waits_for);
  return (
    <Show when={cards().length > 0}>
      <ul class="private-cards" aria-label={t("ui-private-companies")}>
        <For each={cards()}>
          {(card) => (
            <li data-test="private-card" data-private={card.name}>
              <b>{table.info()?.privates[card.id]?.name ?? card.name}</b>
              <For each={table.info()?.privates[card.id]?.facts ?? []}>{(fact) => <span class="faint">{say(fact)}</span>}</For>
              <For each={card.badges.filter((badge) => badge.args["company"] === undefined)}>{(badge) => <span class="badge quiet">{say(badge)}</span>}</For>
              <Show when={waits(card)}>{(told) => <span class="badge quiet waits" data-test="waits-for">{say(told())}</span>}</Show>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
