import { createSignal, onCleanup, onMount, Show } from "solid-js";
import { attribute, pounds, say, t } from "../lib/fluent";
import { settings } from "../lib/settings";
import { openRules } from "../panels/rules";
import { useTable } from "../state/context";
import { roundName } from "../state/figures";
import { whatIf } from "../state/whatif";
import { Link } from "../ui/Link";
import { Menu } from "../ui/Menu";
import { Audience } from "./Audience";
import { Bell } from "./Bell";
import { Share } from "./Share";

/** The line above the table: where we are in the game, and whose turn it is. */
export function TableHead(props: { onTime: () => void; onHelp: () => void }) {
  const { table, analysis, conductor } = useTable();
  const [sharing, setSharing] = createSignal(false);
  // On a narrow screen the tools are folded into a menu.
  const [menu, setMenu] = createSignal(false);
  const round = () => {
    const now = table.view()?.round;
    return now ? roundName(now) : "";
  };
  const brief = () => {
    const now = table.view()?.round;
    if (now?.kind === "stock") return t("page-stock-round-short", { number: now.turn });
    if (now?.kind === "operating") return t("page-operating-round-short", { turn: now.turn, round: now.number, rounds: now.rounds_in_set });
    return round();
  };
  const phase = () => table.view()?.phase.name ?? "";
  let head: HTMLElement | undefined;
  // On a phone the strips stay right below it, however many lines it has.
  onMount(() => {
    const observer = new ResizeObserver(() => head?.parentElement?.style.setProperty("--head-height", `${head.offsetHeight}px`));
    if (head) observer.observe(head);
    onCleanup(() => observer.disconnect());
  });
  return (
    <header ref={head} class="room-head">
      <Link to="/" class="brand" label={t("page-home")}>B<span class="rest">radshaw</span></Link>
      <span class="where">
        <b data-test="round"><span class="long">{round()}</span><span class="brief" aria-hidden="true">{brief()}</span></b>
        <span class="state-of-play faint">
          <span title={attribute(`phase-${phase()}`, "explain")}>{t("ui-phase", { phase: phase() })}</span>
          <span>{t("ui-bank")} {pounds(table.view()?.bank ?? 0)}</span>
        </span>
        <Show when={table.view()?.ending && table.step() !== "over"}><span class="badge">{t("page-last-round")}</span></Show>
        {/* The most important stands first; there is no room for more on a phone. */}
        <Show when={table.view()?.round.badges[0]}>{(badge) => <span class="badge">{say(badge())}</span>}</Show>
      </span>
      <span class="grow table-name">{table.known.table.name}</span>
      <Show when={table.connection() !== "live"}>
        <span class="badge behind" role="status" data-test="behind">{t(table.connection() === "lost" ? "page-lost-connection" : "page-polling")}</span>
      </Show>
      <button
        type="button"
        class="tool menu-button"
        aria-expanded={menu()}
        aria-controls="head-tools"
        aria-label={t("page-menu")}
        data-test="menu"
        onClick={() => setMenu((open) => !open)}
      >
        ☰<Show when={table.known.table.asking > 0}><span class="mark" aria-hidden="true">{table.known.table.asking}</span></Show>
      </button>
      <nav class="head-tools" classList={{ open: menu() }} id="head-tools" aria-label={t("page-menu")} onClick={() => setMenu(false)}>
        <Show when={!analysis}>
          <button type="button" class="tool" onClick={props.onTime}>{t("page-time")}</button>
          <button type="button" class="tool" data-test="what-if-now" title={t("page-analyse-explained")} onClick={() => void whatIf(table, table.past()?.number ?? table.number())}>{t("page-analyse")}</button>
        </Show>
        <button type="button" class="tool" onClick={() => openRules()}>{t("ui-rules")}</button>
        <Show when={!analysis}><button type="button" class="tool" onClick={() => setSharing(true)}>{t("page-share")}</button></Show>
        <Show when={!analysis}><Audience table={table.known.table} watching={table.watching()} /></Show>
        <Show when={table.known.table.seats.some((seat) => seat.yours && seat.kind === "person")}><Bell /></Show>
        <Show when={conductor.allowed()}>
          <button type="button" class="tool" aria-pressed={settings.conductor} data-test="conductor-tool" onClick={() => (settings.conductor ? conductor.silence() : conductor.call())}>
            {t("page-conductor")}
          </button>
        </Show>
        <button type="button" class="tool keys-help" aria-label={t("page-help")} title={t("page-help")} data-test="help" onClick={props.onHelp}>?</button>
        <Menu />
      </nav>
      <Show when={sharing()}><Share table={table.known.table} onClose={() => setSharing(false)} /></Show>
    </header>
  );
}
