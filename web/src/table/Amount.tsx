import { For } from "solid-js";
import { t } from "../lib/fluent";
import { Stepper } from "../ui/parts";

/** How many of the least steps the quick raises are: with steps of 5, they are 5, 10 and 50. */
const RAISES = [1, 2, 10];

/** An amount to bid: by the least raise, or in larger steps. */
export function Amount(props: { label: string; value: number; range: { min: number; max: number; step: number }; onChange: (value: number) => void }) {
  const raised = (steps: number) => props.value + steps * props.range.step;
  return (
    <span class="amount">
      <Stepper label={props.label} value={props.value} min={props.range.min} max={props.range.max} step={props.range.step} onChange={props.onChange} />
      <span class="raises">
        <For each={RAISES}>
          {(steps) => (
            <button
              type="button"
              class="chip"
              data-test="raise"
              aria-label={t("page-raise-by", { amount: steps * props.range.step })}
              disabled={raised(steps) > props.range.max}
              onClick={() => props.onChange(raised(steps))}
            >
              +{steps * props.range.step}
            </button>
          )}
        </For>
      </span>
    </span>
  );
}
