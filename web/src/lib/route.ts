// Addresses of the page, read into routes.

export type Route =
  | { page: "home" }
  | { page: "new"; club?: string; friends?: string[] }
  | { page: "friends" }
  | { page: "club"; id: string }
  | { page: "club-invitation"; token: string }
  | { page: "learn" }
  | { page: "settings" }
  | { page: "table"; id: string; at?: number }
  | { page: "analysis"; id: string; move: number }
  | { page: "person"; id: string }
  | { page: "standings" }
  | { page: "invitation"; token: string }
  | { page: "lost" };

const isNumber = (part: string | undefined): boolean => /^\d{1,9}$/.test(part ?? "");

export function readRoute(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter((part) => part !== "");
  if (first === "tables" && second && rest.length === 2 && rest[0] === "at" && isNumber(rest[1])) return { page: "table", id: second, at: Number(rest[1]) };
  if (first === "analyses" && second && rest.length <= 1 && isNumber(rest[0] ?? "0")) return { page: "analysis", id: second, move: Number(rest[0] ?? 0) };
  if (first === "new" && rest.length === 1 && rest[0]) {
    if (second === "club") return { page: "new", club: rest[0] };
    if (second === "friends") return { page: "new", friends: rest[0].split(",") };
  }
  if (rest.length > 0) return { page: "lost" };
  if (first === undefined) return { page: "home" };
  if (first === "new" && second === undefined) return { page: "new" };
  if (first === "learn" && second === undefined) return { page: "learn" };
  if (first === "settings" && second === undefined) return { page: "settings" };
  if (first === "friends" && second === undefined) return { page: "friends" };
  if (first === "clubs" && second) return { page: "club", id: second };
  if (first === "club-invitation" && second) return { page: "club-invitation", token: second };
  if (first === "tables" && second) return { page: "table", id: second };
  if (first === "people" && second) return { page: "person", id: second };
  if (first === "standings" && second === undefined) return { page: "standings" };
  if (first === "invitation" && second) return { page: "invitation", token: second };
  return { page: "lost" };
}
