import { For, Show } from "solid-js";
import type { ChoiceOf } from "../api/game";
import { credits, pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { holdingsOf } from "../state/figures";

/** Paying the revenue out or keeping it, with everything either of them does. */
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
            <b>{t(choice.kind === "pay" ? "page-pay" : "page-retain")}</b>
            <Show when={choice.kind === "pay"}>
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
      <dt>{t(props.choice.kind === "pay" ? "page-if-paid" : "page-if-retained")}</dt>
      <dd>
        {props.choice.kind === "pay" ? t("page-per-share", { amount: props.choice.per_share }) : credits(props.choice.to_company)}
        <span class="faint"> · {pounds(price())} → {pounds(props.choice.price_after)}</span>
      </dd>
    </div>
  );
}
