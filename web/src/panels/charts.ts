// The course of a game: states of the past are fetched at the ends of rounds and read into lines and bands.

import type { View } from "../api/game";
import type { Entry, State } from "../api/wire";
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
  /** The end of the game so far: how long the line of time is. */
  end: number;
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

/** States of the past, at the points worth looking at. */
export interface Seen {
  marks: number[];
  views: View[];
}

/** The past does not change: a state that has been fetched is kept as long as the page is open. */
const known = new Map<string, Promise<View>>();
function viewAt(state: (mark: number) => Promise<State>, key: string, mark: number): Promise<View> {
  const view = known.get(key) ?? state(mark).then((found) => found.view);
  known.set(key, view);
  view.catch(() => known.delete(key));
  return view;
}

/** What was to be seen of a game; `key` names the state after an entry. */
export async function seenOf(entries: Entry[], state: (mark: number) => Promise<State>, key: (mark: number) => string): Promise<Seen> {
  const marks = marksOf(entries);
  return { marks, views: await Promise.all(marks.map((mark) => viewAt(state, key(mark), mark))) };
}

/** What was to be seen up to a moment, which is looked at now. */
export function upTo({ marks, views }: Seen, number: number, now: View): Seen {
  const before = marks.filter((mark) => mark < number);
  return { marks: [...before, number], views: [...views.slice(0, before.length), now] };
}

/** The lines and bands of the states that were seen at some points. */
export function read({ marks, views: seen }: Seen, entries: Entry[], colourOf: (company: number) => string): Course {
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
    end: Math.max(entries.length, marks.at(-1) ?? 0),
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
