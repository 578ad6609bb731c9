import { createMemo, createSignal, For } from "solid-js";
import type { CompanyView, PlayerView } from "../api/game";
import { pounds, t } from "../lib/fluent";
import { settings } from "../lib/settings";
import { useTable } from "../state/context";
import { revenuesOf } from "../state/revenues";
import { Token } from "../ui/Token";
import { columnsOf, compare, liquidity, type Column } from "./sheet";

/** Everything about companies and players in one table: sorted by whatever column is clicked, and every figure says what it
 *  is. Ledgers over the whole width show all rounds. */
export function Spreadsheet() {
  const { table } = useTable();
  const [sort, setSort] = createSignal<{ id: string; down: boolean }>({ id: "price", down: true });
  const [told, setTold] = createSignal("");
  const revenues = createMemo(() => revenuesOf(table.entries(), table.past()?.number ?? table.number()));
  const columns = createMemo(() => columnsOf(table, revenues(), settings.wide));
  const rows = createMemo(() => {
    const column = columns().find((one) => one.id === sort().id);
    const companies = (table.view()?.companies ?? []).filter((company) => company.started || !company.closed);
    const value = (company: CompanyView) => (column ? column.value(company) : company.symbol);
    return companies.sort((a, b) => compare(value(a), value(b)) * (sort().down ? -1 : 1));
  });
  const Head = (head: { id: string; title: string }) => (
    <th scope="col" class={head.id === "symbol" ? "pinned" : "figure"} aria-sort={sort().id === head.id ? (sort().down ? "descending" : "ascending") : "none"}>
      <button type="button" onClick={() => setSort((now) => ({ id: head.id, down: now.id === head.id ? !now.down : true }))}>{head.title}</button>
    </th>
  );
  return (
    <div class="sheet-and-words">
      <p class="note told-figure" role="status">{told() || t("page-sheet-explained")}</p>
      <div class="spreadsheet" tabindex={0} onKeyDown={walk}>
        <table class="ledger">
          <thead>
            <tr><Head id="symbol" title={t("ui-company")} /><For each={columns()}>{(column) => <Head id={column.id} title={column.title} />}</For></tr>
          </thead>
          <tbody>
            <For each={rows()}>
              {(company) => (
                <tr classList={{ dormant: !company.started, acting: table.view()?.turn.company === company.id }}>
                  <th scope="row" class="pinned"><span class="with-token"><Token company={company} size={20} /> {company.symbol}</span></th>
                  <For each={columns()}>{(column) => <Figure column={column} company={company} onTell={setTold} />}</For>
                </tr>
              )}
            </For>
          </tbody>
          <tfoot>
            <PlayerRow id="cash" columns={columns()} value={(player) => pounds(player.cash)} onTell={setTold} />
            <PlayerRow id="free" columns={columns()} value={(player) => pounds(player.cash - player.bound)} hidden={table.view()?.players.every((player) => player.bound === 0)} onTell={setTold} />
            <PlayerRow id="certificates" columns={columns()} value={(player) => `${player.certificates}${player.certificate_limit === null ? "" : `/${player.certificate_limit}`}`} onTell={setTold} />
            <PlayerRow id="liquidity" columns={columns()} value={(player) => pounds(liquidity(table, player))} onTell={setTold} />
            <PlayerRow id="worth" columns={columns()} value={(player) => pounds(player.worth)} onTell={setTold} />
          </tfoot>
        </table>
      </div>
    </div>
  );
}

function Figure(props: { column: Column; company: CompanyView; onTell: (words: string) => void }) {
  const tell = () => props.onTell(props.column.explain(props.company));
  return (
    <td class="figure" tabindex={-1} data-column={props.column.id} onClick={tell} onFocus={tell}>
      {props.column.shown(props.company)}
    </td>
  );
}

/** A figure of every player, under the column of what they hold. */
function PlayerRow(props: { id: string; columns: Column[]; value: (player: PlayerView) => string; hidden?: boolean | undefined; onTell: (words: string) => void }) {
  const { table } = useTable();
  const players = () => table.view()?.players ?? [];
  const before = () => props.columns.findIndex((column) => column.id === "player-0");
  const tell = (player: PlayerView) => props.onTell(t(`page-sheet-player-${props.id}-explained`, { player: player.name, value: props.value(player) }));
  return (
    <tr hidden={props.hidden ?? false}>
      <th scope="row" class="pinned">{t(`page-sheet-player-${props.id}`)}</th>
      <td colspan={before()} />
      <For each={players()}>
        {(player) => <td class="figure" tabindex={-1} onClick={() => tell(player)} onFocus={() => tell(player)}>{props.value(player)}</td>}
      </For>
      <td colspan={Math.max(1, props.columns.length - before() - players().length)} />
    </tr>
  );
}

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Goes from figure to figure with the arrow keys. */
function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll<HTMLTableRowElement>("tbody tr, tfoot tr:not([hidden])")];
  const figures = (row: HTMLTableRowElement | undefined) => [...(row?.querySelectorAll<HTMLElement>("td[tabindex]") ?? [])];
  const now = document.activeElement;
  const at = rows.findIndex((row) => now !== null && row.contains(now));
  const place = now instanceof HTMLElement ? figures(rows[at]).indexOf(now) : -1;
  const row = Math.min(rows.length - 1, Math.max(0, at + step[1]));
  const all = figures(rows[row]);
  all[Math.min(all.length - 1, Math.max(0, place + step[0]))]?.focus();
}
