import { createContext, createMemo, useContext, type Accessor } from "solid-js";
import { faceKey, type Art } from "../board/art";

export const ArtContext = createContext<Accessor<Art | undefined>>(() => undefined);

/** A tile as it would lie on a hex. */
export function TilePicture(props: { hex: string; tile: string; rotation: number; size?: number }) {
  const art = useContext(ArtContext);
  const picture = createMemo(() => {
    const known = art();
    const face = known?.face(faceKey(props.hex, props.tile, props.rotation));
    if (face) return face.ground + face.top;
    return known?.board.tiles.find((tile) => tile.name === props.tile)?.svg ?? "";
  });
  return (
    <svg class="board tile-picture" viewBox="-102 -89 204 178" width={props.size ?? 72} aria-hidden="true">
      <g innerHTML={picture()} />
    </svg>
  );
}
