import { createEffect, createResource, createSignal, For, on, onCleanup, Show } from "solid-js";
import { ApiError } from "../api/client";
import type { Advice as Advised, AdvisedMove } from "../api/wire";
import { fault } from "../lib/faults";
import { pounds, say, t } from "../lib/fluent";
import { advising, companyOf, mayAsk, placeOf, prepare, setAdvising } from "../state/advice";
import { useTable } from "../state/context";
import { Token } from "../ui/Token";
import { TilePicture } from "./TilePicture";

/** So many moves are shown. */
const MOST = 5;

/** What a computer would do in my place: moves with reasons, to be looked at on the board and made ready by a click. */
export function Advice() {
  const { table } = useTable();
  const [problem, setProblem] = createSignal("");
  // What was good before a move is not good after it.
  createEffect(on(table.moment, () => setAdvising(false), { defer: true }));
  onCleanup(() => setAdvising(false));
  let asking: AbortController | undefined;
  onCleanup(() => asking?.abort());
  createEffect(on(advising, (open) => !open && asking?.abort(), { defer: true }));
  const [found] = createResource(advising, async (): Promise<Advised | null> => {
    setProblem("");
    asking = new AbortController();
    try {
      return await table.source.advice(asking.signal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (advising()) setProblem(fault(error));
      return null;
    }
  });
  return (
    <Show when={mayAsk(table.known.table) && !table.past()}>
      <section class="advice" data-test="advice">
        <button type="button" class="advice-ask" aria-expanded={advising()} data-test="advice-ask" onClick={() => setAdvising((open) => !open)}>
          {t("page-advice")} <span aria-hidden="true">{advising() ? "▴" : "▾"}</span>
        </button>
        <Show when={advising()}>
          <Show when={!found.loading} fallback={<p class="note" role="status">{t("page-advice-thinking")}</p>}>
            <ol class="advice-moves">
              <For each={found()?.moves.slice(0, MOST)}>{(move) => <li><Move move={move} /></li>}</For>
            </ol>
            <Show when={problem()}><p class="note" role="alert">{problem()}</p></Show>
          </Show>
        </Show>
      </section>
    </Show>
  );
}

function Move(props: { move: AdvisedMove }) {
  const context = useTable();
  const { table } = context;
  const { action } = props.move;
  const mark = (shown: boolean) => table.point(shown ? placeOf(table, action) : null);
  onCleanup(() => mark(false));
  return (
    <button
      type="button"
      class="offer"
      data-test="advised"
      data-action={action.type}
      onPointerEnter={() => mark(true)}
      onPointerLeave={() => mark(false)}
      onFocus={() => mark(true)}
      onBlur={() => mark(false)}
      onClick={() => prepare(context, action)}
    >
      <Show when={"tile" in action && action}>{(lay) => <TilePicture hex={lay().hex} tile={lay().tile} rotation={lay().rotation} size={40} />}</Show>
      <Show when={companyOf(table, action)}>{(company) => <Token company={company()} size={26} />}</Show>
      <span class="offer-name">
        {say(props.move.label)}
        <For each={props.move.reasons}>{(reason) => <span class="faint">{say(reason)}</span>}</For>
      </span>
      <Show when={props.move.lead < 0}><span class="figure faint" title={t("page-advice-behind-explained")}>{pounds(props.move.lead)}</span></Show>
    </button>
  );
}
