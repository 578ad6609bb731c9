import { createResource, For, Show } from "solid-js";
import { loadArt } from "../board/art";

/** The island as it is before the first track, for the front page. */
export function Vignette() {
  const [art] = createResource(() => loadArt("1860", "extended").catch(() => undefined));
  return (
    <Show when={art()}>
      {(known) => (
        <svg class="board no-coordinates vignette" viewBox={known().board.view_box} aria-hidden="true">
          <g innerHTML={known().board.sea} />
          <For each={known().board.hexes}>
            {(hex) => <g transform={`translate(${hex.x} ${hex.y})`} innerHTML={hex.ground + hex.top} />}
          </For>
          <g innerHTML={known().board.barriers} />
        </svg>
      )}
    </Show>
  );
}
