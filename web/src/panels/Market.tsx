import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from "solid-js";
import type { ChartCell, CompanyView } from "../api/game";
import { pounds, t } from "../lib/fluent";
import { settings } from "../lib/settings";
import { useTable } from "../state/context";
import { TOKEN } from "../ui/livery";
import { TokenShape } from "../ui/Token";
import { fan, laidOut, SPACE, type Spot } from "./chart";

/** How long a price that moved is told beside its marker, in milliseconds. */
const TOLD = 6000;

/** The stock market as it is printed: markers slide from space to space, and those that share one lie side by side in their
 *  order, each with its place in the order of operation. */
export function Market() {
  const { table, plan } = useTable();
  const chart = () => table.info()?.chart ?? [];
  const layout = createMemo(() => laidOut(chart(), settings.wide));
  const placed = createMemo(() => table.view()?.companies.filter((company) => company.marker !== null) ?? []);
  const stacks = createMemo(() => Map.groupBy(placed(), (company) => company.marker?.cell ?? -1));
  /** Where a marker lies: at its part of the fan of its space. */
  const spotOf = (company: CompanyView): Spot => {
    const cell = company.marker?.cell ?? 0;
    const stack = [...(stacks().get(cell) ?? [])].sort((a, b) => (a.marker?.depth ?? 0) - (b.marker?.depth ?? 0));
    const part = fan(stack.length, layout().tall)[stack.findIndex((one) => one.id === company.id)] ?? { x: 0, y: 0, scale: 1 };
    const at = layout().at(chart()[cell]);
    return { x: at.x + part.x, y: at.y + part.y, scale: part.scale };
  };
  const wanted = createMemo(() => {
    const preview = plan.price();
    const company = preview ? table.companyNamed(preview.company) : undefined;
    const cell = preview && company ? nearest(chart(), preview.price, company) : undefined;
    return company && cell ? { company, at: layout().at(cell) } : null;
  });
  // A chart that is too high for the panel is shown where most of its markers are.
  let picture: SVGSVGElement | undefined;
  onMount(() => {
    const frame = requestAnimationFrame(() => {
      const panel = picture?.closest(".panel");
      if (!panel || !picture) return;
      const heights = placed().map((company) => spotOf(company).y).sort((a, b) => a - b);
      const middle = heights[Math.floor(heights.length / 2)];
      if (middle !== undefined) panel.scrollTop = (middle / layout().height) * picture.clientHeight - panel.clientHeight / 2;
    });
    onCleanup(() => cancelAnimationFrame(frame));
  });
  return (
    <div class="market">
      <svg ref={picture} class="board market-chart" viewBox={`-2 -2 ${layout().width + 4} ${layout().height + 4}`} role="img" aria-label={t("ui-market")}>
        <For each={chart()}>{(cell) => <Cell cell={cell} at={layout().at(cell)} tall={layout().tall} names={(stacks().get(cell.cell) ?? []).map((company) => company.symbol).join(", ")} />}</For>
        <For each={placed().map((company) => company.id)}>
          {(id) => <Show when={table.company(id)}>{(company) => <Marker company={company()} spot={spotOf(company())} />}</Show>}
        </For>
        <Show when={wanted()}>
          {(ghost) => (
            <g class="ghost" transform={`translate(${ghost().at.x + SPACE.width / 2} ${ghost().at.y + layout().tall - 28})`}>
              <TokenShape company={ghost().company} />
              <circle r={27} />
            </g>
          )}
        </Show>
      </svg>
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

function Cell(props: { cell: ChartCell; at: { x: number; y: number }; tall: number; names: string }) {
  const { table } = useTable();
  const tints = () => (table.info()?.zones ?? []).filter((zone) => props.cell.zones.includes(zone.id)).map((zone) => zone.tint);
  return (
    <g class={`cell ${tints().join(" ")}`} transform={`translate(${props.at.x} ${props.at.y})`}>
      <title>{`${pounds(props.cell.price)}${props.names ? `: ${props.names}` : ""}`}</title>
      <rect width={SPACE.width} height={props.tall} />
      <text class="price" x={SPACE.width / 2} y={19} font-size="17">{props.cell.price}</text>
    </g>
  );
}

/** A company's marker. When its price moves it slides, and says from where to where. */
function Marker(props: { company: CompanyView; spot: Spot }) {
  const { table } = useTable();
  const [moved, setMoved] = createSignal<{ from: number; to: number } | null>(null);
  createEffect(
    on(
      () => props.company.price,
      (now, before) => {
        if (now === null || before === null || before === undefined || now === before) return;
        const told = { from: before, to: now };
        setMoved(told);
        setTimeout(() => setMoved((later) => (later === told ? null : later)), TOLD);
      },
    ),
  );
  const place = () => (table.view()?.operating_order.indexOf(props.company.id) ?? -1) + 1;
  // As a style, not as an attribute, so that it can slide; from the beginning, so that it does not slide in from the corner.
  const where = () => `translate(${props.spot.x}px, ${props.spot.y}px) scale(${props.spot.scale})`;
  return (
    <g class="marker" style={{ transform: where() }} data-company={props.company.symbol}>
      <TokenShape company={props.company} />
      <Show when={place() > 0}>
        <g class="place" transform={`translate(${TOKEN - 6} ${6 - TOKEN})`}>
          <circle r={10} />
          <text y={5} font-size="14">{place()}</text>
        </g>
      </Show>
      <Show when={moved()}>
        {(change) => (
          <g class="price-moved" classList={{ fell: change().to < change().from }} data-test="price-moved">
            <rect x={-62} y={-58} width={124} height={26} rx={4} />
            <text y={-39} font-size="18">{pounds(change().from)} → {pounds(change().to)}</text>
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
