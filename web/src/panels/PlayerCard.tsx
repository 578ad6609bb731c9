import { For, Show } from "solid-js";
import type { PlayerView } from "../api/game";
import { pounds, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { duties } from "../state/figures";
import { PersonLink } from "../ui/PersonLink";
import { strength } from "../ui/Strength";
import { Token } from "../ui/Token";

/** A player: money, certificates, what they hold. */
export function PlayerCard(props: { player: PlayerView }) {
  const { table } = useTable();
  const player = () => props.player;
  /** Who sits there, if it is not somebody else. */
  const words = () => {
    const seat = table.known.table.seats[player().id];
    const you = seat?.kind === "person" && seat.yours ? t("page-you") : "";
    const computer = seat?.computer ? t(seat.kind === "computer" ? "page-computer-of" : "page-sits-in", { computer: strength(seat.computer) }) : "";
    return [you, computer].filter(Boolean).join(" · ");
  };
  /** What a private company does, and what its power waits for. */
  const told = (id: number) => {
    const card = table.view()?.privates[id];
    const facts = [...(table.info()?.privates[id]?.facts ?? []), ...(card?.badges ?? []), ...(card?.waits_for ? [card.waits_for] : [])];
    return [table.info()?.privates[id]?.name, ...facts.map(say)].join(" · ");
  };
  return (
    <article class="player" classList={{ acting: table.view()?.turn.players.includes(player().id) ?? false }}>
      <header>
        <h3>
          <PersonLink seat={table.known.table.seats[player().id]} fallback={player().name} />
          <Show when={words()}>{(word) => <span class="faint small"> {word()}</span>}</Show>
        </h3>
        <Show when={table.view()?.order[0] === player().id}><span class="badge">{t("ui-priority-deal")}</span></Show>
        <Show when={player().passed}><span class="badge quiet">{t("page-passed")}</span></Show>
        <span class="price figure" title={t("ui-cash")}>{pounds(player().cash)}</span>
      </header>
      <p class="told"><For each={duties(table.view(), player().name)}>{(duty) => <span class="badge">{duty}</span>}</For></p>
      <dl class="facts">
        <div><dt>{t("ui-worth")}</dt><dd>{pounds(player().worth)}</dd></div>
        <div>
          <dt>{t("ui-certificates")}</dt>
          <dd>{player().certificates}<span class="faint">{player().certificate_limit === null ? "" : ` / ${player().certificate_limit}`}</span></dd>
        </div>
      </dl>
      <ul class="held">
        <For each={player().shares}>
          {(holding) => (
            <Show when={table.company(holding.company)}>
              {(company) => (
                <li title={`${company().name}: ${t("ui-shares", { shares: holding.shares })}, ${pounds(holding.worth)}`}>
                  <Token company={company()} size={26} />
                  <b class="figure">{holding.shares}</b>
                  <Show when={holding.director}><span class="star" title={t("ui-director")}>★</span></Show>
                </li>
              )}
            </Show>
          )}
        </For>
        <For each={player().privates}>
          {(id) => <li class="private" title={told(id)}>{table.view()?.privates[id]?.name}</li>}
        </For>
      </ul>
    </article>
  );
}
