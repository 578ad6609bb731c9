// What waits for an answer of mine: looked at when the page is opened and every now and then, so that it can be told wherever I am.

import { createEffect, createRoot, createSignal, on } from "solid-js";
import { society, type Calls } from "../api/society";
import { person } from "./person";

/** How often it is looked at, in milliseconds. */
const EVERY = 20_000;

const [calls, setCalls] = createSignal<Calls | null>(null);
export { calls };

export const waiting = (): number => {
  const found = calls();
  return found ? found.tables.length + found.clubs.length + found.friends : 0;
};

export async function lookForCalls(): Promise<void> {
  setCalls(person()?.login ? await society.calls().catch(() => calls()) : null);
}

createRoot(() => {
  createEffect(on(() => person()?.login, () => void lookForCalls()));
});
setInterval(() => {
  if (document.visibilityState === "visible" && person()?.login) void lookForCalls();
}, EVERY);
