import { For } from "solid-js";
import { pounds } from "../lib/fluent";

export interface Bar {
  name: string;
  colour: string;
  value: number;
}

/** A sum for each player as a bar, to the left of the middle if it is below zero. */
export function Bars(props: { bars: Bar[]; label: string }) {
  const most = () => Math.max(1, ...props.bars.map(({ value }) => Math.abs(value)));
  const below = () => props.bars.some(({ value }) => value < 0);
  const size = (value: number) => (Math.abs(value) / most()) * (below() ? 50 : 100);
  const place = (element: HTMLElement, { value, colour }: Bar) => {
    element.style.setProperty("background", colour);
    element.style.setProperty("width", `${size(value)}%`);
    element.style.setProperty("margin-left", `${below() ? (value < 0 ? 50 - size(value) : 50) : 0}%`);
  };
  return (
    <ul class="bars" aria-label={props.label}>
      <For each={props.bars}>
        {(bar) => (
          <li>
            <span class="bar-name">{bar.name}</span>
            <span class="bar-room"><i ref={(element) => place(element, bar)} /></span>
            <b class="figure">{pounds(bar.value)}</b>
          </li>
        )}
      </For>
    </ul>
  );
}
