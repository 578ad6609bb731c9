import { For, onMount, Show } from "solid-js";
import { api } from "../api/client";
import type { Said, Seat, Table } from "../api/wire";
import { engineer } from "../lib/engineers";
import { t } from "../lib/fluent";
import { person } from "../state/person";
import { calls, lookForCalls } from "../state/waiting";
import { About } from "../ui/About";
import { Button } from "../ui/parts";
import { PersonLink } from "../ui/PersonLink";
import { strength, StrengthChoice, strengthMeans, useComputers, usual } from "../ui/Strength";

type Attempt = (asked: () => Promise<Table>) => Promise<boolean>;

/** The seats of a table that waits: whoever comes sits down, the host invites, fills and frees them. */
export function WaitingSeats(props: { table: Table; present: number[]; talk: Said[]; onJoin: (seat: Seat) => void; onInvite: (seat: number) => void; attempt: Attempt }) {
  const computers = useComputers();
  const seated = () => props.table.seats.some((seat) => seat.yours && seat.kind === "person");
  // A seat that is kept for me is given without a link.
  onMount(() => void lookForCalls());
  const kept = () => calls()?.tables.some((one) => one.table === props.table.id && one.kept) ?? false;
  const spoken = (seat: Seat) => [...new Set(props.talk.filter((said) => said.seat === seat.seat).map((said) => said.speaker))];
  const free = (seat: Seat) => seat.kind === "person" && seat.name === null;
  /** A computer of this strength sits there; one that does already keeps its name. */
  const fill = (seat: Seat, computer: string) => {
    const taken = props.table.seats.flatMap((one) => one.name ?? []);
    const name = seat.kind === "computer" && seat.name ? seat.name : engineer(seat.seat, taken);
    void props.attempt(() => api.setSeat(props.table.id, seat.seat, { kind: "computer", computer, name }));
  };
  /** Whoever sat there does no longer, and by a link only may sit there again. */
  const clear = (seat: Seat) => void props.attempt(() => api.setSeat(props.table.id, seat.seat, { kind: "person", invited: seat.kind === "person" && !seat.yours }));
  return (
    <ul class="timetable">
      <For each={props.table.seats}>
        {(seat) => (
          <li class="seat-line" classList={{ away: seat.kind === "person" && seat.name !== null && !props.present.includes(seat.seat) }}>
            <span class="table-title figure">{seat.seat + 1}</span>
            <Show when={seat.kind === "person" && seat.name !== null}>
              <i class="presence" role="img" aria-label={t(props.present.includes(seat.seat) ? "page-online" : "page-away")} />
            </Show>
            <Show when={seat.kind === "computer"}><span class="computer-sign" aria-hidden="true">⚙</span></Show>
            <span class="table-words">
              <b><PersonLink seat={seat} fallback={t("page-free-seat")} /></b>
              <Show when={seat.kind === "computer" && props.table.yours} fallback={<span class="faint" classList={{ "strength-words": seat.kind === "computer" }}>{seatWords(seat)}</span>}>
                <StrengthChoice computers={computers()} value={seat.computer ?? ""} label={t("page-strength-of", { name: seat.name ?? "" })} onChoose={(computer) => fill(seat, computer)} />
              </Show>
            </span>
            <Show when={person() && seat.kind === "person" && seat.name !== null && !seat.yours}>
              <About name={seat.name ?? ""} whom={{ by: "seat", table: props.table.id, seat: seat.seat }} speakers={spoken(seat)} />
            </Show>
            <Show when={free(seat) && !seated() && (!seat.invited || props.table.yours || kept())}>
              <Button main test="sit-down" onClick={() => props.onJoin(seat)}>{t("page-sit-down")}</Button>
            </Show>
            <Show when={props.table.yours && free(seat)}>
              <Button test="invite" onClick={() => props.onInvite(seat.seat)}>{t("page-invite")}</Button>
              <Show when={computers().length > 0}><Button test="fill" onClick={() => fill(seat, usual(computers()))}>{t("page-fill")}</Button></Show>
            </Show>
            <Show when={props.table.yours && !free(seat) && !(seat.yours && seat.kind === "person")}>
              <Button quiet test="remove" label={t("page-remove-from-seat", { name: seat.name ?? "" })} title={t("page-remove-from-seat", { name: seat.name ?? "" })} onClick={() => clear(seat)}>×</Button>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Who sits or may sit there. */
function seatWords(seat: Seat): string {
  if (seat.kind === "computer") return `${t("page-seat-computer")} · ${strength(seat.computer ?? "")}: ${strengthMeans(seat.computer ?? "")}`;
  if (seat.kind !== "person") return t(`page-seat-${seat.kind}`);
  if (seat.yours) return t("page-seat-mine");
  if (seat.name !== null) return "";
  return t(seat.invited ? "page-seat-invited" : "page-seat-open");
}
