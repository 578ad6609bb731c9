import { createMemo, For, Show } from "solid-js";
import type { HexInfo } from "../api/game";
import { attribute, companyMoney, t } from "../lib/fluent";
import { explain } from "../state/why";
import { useTable } from "../state/context";
import { TokenShape } from "../ui/Token";
import { HEX, type Ground } from "./Board";

/** What of the board can be clicked, and the light on it. */
export function HitLayer(props: { ground: Ground; hexes: HexInfo[]; dragged: () => boolean }) {
  const { table, plan } = useTable();
  const company = createMemo(() => table.company(table.view()?.turn.company));
  const place = (hex: HexInfo) => [hex.at, ...hex.names].join(" ");

  function pick(hex: HexInfo) {
    if (props.dragged()) return;
    if (plan.hex() === hex.at) plan.turn(1);
    else if (plan.building().has(hex.at)) plan.pickHex(hex.at);
    else {
      plan.pickHex(null);
      if (table.mine()) void explain.hex(table, hex);
    }
  }

  const label = (hex: HexInfo) => {
    const choices = plan.building().get(hex.at) ?? [];
    const cost = choices[0]?.cost ?? 0;
    return t("page-hex-lit", { hex: place(hex), count: choices.length, cost });
  };
  /** Where the circle of a stop lies in which a company's token stands, or the first that is free. */
  const circleAt = (stop: string, owner: number | null) => {
    const [hex = "", node = "0"] = stop.split(".");
    const centre = props.ground.centre(hex);
    const spot = props.ground.faceAt(hex)?.stops[Number(node)];
    const there = table.view()?.board.tokens.filter((token) => token.at === hex && token.node === Number(node)) ?? [];
    const free = spot?.slots.findIndex((_, slot) => !there.some((token) => token.slot === slot)) ?? -1;
    const slot = owner === null ? free : (there.find((token) => token.company === owner)?.slot ?? 0);
    const [x, y] = spot?.slots[Math.max(0, slot)] ?? [0, 0];
    return `translate(${centre.x + x} ${centre.y + y})`;
  };
  const onKey = (event: KeyboardEvent, act: () => void) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };

  return (
    <g class="hits">
      <For each={props.hexes}>
        {(hex) => {
          const lit = () => plan.building().has(hex.at);
          return (
            <g
              class="hit"
              classList={{ lit: lit(), picked: plan.hex() === hex.at, quiet: plan.hex() !== null || plan.token() !== null || plan.removal() !== null }}
              transform={`translate(${props.ground.centre(hex.at).x} ${props.ground.centre(hex.at).y})`}
              role={lit() ? "button" : undefined}
              tabindex={lit() ? 0 : undefined}
              aria-label={lit() ? label(hex) : undefined}
              data-hex={hex.at}
              onClick={() => pick(hex)}
              onKeyDown={(event) => onKey(event, () => (plan.hex() === hex.at ? void plan.layTile() : pick(hex)))}
            >
              <title>{lit() ? label(hex) : place(hex)}</title>
              <Show when={plan.hex() === hex.at}><path class="picked-casing" d={HEX} /></Show>
              <path d={HEX} />
            </g>
          );
        }}
      </For>
      <For each={[...plan.tokens().values()]}>
        {(choice) => {
          const pickToken = () => {
            if (!props.dragged()) plan.pickToken(choice.at);
          };
          return (
            <g
              class="token-hit"
              classList={{ picked: plan.token()?.at === choice.at }}
              transform={circleAt(choice.at, null)}
              role="button"
              tabindex={0}
              aria-label={`${attribute("step-token", "prompt")} ${table.placeName(choice.at)}, ${companyMoney(choice.cost)}`}
              data-token={choice.at}
              onClick={pickToken}
              onKeyDown={(event) =>
                onKey(event, () => (plan.token()?.at === choice.at ? void plan.placeToken() : plan.pickToken(choice.at)))
              }
            >
              <Show when={plan.token()?.at === choice.at && company()}>
                {(mine) => <TokenShape company={mine()} />}
              </Show>
              <circle r={29} />
            </g>
          );
        }}
      </For>
      <For each={[...plan.removals().values()]}>
        {({ at, company: owner }) => {
          const picked = () => plan.removal()?.at === at;
          return (
            <g
              class="token-hit removable"
              classList={{ picked: picked() }}
              transform={circleAt(at, table.companyNamed(owner)?.id ?? null)}
              role="button"
              tabindex={0}
              aria-label={t("choice-remove-token", { at: table.placeName(at) })}
              data-token={at}
              onClick={() => {
                if (!props.dragged()) plan.pickRemoval(at);
              }}
              onKeyDown={(event) => onKey(event, () => (picked() ? void plan.removeToken() : plan.pickRemoval(at)))}
            >
              <circle r={29} />
              <Show when={picked()}><path class="strike" d="M-17 -17L17 17M17 -17L-17 17" /></Show>
            </g>
          );
        }}
      </For>
    </g>
  );
}
