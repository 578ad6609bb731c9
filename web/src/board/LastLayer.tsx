import { createMemo, For, Show } from "solid-js";
import { useTable } from "../state/context";
import { lastOwn, touchedBy } from "../state/touched";
import { marks } from "../ui/marks";
import { HEX, type Ground } from "./Board";
import { piecesOf } from "./geometry";

/** What the last moves did: the tile or token glows, the last runs are drawn faintly. And the hexes that are spoken of. */
export function LastLayer(props: { ground: Ground; colours: string[] }) {
  const { table, plan } = useTable();
  const touched = createMemo(() => {
    const [past, entries] = [table.past(), table.entries()];
    // Whoever looks at the past sees it move by move; at the present, what others have done since one's own last move.
    return past ? touchedBy(entries, past.number) : touchedBy(entries, table.number(), lastOwn(entries, table.known.table.seats));
  });
  const at = (hex: string) => `translate(${props.ground.centre(hex).x} ${props.ground.centre(hex).y})`;
  const stopAt = (stop: string) => {
    const [hex = "", node = "0"] = stop.split(".");
    const tokens = table.view()?.board.tokens.filter((token) => token.at === hex && token.node === Number(node)) ?? [];
    const centre = props.ground.centre(hex);
    const spot = props.ground.faceAt(hex)?.stops[Number(node)];
    const [x, y] = spot?.slots[tokens.at(-1)?.slot ?? 0] ?? [spot?.x ?? 0, spot?.y ?? 0];
    return `translate(${centre.x + x} ${centre.y + y})`;
  };
  return (
    <g class="last-layer" aria-hidden="true">
      <Show when={!plan.runs.active() && !table.compared()}>
        <For each={touched().runs}>
          {(chain, index) => (
            <g class="last-run" data-test="last-run">
              <For each={chain.links.flatMap((link) => piecesOf(link, props.ground.hexes, props.ground.faceAt))}>
                {(piece) => <path class="run" d={piece.path} transform={at(piece.hex)} stroke={props.colours[index() % props.colours.length]} />}
              </For>
            </g>
          )}
        </For>
      </Show>
      <For each={marks().hexes}>{(hex) => <path class="spoken-of" data-test="spoken-of" d={HEX} transform={at(hex)} />}</For>
      <Show when={table.pointed()}>{(hex) => <path class="pointed" data-test="pointed" d={HEX} transform={at(hex())} />}</Show>
      <For each={touched().hexes}>{(hex) => <path class="last-tile" data-test="last-tile" d={HEX} transform={at(hex)} />}</For>
      <For each={touched().stops}>{(stop) => <circle class="last-token" data-test="last-token" r={31} transform={stopAt(stop)} />}</For>
    </g>
  );
}
