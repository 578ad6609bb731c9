// What time it is for the server. Clocks are read by it: the machine in front of us may be wrong by hours, and nobody would notice.

import { createSignal, onCleanup } from "solid-js";

/** How far the server is ahead of this machine, in milliseconds. */
let ahead = 0;

/** The server has just told us its time. */
export function heardTime(now: number): void {
  ahead = now - Date.now();
}

export const serverTime = (): number => Date.now() + ahead;

/** The server's time, looked at anew every second as long as whoever asks is shown. */
export function useServerTime(): () => number {
  const [now, setNow] = createSignal(serverTime());
  const timer = setInterval(() => setNow(serverTime()), 1000);
  onCleanup(() => clearInterval(timer));
  return now;
}
