import { createSignal, For, Show } from "solid-js";
import type { Action, ChoiceOf, CompanyView, Place } from "../api/game";
import { pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { explain } from "../state/why";
import { Button, NotNow, Section, Stepper } from "../ui/parts";
import { Token } from "../ui/Token";
import { StartOffer } from "./Auction";

/** A player's turn in a stock round: selling, then buying one certificate. */
export function Trading() {
  const { table } = useTable();
  const started = () => table.view()?.companies.filter((company) => company.started && !company.closed) ?? [];
  const holder = () => table.view()?.players[table.me() ?? -1];
  const unsellable = () => {
    const sellable = table.of("sell-shares").map((choice) => choice.company);
    return (holder()?.shares ?? []).map((holding) => holding.symbol).filter((symbol) => !sellable.includes(symbol));
  };
  const unstartable = () => {
    const startable = table.of("start").map((choice) => choice.company);
    const waiting = table.view()?.companies.filter((company) => !company.started && !company.closed) ?? [];
    return waiting.map((company) => company.symbol).filter((symbol) => !startable.includes(symbol));
  };
  const par = (symbol: string) => table.cell(table.companyNamed(symbol)?.pars[0] ?? -1)?.name ?? "";
  const privates = () => [...table.of("buy-private"), ...table.of("sell-private"), ...table.of("close-private"), ...table.of("exchange")];
  return (
    <>
      <Show when={started().length > 0}>
        <Section title={t("page-shares")}>
          <table class="ledger trading">
            <thead>
              <tr>
                <th>{t("ui-company")}</th>
                <th class="figure">{t("page-mine")}</th>
                <th>{t("ui-offer")}</th>
                <th>{t("ui-pool")}</th>
              </tr>
            </thead>
            <tbody>
              <For each={started()}>{(company) => <ShareRow company={company} />}</For>
            </tbody>
          </table>
        </Section>
      </Show>
      <Show when={table.of("sell-shares").length + unsellable().length > 0}>
        <Section title={t("page-sell")}>
          <For each={table.of("sell-shares")}>{(choice) => <SellRow choice={choice} />}</For>
          <NotNowRow companies={unsellable()} action={(symbol) => ({ type: "sell-shares", company: symbol, shares: 1 })} />
        </Section>
      </Show>
      <Show when={table.of("start").length + unstartable().length > 0}>
        <Section title={t("page-start-a-company")}>
          <div class="offers">
            <For each={table.of("start")}>{(choice) => <StartOffer symbol={choice.company} pars={choice.pars} />}</For>
          </div>
          <NotNowRow companies={unstartable()} action={(symbol) => ({ type: "start", company: symbol, par: par(symbol) })} />
        </Section>
      </Show>
      <Show when={privates().length > 0}>
        <Section title={t("ui-private-companies")}>
          <div class="offers"><Privates /></div>
        </Section>
      </Show>
    </>
  );
}

/** Companies with which something cannot be done now; each says why. */
function NotNowRow(props: { companies: string[]; action: (symbol: string) => Action }) {
  const { table } = useTable();
  return (
    <Show when={props.companies.length > 0}>
      <p class="not-now-row">
        <span class="faint">{t("page-not-now")}</span>
        <For each={props.companies}>
          {(symbol) => (
            <NotNow about={symbol} why={() => void explain.action(table, symbol, props.action(symbol))}>{symbol}</NotNow>
          )}
        </For>
      </p>
    </Show>
  );
}

/** Buying a share of one company, from the initial offer or from the pool. */
function ShareRow(props: { company: CompanyView }) {
  const { table } = useTable();
  const symbol = () => props.company.symbol;
  const held = () => {
    const me = table.me();
    const player = me === null ? undefined : table.view()?.players[me];
    return player?.shares.find((holding) => holding.company === props.company.id)?.shares ?? 0;
  };
  const buying = (from: Place) =>
    table.of("buy-share").find((choice) => choice.company === symbol() && choice.from === from);
  const action = (from: Place, certificate?: number | null): Action => ({ type: "buy-share", company: symbol(), from, certificate });
  const Cell = (cell: { from: Place; count: number }) => (
    <td>
      <Show
        when={buying(cell.from)}
        fallback={
          <Show when={cell.count > 0} fallback={<span class="faint">–</span>}>
            <NotNow
              about={t("choice-buy-share", { company: symbol(), from: cell.from, price: props.company.price ?? 0 })}
              why={() => void explain.action(table, symbol(), action(cell.from))}
            >
              {cell.count}
            </NotNow>
          </Show>
        }
      >
        {(choice) => (
          <Button
            test="buy-share"
            label={t("choice-buy-share", { company: symbol(), from: cell.from, price: choice().price })}
            onClick={() => void table.act(action(cell.from, choice().certificate))}
          >
            {t("page-buy-for", { price: choice().price })}
          </Button>
        )}
      </Show>
    </td>
  );
  return (
    <tr>
      <td>
        <span class="with-token">
          <Token company={props.company} size={22} /> {symbol()}
          <span class="faint figure">{props.company.price === null ? "" : pounds(props.company.price)}</span>
        </span>
      </td>
      <td class="figure">{held() || "–"}</td>
      <Cell from="offer" count={props.company.offer} />
      <Cell from="pool" count={props.company.pool} />
    </tr>
  );
}

/** Selling a block of shares: how many, what they bring, and what it does to the price. */
function SellRow(props: { choice: ChoiceOf<"sell-shares"> }) {
  const { table, plan } = useTable();
  const [count, setCount] = createSignal(props.choice.sales[0]?.shares ?? 1);
  const sale = () => props.choice.sales.find((one) => one.shares === count()) ?? props.choice.sales[0];
  const show = (shown: boolean) => {
    const now = sale();
    plan.showPrice(shown && now ? { company: props.choice.company, price: now.price_after } : null);
  };
  const company = () => table.companyNamed(props.choice.company);
  return (
    <div class="sell-row" onPointerEnter={() => show(true)} onPointerLeave={() => show(false)} onFocusIn={() => show(true)} onFocusOut={() => show(false)}>
      <Show when={company()}>{(sold) => <Token company={sold()} size={22} />}</Show>
      <span>{props.choice.company}</span>
      <Stepper
        label={t("page-shares-to-sell", { company: props.choice.company })}
        value={count()}
        min={props.choice.sales[0]?.shares ?? 1}
        max={props.choice.sales.at(-1)?.shares ?? 1}
        step={1}
        onChange={(value) => {
          setCount(value);
          show(true);
        }}
      />
      <Button
        test="sell"
        onClick={() => void table.act({ type: "sell-shares", company: props.choice.company, shares: count() })}
      >
        {t("page-sell-for", { proceeds: sale()?.proceeds ?? 0 })}
      </Button>
      <span class="faint figure effect">
        {pounds(company()?.price ?? 0)} → {pounds(sale()?.price_after ?? 0)}
      </span>
    </div>
  );
}

function Privates() {
  const { table } = useTable();
  const Offer = (offer: { text: string; action: Action }) => (
    <button type="button" class="offer" onClick={() => void table.act(offer.action)}>
      <span class="offer-name">{offer.text}</span>
    </button>
  );
  return (
    <>
      <For each={table.of("buy-private")}>
        {(choice) => (
          <Offer
            text={t("choice-buy-private", { private: choice.private, price: choice.price })}
            action={{ type: "buy-private", private: choice.private }}
          />
        )}
      </For>
      <For each={table.of("exchange")}>
        {(choice) => <Offer text={t("choice-exchange", { private: choice.private, company: choice.company })} action={exchange(choice)} />}
      </For>
      <For each={table.of("sell-private")}>
        {(choice) => (
          <Offer
            text={t("choice-sell-private", { private: choice.private, proceeds: choice.proceeds })}
            action={{ type: "sell-private", private: choice.private }}
          />
        )}
      </For>
      <For each={table.of("close-private")}>
        {(choice) => (
          <Offer text={t("choice-close-private", { private: choice.private })} action={{ type: "close-private", private: choice.private }} />
        )}
      </For>
    </>
  );
}

function exchange(choice: ChoiceOf<"exchange">): Action {
  const { type, company, certificate } = choice;
  return { type, private: choice.private, company, certificate };
}
