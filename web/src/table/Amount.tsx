import { For } from "solid-js";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Stepper } from "../ui/parts";

/** How many of the least raises the quick ones are: where 5 is the least, they are 5, 10 and 50. */
const RAISES = [1, 2, 10];

/** What money is counted by where nobody has bid yet and any amount will do. */
const USUAL = 5;

/** An amount to bid: by the least raise, or in larger steps; any amount the rules allow can be typed. */
export function Amount(props: { label: string; value: number; range: { min: number; max: number; step: number }; onChange: (value: number) => void }) {
  const { table } = useTable();
  const least = () => {
    const highest = table.view()?.auction?.highest ?? null;
    return Math.max(props.range.step, highest === null ? USUAL : props.range.min - highest);
  };
  const raised = (times: number) => props.value + times * least();
  return (
    <span class="amount">
      <Stepper
        label={props.label}
        value={props.value}
        min={props.range.min}
        max={props.range.max}
        step={props.range.step}
        stride={least()}
        onChange={props.onChange}
      />
      <span class="raises">
        <For each={RAISES}>
          {(times) => (
            <button
              type="button"
              class="chip"
              data-test="raise"
              aria-label={t("page-raise-by", { amount: times * least() })}
              disabled={raised(times) > props.range.max}
              onClick={() => props.onChange(raised(times))}
            >
              +{times * least()}
            </button>
          )}
        </For>
      </span>
    </span>
  );
}
