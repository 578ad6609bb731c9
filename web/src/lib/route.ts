// Addresses of the page, read into routes.

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
  if (first === "tables" && second) return { page: "table", id: second };
  if (first === "invitation" && second) return { page: "invitation", token: second };
  return { page: "lost" };
}
