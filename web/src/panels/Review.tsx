import { createResource, createSignal, For, onCleanup, Show } from "solid-js";
import type { Costly, Instead, Review as Found } from "../api/wire";
import { pounds, say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { leads, type Lead } from "../state/feats";
import type { Course } from "./charts";
import { Dealings } from "./Dealings";
import { LeftRuns } from "./LeftRuns";
import { LineChart } from "./LineChart";
import { dots, insteadOf, lines, reviewOf } from "./review";

/** Looking back in pictures: who was ahead when, as far as one could tell; what runs left on the table; what became of shares; and the moves
 *  that cost most. */
export function Review(props: { course: Course }) {
  const { table } = useTable();
  const [found] = createResource(() => table.attempt(() => reviewOf(table.id)));
  const told = (move: Costly) => t("page-costly-told", { player: table.playerName(move.seat), move: say(move.label), fall: move.fall });
  return (
    <Show when={found()} fallback={<p class="note" role="status">{found.loading ? t("page-loading") : ""}</p>}>
      {(review) => {
        const series = () => lines(props.course, review());
        const changes = () => leads(props.course.marks, series());
        return (
          <>
            <p class="note">{t("page-review-explained")}</p>
            <LineChart course={props.course} series={series()} flags={changes()} dots={dots(props.course, series(), review().costly, told)} />
            <LeadChanges changes={changes()} />
            <LeftRuns review={review()} course={props.course} />
            <Dealings review={review()} course={props.course} />
            <CostlyMoves review={review()} />
          </>
        );
      }}
    </Show>
  );
}

/** Where somebody took the lead from another. */
function LeadChanges(props: { changes: Lead[] }) {
  const { table } = useTable();
  return (
    <Show when={props.changes.length > 0}>
      <p class="lead-changes-head">{t("page-lead-changes")}</p>
      <ul class="lead-changes" data-test="lead-changes">
        <For each={props.changes}>
          {({ mark, name }) => (
            <li><button type="button" class="chip" title={t("page-takes-the-lead", { player: name })} onClick={() => void table.lookAt(mark)}><b class="figure">{mark}</b> {name}</button></li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** The moves that cost most; what a director would have done instead comes one after another. */
function CostlyMoves(props: { review: Found }) {
  const { table } = useTable();
  const costly = () => props.review.costly;
  const [asked, setAsked] = createSignal<Map<number, Instead>>(new Map());
  let stopped = false;
  onCleanup(() => (stopped = true));
  const ask = async () => {
    for (const { number } of costly()) {
      const told = await table.attempt(() => insteadOf(table.id, number));
      if (stopped || !told) return;
      setAsked((known) => new Map(known).set(number, told));
    }
  };
  void ask();
  return (
    <section class="costly" data-test="costly">
      <h3 class="sub">
        {t("page-costly")} <Show when={asked().size < costly().length}><span class="faint figure" role="status">{asked().size} / {costly().length}</span></Show>
      </h3>
      <Show when={costly().length > 0} fallback={<p class="note">{t("page-costly-none")}</p>}>
        <ol>
          <For each={costly()}>{(move) => <CostlyMove move={move} instead={asked().get(move.number)} />}</For>
        </ol>
      </Show>
    </section>
  );
}

function CostlyMove(props: { move: Costly; instead: Instead | undefined }) {
  const { table } = useTable();
  return (
    <li data-test="costly-move" classList={{ same: props.instead?.instead === null }}>
      <button type="button" class="entry-number figure" title={t("page-look-at", { number: props.move.number - 1 })} onClick={() => void table.lookAt(props.move.number - 1)}>
        {props.move.number}
      </button>
      <span class="costly-words">
        <span><b>{table.playerName(props.move.seat)}</b> · {say(props.move.label)}</span>
        <Show when={props.instead}>
          {(told) => (
            <Show when={told().instead} fallback={<span class="faint" data-test="instead">{t("page-instead-same")}</span>}>
              {(better) => (
                <span class="faint" data-test="instead">
                  {t("page-instead", { move: say(better().label) })} <Show when={told().gain > 0}><b class="figure gain">+{pounds(told().gain)}</b></Show>
                  <For each={better().reasons}>{(reason) => <> · {say(reason)}</>}</For>
                </span>
              )}
            </Show>
          )}
        </Show>
      </span>
      <span class="figure fell">{pounds(-props.move.fall)}</span>
    </li>
  );
}
