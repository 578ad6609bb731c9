// Where a player's money came from, in the last operating round that is over and in a whole game, read out of the log.

import type { Message } from "../api/game";
import type { Entry } from "../api/wire";
import { inForce } from "./story";

export interface Source {
  /** The company, or the private company. */
  from: string;
  amount: number;
  /** Shares that were paid for; none for a private company. */
  shares: number;
}

export interface PriceChange {
  company: string;
  from: number;
  to: number;
  shares: number;
}

export interface Account {
  /** The operating round, such as `2.1`. */
  round: string;
  /** After which entry it was over. */
  after: number;
  sources: Source[];
  total: number;
  /** Prices of the player's shares that moved. */
  prices: PriceChange[];
  /** Who received most, and how much. */
  most: { player: string; amount: number } | null;
}

/** A round as it goes on. */
interface Open {
  round: string;
  paid: Map<string, Source[]>;
  prices: Map<string, { from: number; to: number }>;
}

const ends = ({ id }: Message): boolean => id === "event-game-over" || (id.endsWith("-begins") && id !== "event-phase-begins");

/** The account of a player's last operating round; shares are those held now. */
export function accountOf(entries: Entry[], player: string, shares: (company: string) => number): Account | null {
  const standing = inForce(entries);
  let open: Open | null = null;
  let last: { open: Open; after: number } | null = null;
  for (const entry of entries) {
    if (!standing.has(entry.number)) continue;
    for (const event of entry.events) {
      if (ends(event)) {
        if (open) last = { open, after: entry.number };
        open = event.id === "event-operating-round-begins" ? begin(event) : null;
      } else if (open) note(open, event);
    }
  }
  return last && told(last.open, last.after, player, shares);
}

/** What a player received from each source in the whole game, the most first. */
export function sourcesOf(entries: Entry[], player: string): Source[] {
  const standing = inForce(entries);
  const all: Open = { round: "", paid: new Map(), prices: new Map() };
  for (const entry of entries) if (standing.has(entry.number)) for (const event of entry.events) note(all, event);
  const sums = new Map<string, number>();
  for (const { from, amount } of all.paid.get(player) ?? []) sums.set(from, (sums.get(from) ?? 0) + amount);
  return [...sums].map(([from, amount]) => ({ from, amount, shares: 0 })).sort((a, b) => b.amount - a.amount);
}

const begin = ({ args }: Message): Open => ({ round: `${args["turn"]}.${args["round"]}`, paid: new Map(), prices: new Map() });

function note(open: Open, { id, args }: Message): void {
  if (id === "event-dividend-paid" || id === "event-private-income") {
    const source = { from: String(args["company"] ?? args["private"]), amount: Number(args["amount"]), shares: Number(args["shares"] ?? 0) };
    const player = String(args["player"]);
    open.paid.set(player, [...(open.paid.get(player) ?? []), source]);
  } else if (id === "event-price-moved") {
    const company = String(args["company"]);
    const from = open.prices.get(company)?.from ?? Number(args["from"]);
    open.prices.set(company, { from, to: Number(args["to"]) });
  }
}

function told(open: Open, after: number, player: string, shares: (company: string) => number): Account {
  const sum = (sources: Source[]) => sources.reduce((all, source) => all + source.amount, 0);
  const sources = (open.paid.get(player) ?? []).filter((source) => source.amount > 0).sort((a, b) => b.amount - a.amount);
  const [first] = [...open.paid].map(([name, all]) => ({ player: name, amount: sum(all) })).sort((a, b) => b.amount - a.amount);
  const prices = [...open.prices].map(([company, moved]) => ({ company, ...moved, shares: shares(company) }));
  return {
    round: open.round,
    after,
    sources,
    total: sum(sources),
    prices: prices.filter((one) => one.shares > 0 && one.from !== one.to),
    most: first && first.amount > 0 ? first : null,
  };
}
