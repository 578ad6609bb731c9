import { createEffect, createSignal, on, Show } from "solid-js";
import { t } from "../lib/fluent";
import { settings } from "../lib/settings";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";

/** How long the card lies there if nothing needs to be hidden, in milliseconds. */
const GLANCE = 1600;

/** Where several people play at this screen: whose turn it is now. If not everybody may see everything, the card lies over
 *  all until the next one is there. */
export function TurnCard() {
  const { table, analysis } = useTable();
  const here = () => !analysis && table.known.table.seats.filter((seat) => seat.yours).length > 1;
  const acting = () => (table.past() ? undefined : table.view()?.turn.players.find((seat) => table.known.table.seats[seat]?.yours));
  const secrets = () => table.view()?.companies.some((company) => company.started && company.treasury === null) ?? false;
  const [shown, setShown] = createSignal<{ name: string; covers: boolean } | null>(null);
  // What the last player saw counts as well as what the next one sees: neither shall see more than is their own.
  let hidden = false;
  createEffect(
    on([acting, table.number], ([now], last) => {
      const before = last?.[0];
      const covers = hidden || secrets();
      hidden = secrets();
      if (!settings.cards || !here() || now === undefined || before === undefined || now === before) return;
      const card = { name: table.playerName(now), covers };
      setShown(card);
      if (!card.covers) setTimeout(() => setShown((later) => (later === card ? null : later)), GLANCE);
    }),
  );
  const open = (dialog: HTMLDialogElement) => queueMicrotask(() => dialog.showModal());
  return (
    <Show when={shown()} keyed>
      {({ name, covers }) => (
        <Show when={covers} fallback={<p class="turn-card glance" role="status">{t("page-turn-of", { player: name })}</p>}>
          <dialog class="turn-card cover" ref={open} aria-label={t("page-turn-of", { player: name })} onClose={() => setShown(null)}>
            <h2>{t("page-turn-of", { player: name })}</h2>
            <p>{t("page-turn-hides")}</p>
            <Button main test="here-i-am" autofocus onClick={() => setShown(null)}>{t("page-here-i-am", { player: name })}</Button>
          </dialog>
        </Show>
      )}
    </Show>
  );
}
