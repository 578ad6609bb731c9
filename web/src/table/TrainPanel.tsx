import { createSignal, For, Show } from "solid-js";
import type { Action, ChoiceOf, TrainStock } from "../api/game";
import { companyMoney, t } from "../lib/fluent";
import { EffectOfFirst } from "../panels/Trains";
import { useTable } from "../state/context";
import { explain } from "../state/why";
import { Button, NotNow, Section, Stepper } from "../ui/parts";
import { Token } from "../ui/Token";
import { OtherSide } from "../ui/TrainTag";

/** Trains of one type are alike: one stands for all of them. */
function distinct<T>(choices: T[], type: (choice: T) => string): T[] {
  return choices.filter((choice, index) => index === choices.findIndex((other) => type(other) === type(choice)));
}

/** Buying trains from the bank and from other companies. */
export function TrainPanel() {
  const { table } = useTable();
  const fromBank = () => table.of("buy-train").filter((choice) => choice.seller === null);
  const fromOthers = () => distinct(table.of("buy-train").filter((choice) => choice.seller !== null), (choice) => `${choice.seller} ${table.trainName(choice.train)}`);
  const shown = (): TrainStock[] => {
    const stocks = table.view()?.trains.filter((stock) => stock.available.length > 0) ?? [];
    return stocks.filter((stock) => !stock.rusted).slice(0, 3);
  };
  const treasury = () => table.company(table.view()?.turn.company)?.treasury;
  /** Who can neither pass nor raise money must buy. */
  const must = () => table.of("buy-train").length > 0 && table.of("pass").length + table.of("choose").length === 0;
  return (
    <>
      <Show when={must()}><p class="must" data-test="must-buy">{t("page-must-buy-train")}</p></Show>
      <Section title={t("ui-bank")} aside={<Show when={treasury() !== null}>{t("page-in-treasury", { amount: treasury() ?? 0 })}</Show>}>
        <div class="offers">
          <For each={shown()}>
            {(stock) => {
              const choices = () => fromBank().filter((one) => stock.available.some((card) => card.card === one.train));
              return (
                <div class="offer train-offer">
                  <b class="train-name">{stock.name}<OtherSide name={stock.name} kind={stock.kind} /></b>
                  <span class="offer-name">
                    <EffectOfFirst stock={stock} />
                  </span>
                  <For each={sides(choices())} fallback={<NotForSale stock={stock} />}>{(choice) => <Side choice={choice} />}</For>
                </div>
              );
            }}
          </For>
        </div>
      </Section>
      <Show when={fromOthers().length > 0}>
        <Section title={t("page-other-companies")}>
          <div class="offers"><For each={fromOthers()}>{(choice) => <Offer choice={choice} />}</For></div>
        </Section>
      </Show>
    </>
  );
}

/** Cards of one type are alike: one stands for all of them, once for each train it can be. */
const sides = (choices: ChoiceOf<"buy-train">[]) => distinct(choices, (choice) => choice.side ?? "");

/** A train of the bank that cannot be bought now; it says why. */
function NotForSale(props: { stock: TrainStock }) {
  const { table } = useTable();
  const about = () => `${props.stock.name}, ${companyMoney(props.stock.price)}`;
  const action = (): Action => ({ type: "buy-train", train: props.stock.available[0]?.card ?? "", price: props.stock.price });
  return <NotNow about={about()} why={() => void explain.action(table, about(), action())}>{companyMoney(props.stock.price)}</NotNow>;
}

/** A train of the bank, as one of those its card shows, with as many extras as may be bought with it. */
function Side(props: { choice: ChoiceOf<"buy-train"> }) {
  const { table } = useTable();
  const [extras, setExtras] = createSignal(0);
  const price = () => props.choice.price.min + extras() * props.choice.extra_cost;
  const buy = (): Action => ({ type: "buy-train", train: props.choice.train, price: props.choice.price.min, side: props.choice.side, extras: extras() });
  return (
    <div class="side">
      <span class="side-name">
        <Show when={props.choice.side}>{(side) => t(`side-${side()}`)}</Show>
        <Show when={props.choice.extras > 0}><span class="faint small">{t("page-extras", { cost: props.choice.extra_cost })}</span></Show>
      </span>
      <Show when={props.choice.extras > 0}>
        <Stepper label={t("page-extras", { cost: props.choice.extra_cost })} value={extras()} min={0} max={props.choice.extras} step={1} onChange={setExtras} />
      </Show>
      <Button
        main
        test="buy-train"
        label={`${t("page-company-buys", { price: price() })}: ${table.trainName(props.choice.train)} ${props.choice.side ? t(`side-${props.choice.side}`) : ""}`}
        onClick={() => void table.act(buy())}
      >{t("page-company-buys", { price: price() })}</Button>
    </div>
  );
}

/** A train of another company, for a price to be named. */
function Offer(props: { choice: ChoiceOf<"buy-train"> }) {
  const { table } = useTable();
  const [price, setPrice] = createSignal(props.choice.price.min);
  const seller = () => table.companyNamed(props.choice.seller ?? "");
  return (
    <div class="offer train-offer">
      <Show when={seller()}>{(company) => <Token company={company()} size={26} />}</Show>
      <span class="offer-name">
        <b>{table.trainName(props.choice.train)}</b>
        <Show when={props.choice.consent}>
          {(asked) => <span class="faint">{t("page-must-agree", { player: asked().name })}</span>}
        </Show>
      </span>
      <Show when={props.choice.price.min < props.choice.price.max}>
        <Stepper
          label={t("ui-price")}
          value={price()}
          min={props.choice.price.min}
          max={props.choice.price.max}
          step={props.choice.price.step}
          onChange={setPrice}
        />
      </Show>
      <Button
        test="buy-from-company"
        label={`${t(props.choice.consent ? "page-company-offers" : "page-company-buys", { price: price() })}: ${table.trainName(props.choice.train)}, ${props.choice.seller}`}
        onClick={() => void table.act({ type: "buy-train", train: props.choice.train, price: price(), side: props.choice.side })}
      >
        {t(props.choice.consent ? "page-company-offers" : "page-company-buys", { price: price() })}
      </Button>
    </div>
  );
}

/** Giving trains up. */
export function Discarding() {
  const { table } = useTable();
  return (
    <div class="confirm-row">
      <For each={distinct(table.of("discard-train"), (choice) => table.trainName(choice.train))}>
        {(choice) => (
          <Button onClick={() => void table.act({ type: "discard-train", train: choice.train })}>
            {t("choice-discard-train", { train: table.trainName(choice.train) })}
          </Button>
        )}
      </For>
    </div>
  );
}
