import { createEffect, createSignal, For, on, Show, type Accessor } from "solid-js";
import { api } from "../api/client";
import type { ActionOf, BoxView, ChoiceOf, CompanyView, Lot } from "../api/game";
import { pounds, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Button, Section, Stepper } from "../ui/parts";
import { Token } from "../ui/Token";
import { Amount } from "./Amount";

/** A bid that is marked, to be made with others in one go. */
type Mark = ActionOf<"bid-for">;

interface Marks {
  all: Accessor<Mark[]>;
  set: (card: string, mark: Mark | null) => void;
}

/** Cards that are auctioned at once: what each is and does, who bids how much, and the bids I could make. */
export function Boxes() {
  const { table } = useTable();
  const [marked, setMarked] = createSignal<Mark[]>([]);
  const marks: Marks = {
    all: marked,
    set: (card, mark) => setMarked((all) => [...all.filter((one) => cardName(one.card) !== card), ...(mark ? [mark] : [])]),
  };
  // What can no longer be bid for is marked no more.
  createEffect(() => {
    const open = table.of("bid-for").map((choice) => cardName(choice.card));
    setMarked((all) => (all.every((one) => open.includes(cardName(one.card))) ? all : all.filter((one) => open.includes(cardName(one.card)))));
  });
  return (
    <Show when={(table.view()?.boxes.length ?? 0) > 0}>
      <Section title={t("ui-boxes")}>
        <Purse marks={marks} />
        <div class="offers">
          <For each={table.view()?.boxes}>{(held) => <Box held={held} marks={marks} />}</For>
        </div>
        <Stacks />
      </Section>
    </Show>
  );
}

/** What I can spend, counted down by the bids I have marked, and making them. */
function Purse(props: { marks: Marks }) {
  const { table } = useTable();
  const me = () => table.view()?.players[table.me() ?? -1];
  const sum = () => props.marks.all().reduce((total, mark) => total + mark.amount, 0);
  return (
    <Show when={me()}>
      {(mine) => (
        <>
          <p class="note">{t("page-free-money", { free: mine().cash - mine().bound, bound: mine().bound })}</p>
          <Show when={props.marks.all().length > 0}>
            <div class="marked-bids" classList={{ warning: sum() > mine().cash - mine().bound }} data-test="marked-bids" role="status">
              <span>
                {props.marks.all().map((mark) => `${cardName(mark.card)} ${pounds(mark.amount)}`).join(" · ")}
                {" – "}
                {t("page-marked-left", { left: pounds(mine().cash - mine().bound - sum()) })}
              </span>
              <Button main test="bid-marked" onClick={() => void table.series(props.marks.all())}>
                {t("page-bid-marked", { count: props.marks.all().length, amount: sum() })}
              </Button>
            </div>
          </Show>
        </>
      )}
    </Show>
  );
}

/** What a card is called. */
export function cardName(card: ChoiceOf<"bid-for">["card"]): string {
  return "private" in card ? card.private : card.company;
}

function Box(props: { held: BoxView; marks: Marks }) {
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
      <Show when={choice()}>{(open) => <BidFor choice={open()} marks={props.marks} />}</Show>
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

/** A bid now, one to be made with others, or as many as it takes up to an amount. */
function BidFor(props: { choice: ChoiceOf<"bid-for">; marks: Marks }) {
  const { table } = useTable();
  const [amount, setAmount] = createSignal(props.choice.amount.min);
  createEffect(on(() => props.choice.amount.min, (least) => setAmount((now) => Math.max(now, least))));
  const name = () => cardName(props.choice.card);
  // A copy: what the server sends next may come to stand in the same object.
  const bid = (): Mark => ({ type: "bid-for", card: { ...props.choice.card }, amount: amount() });
  const marked = () => props.marks.all().some((mark) => cardName(mark.card) === name());
  createEffect(on(amount, () => marked() && props.marks.set(name(), bid())));
  return (
    <div class="bid-row">
      <Amount
        label={t("choice-bid-for", { card: name(), min: props.choice.amount.min, max: props.choice.amount.max })}
        value={amount()}
        range={props.choice.amount}
        onChange={setAmount}
      />
      <Button main test="bid-for" onClick={() => void table.act(bid())}>
        {t("page-bid", { amount: amount() })}
      </Button>
      <label class="tick">
        <input
          type="checkbox"
          data-test="mark-bid"
          checked={marked()}
          onChange={(event) => props.marks.set(name(), event.currentTarget.checked ? bid() : null)}
        />
        {t("page-mark-bid")}
      </label>
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
export function Stacks() {
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
