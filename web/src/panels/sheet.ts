// The columns of the sheet: what stands in each, how it is sorted, and what its figures mean.

import type { CompanyView, PlayerView, TrainCard } from "../api/game";
import { attribute, companyMoney, pounds, t } from "../lib/fluent";
import { holdingsOf } from "../state/figures";
import { earnedKey, type Revenues } from "../state/revenues";
import type { TableStore } from "../state/table";

export interface Column {
  id: string;
  title: string;
  /** What it is sorted by. */
  value: (company: CompanyView) => number | string | null;
  shown: (company: CompanyView) => string;
  /** What the figure means, in a sentence. */
  explain: (company: CompanyView) => string;
}

/** How many of the last rounds find room where the sheet is narrow. */
const FEW = 2;

const figure = (value: number | null): string => (value === null || value === 0 ? "" : String(value));

export function columnsOf(table: TableStore, revenues: Revenues, wide: boolean): Column[] {
  const view = table.view();
  if (!view) return [];
  const number = (id: string, title: string, value: (company: CompanyView) => number | null, shown = figure): Column => ({
    id,
    title,
    value,
    shown: (company) => shown(value(company)),
    explain: (company) => t("page-sheet-figure", { company: company.symbol, what: title, value: shown(value(company)) || "–" }),
  });
  const money = (value: number | null) => (value === null ? "" : pounds(value));
  const holding = (player: PlayerView): Column => ({
    id: `player-${player.id}`,
    title: player.name,
    value: (company) => holdingsOf(view, company.id, player.id) || null,
    shown(company) {
      const shares = holdingsOf(view, company.id, player.id);
      return shares === 0 ? "" : `${shares}${company.director === player.id ? " ★" : ""}`;
    },
    explain: (company) =>
      t("page-sheet-holding", {
        player: player.name,
        shares: holdingsOf(view, company.id, player.id),
        company: company.symbol,
        worth: pounds(player.shares.find((one) => one.company === company.id)?.worth ?? 0),
        director: company.director === player.id ? "yes" : "no",
      }),
  });
  const earned = (round: string): Column => {
    const found = (company: CompanyView) => revenues.earned.get(earnedKey(round, company.symbol));
    const done = (kind: string | null | undefined) => (kind ? attribute(`dividend-${kind}`, "done") : t("page-stands-still"));
    return {
      id: `round-${round}`,
      title: round,
      value: (company) => found(company)?.revenue ?? null,
      // What was kept stands in brackets.
      shown(company) {
        const run = found(company);
        return run === undefined ? "" : run.kind === "retain" || run.kind === null ? `(${run.revenue})` : String(run.revenue);
      },
      explain(company) {
        const run = found(company);
        return run
          ? t("page-sheet-earned", { company: company.symbol, round, revenue: pounds(run.revenue), done: done(run.kind) })
          : t("page-sheet-not-earned", { company: company.symbol, round });
      },
    };
  };
  const own = view.companies.some((company) => company.own > 0);
  const sides = ({ name, id }: TrainCard) => [name, table.otherSide({ name, kind: id.kind }) ?? []].flat().join("/");
  const trains = (company: CompanyView) => company.trains.map(sides).join(" ");
  return [
    number("price", t("ui-price"), (company) => company.price, money),
    ...(wide ? [number("par", t("ui-par"), (company) => company.par, money)] : []),
    ...view.players.map(holding),
    number("offer", t("ui-offer"), (company) => company.offer),
    number("pool", t("ui-pool"), (company) => company.pool),
    ...(own ? [number("own", t("page-own-shares"), (company) => company.own)] : []),
    {
      ...number("treasury", t("ui-treasury"), (company) => company.treasury),
      shown: (company) => (!company.started ? "" : company.treasury === null ? t("ui-hidden") : companyMoney(company.treasury)),
    },
    {
      id: "trains",
      title: t("ui-trains"),
      value: trains,
      shown: trains,
      explain: (company) => t("page-sheet-figure", { company: company.symbol, what: t("ui-trains"), value: trains(company) || "–" }),
    },
    number("tokens", t("page-tokens-in-hand"), (company) => (company.started ? company.tokens_left : null)),
    ...revenues.rounds.slice(wide ? 0 : -FEW).map(earned),
  ];
}

/** What all shares of a player would bring at the bank's price, and the cash; what may be sold at all is another question. */
export function liquidity(table: TableStore, player: PlayerView): number {
  const brings = player.shares.map((holding) => {
    const company = table.company(holding.company);
    return holding.shares * (company?.sale_price ?? company?.price ?? 0);
  });
  return brings.reduce((sum, one) => sum + one, player.cash);
}

export function compare(a: number | string | null, b: number | string | null): number {
  if (a === null || b === null) return (a === null ? 0 : 1) - (b === null ? 0 : 1);
  return typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b));
}
