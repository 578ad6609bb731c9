import { createEffect, createMemo, createSignal, For, on, Show } from "solid-js";
import { pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";
import { Token } from "../ui/Token";
import { CompanyOffer } from "./CompanyOffer";
import { SideBySide } from "./SideBySide";
import { WhatIf } from "./WhatIf";

/** The companies that the acting one can merge with: each unfolds beside it. */
export function Partners() {
  const { table } = useTable();
  const acting = () => table.company(table.view()?.turn.company);
  return (
    <div class="offers">
      <For each={table.of("merge")}>
        {(choice) => (
          <Show when={table.companyNamed(choice.company)}>
            {(partner) => (
              <CompanyOffer company={partner()} test="partner" open={table.of("merge").length === 1}>
                <SideBySide companies={[acting(), partner()].flatMap((company) => company ?? [])} />
                <div class="confirm-row">
                  <Button main test="merge" onClick={() => void table.act({ type: "merge", company: choice.company })}>
                    {t("choice-merge", { company: choice.company, consent: choice.consent?.name ?? "none" })}
                  </Button>
                </div>
              </CompanyOffer>
            )}
          </Show>
        )}
      </For>
    </div>
  );
}

/** Which of two companies remains: one is picked, what would happen is shown, and only then is it done. */
export function Survivor() {
  const { table, plan } = useTable();
  const [picked, setPicked] = createSignal<string | null>(null);
  createEffect(on(table.number, () => setPicked(null)));
  const choice = () => table.of("survive").find((one) => one.company === picked());
  /** Both companies, though one of them may not be open to be chosen. */
  const companies = createMemo(() => {
    const open = table.of("survive").flatMap((one) => table.companyNamed(one.company) ?? []);
    const acting = table.company(table.view()?.turn.company);
    return acting && !open.some((company) => company.id === acting.id) ? [acting, ...open] : open;
  });
  const pick = (symbol: string, price: number) => {
    setPicked(symbol);
    plan.showPrice({ company: symbol, price });
  };
  return (
    <>
      <div class="confirm-row" role="radiogroup" aria-label={t(`step-${table.step()}`)}>
        <For each={table.of("survive")}>
          {(one) => (
            <button
              type="button"
              class="train-run"
              role="radio"
              aria-checked={picked() === one.company}
              data-test="survivor"
              onClick={() => pick(one.company, one.price_after)}
            >
              <Show when={table.companyNamed(one.company)}>{(company) => <Token company={company()} size={24} />}</Show>
              <b>{one.company}</b>
              <span class="figure effect">
                {pounds(table.companyNamed(one.company)?.price ?? 0)} → {pounds(one.price_after)}
              </span>
            </button>
          )}
        </For>
      </div>
      <Show when={choice()}>
        {(chosen) => (
          <>
            <WhatIf action={{ type: "survive", company: chosen().company }} />
            <div class="confirm-row">
              <Button main test="survive" onClick={() => void table.act({ type: "survive", company: chosen().company })}>
                {t("choice-survive", { company: chosen().company, price_after: chosen().price_after })}
              </Button>
            </div>
          </>
        )}
      </Show>
      <SideBySide companies={companies()} />
    </>
  );
}
