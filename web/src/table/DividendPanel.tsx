import { For, Show } from "solid-js";
import type { ChoiceOf } from "../api/game";
import { attribute, companyMoney, pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { holdingsOf } from "../state/figures";

/** What can be done with the revenue, with everything each of it does. */
export function DividendPanel() {
  const { table, plan } = useTable();
  const company = () => table.company(table.view()?.turn.company);
  const mine = (choice: ChoiceOf<"dividend">) => {
    const me = table.me();
    const [view, paying] = [table.view(), company()];
    if (me === null || !view || !paying) return 0;
    return holdingsOf(view, paying.id, me) * choice.per_share;
  };
  return (
    <div class="dividends">
      <For each={table.of("dividend")}>
        {(choice) => (
          <button
            type="button"
            class="dividend"
            data-test={choice.kind}
            onPointerEnter={() => plan.showPrice({ company: company()?.symbol ?? "", price: choice.price_after })}
            onPointerLeave={() => plan.showPrice(null)}
            onFocus={() => plan.showPrice({ company: company()?.symbol ?? "", price: choice.price_after })}
            onBlur={() => plan.showPrice(null)}
            onClick={() => void table.act({ type: "dividend", kind: choice.kind })}
          >
            <b>{t(`dividend-${choice.kind}`)}</b>
            <Show when={choice.per_share > 0}>
              <span>{t("page-per-share", { amount: choice.per_share })}</span>
              <span>{t("page-you-receive", { amount: mine(choice) })}</span>
            </Show>
            <span>{t("page-company-receives", { amount: choice.to_company })}</span>
            <span class="figure effect">
              {pounds(company()?.price ?? 0)} → {pounds(choice.price_after)}
            </span>
          </button>
        )}
      </For>
    </div>
  );
}

/** What a decision on the revenue would do, in one line. */
export function PriceEffect(props: { choice: ChoiceOf<"dividend"> }) {
  const { table } = useTable();
  const price = () => table.company(table.view()?.turn.company)?.price ?? 0;
  return (
    <div>
      <dt>{attribute(`dividend-${props.choice.kind}`, "if")}</dt>
      <dd>
        {props.choice.per_share > 0 ? t("page-per-share", { amount: props.choice.per_share }) : companyMoney(props.choice.to_company)}
        <span class="faint"> · {pounds(price())} → {pounds(props.choice.price_after)}</span>
      </dd>
    </div>
  );
}
