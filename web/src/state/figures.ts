// Figures that are read out of a view.

import type { CompanyView, View } from "../api/game";

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
