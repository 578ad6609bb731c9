import { For } from "solid-js";
import { t } from "../lib/fluent";
import type { Lead } from "../state/feats";
import { Axis, HEIGHT, LEFT, RIGHT, WIDTH, across } from "./Axis";
import { ticks, type Course, type Series } from "./charts";

/** Lines over the course of a game, one for each player or company; flags stand where somebody took the lead. */
export function LineChart(props: { course: Course; series: Series[]; flags?: Lead[] }) {
  const colourOf = (name: string) => props.series.find((line) => line.name === name)?.colour ?? "currentColor";
  const most = () => Math.max(1, ...props.series.flatMap((line) => line.values.map((value) => value ?? 0)));
  const y = (value: number) => HEIGHT - 24 - ((HEIGHT - 40) * value) / most();
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
        <For each={ticks(most())}>
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
