// Words of the trade, found in what the catalogue says: each in the forms in which the language meets it.

import { createMemo, createRoot } from "solid-js";
import { attribute, has, idsWith, t } from "./fluent";

const PREFIX = "term-";

/** A stretch of text, and the term that it is, if it is one. */
export interface Piece {
  text: string;
  term: string | null;
}

interface Lexicon {
  pattern: RegExp;
  /** The term of each form. */
  terms: Map<string, string>;
}

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** All forms of all terms in the language and the words of the title that are spoken. */
const lexicon = createRoot(() =>
  createMemo((): Lexicon | null => {
    const terms = new Map<string, string>();
    for (const id of idsWith(PREFIX)) {
      for (const form of attribute(id, "forms").split(", ")) if (form !== "") terms.set(form, id.slice(PREFIX.length));
    }
    if (terms.size === 0) return null;
    // The longest form first: a certificate limit is not a certificate.
    const forms = [...terms.keys()].sort((a, b) => b.length - a.length).map(escaped);
    return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join("|")})(?![\\p{L}\\p{N}])`, "giu"), terms };
  }),
);

/** A text in pieces; a term is told only where it is met first. */
export function pieces(text: string): Piece[] {
  const words = lexicon();
  if (!words) return [{ text, term: null }];
  const made: Piece[] = [];
  const met = new Set<string>();
  let from = 0;
  for (const found of text.matchAll(words.pattern)) {
    const term = words.terms.get(found[0].toLowerCase());
    if (term === undefined || met.has(term)) continue;
    met.add(term);
    if (found.index > from) made.push({ text: text.slice(from, found.index), term: null });
    made.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < text.length) made.push({ text: text.slice(from), term: null });
  return made;
}

export const termTitle = (term: string): string => t(`${PREFIX}${term}`);
export const termText = (term: string): string => attribute(`${PREFIX}${term}`, "text");

/** The section of the rules that speaks of a term, if the title has one. */
export function termSection(term: string): string | null {
  const id = `section-of-${term}`;
  return has(id) ? t(id) : null;
}
