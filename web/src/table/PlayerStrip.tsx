import { createEffect, createSignal, For, on, Show } from "solid-js";
import type { PlayerView } from "../api/game";
import { pounds, t } from "../lib/fluent";
import { PlayerCard } from "../panels/PlayerCard";
import { useTable } from "../state/context";
import { ClockDetails, SeatClock } from "../ui/Clock";
import { Floating } from "../ui/Floating";
import { Sheet } from "../ui/parts";
import { strength } from "../ui/Strength";
import { AboutSeat } from "./AboutSeat";
import { PaceChoice } from "./PaceChoice";
import { Replace } from "./Replacement";
import { HandOver } from "./StandIn";

/** Everybody at the table in their order: what one needs to know of each when one decides. A click opens what they hold. */
export function PlayerStrip() {
  const { table } = useTable();
  const [opened, setOpened] = createSignal<number | null>(null);
  const order = () => table.view()?.order ?? [];
  return (
    <>
      <ul class="player-strip" aria-label={t("ui-players")}>
        {/* By seat, so that a player's figures are the same ones from move to move and can show what they gained. */}
        <For each={order()}>
          {(seat, place) => (
            <Show when={table.view()?.players[seat]}>
              {(player) => <li><Somebody player={player()} first={place() === 0} onOpen={() => setOpened(seat)} /></li>}
            </Show>
          )}
        </For>
      </ul>
      <Show when={table.view()?.players[opened() ?? -1]}>
        {(player) => <Sheet title={player().name} onClose={() => setOpened(null)}><PlayerCard player={player()} /><ClockDetails table={table.known.table} seat={player().id} /><PaceChoice seat={player().id} /><HandOver seat={player().id} onDone={() => setOpened(null)} /><Replace seat={player().id} onDone={() => setOpened(null)} /><AboutSeat seat={player().id} /></Sheet>}
      </Show>
    </>
  );
}

function Somebody(props: { player: PlayerView; first: boolean; onOpen: () => void }) {
  const { table } = useTable();
  const seat = () => table.known.table.seats[props.player.id];
  const acting = () => table.view()?.turn.players.includes(props.player.id) ?? false;
  /** How a computer plays there: for good, or for a person who has handed the seat over. */
  const played = (computer: string) => t(seat()?.kind === "computer" ? "page-computer-of" : "page-sits-in", { computer: strength(computer) });
  const away = () => seat()?.kind === "person" && !table.present().includes(props.player.id);
  /** Whether the player has passed, in a stock round or in an auction that is held: before the first is in, nobody is out. */
  const out = () => {
    const bids = table.view()?.auction?.bids ?? [];
    const held = bids.some((bid) => bid.in_auction);
    return props.player.passed || (held && bids.some((bid) => bid.player === props.player.id && !bid.in_auction));
  };
  let button: HTMLButtonElement | undefined;
  // Where the strip is too long for the screen, whoever acts is in sight. In the next frame: nothing is measured before it.
  createEffect(
    on(acting, (now) => {
      if (now) requestAnimationFrame(() => button?.scrollIntoView({ block: "nearest", inline: "nearest" }));
    }),
  );
  const certificates = () => {
    const { certificates, certificate_limit } = props.player;
    return certificate_limit === null ? `${certificates}` : `${certificates}/${certificate_limit}`;
  };
  return (
    <button
      ref={button}
      type="button"
      class="somebody"
      classList={{ acting: acting(), away: away(), mine: seat()?.yours ?? false }}
      aria-current={acting() ? "true" : undefined}
      data-player={props.player.name}
      onClick={props.onOpen}
    >
      <span class="who">
        <Show when={seat()?.kind === "person"}>
          <i class="presence" role="img" aria-label={t(away() ? "page-away" : "page-online")} title={t(away() ? "page-away" : "page-online")} />
        </Show>
        <Show when={seat()?.computer}>{(name) => <span class="computer-sign" role="img" aria-label={played(name())} title={played(name())}>⚙</span>}</Show>
        <b>{props.player.name}</b>
        <Show when={seat()?.computer}>{(name) => <span class="faint small strength-word" aria-hidden="true">{strength(name())}</span>}</Show>
        <Show when={props.first}><span class="deal" role="img" title={t("ui-priority-deal")} aria-label={t("ui-priority-deal")}>①</span></Show>
        <SeatClock table={table.known.table} seat={props.player.id} />
        <Show when={acting()}><span class="unseen">{t("page-acts-now")}</span></Show>
      </span>
      <span class="means">
        <span class="figure cash">{pounds(props.player.cash)}</span>
        <Floating value={props.player.cash} format={pounds} />
        <Show when={props.player.bound > 0}>
          <span class="figure free" title={t("page-free-cash-explained")}>{t("page-free-cash", { amount: props.player.cash - props.player.bound })}</span>
        </Show>
        <span class="figure faint" title={t("ui-certificates")} aria-label={`${certificates()} ${t("ui-certificates")}`}>▤ {certificates()}</span>
        <Show when={out()}><span class="faint small out-word" title={t("page-passed")}>{t("page-passed")}</span></Show>
      </span>
    </button>
  );
}
