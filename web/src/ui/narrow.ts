// Whether the window is as narrow as that of a phone.

import { createSignal, onCleanup } from "solid-js";

const PHONE = "(max-width: 700px)";

export function useNarrow(): () => boolean {
  const query = matchMedia(PHONE);
  const [narrow, setNarrow] = createSignal(query.matches);
  const follow = () => setNarrow(query.matches);
  query.addEventListener("change", follow);
  onCleanup(() => query.removeEventListener("change", follow));
  return narrow;
}
