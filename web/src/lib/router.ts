// Which page is shown: the address, read into a route.

import { createSignal } from "solid-js";

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "settings" }
  | { page: "table"; id: string }
  | { page: "invitation"; token: string }
  | { page: "lost" };

export function readRoute(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter((part) => part !== "");
  if (rest.length > 0) return { page: "lost" };
  if (first === undefined) return { page: "home" };
  if (first === "new" && second === undefined) return { page: "new" };
  if (first === "settings" && second === undefined) return { page: "settings" };
  if ((first === "tables" || first === "t") && second) return { page: "table", id: second };
  if ((first === "join" || first === "invitations") && second) return { page: "invitation", token: second };
  return { page: "lost" };
}

const [path, setPath] = createSignal(location.pathname);
window.addEventListener("popstate", () => setPath(location.pathname));

export const route = (): Route => readRoute(path());

export function go(to: string): void {
  if (to !== location.pathname) history.pushState(null, "", to);
  setPath(to);
  window.scrollTo(0, 0);
}
