// The conductor at one's elbow: what is said of the decision one has to make, fetched for each, and what is to be thought twice about.

import { createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import { ApiError } from "../api/client";
import type { Action } from "../api/game";
import type { Lesson } from "../api/wire";
import { has, pounds, say, t } from "../lib/fluent";
import { settings, setSettings } from "../lib/settings";
import { mark, NOTHING } from "../ui/marks";
import { accountOf, type Account } from "./account";
import { mayAsk } from "./advice";
import { holdingsOf } from "./figures";
import { warningsOf } from "./moves";
import type { TableStore } from "./table";

export interface Conductor {
  /** Whether it may be asked at this table. */
  allowed: () => boolean;
  /** Whether it is at hand. */
  speaking: () => boolean;
  call: () => void;
  silence: () => void;
  /** What it says of the decision; nothing while that is on its way. */
  lesson: () => Lesson | null;
  /** Where the money of the last operating round came from. */
  account: () => Account | null;
  /** What speaks against a move. */
  cautions: (action: Action) => string[];
  /** Shows one point, or all of them, on the board and wherever companies are named. */
  show: (point: number | null) => void;
}

export function createConductor(table: TableStore): Conductor {
  const ask = table.source.lesson;
  const allowed = () => ask !== undefined && mayAsk(table.known.table);
  const speaking = () => settings.conductor && allowed() && !table.past() && has(`conductor-${table.step() ?? ""}`);
  const [lesson, setLesson] = createSignal<Lesson | null>(null);
  const [shown, show] = createSignal<number | null>(null);
  /** The number of the entry after which I must decide something, if I must. */
  const deciding = () => (speaking() && table.mine() ? table.number() : null);

  let asking: AbortController | undefined;
  onCleanup(() => asking?.abort());
  createEffect(
    on(deciding, async (number) => {
      asking?.abort();
      setLesson(null);
      show(null);
      if (number === null || !ask) return;
      const mine = (asking = new AbortController());
      try {
        const told = await ask(mine.signal);
        if (!mine.signal.aborted) setLesson(told);
      } catch (error) {
        // Without an answer the text of the step must do.
        if (!(error instanceof ApiError) && !mine.signal.aborted) throw error;
      }
    }),
  );
  createEffect(() => {
    const points = lesson()?.points ?? [];
    const told = shown() === null ? points : points.slice(shown() ?? 0, (shown() ?? 0) + 1);
    mark({ hexes: told.flatMap((point) => point.hexes), companies: told.flatMap((point) => point.companies), privates: told.flatMap((point) => point.privates) });
  });
  onCleanup(() => mark(NOTHING));

  const cautions = (action: Action): string[] => {
    const now = speaking() ? lesson() : null;
    if (!now) return [];
    const said = warningsOf(now.warnings, now.suggestion?.action, action).flatMap((warning) => warning.reasons.map(say));
    const dear = "amount" in action && action.type !== "repay" && now.dearest !== null && action.amount > now.dearest;
    return dear ? [...said, t("page-conductor-dear", { amount: pounds(now.dearest ?? 0) })] : said;
  };
  table.beware((action) => cautions(action).length > 0);

  const account = createMemo(() => {
    const me = table.me();
    if (!speaking() || me === null) return null;
    const { view } = table.known.state;
    const shares = (symbol: string) => holdingsOf(view, table.companyNamed(symbol)?.id ?? -1, me);
    return accountOf(table.entries(), table.playerName(me), shares);
  });

  return {
    allowed,
    speaking,
    call: () => setSettings("conductor", true),
    silence: () => setSettings("conductor", false),
    lesson,
    account,
    cautions,
    show,
  };
}
