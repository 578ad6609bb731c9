// What is being chosen on the board but not done yet: a hex and a tile, a token, runs, and what would happen to prices.

import { batch, createEffect, createMemo, createSignal, on } from "solid-js";
import type { ChoiceOf } from "../api/game";
import { createRunDraft, type RunDraft } from "./runs";
import type { TableStore } from "./table";
import { closeWhy } from "./why";

export interface TilePlan {
  choice: ChoiceOf<"lay-tile">;
  rotation: number;
}

/** A price that something would lead to. */
export interface PricePreview {
  company: string;
  price: number;
}

export interface Plan {
  /** Hexes where a tile can go, with the tiles. */
  building: () => Map<string, ChoiceOf<"lay-tile">[]>;
  /** Stops where a token can go. */
  tokens: () => Map<string, ChoiceOf<"place-token">>;
  /** Stops whose token can be taken off the board. */
  removals: () => Map<string, ChoiceOf<"remove-token">>;
  hex: () => string | null;
  tile: () => TilePlan | null;
  token: () => ChoiceOf<"place-token"> | null;
  removal: () => ChoiceOf<"remove-token"> | null;
  pickHex: (hex: string | null) => void;
  pickTile: (choice: ChoiceOf<"lay-tile">) => void;
  turn: (by: number) => void;
  pickToken: (stop: string | null) => void;
  pickRemoval: (stop: string) => void;
  layTile: () => Promise<void>;
  placeToken: () => Promise<void>;
  removeToken: () => Promise<void>;
  clear: () => void;
  runs: RunDraft;
  price: () => PricePreview | null;
  showPrice: (preview: PricePreview | null) => void;
}

export function createPlan(table: TableStore): Plan {
  const [hex, setHex] = createSignal<string | null>(null);
  const [tile, setTile] = createSignal<TilePlan | null>(null);
  const [token, setToken] = createSignal<ChoiceOf<"place-token"> | null>(null);
  const [removal, setRemoval] = createSignal<ChoiceOf<"remove-token"> | null>(null);
  const [price, showPrice] = createSignal<PricePreview | null>(null);
  const runs = createRunDraft(table);

  const building = createMemo(() => Map.groupBy(table.of("lay-tile"), (choice) => choice.hex));
  const tokens = createMemo(() => new Map(table.of("place-token").map((choice) => [choice.at, choice])));
  const removals = createMemo(() => new Map(table.of("remove-token").map((choice) => [choice.at, choice])));

  const clear = () => {
    batch(() => {
      setHex(null);
      setTile(null);
      setToken(null);
      setRemoval(null);
      showPrice(null);
      closeWhy();
    });
  };
  createEffect(on([table.number, table.past], clear, { defer: true }));

  function pickTile(choice: ChoiceOf<"lay-tile">) {
    const rotation = choice.rotations[0];
    if (rotation !== undefined) setTile({ choice, rotation });
  }

  function turn(by: number) {
    const now = tile();
    if (!now) return;
    const { rotations } = now.choice;
    const at = rotations.indexOf(now.rotation) + by + rotations.length;
    setTile({ choice: now.choice, rotation: rotations[at % rotations.length] ?? now.rotation });
  }

  return {
    building,
    tokens,
    removals,
    hex,
    tile,
    token,
    removal,
    runs,
    price,
    showPrice,
    clear,
    pickTile,
    turn,
    pickHex(picked) {
      batch(() => {
        setToken(null);
        setHex(picked);
        const [first] = picked === null ? [] : (building().get(picked) ?? []);
        if (first) pickTile(first);
        else setTile(null);
      });
    },
    pickToken: (stop) => setToken(stop === null ? null : (tokens().get(stop) ?? null)),
    pickRemoval: (stop) => setRemoval(removals().get(stop) ?? null),
    async layTile() {
      const planned = tile();
      if (!planned) return;
      const { hex, tile: name } = planned.choice;
      await table.act({ type: "lay-tile", hex, tile: name, rotation: planned.rotation });
    },
    async placeToken() {
      const planned = token();
      if (planned) await table.act({ type: "place-token", at: planned.at });
    },
    async removeToken() {
      const planned = removal();
      if (planned) await table.act({ type: "remove-token", at: planned.at });
    },
  };
}
