import { createMemo, For } from "solid-js";
import type { HexInfo } from "../api/game";
import { useTable } from "../state/context";
import { TOKEN } from "../ui/livery";
import type { Ground } from "./Board";
import { around, type Box } from "./geometry";
import { setNames, type Place } from "./names";

/** How large names are, in pixels. */
const SIZE = 11;
/** Units of the picture on one pixel from which on only cities of several circles are named. */
const VERY_FAR = 9;
/** How far a stop without circles reaches from its middle. */
const DOT = 10;

/** The names of places over a board that is seen from afar: as many as find room at a size that can be read. */
export function NameLayer(props: { ground: Ground; hexes: HexInfo[]; scale: number; picture: Box }) {
  const { table } = useTable();
  const placesOf = (hex: HexInfo): Place[] => {
    const centre = props.ground.centre(hex.at);
    const spots = props.ground.faceAt(hex.at)?.stops ?? [];
    const stops = table.info()?.tiles[hex.printed]?.stops ?? [];
    return hex.names.map((name, node) => {
      const stop = stops[node];
      const large = stop?.kind === "city" || stop?.kind === "off-board";
      // A single name is that of all stops.
      const own = hex.names.length > 1 ? spots.slice(node, node + 1) : spots;
      const circles = own.flatMap((spot) => (spot.slots.length > 0 ? spot.slots : [[spot.x, spot.y]]) as [number, number][]);
      const { x, y, width, height } = around(circles.map(([x, y]) => ({ x, y })), large ? TOKEN : DOT) ?? { x: 0, y: 0, width: 0, height: 0 };
      const named = hex.names.length > 1 ? stops.slice(node, node + 1) : stops;
      const rank = large ? -named.reduce((sum, one) => sum + one.slots, 0) : 1;
      return { name, x: centre.x + x + width / 2, y: centre.y + y + height / 2, half: [width / 2, height / 2], rank };
    });
  };
  const places = () => props.hexes.flatMap(placesOf).filter((place) => place.rank < -1 || props.scale < VERY_FAR);
  const labels = createMemo(() => setNames(places(), SIZE * props.scale, props.picture));
  return (
    <g class="far-names" font-size={`${SIZE * props.scale}`} stroke-width={0.24 * SIZE * props.scale} aria-hidden="true">
      <For each={labels()}>
        {(label) => <text classList={{ hamlet: label.place.rank > 0 }} x={label.x} y={label.y}>{label.place.name}</text>}
      </For>
    </g>
  );
}
