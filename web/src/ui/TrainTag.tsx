import { Show } from "solid-js";
import type { TrainCard } from "../api/game";
import { say, t } from "../lib/fluent";
import { useTable } from "../state/context";

/** A company's train. Where its name does not say of which type its card is, that stands beside it; and so does the other side of
 *  its card. */
export function TrainTag(props: { train: TrainCard }) {
  const { table } = useTable();
  const type = () => table.info()?.trains[props.train.id.kind];
  const told = () => [props.train.side && t(`side-${props.train.side}`), type()?.name].filter(Boolean).join(", ");
  const plain = () => (
    <span class="train-tag" title={(type()?.facts ?? []).map(say).join(" · ")}>
      {props.train.name}<OtherSide name={props.train.name} kind={props.train.id.kind} />
    </span>
  );
  return (
    <Show when={props.train.side} fallback={plain()}>
      <span class="train-tag" title={told()} aria-label={`${props.train.name} (${told()})`}>
        {props.train.name}<span class="faint small"> {type()?.name}</span>
      </span>
    </Show>
  );
}

/** What is on the other side of a card, behind its name. */
export function OtherSide(props: { name: string; kind: number }) {
  const { table } = useTable();
  return (
    <Show when={table.otherSide(props)}>
      {(other) => <span class="faint small" title={t("page-other-side", { train: other() })}>/{other()}</span>}
    </Show>
  );
}
