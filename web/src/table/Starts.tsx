import { For, Show } from "solid-js";
import type { ParChoice } from "../api/game";
import { pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Section } from "../ui/parts";
import { CompanyOffer } from "./CompanyOffer";
import { NotNowRow } from "./NotNowRow";

/** So many companies are shown with their pars at once; of more, one is unfolded at a time. */
const FEW = 3;

/** Starting a company at one of its pars. */
export function Starts() {
  const { table } = useTable();
  const starts = () => table.of("start");
  /** In a stock round: those that cannot be started now. */
  const others = () => {
    const startable = starts().map((choice) => choice.company);
    const waiting = table.view()?.companies.filter((company) => !company.started && !company.closed) ?? [];
    const symbols = table.step() === "trading" ? waiting.map((company) => company.symbol) : [];
    return symbols.filter((symbol) => !startable.includes(symbol));
  };
  const par = (symbol: string) => table.cell(table.companyNamed(symbol)?.pars[0] ?? -1)?.name ?? "";
  return (
    <Show when={starts().length + others().length > 0}>
      <Section title={t("page-start-a-company")}>
        <Show when={starts().length > 0}><p class="note">{t("page-start-explained")}</p></Show>
        <div class="offers">
          <For each={starts()}>{(choice) => <Start symbol={choice.company} pars={choice.pars} open={starts().length <= FEW} />}</For>
        </div>
        <NotNowRow companies={others()} action={(symbol) => ({ type: "start", company: symbol, par: par(symbol) })} />
      </Section>
    </Show>
  );
}

/** A company that can be started, at one of its pars. */
function Start(props: { symbol: string; pars: ParChoice[]; open: boolean }) {
  const { table, plan } = useTable();
  return (
    <Show when={table.companyNamed(props.symbol)}>
      {(company) => (
        <CompanyOffer company={company()} open={props.open} test="startable">
          <span class="pars">
            <For each={props.pars}>
              {({ par, price, cost }) => (
                <button
                  type="button"
                  class="button"
                  data-test="start"
                  title={t("choice-start-form", { par: price, cost })}
                  aria-label={`${price} ${pounds(cost)}: ${props.symbol}, ${t("choice-start-form", { par: price, cost })}`}
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
        </CompanyOffer>
      )}
    </Show>
  );
}
