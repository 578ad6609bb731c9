// The runs a director is about to make: the best set to begin with, changed on the board, judged by the server.

import { createEffect, createMemo, createSignal, on } from "solid-js";
import { api } from "../api/client";
import type { Check, Link } from "../api/wire";
import { chainOf, clickLink, clickStop, emptyChain, runOf, type Chain } from "./track";
import type { TableStore } from "./table";

export interface RunDraft {
  active: () => boolean;
  chains: () => Chain[];
  links: () => Link[];
  train: () => string | null;
  pickTrain: (train: string) => void;
  check: () => Check | null;
  clickStop: (stop: string) => void;
  clickLink: (link: Link) => void;
  clear: () => void;
  best: () => void;
  /** Whether the runs are the best set. */
  isBest: () => boolean;
  go: () => Promise<void>;
}

export function createRunDraft(table: TableStore): RunDraft {
  const [chains, setChains] = createSignal<Chain[]>([]);
  const [best, setBest] = createSignal<Chain[]>([]);
  const [links, setLinks] = createSignal<Link[]>([]);
  const [train, setTrain] = createSignal<string | null>(null);
  const [check, setCheck] = createSignal<Check | null>(null);

  const choice = createMemo(() => table.of("run")[0]);
  const active = () => choice() !== undefined;

  createEffect(
    on([active, table.number], async ([running]) => {
      setChains([]);
      setCheck(null);
      if (!running) return;
      const found = await table.attempt(() => api.bestRuns(table.id));
      const now = choice();
      if (!found || !now) return;
      setLinks(found.links);
      const runs = new Map((found.runs ?? []).map((run) => [run.train, chainOf(run, found.links)]));
      const made = now.trains.map((card) => runs.get(card) ?? emptyChain(card));
      setBest(made);
      setChains(made);
      setTrain(now.trains[0] ?? null);
    }),
  );

  const action = () => ({ type: "run", runs: chains().filter((chain) => chain.links.length > 0).map(runOf) });

  let latest = 0;
  createEffect(
    on(chains, async (now) => {
      if (now.length === 0) return;
      latest += 1;
      const mine = latest;
      const [found] = await api.check(table.id, [action()]).catch(() => []);
      if (mine === latest) setCheck(found ?? null);
    }),
  );

  const change = (how: (chain: Chain) => Chain) =>
    setChains((all) => all.map((chain) => (chain.train === train() ? how(chain) : chain)));

  return {
    active,
    chains,
    links,
    train,
    pickTrain: setTrain,
    check,
    clickStop: (stop) => change((chain) => clickStop(chain, links(), stop)),
    clickLink: (link) => change((chain) => clickLink(chain, link)),
    clear: () => change((chain) => emptyChain(chain.train)),
    best: () => setChains(best()),
    isBest: () => chains() === best(),
    async go() {
      await table.act(action());
    },
  };
}
