import { createSignal, For, Show } from "solid-js";
import type { ChoiceOf, Reply, TrainStock } from "../api/game";
import { companyMoney, say, t } from "../lib/fluent";
import { EffectOfFirst } from "../panels/Trains";
import { useTable } from "../state/context";
import { explain } from "../state/why";
import { Button, NotNow, Section, Stepper } from "../ui/parts";
import { Token } from "../ui/Token";

/** The type of a train out of the name of its card. */
const trainType = (card: string): string => card.replace(/-\d+$/, "");

/** Trains of one type are alike: one stands for all of them. */
function distinct<T>(choices: T[], type: (choice: T) => string): T[] {
  return choices.filter((choice, index) => index === choices.findIndex((other) => type(other) === type(choice)));
}

/** Buying trains from the bank and from other companies. */
export function TrainPanel() {
  const { table } = useTable();
  const fromBank = () => table.of("buy-train").filter((choice) => choice.seller === null);
  const fromOthers = () => distinct(table.of("buy-train").filter((choice) => choice.seller !== null), (choice) => `${choice.seller} ${trainType(choice.train)}`);
  const shown = (): TrainStock[] => {
    const stocks = table.view()?.trains.filter((stock) => stock.available.length > 0) ?? [];
    return stocks.filter((stock) => !stock.rusted).slice(0, 3);
  };
  const treasury = () => table.company(table.view()?.turn.company)?.treasury;
  return (
    <>
      <Section title={t("ui-bank")} aside={<Show when={treasury() !== null}>{t("page-in-treasury", { amount: treasury() ?? 0 })}</Show>}>
        <div class="offers">
          <For each={shown()}>
            {(stock) => {
              const choice = () => fromBank().find((one) => stock.available.some((card) => card.card === one.train));
              return (
                <div class="offer train-offer">
                  <b class="train-name">{stock.name}</b>
                  <span class="offer-name">
                    <EffectOfFirst stock={stock} />
                  </span>
                  <Show
                    when={choice()}
                    fallback={
                      <NotNow
                        about={`${stock.name} ${companyMoney(stock.price)}`}
                        why={() =>
                          void explain.action(table, `${stock.name}, ${companyMoney(stock.price)}`, {
                            type: "buy-train",
                            train: stock.available[0]?.card ?? "",
                            price: stock.price,
                          })
                        }
                      >
                        {companyMoney(stock.price)}
                      </NotNow>
                    }
                  >
                    {(offered) => (
                      <Button
                        main
                        test="buy-train"
                        onClick={() => void table.act({ type: "buy-train", train: offered().train, price: offered().price.min })}
                      >
                        {t("page-company-buys", { price: offered().price.min })}
                      </Button>
                    )}
                  </Show>
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

/** A train of another company, for a price to be named. */
function Offer(props: { choice: ChoiceOf<"buy-train"> }) {
  const { table } = useTable();
  const [price, setPrice] = createSignal(props.choice.price.min);
  const seller = () => table.companyNamed(props.choice.seller ?? "");
  return (
    <div class="offer train-offer">
      <Show when={seller()}>{(company) => <Token company={company()} size={26} />}</Show>
      <span class="offer-name">
        <b>{trainType(props.choice.train)}</b>
        <Show when={props.choice.consent}>
          {(asked) => <span class="faint">{t("page-must-agree", { player: asked().name })}</span>}
        </Show>
      </span>
      <Stepper
        label={t("ui-price")}
        value={price()}
        min={props.choice.price.min}
        max={props.choice.price.max}
        step={props.choice.price.step}
        onChange={setPrice}
      />
      <Button onClick={() => void table.act({ type: "buy-train", train: props.choice.train, price: price() })}>
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
      <For each={distinct(table.of("discard-train"), (choice) => trainType(choice.train))}>
        {(choice) => (
          <Button onClick={() => void table.act({ type: "discard-train", train: choice.train })}>
            {t("choice-discard-train", { train: trainType(choice.train) })}
          </Button>
        )}
      </For>
    </div>
  );
}

/** Answering what is asked. */
export function Consent() {
  const { table } = useTable();
  const answer = (reply: Reply) => void table.act({ type: "answer", reply });
  return (
    <For each={table.of("answer")}>
      {(choice) => (
        <>
          <p>{say(choice.question)}</p>
          <div class="confirm-row">
            <Button main test="agree" onClick={() => answer("accept")}>{t("choice-answer-form", { reply: "accept" })}</Button>
            <Button test="decline" onClick={() => answer("decline")}>{t("choice-answer-form", { reply: "decline" })}</Button>
            <Button test="decline-all" onClick={() => answer("decline-all")}>{t("choice-answer-form", { reply: "decline-all" })}</Button>
          </div>
        </>
      )}
    </For>
  );
}
