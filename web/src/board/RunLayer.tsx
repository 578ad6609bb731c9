import { createMemo, For, Show } from "solid-js";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import type { Ground } from "./Board";
import { piecesOf } from "./geometry";

/** The runs being made, as coloured lines between track and stops. */
export function RunLayer(props: { ground: Ground; colours: string[] }) {
  const { plan } = useTable();
  const stroke = (index: number) => plan.runs.strokes()[index];
  const colour = (index: number) => props.colours[(stroke(index)?.colour ?? index) % props.colours.length];
  return (
    <g class="runs">
      <For each={plan.runs.chains()}>
        {(chain, index) => {
          const pieces = createMemo(() =>
            chain.links.flatMap((link) => piecesOf(link, props.ground.hexes, props.ground.faceAt)),
          );
          const calls = () => chain.stops.filter((stop) => !chain.passed.includes(stop));
          return (
            <g classList={{ chosen: plan.runs.train() === chain.train }}>
              <For each={["run-casing", "run"]}>
                {(part) => (
                  <For each={pieces()}>
                    {(piece) => {
                      const { x, y } = props.ground.centre(piece.hex);
                      return (
                        <path
                          class={part}
                          d={piece.path}
                          transform={`translate(${x} ${y})`}
                          stroke={part === "run" ? colour(index()) : undefined}
                          stroke-dasharray={part === "run" ? stroke(index())?.dashes : undefined}
                        />
                      );
                    }}
                  </For>
                )}
              </For>
              <For each={calls()}>{(stop) => <Ring ground={props.ground} stop={stop} colour={colour(index()) ?? "currentColor"} />}</For>
            </g>
          );
        }}
      </For>
    </g>
  );
}

/** A ring around a stop at which a train calls: it lies under the stop and shows around its edge. */
function Ring(props: { ground: Ground; stop: string; colour: string }) {
  const spot = () => spotOf(props.ground, props.stop);
  const row = () => `M${spot().slots.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
  return (
    <Show
      when={spot().slots.length > 1}
      fallback={<circle class="ring-disc" cx={spot().x} cy={spot().y} r={spot().radius + RIM} fill={props.colour} />}
    >
      <path class="ring-casing" d={row()} stroke-width={ROW + 4} />
      <path class="ring-row" d={row()} stroke={props.colour} stroke-width={ROW} />
    </Show>
  );
}

/** How large a slot is, how far a ring stands out around it, and how thick one around a row of slots is. */
const SLOT = 27;
const RIM = 6;
const ROW = 78;

interface StopSpot {
  x: number;
  y: number;
  radius: number;
  slots: [number, number][];
}

/** Where a stop lies on the whole board, and how large it is. */
function spotOf(ground: Ground, stop: string): StopSpot {
  const [hex = "", node = "0"] = stop.split(".");
  const centre = ground.centre(hex);
  const spot = ground.faceAt(hex)?.stops[Number(node)];
  const slots = (spot?.slots ?? []).map(([x, y]): [number, number] => [centre.x + x, centre.y + y]);
  const radius = slots.length > 1 ? 46 : slots.length === 1 ? SLOT : 15;
  return { x: centre.x + (spot?.x ?? 0), y: centre.y + (spot?.y ?? 0), radius, slots };
}

/** What can be clicked while runs are being made: every stop that track reaches, and the track between. */
export function RunTargets(props: { ground: Ground; dragged: () => boolean }) {
  const { plan } = useTable();
  const stops = createMemo(() => [...new Set(plan.runs.links().flatMap((link) => [link.a, link.b]))]);
  const unless = (act: () => void) => () => {
    if (!props.dragged()) act();
  };
  return (
    <Show when={plan.runs.active()}>
      <g class="run-targets">
        <For each={plan.runs.links()}>
          {(link) => (
            <g class="link-target" onClick={unless(() => plan.runs.clickLink(link))}>
              <For each={piecesOf(link, props.ground.hexes, props.ground.faceAt)}>
                {(piece) => {
                  const { x, y } = props.ground.centre(piece.hex);
                  return <path d={piece.path} transform={`translate(${x} ${y})`} />;
                }}
              </For>
            </g>
          )}
        </For>
        <For each={stops()}>
          {(stop) => {
            const spot = () => spotOf(props.ground, stop);
            return (
              <circle
                class="stop-target"
                cx={spot().x}
                cy={spot().y}
                r={spot().radius + 8}
                role="button"
                tabindex={0}
                aria-label={t("page-run-stop", { stop })}
                data-stop={stop}
                onClick={unless(() => plan.runs.clickStop(stop))}
                onKeyDown={(event) => {
                  if (event.key === "Enter" || event.key === " ") plan.runs.clickStop(stop);
                }}
              />
            );
          }}
        </For>
      </g>
    </Show>
  );
}
