// Pictures for somebody who never saw such a game: certificates, a price, track, a run, trains that rust.

import { For, Index, type Component } from "solid-js";

const HEX = "M-50 86.6H50L100 0L50 -86.6H-50L-100 0Z";
/** The distance of two neighbouring columns of hexes, and of two hexes in a column. */
const STEP = { x: 150, y: 173.2 };

interface Hex {
  x: number;
  y: number;
  colour: "plain" | "yellow" | "green" | "russet";
  /** Track, from edge to edge or to the station in the middle. */
  track?: string;
  value?: number;
  token?: boolean;
}

const at = ({ x, y }: { x: number; y: number }): string => `translate(${STEP.x * x} ${STEP.y * y})`;

/** A small piece of a board. */
const BOARD: Hex[] = [
  { x: 0, y: 0, colour: "green", track: "M0 0L75 43.3M0 0L0 86.6", value: 30, token: true },
  { x: 0, y: 1, colour: "yellow", track: "M0 -86.6Q0 0 75 43.3" },
  { x: 1, y: 0.5, colour: "yellow", track: "M-75 -43.3L75 43.3", value: 10 },
  { x: 1, y: 1.5, colour: "plain" },
  { x: 2, y: 0, colour: "plain" },
  { x: 2, y: 1, colour: "russet", track: "M-75 -43.3L0 0L75 -43.3M0 0L0 86.6", value: 50 },
  { x: 3, y: 0.5, colour: "yellow", track: "M-75 43.3L0 0", value: 20 },
  { x: 3, y: 1.5, colour: "plain" },
];

function Tiles() {
  return (
    <For each={BOARD}>
      {(hex) => (
        <g transform={at(hex)}>
          <path class={`tour-hex ${hex.colour}`} d={HEX} />
          <path class="tour-track" d={hex.track ?? ""} />
          {hex.value === undefined ? null : <><circle class="tour-station" classList={{ token: hex.token ?? false }} r={24} /><text class="tour-value" y={7}>{hex.value}</text></>}
        </g>
      )}
    </For>
  );
}

function Certificates() {
  return (
    <svg class="tour-picture" viewBox="0 0 640 300" aria-hidden="true">
      <Index each={[0, 1, 2, 3]}>
        {(_, index) => (
          <g transform={`translate(${250 + index * 62} ${66 + index * 8}) rotate(${index * 4})`}>
            <rect class="tour-paper" width={170} height={110} rx={4} />
            <rect class="tour-band" x={12} y={12} width={146} height={18} />
            <text class="tour-figure" x={85} y={78}>10%</text>
          </g>
        )}
      </Index>
      <g transform="translate(40 60) rotate(-4)">
        <rect class="tour-paper" width={230} height={150} rx={4} />
        <rect class="tour-frame" x={9} y={9} width={212} height={132} rx={2} />
        <rect class="tour-band" x={20} y={22} width={190} height={26} />
        <text class="tour-figure large" x={115} y={112}>20%</text>
        <path class="tour-star" d="M0 -16L4.7 -5 16 -5 7 2.5 10 14 0 7 -10 14 -7 2.5 -16 -5 -4.7 -5Z" transform="translate(115 35) scale(0.8)" />
      </g>
    </svg>
  );
}

const PRICES = [68, 74, 82, 90, 100, 110, 122];

function Price() {
  return (
    <svg class="tour-picture" viewBox="0 0 520 300" aria-hidden="true">
      <For each={PRICES}>
        {(price, index) => (
          <g transform={`translate(${16 + index() * 70} 105)`}>
            <rect class="tour-space" width={70} height={96} />
            <text class="tour-figure small" x={35} y={26}>{price}</text>
          </g>
        )}
      </For>
      <circle class="tour-token faded" cx={261} cy={168} r={24} />
      <circle class="tour-token" cx={401} cy={168} r={24} />
      <path class="tour-arrow up" d="M275 88Q330 40 388 84" /><path class="tour-head up" d="M396 92L376 84L390 72Z" />
      <text class="tour-figure up" x={330} y={44}>+£</text>
      <path class="tour-arrow down" d="M247 216Q200 258 142 222" /><path class="tour-head down" d="M132 214L153 219L142 234Z" />
      <text class="tour-figure down" x={194} y={276}>−</text>
      <circle class="tour-token faded" cx={121} cy={168} r={24} />
    </svg>
  );
}

function Track() {
  return <svg class="tour-picture" viewBox="-110 -100 670 460" aria-hidden="true"><Tiles /></svg>;
}

function Runs() {
  return (
    <svg class="tour-picture" viewBox="-110 -100 670 520" aria-hidden="true">
      <Tiles />
      <path class="tour-run" d="M0 0L150 86.6L300 173.2L450 86.6" />
      <For each={BOARD.filter((hex) => hex.value !== undefined)}>
        {(hex) => <g transform={at(hex)}><circle class="tour-station called" classList={{ token: hex.token ?? false }} r={24} /><text class="tour-value" y={7}>{hex.value}</text></g>}
      </For>
      <text class="tour-figure" x={225} y={410}>30 + 10 + 50 + 20 = £110</text>
    </svg>
  );
}

function Trains() {
  return (
    <svg class="tour-picture" viewBox="0 0 520 300" aria-hidden="true">
      <Index each={[2, 3, 4]}>
        {(length, index) => (
          <g transform={`translate(${24 + index * 166} 70)`}>
            <rect class="tour-paper" classList={{ rusted: index === 0 }} width={140} height={170} rx={4} />
            <text class="tour-figure large" classList={{ rusted: index === 0 }} x={70} y={70}>{length()}</text>
            <g class="tour-engine" classList={{ rusted: index === 0 }} transform="translate(26 92)">
              <path d="M0 34V8H20V20H62V10H70V20H84V40H0Z" /><path d="M62 10H70V0H62Z" />
              <circle cx={16} cy={44} r={10} /><circle cx={44} cy={44} r={10} /><circle cx={70} cy={44} r={10} />
            </g>
          </g>
        )}
      </Index>
      <path class="tour-cross" d="M34 80L154 230M154 80L34 230" />
      <path class="tour-arrow down" d="M424 52Q260 -12 112 48" /><path class="tour-head down" d="M100 58L112 38L122 56Z" />
    </svg>
  );
}

/** The pictures, in the order of the tour. */
export const PICTURES: Component[] = [Certificates, Price, Track, Runs, Trains];
