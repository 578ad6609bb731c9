// What charts of a game share: their size, and time along the bottom with the stock rounds marked.

import { For } from "solid-js";
import { t } from "../lib/fluent";
import type { Course } from "./charts";

export const WIDTH = 600;
export const HEIGHT = 280;
export const LEFT = 48;
export const RIGHT = 10;

/** Where a point of the game lies from left to right. */
export function across(course: Course, mark: number): number {
  const last = Math.max(1, course.end);
  return LEFT + ((WIDTH - LEFT - RIGHT) * mark) / last;
}

export function Axis(props: { course: Course; top: number; bottom: number }) {
  return (
    <g class="axis">
      <For each={props.course.stockRounds}>
        {({ mark, number }) => (
          <g transform={`translate(${across(props.course, mark)} 0)`}>
            <title>{t("ui-round-stock", { number })}</title>
            <path d={`M0 ${props.top}V${props.bottom}`} />
            <text y={props.bottom + 15}>{t("page-stock-round-short", { number })}</text>
          </g>
        )}
      </For>
    </g>
  );
}
