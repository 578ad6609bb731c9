// Moves that were missed, played back one after the other: the table is shown as it was after each.

import { createSignal, onCleanup } from "solid-js";
import type { TableStore } from "./table";

/** The longest pause after a move, and how long all of them take at most, in milliseconds. */
const PAUSE = 900;
const LONGEST = 15_000;

export interface Playback {
  /** After which entry one is; null if nothing is played back. */
  at: () => number | null;
  to: () => number;
  start: (from: number, to: number) => Promise<void>;
  skip: () => void;
}

export function createPlayback(table: TableStore): Playback {
  const [at, setAt] = createSignal<number | null>(null);
  const [to, setTo] = createSignal(0);
  let run = 0;
  const skip = () => {
    run += 1;
    if (at() === null) return;
    setAt(null);
    void table.lookAt(null);
  };
  onCleanup(() => (run += 1));
  return {
    at,
    to,
    skip,
    async start(from, last) {
      run += 1;
      const mine = run;
      setTo(last);
      const pause = Math.min(PAUSE, LONGEST / Math.max(1, last - from));
      for (let number = from; number < last; number += 1) {
        setAt(number);
        const [, shown] = await Promise.all([new Promise((resolve) => setTimeout(resolve, pause)), table.lookAt(number)]);
        if (mine !== run || shown === false) return;
      }
      skip();
    },
  };
}
