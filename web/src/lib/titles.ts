// What titles bring to the page: their words in every language, and the picture of a game on the front page. Each is
// a small file of its own, loaded when it is first wanted; words are text, not script.

import type { Wearer } from "../ui/livery";

/** A board as it looks late in a game. */
export interface Scene {
  map: string;
  /** The tiles that lie there: hex, tile and rotation. */
  tiles: string[];
  tokens: { at: string; slot: number; company: Wearer }[];
}

const DATA = "../../../crates/titles/data";
const texts = import.meta.glob<string>("../../../crates/titles/data/*/words/*.ftl", { query: "?url", import: "default", eager: true });
const scenes = import.meta.glob<Scene>("../../../crates/titles/data/*/scene.json", { import: "default" });

/** A title's own words, its rules reference and what is taught about it; nothing if we do not have it. A scenario has the words of the title whose
 * number its name begins with, and behind them what it says otherwise. */
export async function wordsOf(title: string, language: string): Promise<string[]> {
  const folders = new Set([/^\d*/.exec(title)?.[0], title.toLowerCase()]);
  const names = [...folders].flatMap((folder) => ["", "rules.", "lessons."].map((part) => `${folder}/words/${part}${language}.ftl`));
  const files = names.map((name) => texts[`${DATA}/${name}`]);
  return Promise.all(files.flatMap((address) => (address === undefined ? [] : [text(address)])));
}

const fetched = new Map<string, Promise<string>>();

/** A file, fetched once; again if that failed. */
function text(address: string): Promise<string> {
  const found = fetched.get(address) ?? load(address);
  fetched.set(address, found);
  found.catch(() => fetched.delete(address));
  return found;
}

async function load(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** A game of a title for people to look at. */
export async function sceneOf(title: string): Promise<Scene | undefined> {
  return scenes[`${DATA}/${title.toLowerCase()}/scene.json`]?.();
}
