import { createEffect, createSignal, For, on, Show } from "solid-js";
import type { AdvisedMove } from "../api/wire";
import { pounds, say, t } from "../lib/fluent";
import { sourcesOf, type Account, type PriceChange, type Source } from "../state/account";
import { companyOf, placeOf, prepare } from "../state/advice";
import { useTable } from "../state/context";
import { lastOwn } from "../state/touched";
import { Token } from "../ui/Token";
import { Words } from "../ui/Words";
import { TilePicture } from "./TilePicture";

/** So many sources of a whole game's money are named. */
const MOST_SOURCES = 4;

/** A card near what can be done: what is decided now, what matters, what one could do; and where the money came from. */
export function Conductor() {
  const { table, conductor } = useTable();
  const [folded, setFolded] = createSignal(false);
  return (
    <Show when={conductor.speaking()}>
      <section class="conductor" classList={{ folded: folded() }} aria-label={t("page-conductor")} data-test="conductor" data-ready={conductor.lesson() !== null}>
        <header>
          <button type="button" class="conductor-name" aria-expanded={!folded()} data-test="conductor-fold" onClick={() => setFolded((now) => !now)}>
            <Cap /> {t("page-conductor")} <span aria-hidden="true">{folded() ? "▸" : "▾"}</span>
          </button>
          <button type="button" class="rule-link" data-test="conductor-silence" onClick={conductor.silence}>{t("page-conductor-silence")}</button>
        </header>
        <Show when={!folded()}>
          <div class="conductor-body">
            <div class="conductor-words" tabindex={0}>
              <div class="conductor-text">
                <Show when={table.mine() || table.step() === "over"} fallback={<p class="note">{t("page-conductor-waits")}</p>}>
                  <p data-test="conductor-text"><Words text={t(`conductor-${table.step() ?? ""}`)} /></p>
                </Show>
                <Show when={table.step() !== "over"} fallback={<WholeGame />}>
                  <Show when={conductor.account()}>{(account) => <LastRound account={account()} />}</Show>
                </Show>
              </div>
              <ul class="conductor-points">
                <For each={conductor.lesson()?.points}>
                  {(point, index) => (
                    <li data-test="conductor-point" onPointerEnter={() => conductor.show(index())} onPointerLeave={() => conductor.show(null)}>
                      <Words text={say(point.message)} />
                    </li>
                  )}
                </For>
              </ul>
            </div>
            <Show when={conductor.lesson()?.suggestion} keyed>{(move) => <Suggestion move={move} />}</Show>
          </div>
        </Show>
      </section>
    </Show>
  );
}

/** A conductor's cap. */
function Cap() {
  return (
    <svg class="cap" viewBox="0 0 24 16" width={24} height={16} aria-hidden="true">
      <path d="M3 6Q12 -2 21 6L19 10H5Z" />
      <path class="peak" d="M4 10H20L22 14Q12 11 2 14Z" />
    </svg>
  );
}

/** What a guest would do: a click makes it ready. */
function Suggestion(props: { move: AdvisedMove }) {
  const context = useTable();
  const { table } = context;
  const { action } = props.move;
  const point = (shown: boolean) => table.point(shown ? placeOf(table, action) : null);
  return (
    <button
      type="button"
      class="offer conductor-move"
      data-test="suggestion"
      data-action={action.type}
      disabled={table.busy() || table.resting()}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
      onClick={() => {
        point(false);
        prepare(context, action);
      }}
    >
      <Show when={"tile" in action && action}>{(lay) => <TilePicture hex={lay().hex} tile={lay().tile} rotation={lay().rotation} size={40} />}</Show>
      <Show when={companyOf(table, action)}>{(company) => <Token company={company()} size={26} />}</Show>
      <span class="offer-name">
        {t("page-conductor-suggests", { move: say(props.move.label) })}
        <For each={props.move.reasons.slice(0, 2)}>{(reason) => <span class="faint">{say(reason)}</span>}</For>
      </span>
    </button>
  );
}

/** What came to me in the whole game, and to whoever won, from where. */
function WholeGame() {
  const { table } = useTable();
  const mine = () => table.playerName(table.me());
  const winner = () => table.view()?.standings?.[0]?.name ?? "";
  const told = (id: string, player: string) => {
    const sources = sourcesOf(table.entries(), player);
    const amount = sources.reduce((all, source) => all + source.amount, 0);
    const most = sources.slice(0, MOST_SOURCES).map((source) => `${source.from} ${pounds(source.amount)}`).join(", ");
    return t(id, { player, amount, sources: most || "none" });
  };
  return (
    <div class="account" data-test="whole-game">
      <Show when={mine()}>{(player) => <p>{told("page-account-game", player())}</p>}</Show>
      <Show when={winner() !== mine()}><p>{told("page-account-winner", winner())}</p></Show>
    </div>
  );
}

/** Where the money of the last operating round came from; unfolded until one has moved again. */
function LastRound(props: { account: Account }) {
  const { table } = useTable();
  const [open, setOpen] = createSignal(true);
  const fresh = () => (lastOwn(table.entries(), table.known.table.seats) ?? 0) <= props.account.after;
  createEffect(on(() => [props.account.after, fresh()] as const, ([, now]) => setOpen(now)));
  const source = ({ from, amount, shares }: Source) => t("page-account-source", { from, amount, shares });
  const price = ({ company, from, to, shares }: PriceChange) =>
    t("page-account-price", { company, from, to, shares, amount: Math.abs(to - from) * shares, way: to > from ? "up" : "down" });
  return (
    <details class="account" open={open()} data-test="account" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("page-round-account", { round: props.account.round, amount: props.account.total })}</summary>
      <ul>
        <For each={props.account.sources}>{(one) => <li>{source(one)}</li>}</For>
        <For each={props.account.prices}>{(one) => <li>{price(one)}</li>}</For>
        <Show when={props.account.sources.length === 0}><li>{t("page-account-nothing")}</li></Show>
        <Show when={props.account.most}>
          {(most) => <li class="faint">{t("page-account-most", { player: most().player, amount: pounds(most().amount) })}</li>}
        </Show>
      </ul>
    </details>
  );
}
