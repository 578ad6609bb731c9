// Which page is shown.

import { createSignal } from "solid-js";
import { readRoute, type Route } from "./route";

const [path, setPath] = createSignal(location.pathname);
window.addEventListener("popstate", () => setPath(location.pathname));

export const route = (): Route => readRoute(path());

/** Tells in the address what is shown now, without going anywhere. */
export function show(address: string): void {
  if (address !== location.pathname) history.replaceState(null, "", address);
}

export function go(to: string): void {
  if (to !== location.pathname) history.pushState(null, "", to);
  setPath(to);
  window.scrollTo(0, 0);
}
