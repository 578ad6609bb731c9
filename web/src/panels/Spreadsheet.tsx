import { createMemo, createSignal, For } from "solid-js";
import type { CompanyView, View } from "../api/game";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { holdingsOf } from "../state/figures";
import { Token } from "../ui/Token";

interface Column {
  id: string;
  title: string;
  value: (company: CompanyView) => number | string | null;
}

/** Everything about the companies in one table, sorted by whatever column is clicked. */
export function Spreadsheet() {
  const { table } = useTable();
  const [sort, setSort] = createSignal<{ id: string; down: boolean }>({ id: "price", down: true });
  const columns = createMemo((): Column[] => {
    const view = table.view();
    if (!view) return [];
    const players = view.players.map((player): Column => ({
      id: `player-${player.id}`,
      title: player.name,
      value: (company) => holdingsOf(view, company.id, player.id) || null,
    }));
    return [
      { id: "symbol", title: t("ui-company"), value: (company) => company.symbol },
      { id: "price", title: t("ui-price"), value: (company) => company.price },
      { id: "par", title: t("ui-par"), value: (company) => company.par },
      ...players,
      { id: "offer", title: t("ui-offer"), value: (company) => company.offer },
      { id: "pool", title: t("ui-pool"), value: (company) => company.pool },
      ...(view.companies.some((company) => company.own > 0) ? [{ id: "own", title: t("page-own-shares"), value: (company: CompanyView) => company.own || null }] : []),
      { id: "treasury", title: t("ui-treasury"), value: (company) => company.treasury },
      { id: "trains", title: t("ui-trains"), value: (company) => company.trains.map((train) => train.name).join(" ") },
      { id: "tokens", title: t("page-tokens"), value: (company) => company.tokens.length },
      { id: "run", title: t("ui-last-run"), value: (company) => company.last_revenue },
    ];
  });
  const rows = createMemo(() => {
    const column = columns().find((one) => one.id === sort().id);
    const companies = (table.view()?.companies ?? []).filter((company) => company.started || !company.closed);
    return column ? companies.sort((a, b) => compare(column.value(a), column.value(b)) * (sort().down ? -1 : 1)) : companies;
  });
  return (
    <div class="spreadsheet" tabindex={0}>
      <table class="ledger">
        <thead>
          <tr>
            <For each={columns()}>
              {(column) => (
                <th aria-sort={sort().id === column.id ? (sort().down ? "descending" : "ascending") : "none"}>
                  <button type="button" onClick={() => setSort((now) => ({ id: column.id, down: now.id === column.id ? !now.down : true }))}>
                    {column.title}
                  </button>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={rows()}>
            {(company) => (
              <tr classList={{ dormant: !company.started }}>
                <For each={columns()}>
                  {(column) =>
                    column.id === "symbol" ? (
                      <td><span class="with-token"><Token company={company} size={20} /> {company.symbol}</span></td>
                    ) : (
                      <td class="figure">{column.value(company) ?? ""}</td>
                    )
                  }
                </For>
              </tr>
            )}
          </For>
        </tbody>
        <tfoot>
          <PlayerRow title={t("ui-cash")} view={table.view()} value={(player) => player.cash} />
          <PlayerRow title={t("ui-certificates")} view={table.view()} value={(player) => player.certificates} />
          <PlayerRow title={t("ui-worth")} view={table.view()} value={(player) => player.worth} />
        </tfoot>
      </table>
    </div>
  );
}

function PlayerRow(props: { title: string; view: View | undefined; value: (player: View["players"][number]) => number }) {
  return (
    <tr>
      <th colspan={3}>{props.title}</th>
      <For each={props.view?.players ?? []}>{(player) => <td class="figure">{props.value(player)}</td>}</For>
      <td colspan={6} />
    </tr>
  );
}

function compare(a: number | string | null, b: number | string | null): number {
  if (a === null || b === null) return (a === null ? 0 : 1) - (b === null ? 0 : 1);
  return typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b));
}
