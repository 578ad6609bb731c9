import { createResource, For, Show } from "solid-js";
import { loadArt } from "../board/art";
import { TokenShape } from "../ui/Token";
import { BASES, LAID } from "./island";

/** The island, as it is before the first track or as it looks late in a game. */
export function Vignette(props: { played?: boolean }) {
  const [art] = createResource(async () => {
    const known = await loadArt("1860", "extended").catch(() => undefined);
    if (props.played) await known?.want(LAID);
    return known;
  });
  const laid = new Map(props.played ? LAID.map((key) => [key.split(":")[0] ?? "", key]) : []);
  return (
    <Show when={art()}>
      {(known) => {
        const faceAt = (at: string) => known().face(laid.get(at) ?? "") ?? known().board.hexes.find((hex) => hex.at === at);
        const slotOf = (at: string, slot: number) => {
          const hex = known().board.hexes.find((one) => one.at === at);
          const [x, y] = faceAt(at)?.stops[0]?.slots[slot] ?? [0, 0];
          return `translate(${(hex?.x ?? 0) + x} ${(hex?.y ?? 0) + y})`;
        };
        return (
          <svg class="board no-coordinates vignette" viewBox={known().board.view_box} aria-hidden="true">
            <g innerHTML={known().board.sea} />
            <For each={known().board.hexes}>
              {(hex) => <g transform={`translate(${hex.x} ${hex.y})`} innerHTML={faceAt(hex.at)?.ground ?? ""} />}
            </For>
            <g innerHTML={known().board.barriers} />
            <For each={known().board.hexes}>
              {(hex) => <g transform={`translate(${hex.x} ${hex.y})`} innerHTML={faceAt(hex.at)?.top ?? ""} />}
            </For>
            <For each={props.played ? BASES : []}>
              {(base) => <g transform={slotOf(base.at, base.slot)}><TokenShape company={base.company} /></g>}
            </For>
          </svg>
        );
      }}
    </Show>
  );
}
