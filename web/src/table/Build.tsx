import { createMemo, For, Show } from "solid-js";
import type { TileInfo } from "../api/game";
import { companyMoney, t } from "../lib/fluent";
import { useTable } from "../state/context";
import type { Lay } from "../state/plan";
import { Button } from "../ui/parts";
import { TilePicture } from "./TilePicture";

/** Laying track: a hex is picked on the board, then one of the tiles that fit. */
export function TilePicker() {
  const { table, plan } = useTable();
  const hexes = () => [...plan.building().keys()].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const tiles = createMemo((): Lay[] => {
    const picked = plan.hex();
    return picked === null ? [] : (plan.building().get(picked) ?? []);
  });
  const name = (at: string) => {
    const hex = table.info()?.map.hexes.find((one) => one.at === at);
    return [at, ...(hex?.names ?? [])].join(" ");
  };
  const left = (tile: string) => table.view()?.board.supply.find((one) => one.name === tile)?.left ?? null;
  /** Rotations of a tile that cost differently are choices of their own. */
  const isPicked = (choice: Lay) => {
    const picked = plan.tile()?.choice;
    return picked !== undefined && picked.tile === choice.tile && picked.cost === choice.cost;
  };
  return (
    <>
      <ByPowers />
      <Show
        when={plan.hex()}
        fallback={
          <Show when={hexes().length > 0} fallback={<p class="note">{t("page-no-track-possible")}</p>}>
            <p class="note">{t("page-pick-hex", { count: hexes().length })}</p>
            <p class="hex-list">
              <For each={hexes()}>
                {(hex) => (
                  <button type="button" class="chip" data-test="hex" onClick={() => plan.pickHex(hex)}>{name(hex)}</button>
                )}
              </For>
            </p>
          </Show>
        }
      >
        {(hex) => (
          <div class="tile-picker">
            <p class="picked-hex">
              <b>{name(hex())}</b>
              <button type="button" class="rule-link" onClick={() => plan.pickHex(null)}>{t("page-another-hex")}</button>
            </p>
            <div class="tile-row" role="listbox" aria-label={t("page-tiles-that-fit")}>
              <For each={tiles()}>
                {(choice) => (
                  <button
                    type="button"
                    class="tile-option"
                    role="option"
                    aria-selected={isPicked(choice)}
                    aria-label={t("choice-lay-tile", { tile: choice.tile, hex: hex(), cost: choice.cost })}
                    data-test="tile"
                    onClick={() => (isPicked(choice) ? plan.turn(1) : plan.pickTile(choice))}
                  >
                    <TilePicture hex={hex()} tile={choice.tile} rotation={isPicked(choice) ? (plan.tile()?.rotation ?? 0) : (choice.rotations[0] ?? 0)} />
                    <span class="faint">
                      {choice.tile}
                      <Show when={left(choice.tile) !== null}> · {t("page-left", { count: left(choice.tile) ?? 0 })}</Show>
                    </span>
                  </button>
                )}
              </For>
            </div>
            <div class="confirm-row">
              <Show when={(plan.tile()?.choice.rotations.length ?? 0) > 1}>
                <Button quiet label={t("page-turn-left")} title={t("page-turn-left")} onClick={() => plan.turn(-1)}>↺</Button>
                <Button quiet label={t("page-turn-right")} title={t("page-turn-right")} onClick={() => plan.turn(1)}>↻</Button>
              </Show>
              <Button main test="lay-tile" onClick={() => void plan.layTile()}>
                {t("page-lay", { tile: plan.tile()?.choice.tile ?? "", cost: plan.tile()?.choice.cost ?? 0 })}
              </Button>
            </div>
            <Meets />
          </div>
        )}
      </Show>
    </>
  );
}

/** By which powers of private companies the tile is laid, if any can be used. */
function ByPowers() {
  const { table, plan } = useTable();
  const sets = () => [...(table.of("lay-tile").length > 0 ? [[]] : []), ...plan.powerSets()];
  return (
    <Show when={plan.powerSets().length > 0}>
      <div class="by-powers" role="radiogroup" aria-label={t("page-by-powers")}>
        <For each={sets()}>
          {(powers) => (
            <button
              type="button"
              class="chip"
              role="radio"
              aria-checked={plan.powers().join() === powers.join()}
              data-test="by-powers"
              onClick={() => plan.pickPowers(powers)}
            >
              {powers.length === 0 ? t("page-without-powers") : t("page-by-power", { powers: powers.join(" + ") })}
            </button>
          )}
        </For>
      </div>
    </Show>
  );
}

/** The neighbours whose track the planned tile would meet. */
function Meets() {
  const { table, plan } = useTable();
  const names = createMemo(() => {
    const planned = plan.tile();
    const info = table.info();
    const view = table.view();
    if (!planned || !info || !view) return "";
    const hex = info.map.hexes.find((one) => one.at === planned.choice.hex);
    const tile = info.tiles.find((one) => one.name === planned.choice.tile && !one.printed);
    if (!hex || !tile) return "";
    const exits = new Set(edges(tile.track).map((edge) => (edge + planned.rotation) % 6));
    const met = hex.neighbours.flatMap((id, edge) => {
      const other = id === null ? undefined : info.map.hexes[id];
      if (!other || !exits.has(edge)) return [];
      const laid = view.board.tiles.find((one) => one.hex === other.id);
      const there = info.tiles[laid?.tile ?? other.printed];
      const back = ((edge + 3) % 6) - (laid?.rotation ?? 0) + 6;
      return there && edges(there.track).includes(back % 6) ? [[other.at, ...other.names].join(" ")] : [];
    });
    return met.join(", ");
  });
  return (
    <p class="note">
      {names() ? t("page-meets", { places: names() }) : t("page-meets-nothing")}
      <Show when={(plan.tile()?.choice.cost ?? 0) > 0}> {t("page-ground-costs", { cost: plan.tile()?.choice.cost ?? 0 })}</Show>
    </p>
  );
}

function edges(track: TileInfo["track"]): number[] {
  return track.flat().flatMap((end) => ("edge" in end ? [end.edge] : []));
}

/** Placing a token: a station is picked on the board. */
export function TokenPicker() {
  const { table, plan } = useTable();
  return (
    <Show when={plan.tokens().size > 0} fallback={<p class="note">{t("page-no-token-possible")}</p>}>
      <p class="note">{t("page-pick-token", { count: plan.tokens().size })}</p>
      <p class="hex-list">
        <For each={[...plan.tokens().values()]}>
          {(choice) => (
            <button
              type="button"
              class="chip"
              data-test="token"
              aria-pressed={plan.token()?.at === choice.at}
              onClick={() => plan.pickToken(choice.at)}
            >
              {table.placeName(choice.at)} <span class="faint figure">{companyMoney(choice.cost)}</span>
            </button>
          )}
        </For>
      </p>
      <Show when={plan.token()}>
        {(choice) => (
          <div class="confirm-row">
            <Button main test="place-token" disabled={table.busy()} onClick={() => void plan.placeToken()}>
              {t("choice-place-token", { at: table.placeName(choice().at), cost: choice().cost })}
            </Button>
          </div>
        )}
      </Show>
    </Show>
  );
}

/** Taking a token off the board: one is picked there or in the list. */
export function TokenRemoval() {
  const { table, plan } = useTable();
  return (
    <>
      <p class="hex-list">
        <For each={[...plan.removals().keys()]}>
          {(at) => (
            <button type="button" class="chip" data-test="removable" aria-pressed={plan.removal()?.at === at} onClick={() => plan.pickRemoval(at)}>
              {table.placeName(at)}
            </button>
          )}
        </For>
      </p>
      <Show when={plan.removal()}>
        {(choice) => (
          <div class="confirm-row">
            <Button main test="remove-token" disabled={table.busy()} onClick={() => void plan.removeToken()}>
              {t("choice-remove-token", { at: table.placeName(choice().at) })}
            </Button>
          </div>
        )}
      </Show>
    </>
  );
}
