import { createMemo, For } from "solid-js";
import type { HexInfo } from "../api/game";
import { useTable } from "../state/context";
import type { Ground } from "./Board";
import { setNames, type Place } from "./names";

/** How large names are, in pixels. */
const SIZE = 11;
/** Half the size of the circle of a city, and of a small stop. */
const [CITY, SMALL] = [30, 12];

/** The names of places over a board that is seen from afar: as many as find room at a size that can be read. */
export function NameLayer(props: { ground: Ground; hexes: HexInfo[]; scale: number }) {
  const { table } = useTable();
  const placesOf = (hex: HexInfo): Place[] => {
    const centre = props.ground.centre(hex.at);
    const face = props.ground.faceAt(hex.at);
    const stops = table.info()?.tiles[hex.printed]?.stops ?? [];
    const spots = stops.map((_, node) => face?.stops[node] ?? { x: 0, y: 0 });
    return hex.names.map((name, node) => {
      const stop = stops[node];
      const large = stop?.kind === "city" || stop?.kind === "off-board";
      // A single name is that of the whole hex.
      const own = hex.names.length > 1 || stops.length === 1 ? spots[node] : undefined;
      const half = stops.length > 1 && !own ? 2 * CITY : large ? CITY : SMALL;
      return { name, x: centre.x + (own?.x ?? 0), y: centre.y + (own?.y ?? 0), half, rank: large ? -stops.length - (stop.slots ?? 0) : 1 };
    });
  };
  const labels = createMemo(() => setNames(props.hexes.flatMap(placesOf), SIZE * props.scale));
  return (
    <g class="far-names" font-size={`${SIZE * props.scale}`} stroke-width={0.24 * SIZE * props.scale} aria-hidden="true">
      <For each={labels()}>
        {(label) => <text classList={{ hamlet: label.place.rank > 0 }} x={label.x} y={label.y}>{label.place.name}</text>}
      </For>
    </g>
  );
}
