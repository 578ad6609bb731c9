import { Show } from "solid-js";
import type { TrainCard } from "../api/game";
import { say, t } from "../lib/fluent";
import { useTable } from "../state/context";

/** A company's train. Where its name does not say of which type its card is, that stands beside it. */
export function TrainTag(props: { train: TrainCard }) {
  const { table } = useTable();
  const type = () => table.info()?.trains[props.train.id.kind];
  const told = () => [props.train.side && t(`side-${props.train.side}`), type()?.name].filter(Boolean).join(", ");
  return (
    <Show when={props.train.side} fallback={<span title={(type()?.facts ?? []).map(say).join(" · ")}>{props.train.name}</span>}>
      <span class="train-tag" title={told()} aria-label={`${props.train.name} (${told()})`}>
        {props.train.name}<span class="faint small"> {type()?.name}</span>
      </span>
    </Show>
  );
}
