// Which section of the rules is being read.

import { createSignal } from "solid-js";

export interface Reading {
  section: string | null;
}

const [reading, setReading] = createSignal<Reading | null>(null);
export { reading };

export const openRules = (section: string | null = null): Reading => setReading({ section });
export const closeRules = (): null => setReading(null);

/** The key of a section in the catalogue: its English title in lower case with hyphens. */
export function sectionKey(section: string): string {
  return section.toLowerCase().split(/[^a-z0-9]+/).filter((word) => word !== "").join("-");
}

/** A text as it is searched: in small letters, without accents. */
const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

/** Whether a section has all of these words, or parts of words, in its title or its text. */
export function finds(words: string, title: string, text: string): boolean {
  const searched = plain(`${title} ${text}`);
  return plain(words).split(/\s+/).every((word) => searched.includes(word));
}

export interface Block {
  kind: "paragraph" | "list";
  lines: string[];
}

/** A text of the reference in blocks: blank lines end paragraphs, lines with a hyphen are items of a list. */
export function blocks(text: string): Block[] {
  return text.split(/\n\s*\n/).flatMap((part): Block[] => {
    const made: Block[] = [];
    for (const raw of part.split("\n")) {
      const line = raw.trim();
      if (line === "") continue;
      const last = made.at(-1);
      if (line.startsWith("- ")) {
        if (last?.kind === "list") last.lines.push(line.slice(2));
        else made.push({ kind: "list", lines: [line.slice(2)] });
      } else if (last) last.lines[last.lines.length - 1] += ` ${line}`;
      else made.push({ kind: "paragraph", lines: [line] });
    }
    return made;
  });
}
