import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, type Component, type ParentProps } from "solid-js";
import { Dynamic } from "solid-js/web";
import { attribute, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { duties, victory } from "../state/figures";
import { Button } from "../ui/parts";
import { Token } from "../ui/Token";
import { Words } from "../ui/Words";
import { Advice } from "./Advice";
import { Auction, OnOffer, Prizes, Proposals } from "./Auction";
import { Boxes, Repayment } from "./Boxes";
import { TokenPicker, TokenRemoval, TilePicker } from "./Build";
import { Consent } from "./Consent";
import { CopyRequest } from "./Copying";
import { Decision, Redemption, Supply } from "./Decisions";
import { DividendPanel } from "./DividendPanel";
import { Partners, Survivor } from "./Merger";
import { panelsFor, type PanelName } from "./panels";
import { OwnShares, Powers } from "./Powers";
import { Problem } from "./Problem";
import { Programs } from "./Programs";
import { FreeSeats, ReplaceRequest } from "./Replacement";
import { RunPanel } from "./RunPanel";
import { TakeBack } from "./StandIn";
import { Starts } from "./Starts";
import { Privates, Sales, Shares } from "./Trading";
import { Discarding, TrainPanel } from "./TrainPanel";
import { UndoBar, UndoRequest } from "./UndoBar";

const PANEL: Record<PanelName, Component> = {
  consent: Consent,
  survivor: Survivor,
  partners: Partners,
  auction: Auction,
  proposals: Proposals,
  prizes: Prizes,
  shares: Shares,
  sales: Sales,
  starts: Starts,
  privates: Privates,
  track: TilePicker,
  token: TokenPicker,
  removal: TokenRemoval,
  runs: RunPanel,
  dividend: DividendPanel,
  trains: TrainPanel,
  discarding: Discarding,
  decision: Decision,
  supply: Supply,
  redemption: Redemption,
  boxes: Boxes,
  repayment: Repayment,
  "own-shares": OwnShares,
  powers: Powers,
};

/** What I can do now, or whom the table waits for. */
export function ActionPanel(props: ParentProps<{ onSeated: () => void }>) {
  const { table } = useTable();
  const step = () => table.step() ?? "over";
  const company = createMemo(() => table.company(table.view()?.turn.company));
  const passes = () => table.of("pass").length > 0;
  /** For whom I act, if I play several seats. */
  const who = () => {
    const mine = table.known.table.seats.filter((seat) => seat.yours);
    const now = table.view()?.turn.players.find((seat) => table.known.table.seats[seat]?.yours);
    return mine.length > 1 ? table.playerName(now) : "";
  };
  /** What whoever acts must not forget. */
  const reminders = () => duties(table.view(), table.playerName(table.view()?.turn.players[0]));
  // On a phone this lies over the ledgers: it can be folded, and comes back when there is something to do.
  const [folded, setFolded] = createSignal(false);
  createEffect(on(() => table.mine() && table.number(), () => setFolded(false)));
  // Whoever moves by keys stays here when what had the focus goes away with the step.
  let panel: HTMLElement | undefined;
  let inside = false;
  const follow = (event: FocusEvent) => (inside = panel?.contains(event.target as Node) ?? false);
  onMount(() => document.addEventListener("focusin", follow));
  onCleanup(() => document.removeEventListener("focusin", follow));
  createEffect(
    on(table.resting, (resting) => {
      if (!resting && inside && document.activeElement === document.body) panel?.focus({ preventScroll: true });
    }),
  );

  return (
    <section ref={panel} tabindex={-1} class="actions" classList={{ mine: table.mine(), folded: folded() }} aria-label={t("ui-choices")} aria-busy={table.busy() || table.resting()} data-step={step()}>
      <header class="actions-head">
        <Show when={company()}>{(acting) => <Token company={acting()} size={34} />}</Show>
        <div>
          <h2>
            {t(`step-${step()}`)}
            <Show when={company()}>{(acting) => <span class="acting-company"> · {acting().name}</span>}</Show>
          </h2>
          <p class="prompt" aria-live="polite">
            <Show when={table.mine()} fallback={<Waiting />}>
              <Show when={who()}>{(name) => <>{name()} · </>}</Show>
              <Words text={attribute(`step-${step()}`, "prompt")} />
            </Show>
          </p>
        </div>
        <button
          type="button"
          class="fold"
          aria-expanded={!folded()}
          aria-label={t(folded() ? "page-unfold" : "page-fold")}
          onClick={() => setFolded((now) => !now)}
        >
          {folded() ? "▴" : "▾"}
        </button>
      </header>
      <Problem />
      <div class="requests">
        <TakeBack />
        <UndoRequest />
        <CopyRequest />
        <ReplaceRequest />
        <FreeSeats onSeated={props.onSeated} />
      </div>
      {props.children}
      <Show when={table.mine()} fallback={<Meanwhile />}>
        <div class="actions-body" inert={table.busy() || table.resting()}>
          <p class="turn-badges">
            <For each={reminders()}>{(words) => <span class="badge">{words}</span>}</For>
            <For each={table.view()?.operating?.badges ?? []}>{(badge) => <span class="badge quiet">{say(badge)}</span>}</For>
          </p>
          <Advice />
          <For each={panelsFor(step(), table.choices())}>{(name) => <Dynamic component={PANEL[name]} />}</For>
        </div>
      </Show>
      <footer class="actions-foot">
        <UndoBar />
        <Programs />
        <Show when={passes()}>
          <span class="pass" inert={table.busy() || table.resting()}>
            <Button test="pass" onClick={() => void table.act({ type: "pass" })}>{t("choice-pass", { step: step() })}</Button>
          </span>
        </Show>
      </footer>
    </section>
  );
}

/** What there is to see while others act. */
function Meanwhile() {
  const { table } = useTable();
  return <div class="actions-body" tabindex={0}><Show when={table.view()?.auction && !table.past()}><OnOffer /></Show></div>;
}

/** Whom the table waits for. */
function Waiting() {
  const { table } = useTable();
  const won = () => {
    const view = table.view();
    return view ? victory(view) : null;
  };
  const names = () => {
    const view = table.view();
    return view ? view.turn.players.map((seat) => table.playerName(seat)).join(", ") : "";
  };
  return (
    <Show when={table.step() !== "over"} fallback={won() ?? attribute("step-over", "prompt")}>
      <Show when={table.past()} fallback={t("page-waiting", { players: names(), awaited: attribute(`step-${table.step()}`, "awaited") })}>
        {t("page-looking-back")}
      </Show>
    </Show>
  );
}
