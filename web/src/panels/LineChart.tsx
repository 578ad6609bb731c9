import { For } from "solid-js";
import { t } from "../lib/fluent";
import type { Lead } from "../state/feats";
import { Axis, HEIGHT, LEFT, RIGHT, WIDTH, across } from "./Axis";
import { ticks, type Course, type Series } from "./charts";
import type { Dot } from "./review";

/** Lines over the course of a game, one for each player or company; flags stand where somebody took the lead, dots on moves that stand
 *  out. */
export function LineChart(props: { course: Course; series: Series[]; flags?: Lead[]; dots?: Dot[] }) {
  const colourOf = (name: string) => props.series.find((line) => line.name === name)?.colour ?? "currentColor";
  const most = () => Math.max(1, ...props.series.flatMap((line) => line.values.map((value) => value ?? 0)));
  /** Who owes more than they have is below the line. */
  const least = () => Math.min(0, ...props.series.flatMap((line) => line.values.map((value) => value ?? 0)));
  const y = (value: number) => HEIGHT - 24 - ((HEIGHT - 40) * (value - least())) / (most() - least());
  const marks = () => ticks(Math.max(most(), -least())).flatMap((tick) => (tick === 0 ? [0] : [tick, -tick])).filter((tick) => tick >= least() && tick <= most());
  const path = (line: Series) => {
    let pen = "M";
    return line.values
      .map((value, index) => {
        if (value === null) {
          pen = "M";
          return "";
        }
        const part = `${pen}${across(props.course, props.course.marks[index] ?? 0).toFixed(1)} ${y(value).toFixed(1)}`;
        pen = "L";
        return part;
      })
      .join("");
  };
  const now = (line: Series) => line.values.at(-1) ?? "–";
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={props.series.map((line) => `${line.name}: ${now(line)}`).join(", ")}>
        <Axis course={props.course} top={16} bottom={HEIGHT - 24} />
        <For each={marks()}>
          {(tick) => (
            <g class="tick">
              <path d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} />
              <text x={LEFT - 6} y={y(tick) + 4}>{tick}</text>
            </g>
          )}
        </For>
        <For each={props.flags ?? []}>
          {({ mark, name }) => (
            <g class="flag" transform={`translate(${across(props.course, mark)} 0)`}>
              <title>{t("page-takes-the-lead", { player: name })}</title>
              <path d={`M0 2V${HEIGHT - 24}`} stroke={colourOf(name)} />
              <path class="cloth" d="M0 2h14l-4 5l4 5h-14z" fill={colourOf(name)} />
            </g>
          )}
        </For>
        <For each={props.series}>
          {(line) => (
            <>
              <path class="line-casing" d={path(line)} />
              <path class="line" d={path(line)} stroke={line.colour} />
            </>
          )}
        </For>
        <For each={props.dots ?? []}>
          {({ mark, value, name, words }) => (
            <circle class="dot" data-test="dot" cx={across(props.course, mark)} cy={y(value)} r={5} fill={colourOf(name)}><title>{words}</title></circle>
          )}
        </For>
      </svg>
      <figcaption>
        <For each={props.series}>
          {(line) => (
            <span>
              <i class="swatch" ref={(element) => element.style.setProperty("background", line.colour)} />
              {line.name} <b class="figure">{now(line)}</b>
            </span>
          )}
        </For>
      </figcaption>
    </figure>
  );
}
