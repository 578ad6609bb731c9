import { createSignal, For } from "solid-js";
import type { ChoiceOf } from "../api/game";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Button, Stepper } from "../ui/parts";
import { Amount } from "./Amount";

/** Cards that are auctioned at once, each with the bid one could make for it. */
export function Boxes() {
  const { table } = useTable();
  return (
    <div class="offers">
      <For each={table.of("bid-for")}>{(choice) => <Box choice={choice} />}</For>
    </div>
  );
}

/** What a card is called. */
export function cardName(card: ChoiceOf<"bid-for">["card"]): string {
  return "private" in card ? card.private : card.company;
}

function Box(props: { choice: ChoiceOf<"bid-for"> }) {
  const { table } = useTable();
  const [amount, setAmount] = createSignal(props.choice.amount.min);
  const name = () => cardName(props.choice.card);
  return (
    <div class="bid-row">
      <strong>{name()}</strong>
      <Amount
        label={t("choice-bid-for", { card: name(), min: props.choice.amount.min, max: props.choice.amount.max })}
        value={amount()}
        range={props.choice.amount}
        onChange={setAmount}
      />
      <Button main test="bid-for" onClick={() => void table.act({ type: "bid-for", card: props.choice.card, amount: amount() })}>
        {t("page-bid", { amount: amount() })}
      </Button>
    </div>
  );
}

/** Paying back a loan. */
export function Repayment() {
  const { table } = useTable();
  return <For each={table.of("repay")}>{(choice) => <Repay choice={choice} />}</For>;
}

function Repay(props: { choice: ChoiceOf<"repay"> }) {
  const { table } = useTable();
  const [amount, setAmount] = createSignal(props.choice.amount.max);
  const label = () => t("choice-repay", { min: props.choice.amount.min, max: props.choice.amount.max });
  return (
    <div class="bid-row">
      <Stepper label={label()} value={amount()} min={props.choice.amount.min} max={props.choice.amount.max} step={1} onChange={setAmount} />
      <Button main test="repay" onClick={() => void table.act({ type: "repay", amount: amount() })}>{label()}</Button>
    </div>
  );
}
