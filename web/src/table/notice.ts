// Telling somebody who looks elsewhere that it is their turn: the title of the window, and a bell if it is wanted.

import { createEffect, on, onCleanup } from "solid-js";
import { t } from "../lib/fluent";
import { settings } from "../lib/settings";
import type { TableStore } from "../state/table";

function ring(): void {
  const audio = new AudioContext();
  const now = audio.currentTime;
  for (const [delay, pitch] of [[0, 880], [0.18, 660]] as const) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, now + delay);
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
        if (settings.sound) ring();
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
  onCleanup(() => {
    clearInterval(timer);
    document.title = "Bradshaw";
  });
}
