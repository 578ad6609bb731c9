import { For } from "solid-js";
import type { TitleRating } from "../api/wire";
import { t } from "../lib/fluent";
import { levels, spread } from "./ratings";

const WIDTH = 300;
const HEIGHT = 110;
const LEFT = 40;
const EDGE = 8;

/** The course of a rating, game by game, with how far it may have been off. */
export function RatingChart(props: { rating: TitleRating }) {
  const points = () => props.rating.course;
  const range = () => spread(points());
  const x = (index: number) => LEFT + ((WIDTH - LEFT - EDGE) * index) / Math.max(1, points().length - 1);
  const y = (value: number) => EDGE + ((HEIGHT - 2 * EDGE) * (range().most - value)) / (range().most - range().least);
  const at = (value: (index: number) => number) => points().map((_, index) => `${x(index).toFixed(1)} ${y(value(index)).toFixed(1)}`);
  const rating = (index: number) => points()[index]?.rating ?? 0;
  const off = (index: number) => points()[index]?.deviation ?? 0;
  const band = () => `M${[...at((index) => rating(index) + off(index)), ...at((index) => rating(index) - off(index)).reverse()].join("L")}Z`;
  const last = () => points().length - 1;
  return (
    <svg class="rating-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("page-rating-course", { title: props.rating.title, rating: Math.round(props.rating.rating), deviation: Math.round(props.rating.deviation) })}>
      <For each={levels(range())}>
        {(level) => (
          <g class="tick">
            <path d={`M${LEFT} ${y(level)}H${WIDTH - EDGE}`} />
            <text x={LEFT - 5} y={y(level) + 4}>{level}</text>
          </g>
        )}
      </For>
      <path class="band" d={band()} />
      <path class="course" d={`M${at(rating).join("L")}`} />
      <circle class="now" cx={x(last())} cy={y(rating(last()))} r={3.5} />
    </svg>
  );
}
