// What the page says, from the same catalogues as the rest of the house: what all titles share, and over it the words of
// the title one looks at. Both are loaded when they are first wanted.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createSignal } from "solid-js";
import type { Message } from "../api/game";
import { wordsOf } from "./titles";

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

/** The language and the title asked for last: an older wish that comes true later is forgotten. */
let wish: { language: Language; title: string | null } = { language: "en", title: null };

/** Speaks a language from now on. */
export const speak = (wanted: Language): Promise<void> => fulfil({ ...wish, language: wanted });

/** Speaks in the words of a title from now on. */
export const speakOf = (title: string): Promise<void> => fulfil({ ...wish, title });

async function fulfil(wanted: typeof wish): Promise<void> {
  wish = wanted;
  // A title whose words cannot be had is spoken of in those that all share.
  const own = wanted.title === null ? [] : wordsOf(wanted.title, wanted.language).catch(() => []);
  const [{ default: shared }, words] = await Promise.all([sources[wanted.language](), own]);
  if (wish === wanted) adopt(wanted.language, [...shared, ...words]);
}

/** Reads the words of a title that will probably be spoken of. */
export async function readAhead(title: string): Promise<void> {
  const words = await wordsOf(title, wish.language).catch(() => []);
  words.forEach(read);
}

/** What was read, by its text: to read a catalogue takes longer than to speak by it. */
const known = new Map<string, FluentResource>();

function read(text: string): FluentResource {
  const found = known.get(text) ?? new FluentResource(text);
  known.set(text, found);
  return found;
}

function adopt(wanted: Language, parts: string[]): void {
  const made = new FluentBundle(wanted, { useIsolating: false });
  const listed: string[] = [];
  for (const part of parts) {
    const resource = read(part);
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

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]];

/** How long ago something was, such as "3 hours ago". */
export function since(then: number, now: number): string {
  const [unit, length] = UNITS.find(([, length]) => now - then >= length) ?? ["second", 1000];
  const ago = unit === "second" ? 0 : Math.floor((now - then) / length);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" }).format(-ago, unit);
}

/** An amount of money; a bank that is broken may owe some. */
export const pounds = (amount: number): string => (amount < 0 ? "−" : "") + t("ui-money", { amount: Math.abs(amount) });
/** An amount of a company's money, which some titles count in a coin of its own. */
export const companyMoney = (amount: number): string => t("ui-company-money", { amount });
