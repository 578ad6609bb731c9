import { createResource, For, Show } from "solid-js";
import { firstTitle } from "../api/client";
import { loadArt } from "../board/art";
import { sceneOf } from "../lib/titles";
import { TokenShape } from "../ui/Token";

/** The board of a title, of our first if none is named: as it is before the first track or as it looks late in a game. */
export function Vignette(props: { title?: string; played?: boolean }) {
  const [shown] = createResource(async () => {
    const title = props.title ?? (await firstTitle());
    const scene = title === undefined ? undefined : await sceneOf(title).catch(() => undefined);
    if (title === undefined || !scene) return undefined;
    const art = await loadArt(title, scene.map).catch(() => undefined);
    if (!art) return undefined;
    const { tiles, tokens } = props.played ? scene : { tiles: [], tokens: [] };
    await art.want(tiles);
    return { art, tokens, laid: new Map(tiles.map((key) => [key.split(":")[0] ?? "", key])) };
  });
  return (
    <Show when={shown()} keyed>
      {({ art, tokens, laid }) => {
        const faceAt = (at: string) => art.face(laid.get(at) ?? "") ?? art.board.hexes.find((hex) => hex.at === at);
        const slotOf = (at: string, slot: number) => {
          const hex = art.board.hexes.find((one) => one.at === at);
          const [x, y] = faceAt(at)?.stops[0]?.slots[slot] ?? [0, 0];
          return `translate(${(hex?.x ?? 0) + x} ${(hex?.y ?? 0) + y})`;
        };
        return (
          <svg class="board no-coordinates vignette" viewBox={art.board.view_box} aria-hidden="true">
            <g innerHTML={art.board.sea} />
            <For each={art.board.hexes}>
              {(hex) => <g transform={`translate(${hex.x} ${hex.y})`} innerHTML={faceAt(hex.at)?.ground ?? ""} />}
            </For>
            <g innerHTML={art.board.barriers} />
            <For each={art.board.hexes}>
              {(hex) => <g transform={`translate(${hex.x} ${hex.y})`} innerHTML={faceAt(hex.at)?.top ?? ""} />}
            </For>
            <For each={tokens}>
              {(token) => <g transform={slotOf(token.at, token.slot)}><TokenShape company={token.company} /></g>}
            </For>
          </svg>
        );
      }}
    </Show>
  );
}
