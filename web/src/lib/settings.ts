// What a person has set in this browser: kept here, sent nowhere.

import { createStore } from "solid-js/store";
import { createEffect } from "solid-js";
import { browserLanguage, speak, type Language } from "./fluent";

export interface Settings {
  language: Language;
  theme: "auto" | "day" | "night";
  palette: "livery" | "safe";
  /** The colours of tiles. */
  tiles: "printed" | "safe";
  patterns: boolean;
  coordinates: boolean;
  sound: boolean;
  blink: boolean;
  hints: boolean;
  /** Whether a conductor explains what is decided, where one may ask. */
  conductor: boolean;
  /** Whether moves are asked about before they are made. */
  confirm: boolean;
  /** Whether a card says whose turn it is where several people play at this screen. */
  cards: boolean;
  /** Whether what happened meanwhile is played back. */
  playback: boolean;
  /** Whether the ledgers lie under the board, over the whole width. */
  wide: boolean;
  name: string;
}

const KEY = "bradshaw-settings";

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

const defaults: Settings = {
  language: browserLanguage(),
  theme: "auto",
  palette: "livery",
  tiles: "printed",
  patterns: false,
  coordinates: true,
  sound: false,
  blink: false,
  hints: true,
  conductor: false,
  confirm: false,
  cards: true,
  playback: true,
  wide: false,
  name: "",
};

export const [settings, setSettings] = createStore<Settings>({ ...defaults, ...stored() });

/** Keeps what is set, and makes the page follow it. */
export function followSettings(): void {
  createEffect(() => localStorage.setItem(KEY, JSON.stringify({ ...settings })));
  createEffect(() => void speak(settings.language));
  createEffect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = settings.theme;
    root.dataset["tiles"] = settings.tiles;
  });
}

/** Something small remembered about a table: what was seen, what was read. */
export function remembered(key: string): number {
  return Number(localStorage.getItem(`bradshaw-${key}`) ?? 0);
}

export function remember(key: string, value: number): void {
  localStorage.setItem(`bradshaw-${key}`, String(value));
}
