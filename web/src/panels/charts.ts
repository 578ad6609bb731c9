// The course of a game: states of the past are fetched at the ends of rounds and read into lines and bands.

import { api } from "../api/client";
import type { View } from "../api/game";
import type { Entry } from "../api/wire";
import { beginning } from "../state/story";

export interface Series {
  name: string;
  colour: string;
  values: (number | null)[];
}

/** How the shares of a company were spread: for each point, the part of each player, of the pool and of the offer. */
export interface Ownership {
  symbol: string;
  company: number;
  parts: number[][];
}

export interface Course {
  marks: number[];
  /** Where stock rounds began. */
  stockRounds: { mark: number; number: number }[];
  players: { name: string; colour: string }[];
  worth: Series[];
  prices: Series[];
  revenue: Series[];
  owned: Ownership[];
}

const MOST = 40;
const PLAYER_COLOURS = 6;

/** A player's colour in charts; what it is depends on the light. */
export const playerColour = (index: number): string => `var(--player-${index % PLAYER_COLOURS})`;

/** The points of a game worth looking at: the ends of rounds, thinned out if there are many. */
export function marksOf(entries: Entry[]): number[] {
  const rounds = entries.filter((entry) => beginning(entry)).map((entry) => entry.number);
  const all = [...new Set([0, ...rounds, entries.length])];
  const every = Math.ceil(all.length / MOST);
  return all.filter((_, index) => index % every === 0 || index === all.length - 1);
}

/** The past does not change: a state that has been fetched is kept as long as the page is open. */
const views = new Map<string, Promise<View>>();
function viewAt(id: string, mark: number): Promise<View> {
  const key = `${id} ${mark}`;
  const view = views.get(key) ?? api.state(id, mark).then((state) => state.view);
  views.set(key, view);
  view.catch(() => views.delete(key));
  return view;
}

export async function course(id: string, entries: Entry[], colourOf: (company: number) => string): Promise<Course> {
  const marks = marksOf(entries);
  const seen = await Promise.all(marks.map((mark) => viewAt(id, mark)));
  return read(marks, seen, entries, colourOf);
}

/** The lines and bands of the states that were seen at some points. */
export function read(marks: number[], seen: View[], entries: Entry[], colourOf: (company: number) => string): Course {
  const last = seen.at(-1);
  const companies = last?.companies.filter((company) => seen.some((view) => view.companies[company.id]?.price !== null)) ?? [];
  const players = (last?.players ?? []).map((player, index) => ({ id: player.id, name: player.name, colour: playerColour(index) }));
  const perCompany = (value: (view: View, id: number) => number | null): Series[] =>
    companies.map((company) => ({
      name: company.symbol,
      colour: colourOf(company.id),
      values: seen.map((view) => value(view, company.id)),
    }));
  const parts = (view: View, company: number): number[] => {
    const held = players.map(({ id }) => view.players[id]?.shares.find((holding) => holding.company === company)?.shares ?? 0);
    return [...held, view.companies[company]?.pool ?? 0, view.companies[company]?.offer ?? 0];
  };
  return {
    marks,
    stockRounds: entries.flatMap((entry) => {
      const begins = entry.events.find((event) => event.id === "event-stock-round-begins");
      return begins ? [{ mark: entry.number, number: Number(begins.args["number"] ?? 0) }] : [];
    }),
    players,
    worth: players.map(({ id, name, colour }) => ({ name, colour, values: seen.map((view) => view.players[id]?.worth ?? null) })),
    prices: perCompany((view, company) => view.companies[company]?.price ?? null),
    revenue: perCompany((view, company) => view.companies[company]?.last_revenue ?? null),
    owned: companies.map(({ id, symbol }) => ({ company: id, symbol, parts: seen.map((view) => parts(view, id)) })),
  };
}

/** Round figures for the side of a chart. */
export function ticks(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
