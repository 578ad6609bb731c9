// Why something cannot be done: the server is asked what it would say, and its refusal is shown with the rule.

import { createSignal } from "solid-js";
import type { Action, HexInfo, Refusal } from "../api/game";
import type { TableStore } from "./table";

export interface Why {
  about: string;
  refusal: Refusal;
}

const [why, setWhy] = createSignal<Why | null>(null);
export { why };
export const closeWhy = (): null => setWhy(null);

const NEXT: Record<string, string> = { plain: "yellow", yellow: "green", green: "russet", russet: "grey", grey: "" };
/** What says little about a hex as long as something else stands in the way of other tiles. */
const WEAK = ["refusal-tile-does-not-fit", "refusal-no-tile-left"];
const MOST = 60;

async function ask(table: TableStore, about: string, actions: Action[]): Promise<void> {
  const found = await table.source.check(actions.slice(0, MOST)).catch(table.blame);
  if (!found) return;
  const refusals = found.flatMap((check) => (check.refusal ? [check.refusal] : []));
  const refusal = refusals.find(({ id }) => !WEAK.includes(id)) ?? refusals[0];
  if (refusal) setWhy({ about, refusal });
}

export const explain = {
  action: (table: TableStore, about: string, action: Action) => ask(table, about, [action]),

  /** Why nothing can be built on a hex, in the steps where something might be. */
  hex(table: TableStore, hex: HexInfo): Promise<void> {
    const about = [hex.at, ...hex.names].join(" ");
    switch (table.step()) {
      case "track":
      case "home-tile":
        return ask(table, about, tiles(table, hex));
      case "token":
        return ask(table, about, stations(table, hex).map((at) => ({ type: "place-token" as const, at })));
      default:
        return Promise.resolve();
    }
  },
};

/** The tiles that might lie on a hex next, turned every way. */
function tiles(table: TableStore, hex: HexInfo): Action[] {
  const info = table.info();
  const view = table.view();
  if (!info || !view) return [];
  const lying = view.board.tiles.find((tile) => tile.hex === hex.id)?.tile ?? hex.printed;
  const now = info.tiles[lying];
  const wanted = NEXT[now?.colour ?? "plain"];
  const fitting = info.tiles.filter((tile) => !tile.printed && tile.colour === wanted && tile.stops.length === now?.stops.length);
  const tried = fitting.length > 0 ? fitting : info.tiles.filter((tile) => !tile.printed && tile.colour === wanted);
  return tried.flatMap((tile) =>
    [0, 1, 2, 3, 4, 5].map((rotation) => ({ type: "lay-tile" as const, hex: hex.at, tile: tile.name, rotation })),
  );
}

/** The stops of a hex, as actions name them. */
function stations(table: TableStore, hex: HexInfo): string[] {
  const laid = table.view()?.board.tiles.find((tile) => tile.hex === hex.id)?.tile ?? hex.printed;
  return (table.info()?.tiles[laid]?.stops ?? []).map((_, node) => `${hex.at}.${node}`);
}
