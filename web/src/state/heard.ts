// Whom one hears at a table: what the server said when it told of the talk, and what one has changed since.

import { createSignal } from "solid-js";
import type { Said } from "../api/wire";

/** By the word for whoever speaks: whether they are folded away. */
const [changed, setChanged] = createSignal<Record<string, boolean>>({});

export const isFolded = (said: Said): boolean => changed()[said.speaker] ?? said.folded;

/** Folds away what somebody says, or unfolds it. */
export function fold(speaker: string, away: boolean): void {
  setChanged((now) => ({ ...now, [speaker]: away }));
}
