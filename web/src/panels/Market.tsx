import { createMemo, For, Show } from "solid-js";
import type { ChartCell, CompanyView } from "../api/game";
import { pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { TokenShape } from "../ui/Token";

const WIDTH = 58;
const HEIGHT = 92;

/** The stock market as it is printed, with the markers in their stacks and where the next step would lead. */
export function Market() {
  const { table, plan } = useTable();
  const chart = () => table.info()?.chart ?? [];
  const columns = createMemo(() => Math.max(1, ...chart().map((cell) => cell.column + 1)));
  const rows = createMemo(() => Math.max(1, ...chart().map((cell) => cell.row + 1)));
  const stacks = createMemo(() => {
    const placed = table.view()?.companies.filter((company) => company.marker !== null) ?? [];
    return Map.groupBy(placed, (company) => company.marker?.cell ?? -1);
  });
  const wanted = createMemo(() => {
    const preview = plan.price();
    const company = preview ? table.companyNamed(preview.company) : undefined;
    const cell = preview && company ? nearest(chart(), preview.price, company) : undefined;
    return company && cell ? { company, cell } : null;
  });
  return (
    <div class="market">
      {/* The chart is long and low: it is broken into lines so that it can be read without scrolling. */}
      <For each={lines(columns())}>
        {(line) => (
          <svg
            class="board market-chart"
            viewBox={`-2 -2 ${line.count * WIDTH + 4} ${rows() * HEIGHT + 4}`}
            role="img"
            aria-label={t("page-market-part", { from: line.from + 1, to: line.from + line.count })}
          >
            <For each={chart().filter((cell) => cell.column >= line.from && cell.column < line.from + line.count)}>
              {(cell) => (
                <Cell
                  cell={cell}
                  from={line.from}
                  stack={stacks().get(cell.cell) ?? []}
                  ghost={wanted()?.cell.cell === cell.cell ? wanted()?.company : undefined}
                />
              )}
            </For>
          </svg>
        )}
      </For>
      <ul class="key">
        <For each={table.info()?.zones ?? []}>
          {(zone) => (
            <li>
              <Show when={zone.tint === "special"} fallback={<span class={`swatch ${zone.tint}`} />}><span class="special figure">100</span></Show>
              {t(`zone-${zone.id}`)}
            </li>
          )}
        </For>
      </ul>
      <PriceList />
    </div>
  );
}

/** The space of a price that is nearest to a company's marker: some charts have a price more than once. */
function nearest(chart: ChartCell[], price: number, company: CompanyView): ChartCell | undefined {
  const from = company.marker ? chart[company.marker.cell] : undefined;
  const far = (cell: ChartCell) => (from ? Math.abs(cell.column - from.column) + Math.abs(cell.row - from.row) : 0);
  return chart.filter((cell) => cell.price === price).sort((a, b) => far(a) - far(b))[0];
}

function lines(columns: number): { from: number; count: number }[] {
  const most = 14;
  const count = Math.ceil(columns / Math.ceil(columns / most));
  return Array.from({ length: Math.ceil(columns / count) }, (_, line) => ({
    from: line * count,
    count,
  }));
}

function Cell(props: { cell: ChartCell; from: number; stack: CompanyView[]; ghost: CompanyView | undefined }) {
  const { table } = useTable();
  const tints = () => (table.info()?.zones ?? []).filter((zone) => props.cell.zones.includes(zone.id)).map((zone) => zone.tint);
  const sorted = () => [...props.stack].sort((a, b) => (b.marker?.depth ?? 0) - (a.marker?.depth ?? 0));
  const names = () => sorted().map((company) => company.symbol).reverse().join(", ");
  return (
    <g
      class={`cell ${tints().join(" ")}`}
      transform={`translate(${(props.cell.column - props.from) * WIDTH} ${props.cell.row * HEIGHT})`}
    >
      <title>{`${pounds(props.cell.price)}${names() ? `: ${names()}` : ""}`}</title>
      <rect width={WIDTH} height={HEIGHT} />
      <text class="price" x={WIDTH / 2} y={19} font-size="17">{props.cell.price}</text>
      <For each={sorted()}>
        {(company, index) => (
          <g transform={`translate(${WIDTH / 2 + 3 * index()} ${HEIGHT - 28 - 13 * (props.stack.length - 1 - index())})`}>
            <TokenShape company={company} />
          </g>
        )}
      </For>
      <Show when={props.ghost}>
        {(company) => (
          <g class="ghost" transform={`translate(${WIDTH / 2} ${HEIGHT - 28})`}>
            <TokenShape company={company()} />
            <circle r={27} />
          </g>
        )}
      </Show>
    </g>
  );
}

/** The prices as a list, for those who cannot see the chart. */
function PriceList() {
  const { table } = useTable();
  const listed = () => {
    const companies = table.view()?.companies.filter((company) => company.price !== null) ?? [];
    return [...companies].sort((a, b) => (b.price ?? 0) - (a.price ?? 0));
  };
  return (
    <ul class="unseen">
      <For each={listed()}>{(company) => <li>{company.name}: {pounds(company.price ?? 0)}</li>}</For>
    </ul>
  );
}
