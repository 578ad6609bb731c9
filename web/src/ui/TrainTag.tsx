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
  const other = () => (props.train.name === type()?.name ? type()?.other_side : type()?.name) ?? null;
  const plain = () => (
    <span class="train-tag" title={(type()?.facts ?? []).map(say).join(" · ")}>
      {props.train.name}<Show when={type()?.other_side}><OtherSide name={other()} /></Show>
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

/** The train on the other side of a card. */
export function OtherSide(props: { name: string | null }) {
  return <Show when={props.name}>{(name) => <span class="faint small" title={t("page-other-side", { train: name() })}>/{name()}</span>}</Show>;
}
