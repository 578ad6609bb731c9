// A table being set up: what has been chosen so far, and what the server is asked for in the end.

import { createStore, unwrap } from "solid-js/store";
import type { TitleCard } from "../api/game";
import type { Watchers } from "../api/society";
import type { Clock, NewSeat, NewTable, Pace, TableChange, UndoPolicy } from "../api/wire";
import { engineer } from "../lib/engineers";
import { t } from "../lib/fluent";
import { settings } from "../lib/settings";
import { NO_CLOCK } from "./clocks";
import { person } from "./person";

/** How fast computers can play. */
export const PACES: Pace[] = ["slow", "normal", "at-once"];

export type SeatKind = "mine" | "person" | "invited" | "hot" | "computer";

interface SeatDraft {
  kind: SeatKind;
  name: string;
  computer: string;
}

interface Draft {
  name: string;
  edition: string;
  options: string[];
  listed: boolean;
  password: string;
  undo: UndoPolicy;
  random: boolean;
  /** Whether a computer may be asked for advice where several people play. */
  advice: boolean;
  /** Whether the end counts for ratings. */
  rated: boolean;
  pace: Pace;
  clock: Clock;
  watchers: Watchers;
  /** Whether those who watch do not speak. */
  silent: boolean;
  club: string | null;
  /** For whom seats are kept. */
  friends: string[];
  seats: SeatDraft[];
}

export type TableDraft = ReturnType<typeof createDraft>;

const empty = (kind: SeatKind): SeatDraft => ({ kind, name: "", computer: "" });

/** A table of a title, for a club or for friends if it is founded for them. */
export function createDraft(card: TitleCard, forWhom: { club?: string | undefined; friends?: string[] | undefined } = {}) {
  const kept = forWhom.friends ?? [];
  const counts = card.players.map(({ count }) => count);
  const wanted = Math.min(Math.max(kept.length + 1, Math.min(...counts)), Math.max(...counts));
  const [draft, setDraft] = createStore<Draft>({
    name: "",
    edition: card.editions[0] ?? "",
    options: [],
    listed: false,
    password: "",
    undo: "consent",
    random: false,
    advice: false,
    rated: false,
    pace: "normal",
    clock: structuredClone(NO_CLOCK),
    watchers: "everybody",
    silent: false,
    club: forWhom.club ?? null,
    friends: kept,
    seats: kept.length > 0 ? Array.from({ length: wanted }, (_, index) => empty(index === 0 ? "mine" : "invited")) : [empty("mine"), empty("person"), empty("person")],
  });
  /** The optional rules of the edition. */
  const options = () => card.options.filter((option) => option.editions.includes(draft.edition));
  const chosen = () => draft.options.filter((id) => options().some((option) => option.id === id));
  /** Whether nobody else is waited for. */
  const alone = () => draft.seats.every((seat) => seat.kind !== "person" && seat.kind !== "invited");
  /** Names that people have given; computers take others. */
  const taken = () => [...draft.seats.map((seat) => seat.name.trim()), person()?.name ?? settings.name.trim()];

  const seatOf = (seat: SeatDraft, index: number, computer: string): NewSeat => {
    switch (seat.kind) {
      case "mine":
        return { kind: "mine" };
      case "person":
      case "invited":
        return { kind: "person", invited: seat.kind === "invited" };
      case "hot":
        return { kind: "hot", name: seat.name.trim() || t("page-player-number", { number: index + 1 }) };
      case "computer":
        return { kind: "computer", computer: seat.computer || computer, name: engineer(index, taken()) };
    }
  };

  return {
    card,
    draft,
    setDraft,
    options,
    alone,
    /** The chosen option that keeps another from being chosen. */
    excludedBy(id: string): string | undefined {
      const excludes = (one: string, other: string) => options().find((option) => option.id === one)?.excludes.includes(other) ?? false;
      return chosen().find((other) => other !== id && (excludes(other, id) || excludes(id, other)));
    },
    /** Rated tables have neither advice nor free undo. */
    setRated(rated: boolean) {
      setDraft({ rated, ...(rated ? { advice: false, undo: draft.undo === "free" ? ("consent" as const) : draft.undo } : {}) });
    },
    setCount(count: number) {
      setDraft("seats", (seats) => Array.from({ length: count }, (_, index) => seats[index] ?? empty("person")));
    },
    /** What was changed of a table that stands already. */
    changes: (): TableChange => ({
      edition: draft.edition,
      options: chosen(),
      listed: draft.listed,
      undo: draft.undo,
      seating: draft.random ? "random" : "as-listed",
      advice: draft.advice,
      rated: draft.rated,
      pace: draft.pace,
      clock: structuredClone(unwrap(draft.clock)),
      watchers: draft.watchers,
      silent_watchers: draft.silent,
    }),
    /** What to ask the server for; computers are of this kind unless another was chosen. */
    table: (computer: string): NewTable => ({
      name: draft.name.trim() || t("page-default-name", { title: card.title }),
      title: card.title,
      edition: draft.edition,
      options: chosen(),
      listed: draft.listed,
      password: draft.password || null,
      undo: alone() && draft.undo === "consent" && !draft.rated ? "free" : draft.undo,
      seating: draft.random ? "random" : "as-listed",
      advice: draft.advice,
      rated: draft.rated,
      pace: draft.pace,
      clock: structuredClone(unwrap(draft.clock)),
      watchers: draft.watchers,
      silent_watchers: draft.silent,
      club: draft.club,
      friends: draft.friends,
      seats: draft.seats.map((seat, index) => seatOf(seat, index, computer)),
    }),
  };
}
