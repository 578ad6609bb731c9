// Who sits in front of this page. Nobody needs an account: a name is enough, and one is found if none was given.

import { createSignal } from "solid-js";
import { api, ApiError } from "../api/client";
import type { Person } from "../api/wire";
import { t } from "../lib/fluent";
import { settings } from "../lib/settings";
import { keepFor } from "./kept";

const [person, set] = createSignal<Person | null>(null);
export { person };

/** Somebody else sits here now, or nobody: what was kept for whoever sat here before is cleared. */
export function setPerson(known: Person | null): void {
  set(known);
  void keepFor(known?.id ?? "");
}

export async function recognise(): Promise<Person | null> {
  const known = person();
  if (known) return known;
  try {
    setPerson(await api.me());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Only the server can say that somebody has signed out.
    if (error.status === 401) setPerson(null);
  }
  return person();
}

/** Who one is; sits down as a guest if one is nobody yet. */
export async function sitDown(): Promise<Person> {
  const known = await recognise();
  if (known) return known;
  const made = await api.guest(settings.name.trim() || t("page-guest-name"));
  setPerson(made);
  return made;
}
