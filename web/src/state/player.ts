// History that plays by itself: move by move, turn by turn or round by round, faster or slower, until it is stopped or comes to the
// present.

import { createSignal, onCleanup } from "solid-js";
import type { TableStore } from "./table";

export const UNITS = ["move", "turn", "round"] as const;
export type Unit = (typeof UNITS)[number];
/** How many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4];

/** How long each is shown, in milliseconds. */
const PAUSE: Record<Unit, number> = { move: 900, turn: 1500, round: 2500 };

const [unit, setUnit] = createSignal<Unit>("move");
const [speed, setSpeed] = createSignal(1);

export function createPlayer(table: TableStore, next: (unit: Unit) => number) {
  const [playing, setPlaying] = createSignal(false);
  let run = 0;
  const stop = () => {
    run += 1;
    setPlaying(false);
  };
  onCleanup(stop);
  return {
    unit,
    setUnit,
    speed,
    setSpeed,
    playing,
    stop,
    async play(): Promise<void> {
      stop();
      const mine = run;
      setPlaying(true);
      // Whoever stands at the end sees it all from the beginning.
      if (!table.past() && !(await table.lookAt(0))) return stop();
      while (mine === run) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE[unit()] / speed()));
        if (mine !== run) return;
        const to = next(unit());
        if (!(await table.lookAt(to)) || to >= table.number()) {
          if (mine === run) stop();
          return;
        }
      }
    },
  };
}
