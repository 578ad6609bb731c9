import { createEffect, createSignal, For, on, Show } from "solid-js";
import type { ChoiceOf } from "../api/game";
import { pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";
import { Token } from "../ui/Token";
import { CompanyOffer } from "./CompanyOffer";
import { SideBySide } from "./SideBySide";
import { Supposed, WhichRemains } from "./Supposed";
import { Ways } from "./Ways";

/** The companies that the acting one can merge with: each unfolds beside it. */
export function Partners() {
  const { table } = useTable();
  return (
    <div class="offers">
      <For each={table.of("merge")}>
        {(choice) => (
          <Show when={table.companyNamed(choice.company)}>
            {(partner) => {
              const [open, setOpen] = createSignal(table.of("merge").length === 1);
              return (
                <CompanyOffer company={partner()} test="partner" open={open()} onToggle={setOpen}>
                  <div class="confirm-row">
                    <Button main test="merge" onClick={() => void table.act({ type: "merge", company: choice.company })}>
                      {t("choice-merge", { company: choice.company, consent: choice.consent?.name ?? "none" })}
                    </Button>
                  </div>
                  <Show when={open()}>
                    <Show when={table.info()?.mergers} fallback={<Ways action={{ type: "merge", company: choice.company }} asks={choice.consent !== null && choice.consent !== undefined} />}>
                      <Prospect partner={choice.company} />
                    </Show>
                  </Show>
                </CompanyOffer>
              );
            }}
          </Show>
        )}
      </For>
    </div>
  );
}

/** What joining with a company would be, whichever remains. */
function Prospect(props: { partner: string }) {
  const { table } = useTable();
  const acting = () => table.company(table.view()?.turn.company)?.symbol ?? "";
  const [survivor, setSurvivor] = createSignal(acting());
  return (
    <>
      <WhichRemains company={acting()} partner={props.partner} survivor={survivor()} onPick={setSurvivor} />
      <Supposed company={acting()} partner={props.partner} survivor={survivor()} />
    </>
  );
}

/** Which of two companies remains: one is picked, what would happen is shown, and only then is it done. */
export function Survivor() {
  const { table, plan } = useTable();
  const [picked, setPicked] = createSignal<string | null>(null);
  createEffect(on(table.moment, () => setPicked(null)));
  const choice = () => table.of("survive").find((one) => one.company === picked());
  const acting = () => table.company(table.view()?.turn.company)?.symbol ?? "";
  const partner = (one: ChoiceOf<"survive">) => (one.company === acting() ? one.other : one.company);
  /** Both companies, though one of them may not be open to be chosen. */
  const both = () => {
    const [one] = table.of("survive");
    return one ? [acting(), partner(one)].flatMap((symbol) => table.companyNamed(symbol) ?? []) : [];
  };
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
      <Show when={choice()} fallback={<SideBySide companies={both()} />}>
        {(chosen) => (
          <>
            <div class="confirm-row">
              <Button main test="survive" onClick={() => void table.act({ type: "survive", company: chosen().company })}>
                {t("choice-survive", { company: chosen().company, price_after: chosen().price_after })}
              </Button>
            </div>
            <Supposed company={acting()} partner={partner(chosen())} survivor={chosen().company} />
          </>
        )}
      </Show>
    </>
  );
}
