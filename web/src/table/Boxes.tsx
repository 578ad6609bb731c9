import { createEffect, createSignal, For, on, Show } from "solid-js";
import { api } from "../api/client";
import type { BoxView, ChoiceOf, CompanyView, Lot } from "../api/game";
import { pounds, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Button, Section, Stepper } from "../ui/parts";
import { Token } from "../ui/Token";
import { Amount } from "./Amount";

/** Cards that are auctioned at once: what each is and does, who bids how much, and the bid I could make. */
export function Boxes() {
  const { table } = useTable();
  const me = () => table.view()?.players[table.me() ?? -1];
  return (
    <Show when={(table.view()?.boxes.length ?? 0) > 0}>
      <Section title={t("page-boxes")}>
        <Show when={me()}>
          {(mine) => <p class="note">{t("page-free-money", { free: mine().cash - mine().bound, bound: mine().bound })}</p>}
        </Show>
        <div class="offers">
          <For each={table.view()?.boxes}>{(held) => <Box held={held} />}</For>
        </div>
        <Stacks />
      </Section>
    </Show>
  );
}

/** What a card is called. */
export function cardName(card: ChoiceOf<"bid-for">["card"]): string {
  return "private" in card ? card.private : card.company;
}

function Box(props: { held: BoxView }) {
  const { table } = useTable();
  const company = () => companyOf(props.held.lot);
  const name = () => nameOf(props.held.lot);
  const choice = () => table.of("bid-for").find((one) => cardName(one.card) === name());
  const facts = () => ("private" in props.held.lot ? (table.info()?.privates[props.held.lot.private]?.facts ?? []).map(say) : []);
  const home = () => company()?.home;
  const leads = () => props.held.bids.at(-1);
  return (
    <div
      class="offer-card box"
      classList={{ mine: leads() !== undefined && leads()?.player === table.me() }}
      data-test="box"
      data-card={name()}
      onPointerEnter={() => table.point(home()?.at ?? null)}
      onPointerLeave={() => table.point(null)}
      onFocusIn={() => table.point(home()?.at ?? null)}
      onFocusOut={() => table.point(null)}
    >
      <div class="offer">
        <Show when={company()}>{(minor) => <Token company={minor()} size={28} />}</Show>
        <span class="offer-name">
          {titleOf(props.held.lot)}
          <Show when={home()}>{(place) => <span class="faint">{t("page-home-at", { place: place().name || place().at })}</span>}</Show>
          <For each={facts()}>{(fact) => <span class="faint">{fact}</span>}</For>
        </span>
      </div>
      <Show when={props.held.bids.length > 0}>
        <ul class="bids" aria-label={t("page-bids")}>
          <For each={props.held.bids.toReversed()}>
            {(bid, place) => (
              <li classList={{ high: place() === 0 }}>
                <span>{table.playerName(bid.player)}</span>
                <span class="figure">{pounds(bid.amount)}</span>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={choice()}>{(open) => <BidFor choice={open()} />}</Show>
    </div>
  );

  function companyOf(lot: Lot): CompanyView | undefined {
    if ("company" in lot) return table.company(lot.company);
    return table.company(table.info()?.privates[lot.private]?.exchange);
  }
  function nameOf(lot: Lot): string {
    return "private" in lot ? (table.view()?.privates[lot.private]?.name ?? "") : (table.company(lot.company)?.symbol ?? "");
  }
  function titleOf(lot: Lot): string {
    return "private" in lot ? (table.info()?.privates[lot.private]?.name ?? "") : (table.company(lot.company)?.name ?? "");
  }
}

/** A bid now, or as many as it takes up to an amount. */
function BidFor(props: { choice: ChoiceOf<"bid-for"> }) {
  const { table } = useTable();
  const [amount, setAmount] = createSignal(props.choice.amount.min);
  createEffect(on(() => props.choice.amount.min, (least) => setAmount((now) => Math.max(now, least))));
  const name = () => cardName(props.choice.card);
  return (
    <div class="bid-row">
      <Amount
        label={t("choice-bid-for", { card: name(), min: props.choice.amount.min, max: props.choice.amount.max })}
        value={amount()}
        range={props.choice.amount}
        onChange={setAmount}
      />
      <Button main test="bid-for" onClick={() => void table.act({ type: "bid-for", card: props.choice.card, amount: amount() })}>
        {t("page-bid", { amount: amount() })}
      </Button>
      <Button
        quiet
        test="program-bid-for"
        onClick={() => void table.tell(() => api.program(table.id, { type: "bid-for", bids: [{ card: name(), up_to: amount() }] }))}
      >
        {t("page-program-bid", { amount: amount() })}
      </Button>
      <Button quiet test="program-keep-leading" onClick={() => void table.tell(() => api.program(table.id, { type: "bid-for", bids: [{ card: name() }] }))}>
        {t("page-program-lead", { card: name() })}
      </Button>
    </div>
  );
}

/** What follows in the boxes. */
function Stacks() {
  const { table } = useTable();
  const nameOf = (lot: Lot) => ("private" in lot ? (table.info()?.privates[lot.private]?.name ?? "") : (table.company(lot.company)?.name ?? ""));
  return (
    <Show when={table.view()?.stacks.some((stack) => stack.length > 0)}>
      <details class="stacks">
        <summary>{t("page-stacks")}</summary>
        <For each={table.view()?.stacks}>
          {(stack) => (
            <ol class="small">
              <For each={stack}>{(lot) => <li>{nameOf(lot)}</li>}</For>
            </ol>
          )}
        </For>
      </details>
    </Show>
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
