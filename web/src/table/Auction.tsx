import { createEffect, createSignal, For, on, Show } from "solid-js";
import type { CompanyView, Lot, ParChoice } from "../api/game";
import { pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { explain } from "../state/why";
import { Button, NotNow, Section, Stepper } from "../ui/parts";
import { Token } from "../ui/Token";

/** Bidding for the right to choose a certificate. */
export function Auction() {
  const { table } = useTable();
  const range = () => table.of("bid")[0]?.amount;
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
            <Stepper
              label={t("page-bid-amount")}
              value={amount()}
              min={open().min}
              max={open().max}
              step={open().step}
              onChange={setAmount}
            />
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
          <tr>
            <td>{lot().name}</td>
            <td class="figure">{pounds(lot().value)}</td>
            <td class="faint figure">{t("page-brings", { income: lot().income })}</td>
          </tr>
        )}
      </Show>
      <Show when={company()}>
        {(lot) => (
          <tr>
            <td>
              <span class="with-token">
                <Token company={lot()} size={26} />
                <span class="offer-name">{lot().name}<span class="faint">{t("page-directors-certificate")}</span></span>
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

/** The winner's choice. */
export function Choosing() {
  const { table } = useTable();
  return (
    <div class="offers">
      <For each={table.of("take-private")}>
        {(choice) => {
          const held = () => table.view()?.privates.find((item) => item.name === choice.private);
          return (
            <button
              type="button"
              class="offer"
              data-test="take-private"
              onClick={() => void table.act({ type: "take-private", private: choice.private })}
            >
              <span class="offer-name">{choice.private}</span>
              <span class="faint">{t("page-brings", { income: held()?.income ?? 0 })}</span>
              <span class="figure">{pounds(choice.price)}</span>
            </button>
          );
        }}
      </For>
      <For each={table.of("start")}>{(choice) => <StartOffer symbol={choice.company} pars={choice.pars} />}</For>
    </div>
  );
}

/** A company that can be started, at one of its pars. */
export function StartOffer(props: { symbol: string; pars: ParChoice[] }) {
  const { table, plan } = useTable();
  return (
    <Show when={table.companyNamed(props.symbol)}>
      {(company) => (
        <div class="offer start">
          <Token company={company()} size={30} />
          <span class="offer-name">
            {t("page-start", { company: company().name })}
            <span class="faint">{t("page-start-explained")}</span>
          </span>
          <span class="pars">
            <For each={props.pars}>
              {({ par, price, cost }) => (
                <button
                  type="button"
                  class="button"
                  data-test="start"
                  title={t("choice-start-form", { par: price, cost })}
                  onPointerEnter={() => plan.showPrice({ company: props.symbol, price })}
                  onPointerLeave={() => plan.showPrice(null)}
                  onFocus={() => plan.showPrice({ company: props.symbol, price })}
                  onBlur={() => plan.showPrice(null)}
                  onClick={() => void table.act({ type: "start", company: props.symbol, par })}
                >
                  <b>{price}</b>
                  <span class="faint">{pounds(cost)}</span>
                </button>
              )}
            </For>
          </span>
        </div>
      )}
    </Show>
  );
}
