// Who sits in front of this page. Nobody needs an account: a name is enough, and one is found if none was given.

import { createSignal } from "solid-js";
import { api } from "../api/client";
import type { Person } from "../api/wire";
import { t } from "../lib/fluent";
import { settings } from "../lib/settings";

const [person, setPerson] = createSignal<Person | null>(null);
export { person, setPerson };

export async function recognise(): Promise<Person | null> {
  const known = person() ?? (await api.me().catch(() => null));
  setPerson(known);
  return known;
}

/** Who one is; sits down as a guest if one is nobody yet. */
export async function sitDown(): Promise<Person> {
  const known = await recognise();
  if (known) return known;
  const made = await api.guest(settings.name.trim() || t("page-guest-name"));
  setPerson(made);
  return made;
}
