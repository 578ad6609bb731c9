// Telling somebody who looks elsewhere that it is their turn: the title of the window and, if they are wanted, a bell and a
// tick for the moves of others.

import { createEffect, on, onCleanup } from "solid-js";
import { t } from "../lib/fluent";
import { settings } from "../lib/settings";
import type { TableStore } from "../state/table";

/** Tones of a pitch, each after a delay in seconds. */
type Tones = readonly (readonly [delay: number, pitch: number])[];
const BELL: Tones = [[0, 880], [0.18, 660]];
const TICK: Tones = [[0, 330]];

function sound(tones: Tones, loud: number): void {
  const audio = new AudioContext();
  const now = audio.currentTime;
  for (const [delay, pitch] of tones) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loud, now + delay);
    volume.gain.exponentialRampToValueAtTime(0.001, now + delay + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + delay);
    tone.stop(now + delay + 0.5);
  }
  setTimeout(() => void audio.close(), 1200);
}

export function useNotice(table: TableStore): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const plain = () => `${table.known.table.name} · Bradshaw`;
  createEffect(
    on(
      () => table.mine(),
      (mine, before) => {
        clearInterval(timer);
        document.title = mine ? `● ${t("page-your-turn")} · ${plain()}` : plain();
        if (!mine || before !== false) return;
        if (settings.sound) sound(BELL, 0.15);
        if (settings.blink) {
          let lit = true;
          timer = setInterval(() => {
            lit = document.visibilityState === "visible" || !lit;
            document.title = lit ? `● ${t("page-your-turn")} · ${plain()}` : plain();
          }, 900);
        }
      },
    ),
  );
  createEffect(
    on(table.number, (now, before) => {
      const last = table.entries().at(-1);
      const others = last !== undefined && !table.known.table.seats[last.seat]?.yours;
      if (settings.sound && before !== undefined && now > before && others && !table.mine()) sound(TICK, 0.06);
    }),
  );
  onCleanup(() => {
    clearInterval(timer);
    document.title = "Bradshaw";
  });
}
