// The pictures of a board: the printed map, and hexes with tiles on them, fetched when they are first needed and kept.

import { createSignal } from "solid-js";
import { createStore } from "solid-js/store";
import { api } from "../api/client";
import type { View } from "../api/game";
import type { BoardArt, Face } from "../api/wire";

export interface Art {
  board: BoardArt;
  /** What a hex looks like with a tile on it, once it is known. */
  face: (key: string) => Face | undefined;
  /** Fetches what is not known yet. */
  want: (keys: string[]) => Promise<void>;
}

/** The faces of all tiles that lie on a board. */
export const laidFaces = (view: View): string[] => view.board.tiles.map((tile) => faceKey(tile.at, tile.name, tile.rotation));

export const faceKey = (hex: string, tile: string, rotation: number): string => `${hex}:${tile}:${rotation}`;

const loaded = new Map<string, Promise<Art>>();
const [sheet, setSheet] = createSignal<CSSStyleSheet | null>(null);

export function loadArt(title: string, map: string): Promise<Art> {
  const name = `${title}/${map}`;
  const known = loaded.get(name) ?? fetchArt(title, map);
  loaded.set(name, known);
  known.catch(() => loaded.delete(name));
  return known;
}

async function fetchArt(title: string, map: string): Promise<Art> {
  const board = await api.board(title, map);
  adoptStyles(board);
  const [faces, setFaces] = createStore<Record<string, Face>>({});
  const asked = new Set<string>();
  return {
    board,
    face: (key) => faces[key],
    async want(keys) {
      const missing = keys.filter((key) => !asked.has(key)).sort();
      if (missing.length === 0) return;
      missing.forEach((key) => asked.add(key));
      try {
        setFaces(await api.faces(title, map, missing));
      } catch {
        missing.forEach((key) => asked.delete(key));
      }
    },
  };
}

/** The pictures of a board that were kept, for a page without a network: there are no others. */
export function keptArt(board: BoardArt, faces: Record<string, Face>): Art {
  adoptStyles(board);
  return { board, face: (key) => faces[key], want: () => Promise.resolve() };
}

/** Puts the renderer's own colours and lines under the page's themes. */
function adoptStyles(board: BoardArt): void {
  if (sheet()) return;
  const made = new CSSStyleSheet();
  const night = `:root{${board.night}}`;
  made.replaceSync(
    `:root{${board.day}}@media (prefers-color-scheme:dark){${night}}` +
      `:root[data-theme=day]{${board.day}}:root[data-theme=night]{${board.night}}${board.stylesheet}`,
  );
  document.adoptedStyleSheets.push(made);
  setSheet(made);
}
