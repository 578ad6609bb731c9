// What the page says, from the same catalogues as the rest of the house. A language is loaded when it is first wanted.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createSignal } from "solid-js";
import type { Message } from "../api/game";

export type Language = "en" | "pl";
export const LANGUAGES: { id: Language; name: string }[] = [
  { id: "en", name: "English" },
  { id: "pl", name: "Polski" },
];

export type Args = Record<string, string | number>;

const [bundle, setBundle] = createSignal<FluentBundle>(new FluentBundle("en"));
const [language, setLanguage] = createSignal<Language>("en");
const [ids, setIds] = createSignal<string[]>([]);
export { language };

const sources: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./catalogue-en"),
  pl: () => import("./catalogue-pl"),
};

/** Speaks a language from now on. */
export async function speak(wanted: Language): Promise<void> {
  const { default: parts } = await sources[wanted]();
  const made = new FluentBundle(wanted, { useIsolating: false });
  const listed: string[] = [];
  for (const part of parts) {
    const resource = new FluentResource(part);
    made.addResource(resource, { allowOverrides: true });
    listed.push(...resource.body.map((entry) => entry.id));
  }
  setIds(listed);
  setBundle(made);
  setLanguage(wanted);
  document.documentElement.lang = wanted;
}

/** The language of this browser, if we speak it. */
export function browserLanguage(): Language {
  const spoken = navigator.languages.map((tag) => tag.split("-")[0]);
  return LANGUAGES.find(({ id }) => spoken.includes(id))?.id ?? "en";
}

/** The text of an id; the id itself if there is none. */
export function t(id: string, args?: Args): string {
  const pattern = bundle().getMessage(id)?.value;
  return pattern ? bundle().formatPattern(pattern, args ?? null, []) : id;
}

/** An attribute of a message, such as `explain` of an option. */
export function attribute(id: string, name: string, args?: Args): string {
  const pattern = bundle().getMessage(id)?.attributes[name];
  return pattern ? bundle().formatPattern(pattern, args ?? null, []) : "";
}

/** The ids that begin so, in the order of the catalogue. */
export function idsWith(prefix: string): string[] {
  return ids().filter((id) => id.startsWith(prefix));
}

export function has(id: string): boolean {
  return bundle().hasMessage(id);
}

/** A message of the engine as a sentence. */
export function say(message: Message): string {
  return t(message.id, message.args);
}

/** An amount of money; a bank that is broken may owe some. */
export const pounds = (amount: number): string => (amount < 0 ? "−" : "") + t("ui-money", { amount: Math.abs(amount) });
export const credits = (amount: number): string => t("ui-credits", { amount });
