import { createEffect, createMemo, For, on, Show } from "solid-js";
import type { HexInfo } from "../api/game";
import type { Face } from "../api/wire";
import { t } from "../lib/fluent";
import { settings, setSettings } from "../lib/settings";
import { useTable } from "../state/context";
import { initialsWidth, livery } from "../ui/livery";
import { TokenShape } from "../ui/Token";
import { faceKey, type Art } from "./art";
import { around, readBox } from "./geometry";
import { ComparedLayer } from "./ComparedLayer";
import { HitLayer } from "./HitLayer";
import { LastLayer } from "./LastLayer";
import { NameLayer } from "./NameLayer";
import { RunLayer, RunTargets } from "./RunLayer";
import { createViewport, SMALL } from "./viewport";

export const HEX = "M-50 86.6H50L100 0L50 -86.6H-50L-100 0Z";

export interface Ground {
  hexes: Map<string, HexInfo>;
  centre: (hex: string) => { x: number; y: number };
  faceAt: (hex: string) => Face | undefined;
}

/** The board with everything on it. Each hex is drawn once and again only when something is laid on it. */
export function Board(props: { art: Art; hexes: HexInfo[] }) {
  const { table, plan } = useTable();
  let svg: SVGSVGElement | undefined;
  let sheet: HTMLDivElement | undefined;
  const picture = readBox(props.art.board.view_box);
  const viewport = createViewport(() => svg, () => sheet, picture);
  const printed = new Map(props.art.board.hexes.map((hex) => [hex.at, hex]));

  const laid = createMemo(() => {
    const tiles = table.view()?.board.tiles ?? [];
    return new Map(tiles.map((tile) => [tile.at, faceKey(tile.at, tile.name, tile.rotation)]));
  });
  createEffect(() => void props.art.want([...laid().values()]));
  createEffect(() => {
    const picked = plan.hex();
    const tiles = picked === null ? [] : (plan.building().get(picked) ?? []);
    void props.art.want(tiles.flatMap((tile) => tile.rotations.map((turn) => faceKey(tile.hex, tile.tile, turn))));
  });

  const planned = createMemo(() => {
    const tile = plan.tile();
    return tile ? { hex: tile.choice.hex, key: faceKey(tile.choice.hex, tile.choice.tile, tile.rotation) } : null;
  });
  const faceAt = (hex: string): Face | undefined => {
    const preview = planned();
    const key = preview?.hex === hex ? preview.key : laid().get(hex);
    return (key === undefined ? undefined : props.art.face(key)) ?? printed.get(hex);
  };
  const ground: Ground = {
    hexes: new Map(props.hexes.map((hex) => [hex.at, hex])),
    centre: (hex) => printed.get(hex) ?? { x: 0, y: 0 },
    faceAt,
  };
  const slotAt = (hex: string, node: number, slot: number) => {
    const centre = ground.centre(hex);
    const spot = faceAt(hex)?.stops[node];
    const [x, y] = spot?.slots[slot] ?? [spot?.x ?? 0, spot?.y ?? 0];
    return `translate(${centre.x + x} ${centre.y + y})`;
  };
  const homes = createMemo(() => {
    const view = table.view();
    if (!view) return [];
    const waiting = view.companies.filter((company) => company.home_fixed && company.tokens.length === 0 && !company.closed);
    return waiting.filter((company) => !view.board.tokens.some((token) => token.company === company.id));
  });
  /** Where companies have still to go, several of one hex above each other. */
  const destinations = createMemo(() => {
    const view = table.view();
    const info = table.info();
    if (!view || !info) return [];
    const wanted = view.companies
      .filter((company) => !company.closed)
      .flatMap((company) => company.destinations_ahead.map((hex) => ({ company, at: info.map.hexes[hex]?.at ?? "" })));
    return wanted.map(({ company, at }, index) => {
      const below = wanted.slice(0, index).filter((other) => other.at === at).length;
      const { x, y } = ground.centre(at);
      return { company, x: x - 38, y: y + 71 - 24 * below };
    });
  });
  // On a small screen what is being done comes near: the picked hex, the runs, or where something can be built.
  const matters = createMemo((): string[] => {
    const picked = plan.hex() ?? plan.token()?.at ?? plan.removal()?.at;
    if (picked) return [picked];
    if (plan.runs.active()) return plan.runs.chains().flatMap((chain) => chain.stops);
    return [...plan.building().keys(), ...plan.tokens().keys(), ...plan.removals().keys()];
  });
  createEffect(
    on([matters, viewport.ready], ([places, ready]) => {
      if (!ready) return;
      const centres = places.map((place) => ground.centre(place.split(".")[0] ?? place));
      viewport.focus(around(centres, places.length === 1 ? 240 : 190));
    }),
  );
  /** While there is something to click on the board, the rest steps back. */
  const choosing = () => plan.building().size + plan.tokens().size + plan.removals().size > 0;
  const far = () => viewport.ready() && viewport.scale() > SMALL;
  const box = () => {
    const { x, y, width, height } = viewport.shown();
    return `${x} ${y} ${width} ${height}`;
  };

  return (
    <div class="board-frame">
      <div ref={sheet} class="board-sheet">
        <svg
          ref={svg}
          class="board table-board"
          classList={{ "no-coordinates": !settings.coordinates, choosing: choosing(), far: far() }}
          viewBox={box()}
          role="group"
          aria-label={t("page-board")}
        >
          <g innerHTML={props.art.board.sea} />
          <For each={props.art.board.hexes}>
            {(hex) => (
              <g
                class="place"
                classList={{ planned: planned()?.hex === hex.at }}
                transform={`translate(${hex.x} ${hex.y})`}
                innerHTML={faceAt(hex.at)?.ground ?? ""}
              />
            )}
          </For>
          <g innerHTML={props.art.board.barriers} />
          <RunLayer ground={ground} colours={props.art.board.run_colours} />
          <For each={props.art.board.hexes}>
            {(hex) => (
              <g class="place" transform={`translate(${hex.x} ${hex.y})`} innerHTML={faceAt(hex.at)?.top ?? ""} />
            )}
          </For>
          <For each={homes()}>
            {(company) => (
              <g transform={slotAt(company.home.at, company.home.stop.node, 0)}>
                <text class="home" y={5} font-size={`${Math.min(17, 48 / initialsWidth(company.symbol))}`}>{company.symbol}</text>
              </g>
            )}
          </For>
          <For each={table.view()?.board.tokens ?? []}>
            {(token) => (
              <Show when={table.company(token.company)}>
                {(company) => (
                  <g transform={slotAt(token.at, token.node, token.slot)}>
                    <TokenShape company={company()} flipped={token.flipped} />
                  </g>
                )}
              </Show>
            )}
          </For>
          <For each={destinations()}>
            {(mark) => (
              <g class="destination" transform={`translate(${mark.x} ${mark.y})`}>
                <title>{t("page-destination-of", { company: mark.company.name })}</title>
                <rect x={-27} y={-11} width={54} height={22} rx={4} fill={livery(mark.company)[0]} />
                <text y={5} font-size={`${Math.min(17, 46 / initialsWidth(mark.company.symbol))}`} fill={livery(mark.company)[1]}>{mark.company.symbol}</text>
              </g>
            )}
          </For>
          <ComparedLayer ground={ground} colours={props.art.board.run_colours} />
          <LastLayer ground={ground} colours={props.art.board.run_colours} />
          <Show when={far()}><NameLayer ground={ground} hexes={props.hexes} scale={viewport.scale()} picture={picture} /></Show>
          <HitLayer ground={ground} hexes={props.hexes} dragged={viewport.dragged} />
          <RunTargets ground={ground} dragged={viewport.dragged} />
        </svg>
      </div>
      <div class="board-tools" role="toolbar" aria-label={t("page-board-tools")}>
        <button type="button" title={t("page-zoom-in")} aria-label={t("page-zoom-in")} onClick={() => viewport.zoom(1.4)}>+</button>
        <button type="button" title={t("page-zoom-out")} aria-label={t("page-zoom-out")} onClick={() => viewport.zoom(1 / 1.4)}>−</button>
        <button type="button" title={t("page-fit")} aria-label={t("page-fit")} onClick={viewport.fit}>⤢</button>
        <button
          type="button"
          class="letters"
          title={t("page-coordinates")}
          aria-label={t("page-coordinates")}
          aria-pressed={settings.coordinates}
          onClick={() => setSettings("coordinates", (shown) => !shown)}
        >
          A1
        </button>
      </div>
    </div>
  );
}
