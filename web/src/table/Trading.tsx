import { createSignal, For, Show } from "solid-js";
import type { Action, ChoiceOf, CompanyView, Place } from "../api/game";
import { pounds, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { explain } from "../state/why";
import { Button, NotNow, Section, Stepper } from "../ui/parts";
import { Token } from "../ui/Token";
import { NotNowRow } from "./NotNowRow";

/** The places of shares, in the order of their columns. */
const PLACES: { from: Place; title: string; count: (company: CompanyView) => number }[] = [
  { from: "offer", title: "ui-offer", count: (company) => company.offer },
  { from: "pool", title: "ui-pool", count: (company) => company.pool },
  { from: "treasury", title: "page-own-shares", count: (company) => company.own },
];

/** Buying a share. */
export function Shares() {
  const { table } = useTable();
  const offered = (company: CompanyView) => table.of("buy-share").some((choice) => choice.company === company.symbol);
  const dealing = () => table.step() === "trading" || table.step() === "selling-down";
  const shown = () => table.view()?.companies.filter((company) => company.started && !company.closed && (dealing() || offered(company))) ?? [];
  const columns = () => PLACES.filter(({ from, count }) => from !== "treasury" || shown().some((company) => count(company) > 0));
  return (
    <Show when={shown().length > 0}>
      <Section title={t("page-shares")}>
        <table class="ledger trading">
          <thead>
            <tr>
              <th>{t("ui-company")}</th>
              <th class="figure">{t("page-mine")}</th>
              <For each={columns()}>{({ title }) => <th>{t(title)}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={shown()}>{(company) => <ShareRow company={company} columns={columns()} />}</For>
          </tbody>
        </table>
      </Section>
    </Show>
  );
}

/** Selling shares. */
export function Sales() {
  const { table } = useTable();
  const holder = () => table.view()?.players[table.me() ?? -1];
  const unsellable = () => {
    const sellable = table.of("sell-shares").map((choice) => choice.company);
    return (holder()?.shares ?? []).map((holding) => holding.symbol).filter((symbol) => !sellable.includes(symbol));
  };
  return (
    <Show when={table.of("sell-shares").length + unsellable().length > 0}>
      <Section title={t("page-sell")}>
        <For each={table.of("sell-shares")}>{(choice) => <SellRow choice={choice} />}</For>
        <NotNowRow companies={unsellable()} action={(symbol) => ({ type: "sell-shares", company: symbol, shares: 1 })} />
      </Section>
    </Show>
  );
}

/** Buying a share of one company, from where one lies. */
function ShareRow(props: { company: CompanyView; columns: typeof PLACES }) {
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
          <span class="buy">
            <Button
              test="buy-share"
              label={t("choice-buy-share", { company: symbol(), from: cell.from, price: choice().price })}
              onClick={() => void table.act(action(cell.from, choice().certificate))}
            >
              {pounds(choice().price)}
            </Button>
            <span class="faint small figure" title={t("page-left", { count: cell.count })}>×{cell.count}</span>
            <Show when={cell.from !== "offer" && lowered(props.company, choice().price)}>{(words) => <span class="lowered small">{words()}</span>}</Show>
          </span>
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
      <For each={props.columns}>{({ from, count }) => <Cell from={from} count={count(props.company)} />}</For>
    </tr>
  );
}

/** That a share costs or brings less than its price, and why: the company's condition. */
function lowered(company: CompanyView, asked: number): string {
  if (company.price === null || asked >= company.price) return "";
  const why = company.badges.map(say).join(", ");
  return t(asked === Math.floor(company.price / 2) ? "page-half-price" : "page-lower-price", { price: company.price, why: why || "none" });
}

/** Selling a block of shares: how many, what they bring, and what it does to the price. */
function SellRow(props: { choice: ChoiceOf<"sell-shares"> }) {
  const { table, plan } = useTable();
  const [count, setCount] = createSignal(props.choice.sales[0]?.shares ?? 1);
  const sale = () => props.choice.sales.find((one) => one.shares === count()) ?? props.choice.sales[0];
  /** Not every number of shares can be sold: the next one that can, in the direction of the wish. */
  const pick = (wanted: number) => {
    const counts = props.choice.sales.map((one) => one.shares);
    const next = wanted > count() ? counts.find((shares) => shares >= wanted) : counts.findLast((shares) => shares <= wanted);
    setCount(next ?? count());
  };
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
          pick(value);
          show(true);
        }}
      />
      <Button
        test="sell"
        label={`${t("page-sell-for", { proceeds: sale()?.proceeds ?? 0 })}: ${t("choice-sell-shares", { count: 1, most: count(), company: props.choice.company })}`}
        onClick={() => void table.act({ type: "sell-shares", company: props.choice.company, shares: count() })}
      >
        {t("page-sell-for", { proceeds: sale()?.proceeds ?? 0 })}
      </Button>
      <span class="faint figure effect">
        {pounds(company()?.price ?? 0)} → {pounds(sale()?.price_after ?? 0)}
      </span>
      <Show when={company()}>
        {(sold) => (
          <Show when={lowered(sold(), sold().sale_price ?? sold().price ?? 0)}>{(words) => <span class="lowered small">{words()}</span>}</Show>
        )}
      </Show>
    </div>
  );
}

/** Buying, selling, closing and exchanging private companies. */
export function Privates() {
  const { table } = useTable();
  const Offer = (offer: { text: string; action: Action }) => (
    <button type="button" class="offer" onClick={() => void table.act(offer.action)}>
      <span class="offer-name">{offer.text}</span>
    </button>
  );
  return (
    <Section title={t("ui-private-companies")}>
      <div class="offers">
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
      </div>
    </Section>
  );
}

function exchange(choice: ChoiceOf<"exchange">): Action {
  const { type, company, certificate } = choice;
  return { type, private: choice.private, company, certificate };
}
