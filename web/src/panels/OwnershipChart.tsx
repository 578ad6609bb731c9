import { For, Show } from "solid-js";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { TokenShape } from "../ui/Token";
import { across, Axis, WIDTH } from "./Axis";
import type { Course, Ownership } from "./charts";

const BAND = 46;
const GAP = 10;
const TOP = 6;

/** Who owned what when: a band for each company, as thick at each point as its shares were many in each hand. */
export function OwnershipChart(props: { course: Course }) {
  const { table } = useTable();
  const holders = () => [
    ...props.course.players.map(({ name, colour }) => ({ name, colour })),
    { name: t("ui-bank-pool"), colour: "var(--in-pool)" },
    { name: t("ui-initial-offer"), colour: "var(--in-offer)" },
  ];
  const height = () => TOP + props.course.owned.length * (BAND + GAP);
  const told = (band: Ownership) => {
    const parts = band.parts.at(-1) ?? [];
    const held = holders().flatMap(({ name }, index) => (parts[index] ? [`${name} ${parts[index]}`] : []));
    return `${band.symbol}: ${held.join(", ")}`;
  };
  return (
    <figure class="chart owned">
      <svg viewBox={`0 0 ${WIDTH} ${height() + 16}`} role="img" aria-label={props.course.owned.map(told).join("; ")}>
        <For each={props.course.owned}>
          {(band, row) => (
            <g transform={`translate(0 ${TOP + row() * (BAND + GAP)})`}>
              <title>{told(band)}</title>
              <Show when={table.company(band.company)}>
                {(company) => <g class="board" transform={`translate(24 ${BAND / 2}) scale(0.85)`}><TokenShape company={company()} /></g>}
              </Show>
              <For each={holders()}>
                {({ colour }, holder) => <path d={slices(props.course, band, holder())} fill={colour} />}
              </For>
            </g>
          )}
        </For>
        <Axis course={props.course} top={0} bottom={height() - GAP} />
      </svg>
      <figcaption>
        <For each={holders()}>
          {({ name, colour }) => (
            <span><i class="swatch" ref={(element) => element.style.setProperty("background", colour)} />{name}</span>
          )}
        </For>
      </figcaption>
    </figure>
  );
}

/** One holder's part of a band: a slice from each point to the next. */
function slices(course: Course, band: Ownership, holder: number): string {
  return band.parts
    .map((parts, index) => {
      const all = parts.reduce((sum, part) => sum + part, 0);
      const part = parts[holder] ?? 0;
      const until = course.marks[index + 1];
      if (all === 0 || part === 0 || until === undefined) return "";
      const before = parts.slice(0, holder).reduce((sum, other) => sum + other, 0);
      const [left, right] = [across(course, course.marks[index] ?? 0), across(course, until)];
      const [top, thick] = [(BAND * before) / all, (BAND * part) / all];
      return `M${left.toFixed(1)} ${top.toFixed(1)}H${right.toFixed(1)}v${thick.toFixed(1)}H${left.toFixed(1)}z`;
    })
    .join("");
}
