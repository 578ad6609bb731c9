import { For } from "solid-js";
import type { CompanyView } from "../api/game";
import { companyMoney, pounds, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { holdingsOf } from "../state/figures";
import { Token } from "../ui/Token";

/** Companies in columns, line by line: what they are worth, what they have, and who holds them. */
export function SideBySide(props: { companies: CompanyView[] }) {
  const { table } = useTable();
  const holders = () => table.view()?.players.filter((player) => props.companies.some((company) => held(company, player.id) > 0)) ?? [];
  const held = (company: CompanyView, player: number) => {
    const view = table.view();
    return view ? holdingsOf(view, company.id, player) : 0;
  };
  const Line = (line: { title: string; value: (company: CompanyView) => string | number | null }) => (
    <tr>
      <th scope="row">{line.title}</th>
      <For each={props.companies}>{(company) => <td class="figure">{line.value(company) || "–"}</td>}</For>
    </tr>
  );
  return (
    <table class="ledger side-by-side" data-test="side-by-side">
      <thead>
        <tr>
          <th />
          <For each={props.companies}>
            {(company) => <th scope="col"><span class="with-token"><Token company={company} size={24} /> {company.symbol}</span></th>}
          </For>
        </tr>
      </thead>
      <tbody>
        <Line title={t("ui-price")} value={(company) => (company.price === null ? null : pounds(company.price))} />
        <Line title={t("ui-par")} value={(company) => (company.par === null ? null : pounds(company.par))} />
        <Line title={t("ui-director")} value={(company) => table.playerName(company.director)} />
        <Line title={t("ui-treasury")} value={(company) => (company.treasury === null ? t("ui-hidden") : companyMoney(company.treasury))} />
        <Line title={t("ui-trains")} value={(company) => company.trains.map((train) => train.name).join(", ")} />
        <Line title={t("page-tokens")} value={(company) => company.tokens.map((token) => token.name || token.at).join(", ")} />
        <Line title={t("ui-tokens-left")} value={(company) => company.tokens_left} />
        <For each={holders()}>
          {(player) => (
            <Line
              title={player.name}
              value={(company) => {
                const shares = held(company, player.id);
                return shares > 0 && company.director === player.id ? `${shares} ★` : shares;
              }}
            />
          )}
        </For>
        <Line title={t("page-own-shares")} value={(company) => company.own} />
        <Line title={t("ui-offer")} value={(company) => company.offer} />
        <Line title={t("ui-pool")} value={(company) => company.pool} />
        <tr>
          <th />
          <For each={props.companies}>
            {(company) => <td class="small">{[...company.badges, ...company.facts].map(say).join(", ")}</td>}
          </For>
        </tr>
      </tbody>
    </table>
  );
}
