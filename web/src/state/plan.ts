// What is being chosen on the board but not done yet: a hex and a tile, a token, runs, and what would happen to prices.

import { batch, createEffect, createMemo, createSignal, on } from "solid-js";
import { unwrap } from "solid-js/store";
import type { ChoiceOf } from "../api/game";
import { createRunDraft, type RunDraft } from "./runs";
import type { TableStore } from "./table";
import { closeWhy } from "./why";

/** A tile that can be laid, as of right or by the powers of private companies. */
export type Lay = ChoiceOf<"lay-tile"> | ChoiceOf<"lay-by-power">;

export interface TilePlan {
  choice: Lay;
  rotation: number;
}

/** A price that something would lead to. */
export interface PricePreview {
  company: string;
  price: number;
}

export interface Plan {
  /** Hexes where a tile can go, with the tiles. */
  building: () => Map<string, Lay[]>;
  /** The powers, alone and joined, by which tiles can be laid. */
  powerSets: () => string[][];
  /** Those that the tile shall be laid by. */
  powers: () => string[];
  /** Stops where a token can go. */
  tokens: () => Map<string, ChoiceOf<"place-token">>;
  /** Stops whose token can be taken off the board. */
  removals: () => Map<string, ChoiceOf<"remove-token">>;
  hex: () => string | null;
  tile: () => TilePlan | null;
  token: () => ChoiceOf<"place-token"> | null;
  removal: () => ChoiceOf<"remove-token"> | null;
  pickHex: (hex: string | null) => void;
  pickPowers: (powers: string[]) => void;
  /** Plans a tile, turned so or in the first way that fits. */
  pickTile: (choice: Lay, rotation?: number) => void;
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

  const [wanted, setWanted] = createSignal<string[]>([]);
  const powerSets = createMemo(() => {
    const sets = new Map(table.of("lay-by-power").map((choice) => [choice.powers.join(), choice.powers]));
    return [...sets.values()];
  });
  /** The powers picked, as long as there are such; the only ones, if nothing can be laid without. */
  const powers = createMemo(() => {
    const sets = powerSets();
    const picked = sets.find((set) => set.join() === wanted().join());
    return picked ?? (table.of("lay-tile").length === 0 ? (sets[0] ?? []) : []);
  });
  const building = createMemo((): Map<string, Lay[]> => {
    const by = powers().join();
    const open: Lay[] = by === "" ? table.of("lay-tile") : table.of("lay-by-power").filter((choice) => choice.powers.join() === by);
    return Map.groupBy(open, (choice) => choice.hex);
  });
  const tokens = createMemo(() => new Map(table.of("place-token").map((choice) => [choice.at, choice])));
  const removals = createMemo(() => new Map(table.of("remove-token").map((choice) => [choice.at, choice])));

  const clear = () => {
    batch(() => {
      setHex(null);
      setTile(null);
      setToken(null);
      setRemoval(null);
      setWanted([]);
      showPrice(null);
      closeWhy();
    });
  };
  createEffect(on([table.moment, table.past], clear, { defer: true }));

  function pickTile(choice: Lay, turned?: number) {
    const rotation = turned ?? choice.rotations[0];
    // A copy: with the next state the choice itself turns into another one, before what was planned is cleared away.
    if (rotation !== undefined) setTile({ choice: structuredClone(unwrap(choice)), rotation });
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
    powerSets,
    powers,
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
    pickPowers(picked) {
      batch(() => {
        setWanted(picked);
        setHex(null);
        setTile(null);
      });
    },
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
      const { choice, rotation } = planned;
      const lay = { hex: choice.hex, tile: choice.tile, rotation };
      await table.act(choice.type === "lay-tile" ? { type: "lay-tile", ...lay } : { type: "lay-by-power", powers: choice.powers, ...lay });
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
