import { For, Show } from "solid-js";
import { companyMoney, pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Floating } from "../ui/Floating";
import { Token } from "../ui/Token";
import { TrainTag } from "../ui/TrainTag";

/** In operating rounds: the company that acts and what it has, and the order of all. */
export function CompanyStrip() {
  const { table } = useTable();
  const operating = () => table.view()?.round.kind === "operating";
  const company = () => (operating() ? table.company(table.view()?.turn.company) : undefined);
  const order = () => table.view()?.operating_order ?? [];
  const place = () => order().indexOf(company()?.id ?? -1);
  return (
    <Show when={company()}>
      {(acting) => (
        <section class="company-strip" aria-label={acting().name}>
          <Token company={acting()} size={30} />
          <dl>
            <div><dt>{t("ui-price")}</dt><dd class="figure">{acting().price === null ? "–" : pounds(acting().price ?? 0)}</dd></div>
            <div>
              <dt>{t("ui-treasury")}</dt>
              <dd class="figure" data-test="treasury">
                {acting().treasury === null ? t("ui-hidden") : companyMoney(acting().treasury ?? 0)}
                {/* One for each company: what differs from company to company is nobody's gain. */}
                <Show when={acting().symbol} keyed>{(_symbol) => <Floating value={acting().treasury} format={companyMoney} />}</Show>
              </dd>
            </div>
            <div><dt>{t("ui-trains")}</dt><dd class="train-tags"><For each={acting().trains} fallback="–">{(train) => <TrainTag train={train} />}</For></dd></div>
            <div><dt>{t("page-tokens")}</dt><dd class="figure">{t("page-left", { count: acting().tokens_left })}</dd></div>
          </dl>
          <ol class="order" aria-label={t("page-order")}>
            <For each={order()}>
              {(id, index) => (
                <Show when={table.company(id)}>
                  {(one) => (
                    <li classList={{ done: index() < place(), now: index() === place() }} aria-current={index() === place() ? "step" : undefined} title={`${index() + 1}. ${one().name}`}>
                      <Token company={one()} size={24} />
                      <span class="unseen">{one().symbol}</span>
                    </li>
                  )}
                </Show>
              )}
            </For>
          </ol>
        </section>
      )}
    </Show>
  );
}
