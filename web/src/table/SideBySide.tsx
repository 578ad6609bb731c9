import { For, Show } from "solid-js";
import type { CompanyView, View } from "../api/game";
import { companyMoney, pounds, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { holdingsOf } from "../state/figures";
import { Token } from "../ui/Token";

/** A company as it stands in a view: now, or as it would be. */
interface Column {
  company: CompanyView;
  view: View;
  /** What players would have gained or lost in money by then. */
  since?: View;
}

/** Companies in columns, line by line: what they are worth, what they have, and who holds them. A last column can show what
 *  would become of one of them. */
export function SideBySide(props: { companies: CompanyView[]; after?: { company: string; view: View } | undefined }) {
  const { table } = useTable();
  const columns = (): Column[] => {
    const now = table.view();
    if (!now) return [];
    const { after } = props;
    const company = after?.view.companies.find((one) => one.symbol === after.company);
    const standing: Column[] = props.companies.map((one) => ({ company: one, view: now }));
    return after && company ? [...standing, { company, view: after.view, since: now }] : standing;
  };
  const held = (column: Column, player: number) => holdingsOf(column.view, column.company.id, player);
  const holders = () => table.view()?.players.filter((player) => columns().some((column) => held(column, player.id) > 0)) ?? [];
  const holding = (column: Column, player: number): string => {
    const shares = held(column, player);
    const star = shares > 0 && column.company.director === player ? " ★" : "";
    return `${shares || "–"}${star}${paid(column, player)}`;
  };
  const owned = ({ company, view }: Column) => view.privates.filter((item) => item.company === company.id).map((item) => item.name);
  const Line = (line: { title: string; value: (column: Column) => string | number | null }) => (
    <tr>
      <th scope="row">{line.title}</th>
      <For each={columns()}>{(column) => <td class="figure" classList={{ after: column.since !== undefined }}>{line.value(column) || "–"}</td>}</For>
    </tr>
  );
  return (
    <table class="ledger side-by-side" data-test="side-by-side">
      <thead>
        <tr>
          <th />
          <For each={columns()}>
            {(column) => (
              <th scope="col">
                <span class="with-token"><Token company={column.company} size={24} /> {column.company.symbol}</span>
                <Show when={column.since}><span class="faint small"> {t("page-afterwards")}</span></Show>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <Line title={t("ui-price")} value={({ company }) => (company.price === null ? null : pounds(company.price))} />
        <Line title={t("ui-par")} value={({ company }) => (company.par === null ? null : pounds(company.par))} />
        <Line title={t("ui-director")} value={({ company }) => table.playerName(company.director)} />
        <Line title={t("ui-treasury")} value={({ company }) => (company.treasury === null ? t("ui-hidden") : companyMoney(company.treasury))} />
        <Line title={t("ui-trains")} value={({ company }) => company.trains.map((train) => train.name).join(", ")} />
        <Show when={columns().some((column) => owned(column).length > 0)}>
          <Line title={t("ui-private-companies")} value={(column) => owned(column).join(", ")} />
        </Show>
        <Line title={t("page-tokens")} value={({ company }) => company.tokens.map((token) => token.name || token.at).join(", ")} />
        <Line title={t("ui-tokens-left")} value={({ company }) => company.tokens_left} />
        <For each={holders()}>{(player) => <Line title={player.name} value={(column) => holding(column, player.id)} />}</For>
        <Line title={t("page-own-shares")} value={({ company }) => company.own} />
        <Line title={t("ui-offer")} value={({ company }) => company.offer} />
        <Line title={t("ui-pool")} value={({ company }) => company.pool} />
        <tr>
          <th />
          <For each={columns()}>
            {({ company }) => <td class="small">{[...company.badges, ...company.facts].map(say).join(", ")}</td>}
          </For>
        </tr>
      </tbody>
    </table>
  );
}

/** What a player would have paid or received by then, and would have. */
function paid(column: Column, player: number): string {
  const before = column.since?.players[player]?.cash;
  if (before === undefined) return "";
  const cash = column.view.players[player]?.cash ?? before;
  const change = cash - before;
  return change === 0 ? "" : ` · ${change > 0 ? "+" : ""}${pounds(change)} = ${pounds(cash)}`;
}
