import { createEffect, createSignal, For, on, Show } from "solid-js";
import type { ChoiceOf, CompanyView, Lot } from "../api/game";
import { pounds, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { exchangeOf } from "../state/figures";
import { explain } from "../state/why";
import { marks } from "../ui/marks";
import { Button, NotNow, Section } from "../ui/parts";
import { Token } from "../ui/Token";
import { Amount } from "./Amount";
import { Charter, CompanyOffer } from "./CompanyOffer";
import { NotNowRow } from "./NotNowRow";

/** Bidding for the right to choose a certificate. */
export function Auction() {
  const { table } = useTable();
  const range = () => table.of("bid").map((choice) => choice.amount).find((amount) => amount.min <= amount.max);
  const [amount, setAmount] = createSignal(0);
  createEffect(on(() => range()?.min, (least) => setAmount(least ?? 0)));
  return (
    <>
      <Show
        when={range()}
        fallback={
          <NotNow about={t("page-cannot-bid")} why={() => void explain.action(table, t("step-bidding"), { type: "bid", amount: (table.view()?.auction?.highest ?? 0) + 5 })}>
            {t("page-cannot-bid")}
          </NotNow>
        }
      >
        {(open) => (
          <div class="bid-row">
            <Amount label={t("page-bid-amount")} value={amount()} range={open()} onChange={setAmount} />
            <Button main test="bid" onClick={() => void table.act({ type: "bid", amount: amount() })}>
              {t("page-bid", { amount: amount() })}
            </Button>
          </div>
        )}
      </Show>
      <p class="note">{t("page-bid-explained")}</p>
      <OnOffer />
    </>
  );
}

/** What the winner of the auction can choose from, and how the bidding stands. */
export function OnOffer() {
  const { table } = useTable();
  const auction = () => table.view()?.auction;
  return (
    <Show when={auction()}>
      {(held) => (
        <>
          <Section title={t("page-bids")}>
            <ul class="bids">
              <For each={held().bids}>
                {(bid) => (
                  <li classList={{ out: !bid.in_auction, high: bid.bid !== null && bid.bid === held().highest }}>
                    <span>{table.playerName(bid.player)}</span>
                    <span class="figure">
                      {bid.bid === null ? (bid.in_auction ? "–" : t("page-passed")) : pounds(bid.bid)}
                    </span>
                  </li>
                )}
              </For>
            </ul>
          </Section>
          <Section title={t("page-on-offer")}>
            <table class="ledger">
              <tbody>
                <For each={held().lots}>{(lot) => <LotRow lot={lot} />}</For>
              </tbody>
            </table>
          </Section>
        </>
      )}
    </Show>
  );
}

/** Something that can be won: a private company, or the director's certificate of a company. */
function LotRow(props: { lot: Lot }) {
  const { table } = useTable();
  const item = () => ("private" in props.lot ? table.view()?.privates[props.lot.private] : undefined);
  const company = () => ("company" in props.lot ? table.company(props.lot.company) : undefined);
  /** What the director's certificate costs at the lowest and at the highest par. */
  const costs = (started: CompanyView) => {
    const shares = table.info()?.companies[started.id]?.certificates[0] ?? 0;
    const prices = started.pars.map((cell) => shares * (table.cell(cell)?.price ?? 0));
    return `${pounds(Math.min(...prices))}–${Math.max(...prices)}`;
  };
  return (
    <>
      <Show when={item()}>
        {(lot) => (
          <tr classList={{ "spoken-of-row": marks().privates.includes(lot().name) }}>
            <td>{lot().name}</td>
            <td class="figure">{pounds(lot().value)}</td>
            <td class="faint figure">
              {t("page-brings", { income: lot().income })}
              <Show when={exchangeOf(table, lot())}>{(words) => <span class="small exchange">{words()}</span>}</Show>
            </td>
          </tr>
        )}
      </Show>
      <Show when={company()}>
        {(lot) => (
          <tr>
            <td>
              <span class="with-token">
                <Token company={lot()} size={26} />
                <span class="offer-name">
                  {lot().name}
                  <span class="faint">{t("page-directors-certificate")}</span>
                  <Charter company={lot()} />
                </span>
              </span>
            </td>
            <td class="figure">{costs(lot())}</td>
            <td />
          </tr>
        )}
      </Show>
    </>
  );
}

/** What the winner can take at once. */
export function Prizes() {
  const { table } = useTable();
  const offered = (name: string) => table.of("take-private").some((choice) => choice.private === name);
  /** Those whose power is for a company, and that cannot be taken now. */
  const others = () => table.view()?.privates.filter((item) => item.owner !== null && item.waits_for !== null && !offered(item.name)) ?? [];
  return (
    <div class="offers">
      <For each={table.of("take-private")}>
        {(choice) => {
          const held = () => table.view()?.privates.find((item) => item.name === choice.private);
          const printed = () => table.info()?.privates[held()?.id ?? -1];
          return (
            <button
              type="button"
              class="offer"
              data-test="take-private"
              onClick={() => void table.act({ type: "take-private", private: choice.private })}
            >
              <span class="offer-name">
                {printed()?.name ?? choice.private}
                <For each={printed()?.facts ?? []}>{(fact) => <span class="faint">{say(fact)}</span>}</For>
                <Show when={table.playerName(held()?.owner)}>{(owner) => <span class="faint">{t("page-owned-by", { owner: owner() })}</span>}</Show>
              </span>
              <span class="faint">{[t("page-brings", { income: held()?.income ?? 0 }), exchangeOf(table, held())].filter(Boolean).join(" · ")}</span>
              <span class="figure">{pounds(choice.price)}</span>
            </button>
          );
        }}
      </For>
      <NotNowRow companies={others().map((item) => item.name)} action={(name) => ({ type: "take-private", private: name })} />
    </div>
  );
}

/** The companies an auction of which can be opened: one is unfolded, and the first bid named. */
export function Proposals() {
  const { table } = useTable();
  return (
    <Section title={t("page-on-offer")}>
      <p class="note">{t("page-bid-explained")}</p>
      <div class="offers">
        <For each={table.of("open-auction").filter((choice) => choice.amount.min <= choice.amount.max)}>
          {(choice) => <Proposal choice={choice} />}
        </For>
      </div>
    </Section>
  );
}

function Proposal(props: { choice: ChoiceOf<"open-auction"> }) {
  const { table } = useTable();
  const [amount, setAmount] = createSignal(props.choice.amount.min);
  return (
    <Show when={table.companyNamed(props.choice.company)}>
      {(company) => (
        <CompanyOffer company={company()} test="charter">
          <div class="bid-row">
            <Amount label={t("page-bid-amount")} value={amount()} range={props.choice.amount} onChange={setAmount} />
            <Button
              main
              test="open-auction"
              onClick={() => void table.act({ type: "open-auction", company: props.choice.company, amount: amount() })}
            >
              {t("page-open-auction", { amount: amount() })}
            </Button>
          </div>
        </CompanyOffer>
      )}
    </Show>
  );
}
