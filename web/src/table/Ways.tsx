import { createResource, For, Show } from "solid-js";
import { ApiError } from "../api/client";
import type { Action, View } from "../api/game";
import type { Way } from "../api/wire";
import { fault } from "../lib/faults";
import { companyMoney, pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";
import { SideBySide } from "./SideBySide";
import { Steps } from "./WhatIf";

/** What a move would lead to, as the server tells it without making it. Where it changes two companies, every way it can go is shown
 *  with both of them beside what would become of them; the move can be made that way at once, unless somebody is asked first. */
export function Ways(props: { action: Action; asks?: boolean }) {
  const { table } = useTable();
  const [found] = createResource(
    () => ({ action: props.action, after: table.moment() }),
    async ({ action }): Promise<Way[] | string> => {
      try {
        return await table.source.ways(action);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return fault(error);
      }
    },
  );
  const ways = () => (Array.isArray(found.latest) ? found.latest : []);
  const trouble = () => (typeof found.latest === "string" ? found.latest : "");
  const acting = () => table.company(table.view()?.turn.company);
  /** The company that the acting one deals with. */
  const partner = (way: Way) => table.company(way.companies.find((company) => company.id !== acting()?.id)?.id);
  const deals = () => ways().some((way) => partner(way) !== undefined);
  return (
    <>
      <Show when={trouble()}>{(text) => <p class="problem" role="status">{text()}</p>}</Show>
      <Show when={deals()} fallback={<Steps title={t("page-what-if")} events={ways()[0]?.events ?? []} />}>
        <div class="ways" data-test="ways">
          <For each={ways()}>
            {(way) => (
              <details class="way" data-test="way" open={ways().length === 1}>
                <summary>
                  <Show when={way.choices.length > 0}><b>{way.choices.map(named).join("; ")}</b></Show>
                  <span class="faint">{changes(way, table.view())}</span>
                </summary>
                <Show when={!props.asks && way.choices.length > 0}>
                  <div class="confirm-row">
                    <Button test="this-way" onClick={() => void table.series([props.action, ...way.choices.map(chosen)])}>{t("page-this-way")}</Button>
                  </div>
                </Show>
                <SideBySide companies={[acting(), partner(way)].flatMap((company) => company ?? [])} after={afterwards(way, table.view(), acting()?.symbol)} />
              </details>
            )}
          </For>
        </div>
      </Show>
    </>
  );
}

const named = (choice: string): string => t("choice-choose", { choice, cost: 0, proceeds: 0 });
const chosen = (choice: string): Action => ({ type: "choose", choice });

/** Whose money changes, and to what. */
function changes(way: Way, now: View | undefined): string {
  const companies = way.companies.filter((company) => !company.closed).flatMap((company) => {
    const before = now?.companies[company.id]?.treasury ?? null;
    if (before === null || company.treasury === null || company.treasury === before) return [];
    return [`${company.symbol} ${companyMoney(before)} → ${companyMoney(company.treasury)}`];
  });
  const players = way.players.flatMap((player) => {
    const before = now?.players[player.id]?.cash ?? player.cash;
    return player.cash === before ? [] : [`${player.name} ${pounds(before)} → ${pounds(player.cash)}`];
  });
  return [...companies, ...players].join(" · ");
}

/** The game as it would be. */
function afterwards(way: Way, now: View | undefined, company: string | undefined): { company: string; view: View } | undefined {
  if (!now || company === undefined) return undefined;
  const changed = <T extends { id: number }>(all: T[], some: T[]): T[] => all.map((one) => some.find(({ id }) => id === one.id) ?? one);
  const view: View = {
    ...now,
    companies: changed(now.companies, way.companies),
    players: changed(now.players, way.players),
    privates: changed(now.privates, way.privates),
  };
  return { company, view };
}
