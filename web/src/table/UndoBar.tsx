import { Show } from "solid-js";
import { api } from "../api/client";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";

/** What somebody wants taken back, and who must agree. */
export function UndoRequest() {
  const { table } = useTable();
  const request = () => table.known.table.undo_request;
  const mine = (seat: number) => table.known.table.seats[seat]?.yours ?? false;
  const asked = () => request()?.waiting.some(mine) ?? false;
  const answer = (accept: boolean) => table.tell(() => api.answerUndo(table.id, accept));
  return (
    <Show when={request()}>
        {(wanted) => (
          <div class="request" role="status">
            <p>
              {asked()
                ? t("page-undo-asked", { player: table.playerName(wanted().seat), moves: table.known.state.position - wanted().to })
                : t("page-undo-waiting", { players: wanted().waiting.map((seat) => table.playerName(seat)).join(", ") })}
            </p>
            <div class="confirm-row">
              <Show when={asked()}>
                <Button main test="undo-agree" onClick={() => void answer(true)}>{t("page-agree")}</Button>
              </Show>
              <Button test="undo-decline" onClick={() => void answer(false)}>{t(asked() ? "page-decline" : "page-withdraw")}</Button>
            </div>
          </div>
        )}
    </Show>
  );
}

/** Taking moves back and making them again. */
export function UndoBar() {
  const { table } = useTable();
  const seated = () => table.known.table.seats.some((seat) => seat.yours);
  return (
    <Show when={seated()}>
      <div class="undo-bar">
        <Button
          quiet
          test="undo"
          title={t(`page-undo-${table.known.table.settings.undo}`)}
          disabled={table.busy() || table.past() !== null || table.known.state.position === 0}
          onClick={() => void table.undo()}
        >
          ↶ {t("page-undo")}
        </Button>
        <Show when={table.known.state.undone > 0 && !table.past()}>
          <Button quiet test="redo" disabled={table.busy()} onClick={() => void table.redo()}>↷ {t("page-redo")}</Button>
        </Show>
      </div>
    </Show>
  );
}
