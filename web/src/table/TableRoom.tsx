import { createEffect, createMemo, createSignal, Match, on, Show, Switch } from "solid-js";
import type { TitleInfo } from "../api/game";
import { keptSource, tableSource } from "../api/source";
import type { Entry, State, Table } from "../api/wire";
import type { Art } from "../board/art";
import { Board } from "../board/Board";
import { t } from "../lib/fluent";
import { show } from "../lib/router";
import { remembered, settings, setSettings } from "../lib/settings";
import { Chat } from "../panels/Chat";
import { Companies } from "../panels/Companies";
import { End } from "../panels/End";
import { Log } from "../panels/Log";
import { Market } from "../panels/Market";
import { Players } from "../panels/Players";
import { openRules } from "../panels/rules";
import { Rules } from "../panels/Rules";
import { Spreadsheet } from "../panels/Spreadsheet";
import { Trains } from "../panels/Trains";
import { Tree } from "../panels/Tree";
import type { AnalysisBoard } from "../state/analysis";
import { TableContext } from "../state/context";
import { createConductor } from "../state/conductor";
import { keepUpToDate } from "../state/kept";
import { recognise } from "../state/person";
import { createPlan } from "../state/plan";
import { createPlayback } from "../state/playback";
import { openTable } from "../state/table";
import { meet } from "../ui/livery";
import { useNarrow } from "../ui/narrow";
import { Tabs, type Tab } from "../ui/parts";
import { ActionPanel } from "./ActionPanel";
import { AnalysisBar } from "./AnalysisBar";
import { AreYouSure } from "./AreYouSure";
import { Conductor } from "./Conductor";
import { CompanyStrip } from "./CompanyStrip";
import { Help } from "./Help";
import { Hint } from "./Hint";
import { useKeys } from "./keys";
import { useNotice } from "./notice";
import { LastMoves } from "./LastMoves";
import { Offline } from "./Offline";
import { PlayerStrip } from "./PlayerStrip";
import { SinceLast } from "./SinceLast";
import { MergerSheet } from "./Supposed";
import { TableHead } from "./TableHead";
import { Then } from "./Then";
import { ArtContext } from "./TilePicture";
import { TimeBar } from "./TimeBar";
import { TurnCard } from "./TurnCard";

type Panel = "market" | "companies" | "players" | "trains" | "log" | "sheet" | "chat" | "tree" | "end";

/** What is shown of it is not as it was then: the log is whole, and the talk has no past. */
const TIMELESS: Panel[] = ["log", "chat", "tree"];

interface Room {
  table: Table;
  state: State;
  info: TitleInfo;
  art: Art;
  onSeated: () => void;
  /** After which entry it is looked at, if the address says so. */
  at?: number | undefined;
  /** The analysis that is shown as if it were a table. */
  analysis?: AnalysisBoard;
  /** When it was like this, and its log, if the server cannot be reached. */
  kept?: { at: number; entries: Entry[] } | undefined;
}

/** A table in play, or an analysis: the board, what I can do, and everything else within one click. */
export function TableRoom(props: Room) {
  const { analysis } = props;
  const { kept } = props;
  const live = kept ? keptSource(props.table, kept.entries, props.onSeated) : tableSource(props.table.id);
  const table = openTable(props.table, props.state, () => props.info, analysis?.source ?? live);
  if (analysis) {
    analysis.shownBy(table);
    table.show(analysis.entries(), props.state);
  }
  const plan = createPlan(table);
  meet(props.info.companies);
  const playback = createPlayback(table);
  const conductor = createConductor(table);
  const context = { table, plan, playback, analysis, conductor };
  const narrow = useNarrow();
  const [panel, setPanel] = createSignal<Panel>(table.view()?.standings ? "end" : analysis ? "tree" : "market");
  // The page turns to the end as soon as it comes.
  const over = () => table.known.state.view.standings !== null;
  createEffect(on(over, (now, before) => now && before === false && setPanel("end")));
  // Whoever may not see it any more is told so.
  createEffect(on(table.gone, (gone) => gone && props.onSeated()));
  const [time, setTime] = createSignal(false);
  // The address tells which moment is looked at, and leads there.
  createEffect(on(() => props.at, (at) => at !== undefined && void table.lookAt(at)));
  const address = () => (analysis ? `/analyses/${table.id}/${analysis.at()}` : `/tables/${table.id}${table.past() ? `/at/${table.past()?.number}` : ""}`);
  createEffect(on(address, (here) => playback.at() === null && show(here), { defer: true }));
  const [help, setHelp] = createSignal(false);
  const [merger, setMerger] = createSignal(false);
  const askMerger = () => setMerger(props.info.mergers);
  const [read, setRead] = createSignal(remembered(`said-${table.id}`));
  const unread = () => table.known.chat.filter((said) => said.number > read()).length;
  const tabs = createMemo((): Tab<Panel>[] => [
    { id: "market", title: t("page-tab-market") },
    { id: "companies", title: t("ui-companies") },
    { id: "players", title: t("ui-players") },
    { id: "trains", title: t("ui-trains") },
    { id: "log", title: t("ui-log") },
    { id: "sheet", title: t("page-tab-sheet") },
    analysis ? { id: "tree", title: t("page-tab-tree") } : { id: "chat", title: t("page-tab-chat"), mark: panel() === "chat" ? 0 : unread() },
    { id: "end", title: t("page-tab-end") },
  ]);
  useNotice(table);
  if (!analysis && !kept) keepUpToDate(table, props.info, props.art, recognise().then((known) => known?.id ?? ""));
  useKeys(context, {
    tab: (number) => setPanel((now) => tabs()[number - 1]?.id ?? now),
    chat: () => setPanel(analysis ? "tree" : "chat"),
    merger: askMerger,
    rules: () => openRules(),
    help: () => setHelp(true),
  });

  return (
    <TableContext.Provider value={context}>
      <ArtContext.Provider value={() => props.art}>
        <div class="room" classList={{ past: table.past() !== null, imagined: analysis !== undefined, wide: settings.wide, over: over(), kept: kept !== undefined }} data-number={table.number()}>
          <TableHead onTime={() => setTime((shown) => !shown)} onHelp={() => setHelp(true)} />
          <div class="strips"><PlayerStrip /><CompanyStrip /></div>
          <main class="room-board">
            <Show when={kept}>{(was) => <Offline at={was().at} onTry={props.onSeated} />}</Show>
            <h1 class="unseen">{table.known.table.name}</h1>
            <Show when={analysis} fallback={<SinceLast still={props.at !== undefined} onShow={() => setPanel("log")} />}>{(board) => <AnalysisBar analysis={board()} />}</Show>
            <Show when={(time() || table.past()) && playback.at() === null}><TimeBar onClose={() => setTime(false)} /></Show>
            <div class="board-and-moves">
              <Then compares />
              <Board art={props.art} hexes={props.info.map.hexes} />
              <LastMoves />
            </div>
            <Show when={!narrow() || over()}><Conductor /></Show>
            <Hint />
          </main>
          <aside class="room-side" aria-label={t("ui-choices")}>
            <ActionPanel onSeated={props.onSeated}><Show when={narrow() && !over()}><Conductor /></Show></ActionPanel>
          </aside>
          <section class="room-panels" aria-label={t("page-ledgers")}>
            <div class="ledgers-head">
              <Tabs tabs={tabs()} chosen={panel()} onChoose={setPanel} label={t("page-ledgers")} />
              <button
                type="button"
                class="tool widen"
                aria-pressed={settings.wide}
                title={t("page-widen")}
                aria-label={t("page-widen")}
                onClick={() => setSettings("wide", (wide) => !wide)}
              >
                ⇔
              </button>
            </div>
            <div class="panel" role="tabpanel" id={`panel-${panel()}`} aria-labelledby={`tab-${panel()}`} tabindex={0}>
              <Show when={!TIMELESS.includes(panel())}><Then /></Show>
              <Switch>
                <Match when={panel() === "market"}><Market /></Match>
                <Match when={panel() === "companies"}><Companies onMerger={askMerger} /></Match>
                <Match when={panel() === "players"}><Players /></Match>
                <Match when={panel() === "trains"}><Trains /></Match>
                <Match when={panel() === "log"}><Log /></Match>
                <Match when={panel() === "sheet"}><Spreadsheet /></Match>
                <Match when={panel() === "chat"}><Chat onRead={setRead} /></Match>
                <Match when={panel() === "tree" && analysis}>{(board) => <Tree analysis={board()} />}</Match>
                <Match when={panel() === "end"}><End /></Match>
              </Switch>
            </div>
          </section>
        </div>
        <Rules info={table.info()} />
        <AreYouSure />
        <TurnCard />
        <Show when={merger()}><MergerSheet onClose={() => setMerger(false)} /></Show>
        <Show when={help()}><Help onClose={() => setHelp(false)} /></Show>
      </ArtContext.Provider>
    </TableContext.Provider>
  );
}
