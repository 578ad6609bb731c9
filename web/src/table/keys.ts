// Keys for everything: what each does is listed in the help sheet.

import { onCleanup, onMount } from "solid-js";
import { setAdvising } from "../state/advice";
import type { TableContext } from "../state/context";

export interface KeyHelp {
  keys: string;
  id: string;
}

export const KEYS: KeyHelp[] = [
  { keys: "1 … 8", id: "page-key-tabs" },
  { keys: "Tab, Enter", id: "page-key-pick" },
  { keys: "R / Shift R", id: "page-key-turn" },
  { keys: "Enter", id: "page-key-confirm" },
  { keys: "Esc", id: "page-key-cancel" },
  { keys: "P", id: "page-key-pass" },
  { keys: "U / Shift U", id: "page-key-undo" },
  { keys: "[ / ]", id: "page-key-time" },
  { keys: "W", id: "page-key-advice" },
  { keys: "M", id: "page-key-merger" },
  { keys: "L", id: "page-key-rules" },
  { keys: "C", id: "page-key-chat" },
  { keys: "?", id: "page-help" },
];

export interface KeyActions {
  tab: (number: number) => void;
  chat: () => void;
  merger: () => void;
  rules: () => void;
  help: () => void;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=range]), textarea, select");
}

export function useKeys({ table, plan, playback }: TableContext, actions: KeyActions): void {
  const at = () => table.past()?.number ?? table.number();
  function press(event: KeyboardEvent): void {
    if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const digit = Number(event.key);
    if (digit >= 1 && digit <= 9) return actions.tab(digit);
    switch (event.key) {
      case "r":
        return plan.turn(1);
      case "R":
        return plan.turn(-1);
      case "Escape":
        playback.skip();
        return plan.clear();
      case "p":
        // A key is pressed too easily for a turn to end by it: it asks.
        if (table.of("pass").length > 0 && !table.resting()) table.propose({ type: "pass" });
        return;
      case "u":
        return void table.undo();
      case "U":
        return void table.redo();
      case "[":
        return void table.lookAt(at() - 1);
      case "]":
        return void table.lookAt(at() + 1);
      case "w":
        return void setAdvising((open) => !open);
      case "m":
        return actions.merger();
      case "l":
        return actions.rules();
      case "c":
        return actions.chat();
      case "?":
        return actions.help();
    }
  }
  onMount(() => document.addEventListener("keydown", press));
  onCleanup(() => document.removeEventListener("keydown", press));
}
