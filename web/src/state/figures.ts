// Figures that are read out of a view.

import type { CompanyView, Message, PrivateView, View } from "../api/game";
import { pounds, say, t, type Args } from "../lib/fluent";
import type { TableStore } from "./table";

/** How many shares of a company a player holds. */
export function holdingsOf(view: View, company: number, player: number): number {
  return view.players[player]?.shares.find((holding) => holding.company === company)?.shares ?? 0;
}

/** What a round is called. */
export function roundName(round: View["round"]): string {
  switch (round.kind) {
    case "auction":
      return t("ui-round-auction");
    case "stock":
      return t("ui-round-stock", { number: round.turn });
    case "operating":
      return t("ui-round-operating", { turn: round.turn, round: round.number, rounds: round.rounds_in_set });
    case "over":
      return t("ui-round-over");
  }
}

/** What a private company can be exchanged for, if it can. */
export function exchangeOf(table: TableStore, item: PrivateView | undefined): string {
  const company = item?.state === "closed" ? undefined : table.company(item?.exchange);
  return company ? t("page-exchanged-for", { company: company.symbol }) : "";
}

/** Where a company stands: its badges if the title has words for it, in the order of its life otherwise. */
export function standing(company: CompanyView): string {
  if (company.badges.length > 0 && !company.closed) return company.badges.map(say).join(", ");
  const told = Object.assign({}, ...company.facts.map((fact) => fact.args)) as Args;
  return t(`ui-state-${stage(company)}`, told);
}

function stage(company: CompanyView): string {
  if (company.closed) return "closed";
  if (!company.started) return company.startable ? "unstarted" : "not-open";
  return company.floated ? "running" : "started";
}

/** What the round and companies say of a player, such as what the player must do for them. */
export function duties(view: View | undefined, player: string): string[] {
  const about = (badges: Message[]) => badges.filter((badge) => badge.args["player"] === player).map(say);
  const companies = (view?.companies ?? []).flatMap((company) => about(company.badges).map((words) => `${company.symbol}: ${words}`));
  return [...about(view?.round.badges ?? []), ...companies];
}

/** Who has won, and with how much; nothing before the end. */
export function victory(view: View): string | null {
  const winners = view.standings?.filter((one) => one.place === 1) ?? [];
  const [first] = winners;
  if (!first) return null;
  return t("page-wins", { count: winners.length, players: winners.map(({ name }) => name).join(", "), worth: pounds(first.worth) });
}
