import { For, Show } from "solid-js";
import type { TrainStock } from "../api/game";
import { attribute, companyMoney, pounds, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Stacks } from "../table/Boxes";
import { OtherSide } from "../ui/TrainTag";

/** The trains of the bank, what each begins, and the phase we are in. */
export function Trains() {
  const { table } = useTable();
  const view = () => table.view();
  const type = (stock: TrainStock) => table.info()?.trains.find((train) => train.kind === stock.kind);
  /** The type whose first train makes these rust. */
  const rustsWith = (stock: TrainStock) => table.info()?.trains.find((train) => train.effect.rusts === stock.kind)?.name;
  /** What such trains may run, and how long. */
  const told = (stock: TrainStock): string[] => {
    const facts = type(stock)?.facts ?? [];
    const train = stock.rusted ? undefined : rustsWith(stock);
    return [...facts.map(say), ...(train === undefined ? [] : [t("page-rusts-with", { train })])];
  };
  /** The companies that have such trains. */
  const owners = (stock: TrainStock) =>
    (view()?.companies ?? []).flatMap((company) => {
      const trains = company.trains.filter((train) => train.id.kind === stock.kind);
      return trains.length > 0 ? [`${company.symbol} ${trains.map((train) => train.name).join(" ")}`] : [];
    });
  return (
    <>
      <Show when={view()}>
        {(now) => (
          <dl class="facts wide">
            <div><dt>{t("ui-phase", { phase: now().phase.name })}</dt><dd>{t(`ui-colour-${now().phase.tiles}`)}</dd></div>
            <div><dt>{t("ui-train-limit")}</dt><dd>{now().phase.train_limit ?? t("ui-unlimited")}</dd></div>
            <div><dt>{t("ui-rounds-per-set")}</dt><dd>{now().round.rounds_in_set}</dd></div>
            <div><dt>{t("ui-bank")}</dt><dd>{pounds(now().bank)}</dd></div>
          </dl>
        )}
      </Show>
      <table class="ledger trains">
        <thead>
          <tr>
            <th>{t("ui-train")}</th>
            <th class="figure">{t("ui-train-price")}</th>
            <th class="figure">{t("ui-trains-left")}</th>
            <th>{t("page-first-does")}</th>
          </tr>
        </thead>
        <tbody>
          <For each={view()?.trains ?? []}>
            {(stock) => (
              <tr classList={{ gone: stock.rusted, next: stock.available.length > 0 && !stock.rusted }}>
                <td><b>{stock.name}</b><OtherSide name={stock.name} kind={stock.kind} /></td>
                <td class="figure">{companyMoney(stock.price)}</td>
                <td class="figure">{stock.rusted ? t("page-rusted") : (stock.left ?? "∞")}</td>
                <td class="small">
                  <EffectOfFirst stock={stock} all />
                  <span class="faint train-fact">{told(stock).join(" · ")}</span>
                  <Show when={owners(stock).length > 0}><span class="train-fact" data-test="train-owners">{owners(stock).join(", ")}</span></Show>
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Stacks />
    </>
  );
}

/** What the purchase of the first train of a type does. */
export function EffectOfFirst(props: { stock: TrainStock; all?: boolean }) {
  return (
    <Show
      when={props.stock.first_purchase}
      fallback={<span class="faint">{props.all ? t("page-has-begun") : t("page-left", { count: props.stock.left ?? 0 })}</span>}
    >
      {(effect) => (
        <span class="small" classList={{ warning: !props.all }}>
          {attribute(`phase-${effect().phase}`, "explain")}
        </span>
      )}
    </Show>
  );
}
