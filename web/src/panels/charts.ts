// Lines over the course of a game: states of the past are fetched at the ends of rounds and read into series.

import { api } from "../api/client";
import type { View } from "../api/game";
import type { Entry } from "../api/wire";
import { beginning } from "../state/story";

export interface Series {
  name: string;
  colour: string;
  values: (number | null)[];
}

export interface Course {
  marks: number[];
  worth: Series[];
  prices: Series[];
  revenue: Series[];
}

const MOST = 40;
export const PLAYER_COLOURS = ["#8c2f2b", "#1f5c7a", "#5d7a2a", "#8a5a00", "#5b3f7d", "#3d3d3d"];

/** The points of a game worth looking at: the ends of rounds, thinned out if there are many. */
export function marksOf(entries: Entry[]): number[] {
  const rounds = entries.filter((entry) => beginning(entry)).map((entry) => entry.number);
  const all = [...new Set([0, ...rounds, entries.length])];
  const every = Math.ceil(all.length / MOST);
  return all.filter((_, index) => index % every === 0 || index === all.length - 1);
}

export async function course(id: string, entries: Entry[], colourOf: (company: number) => string): Promise<Course> {
  const marks = marksOf(entries);
  const views: View[] = [];
  for (const mark of marks) views.push((await api.state(id, mark)).view);
  const last = views.at(-1);
  const companies = last?.companies.filter((company) => views.some((view) => view.companies[company.id]?.price !== null)) ?? [];
  const perCompany = (value: (view: View, id: number) => number | null): Series[] =>
    companies.map((company) => ({
      name: company.symbol,
      colour: colourOf(company.id),
      values: views.map((view) => value(view, company.id)),
    }));
  return {
    marks,
    worth: (last?.players ?? []).map((player, index) => ({
      name: player.name,
      colour: PLAYER_COLOURS[index % PLAYER_COLOURS.length] ?? "currentColor",
      values: views.map((view) => view.players[player.id]?.worth ?? null),
    })),
    prices: perCompany((view, company) => view.companies[company]?.price ?? null),
    revenue: perCompany((view, company) => view.companies[company]?.last_revenue ?? null),
  };
}

/** Round figures for the side of a chart. */
export function ticks(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
