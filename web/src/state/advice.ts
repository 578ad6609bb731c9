// What a computer would do: where it is on the board, and how it is made ready. Nothing is sent by that.

import { createSignal } from "solid-js";
import type { Action, CompanyView } from "../api/game";
import type { Table } from "../api/wire";
import type { TableContext } from "./context";
import type { TableStore } from "./table";

/** Whether a computer is being asked. */
export const [advising, setAdvising] = createSignal(false);

/** Moves that are picked on the board. */
const PICKED: Action["type"][] = ["lay-tile", "lay-by-power", "place-token", "remove-token", "run"];

/** Whether I may ask: against computers only, or where it was agreed on. */
export function mayAsk({ settings, seats }: Table): boolean {
  const people = seats.filter((seat) => seat.kind !== "computer");
  if (settings.rated) return false;
  return settings.advice || (people.length === 1 && people[0]?.yours === true);
}

/** The company a move is about, if it names one. */
export function companyOf(table: TableStore, action: Action): CompanyView | undefined {
  return "company" in action ? table.companyNamed(action.company) : undefined;
}

/** The hex a move is about; the home of its company if it names no other. */
export function placeOf(table: TableStore, action: Action): string | null {
  if ("hex" in action) return action.hex;
  if ("at" in action) return action.at.split(".")[0] ?? null;
  return companyOf(table, action)?.home?.at ?? null;
}

/** Makes a move ready: what is picked on the board is picked there, and the advice makes room for it; anything else is asked about. */
export function prepare({ table, plan }: TableContext, action: Action): void {
  if (!PICKED.includes(action.type)) return void table.propose(action);
  setAdvising(false);
  switch (action.type) {
    case "lay-tile":
    case "lay-by-power":
      plan.pickPowers(action.type === "lay-by-power" ? action.powers : []);
      plan.pickHex(action.hex);
      for (const choice of plan.building().get(action.hex) ?? []) if (choice.tile === action.tile && choice.rotations.includes(action.rotation)) plan.pickTile(choice, action.rotation);
      return;
    case "place-token":
      return plan.pickToken(action.at);
    case "remove-token":
      return plan.pickRemoval(action.at);
    case "run":
      return void plan.runs.findBest("dividend");
  }
}
