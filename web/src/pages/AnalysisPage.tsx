import { createEffect, createResource, Match, on, Switch } from "solid-js";
import { api, ApiError } from "../api/client";
import { laidFaces, loadArt } from "../board/art";
import { speakOf, t } from "../lib/fluent";
import { asTable, openAnalysis } from "../state/analysis";
import { TableRoom } from "../table/TableRoom";
import { NotFound } from "./NotFound";

/** What is needed to show an analysis at one of its positions. */
async function open({ id, move }: { id: string; move: number }) {
  const [analysis, state, info] = await Promise.all([api.analysis(id), api.position(id, move), api.analysisInfo(id)]);
  const [art] = await Promise.all([loadArt(info.card.title, info.map.name), speakOf(analysis.title)]);
  await art.want(laidFaces(state.view));
  return { analysis, state, info, art, board: openAnalysis(analysis, state, move) };
}

/** An analysis board, in the room in which tables are shown. */
export function AnalysisPage(props: { id: string; move: number }) {
  const [opened] = createResource(() => props.id, (id) => open({ id, move: props.move }));
  createEffect(on(() => props.move, (move) => void opened()?.board.go(move), { defer: true }));
  return (
    <Switch fallback={<p class="loading" role="status">{t("page-loading")}</p>}>
      <Match when={opened.error as unknown}>
        {(error) => <NotFound code={error() instanceof ApiError ? (error() as ApiError).code : "unreachable"} />}
      </Match>
      <Match when={opened()} keyed>
        {({ analysis, state, info, art, board }) => <TableRoom table={asTable(analysis)} state={state} info={info} art={art} analysis={board} onSeated={() => undefined} />}
      </Match>
    </Switch>
  );
}
