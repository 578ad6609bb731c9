// Figures that are read out of a view.

import type { CompanyView, View } from "../api/game";
import { pounds, t } from "../lib/fluent";

/** How many shares of a company a player holds. */
export function holdingsOf(view: View, company: number, player: number): number {
  return view.players[player]?.shares.find((holding) => holding.company === company)?.shares ?? 0;
}

/** The word for where a company stands, as an id of the catalogue. */
export function standing(company: CompanyView): string {
  if (company.closed) return "ui-state-closed";
  if (company.bankrupt) return "ui-state-bankrupt";
  if (!company.started) return company.startable ? "ui-state-unstarted" : "ui-state-not-open";
  if (!company.floated) return "ui-state-started";
  if (company.insolvent) return "ui-state-insolvent";
  if (company.receivership) return "ui-state-receivership";
  return "ui-state-running";
}

/** Who has won, and with how much; nothing before the end. */
export function victory(view: View): string | null {
  const winners = view.standings?.filter((one) => one.place === 1) ?? [];
  const [first] = winners;
  if (!first) return null;
  return t("page-wins", { count: winners.length, players: winners.map(({ name }) => name).join(", "), worth: pounds(first.worth) });
}
