import { For, Show } from "solid-js";
import { useTable } from "../state/context";
import type { Chain } from "../state/track";
import type { Ground } from "./Board";
import { piecesOf } from "./geometry";

/** Runs that were made over the best there were: the best are broad and pale, what was run narrow and in colour. */
export function ComparedLayer(props: { ground: Ground; colours: string[] }) {
  const { table } = useTable();
  const Line = (line: { chain: Chain; class: string; colour?: string | undefined }) => (
    <For each={line.chain.links.flatMap((link) => piecesOf(link, props.ground.hexes, props.ground.faceAt))}>
      {(piece) => {
        const { x, y } = props.ground.centre(piece.hex);
        return <path class={line.class} d={piece.path} transform={`translate(${x} ${y})`} stroke={line.colour} />;
      }}
    </For>
  );
  return (
    <Show when={table.compared()}>
      {(both) => (
        <g class="compared" data-test="compared" aria-hidden="true">
          <For each={both().best}>{(chain) => <Line chain={chain} class="compared-casing" />}</For>
          <For each={both().best}>{(chain) => <Line chain={chain} class="compared-best" />}</For>
          <For each={both().made}>{(chain, index) => <Line chain={chain} class="compared-made" colour={props.colours[index() % props.colours.length]} />}</For>
        </g>
      )}
    </Show>
  );
}
