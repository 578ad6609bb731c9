import { For, Show } from "solid-js";
import type { PrivateView } from "../api/game";
import { pounds, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { exchangeOf } from "../state/figures";
import { PlayerCard } from "./PlayerCard";

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
  return (
    <>
      <div class="players">
        <For each={ordered()}>{(player) => <PlayerCard player={player} />}</For>
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
                  <td>{whereabouts(item)}<Show when={exchangeOf(table, item)}>{(words) => <span class="faint small"> · {words()}</span>}</Show></td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
    </>
  );
}
