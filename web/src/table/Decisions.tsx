import { For, Show } from "solid-js";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";
import { Token } from "../ui/Token";
import { Ways } from "./Ways";
import { Steps } from "./WhatIf";

/** Deciding by one of the title's words, each with what it costs or brings, and what it would lead to. */
export function Decision() {
  const { table } = useTable();
  return (
    <div class="offers">
      <For each={table.of("choose")}>
        {(choice) => (
          <div class="decision">
            <Button main test={choice.choice} onClick={() => void table.act({ type: "choose", choice: choice.choice })}>
              {t("choice-choose", { choice: choice.choice, cost: choice.cost, proceeds: choice.proceeds })}
            </Button>
            <Show when={choice.effects?.length} fallback={<Ways action={{ type: "choose", choice: choice.choice }} />}>
              <Steps title={t("page-what-if")} events={choice.effects ?? []} />
            </Show>
          </div>
        )}
      </For>
    </div>
  );
}

/** How many tokens a company gets. */
export function Supply() {
  const { table } = useTable();
  const company = () => table.companyNamed(table.of("buy-tokens")[0]?.company ?? "");
  return (
    <div class="offers">
      <Show when={company()}>
        {(one) => (
          <p class="with-token">
            <Token company={one()} size={26} /> {one().name}
            <Show when={one().treasury !== null}><span class="faint">{t("page-in-treasury", { amount: one().treasury ?? 0 })}</span></Show>
          </p>
        )}
      </Show>
      <For each={table.of("buy-tokens")}>
        {(choice) => (
          <Button test="buy-tokens" onClick={() => void table.act({ type: "buy-tokens", count: choice.count })}>
            {t("choice-buy-tokens", { count: choice.count, cost: choice.cost })}
          </Button>
        )}
      </For>
    </div>
  );
}

/** Buying back a share. */
export function Redemption() {
  const { table } = useTable();
  return (
    <div class="offers">
      <For each={table.of("redeem")}>
        {(choice) => (
          <Button main test="redeem" onClick={() => void table.act({ type: "redeem", certificate: choice.certificate })}>
            {t("choice-redeem", { price: choice.price })}
          </Button>
        )}
      </For>
    </div>
  );
}
