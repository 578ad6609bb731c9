import { For, Show } from "solid-js";
import { api } from "../api/client";
import type { Program } from "../api/wire";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";

/** Moves the server makes for me, as I have told it. */
export function Programs() {
  const { table } = useTable();
  const seated = () => table.known.table.seats.some((seat) => seat.yours && seat.kind === "person");
  const set = async (program: Program | null) => {
    await table.attempt(() => api.program(table.id, program));
    await table.attempt(table.refresh);
  };
  const running = () => table.known.programs.filter((one) => one.stopped === null);
  const stock = () => table.step() === "trading";
  const company = () => {
    const view = table.view();
    const me = table.me();
    const held = me === null ? undefined : view?.players[me]?.shares.find((holding) => holding.director);
    const own = held === undefined ? undefined : view?.companies[held.company];
    return own && !own.floated ? own : undefined;
  };
  return (
    <Show when={seated() && !table.past()}>
      <For each={running()}>
        {(one) => (
          <div class="program" role="status">
            <span>{describe(one.program)}</span>
            <Button quiet onClick={() => void set(null)}>{t("page-program-stop")}</Button>
          </div>
        )}
      </For>
      <Show when={running().length === 0 && stock()}>
        <details class="programs">
          <summary>{t("page-programs")}</summary>
          <div class="confirm-row">
            <Button quiet test="program-pass" onClick={() => void set({ type: "pass" })}>{t("page-program-pass")}</Button>
            <Show when={company()}>
              {(own) => (
                <Button quiet onClick={() => void set({ type: "buy-shares", company: own().symbol, until_floated: true })}>
                  {t("page-program-buy", { company: own().symbol })}
                </Button>
              )}
            </Show>
          </div>
        </details>
      </Show>
    </Show>
  );
}

function describe(program: Program): string {
  switch (program.type) {
    case "pass":
      return t("page-program-pass");
    case "buy-shares":
      return t("page-program-buy", { company: program.company });
    case "bid":
      return t("page-program-bid", { amount: program.up_to });
  }
}
