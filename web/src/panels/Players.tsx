import { For, Show } from "solid-js";
import type { PrivateView } from "../api/game";
import { pounds, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { duties } from "../state/figures";
import { Token } from "../ui/Token";

/** The players in their order: money, certificates, what they hold. */
export function Players() {
  const { table } = useTable();
  const ordered = () => {
    const view = table.view();
    return view ? view.order.flatMap((seat) => view.players[seat] ?? []) : [];
  };
  /** Where a private company is: with its owner, unless the title has a word for it. */
  const whereabouts = (item: PrivateView) => {
    if (item.badges.length > 0) return item.badges.map(say).join(", ");
    if (item.owner !== null) return table.playerName(item.owner);
    return t(item.state === "for-sale" ? "ui-private-bank" : item.state === "closed" ? "ui-private-closed" : "ui-private-waiting");
  };
  /** Who sits there, if it is not somebody else. */
  const words = (id: number) => {
    const seat = table.known.table.seats[id];
    return seat?.kind === "computer" ? t("page-computer") : seat?.kind === "person" && seat.yours ? t("page-you") : "";
  };
  return (
    <>
      <div class="players">
        <For each={ordered()}>
          {(player, place) => (
            <article class="player" classList={{ acting: table.view()?.turn.players.includes(player.id) ?? false }}>
              <header>
                <h3>
                  {player.name}
                  <Show when={words(player.id)}>{(word) => <span class="faint small"> {word()}</span>}</Show>
                </h3>
                <Show when={place() === 0}><span class="badge">{t("ui-priority-deal")}</span></Show>
                <Show when={player.passed}><span class="badge quiet">{t("page-passed")}</span></Show>
                <span class="price figure" title={t("ui-cash")}>{pounds(player.cash)}</span>
              </header>
              <p class="told"><For each={duties(table.view(), player.name)}>{(words) => <span class="badge">{words}</span>}</For></p>
              <dl class="facts">
                <div><dt>{t("ui-worth")}</dt><dd>{pounds(player.worth)}</dd></div>
                <div>
                  <dt>{t("ui-certificates")}</dt>
                  <dd>{player.certificates}<span class="faint">{player.certificate_limit === null ? "" : ` / ${player.certificate_limit}`}</span></dd>
                </div>
              </dl>
              <ul class="held">
                <For each={player.shares}>
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
                <For each={player.privates}>
                  {(id) => <li class="private">{table.view()?.privates[id]?.name}</li>}
                </For>
              </ul>
            </article>
          )}
        </For>
      </div>
      <Show when={(table.view()?.privates.length ?? 0) > 0}>
        <h3 class="sub">{t("ui-private-companies")}</h3>
        <table class="ledger">
          <tbody>
            <For each={table.view()?.privates ?? []}>
              {(item) => (
                <tr classList={{ gone: item.state === "closed" }}>
                  <td>{item.name}</td>
                  <td class="figure">{pounds(item.value)}</td>
                  <td class="figure faint">{t("page-brings", { income: item.income })}</td>
                  <td>{whereabouts(item)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
    </>
  );
}
