import { createSignal, Show, useContext } from "solid-js";
import { api } from "../api/client";
import type { NewSeat, Seat } from "../api/wire";
import { keep, pngOf, poster } from "../board/poster";
import { t } from "../lib/fluent";
import { go } from "../lib/router";
import { useTable } from "../state/context";
import { victory } from "../state/figures";
import { Share } from "../table/Share";
import { ArtContext } from "../table/TilePicture";
import { Button } from "../ui/parts";

/** What one does when a game is over: keep the map, watch it again, play again, show it. */
export function Keepsakes() {
  const { table, playback } = useTable();
  const art = useContext(ArtContext);
  const [sharing, setSharing] = createSignal(false);
  const here = () => table.known.table.yours || table.known.table.seats.some((seat) => seat.yours);
  const drawn = (): string | null => {
    const board = document.querySelector<SVGSVGElement>(".table-board");
    const [view, pictures] = [table.view(), art()];
    if (!board || !view || !pictures) return null;
    const places = (view.standings ?? []).map(({ place, name, worth }) => t("page-place-told", { place, name, worth }));
    return poster(board, pictures.board, [table.known.table.name, victory(view) ?? t("ui-title"), places.join("   ")]);
  };
  const keepSvg = () => {
    const svg = drawn();
    if (svg) keep(new Blob([svg], { type: "image/svg+xml" }), `${table.known.table.name}.svg`);
  };
  const keepPng = async () => {
    const svg = drawn();
    const png = svg ? await pngOf(svg) : null;
    if (png) keep(png, `${table.known.table.name}.png`);
  };
  /** The same people again: whoever is another person finds the way by the talk of this table. */
  const rematch = async () => {
    const { name, title, edition, options, listed, settings, seats } = table.known.table;
    const again = await table.attempt(async () => {
      const made = await api.create({ name, title, edition, options, listed, undo: settings.undo, seating: settings.seating, advice: settings.advice, rated: settings.rated, pace: settings.pace, seats: seats.map(seatAgain) });
      if (seats.every((seat) => seat.yours || seat.kind === "computer")) await api.start(made.id);
      else await api.say(table.id, t("page-rematch-said", { link: new URL((await api.invite(made.id)).url, location.origin).href }));
      return made;
    });
    if (again) go(`/tables/${again.id}`);
  };
  return (
    <p class="keepsakes">
      <Button test="poster-svg" onClick={keepSvg}>{t("page-poster-svg")}</Button>
      <Button test="poster-png" onClick={() => void keepPng()}>{t("page-poster-png")}</Button>
      <Button test="replay" onClick={() => void playback.start(0, table.number())}>{t("page-replay")}</Button>
      <Show when={here()}><Button main test="rematch" onClick={() => void rematch()}>{t("page-rematch")}</Button></Show>
      <Button onClick={() => setSharing(true)}>{t("page-share")}</Button>
      <Show when={sharing()}><Share table={table.known.table} onClose={() => setSharing(false)} /></Show>
    </p>
  );
}

/** A seat as it is set up again: mine stays mine, another person's waits for that person. */
function seatAgain(seat: Seat): NewSeat {
  switch (seat.kind) {
    case "computer":
      return { kind: "computer", computer: seat.computer ?? "", name: seat.name };
    case "hot":
      return { kind: "hot", name: seat.name ?? "" };
    case "person":
      return seat.yours ? { kind: "mine" } : { kind: "person", invited: false };
  }
}
