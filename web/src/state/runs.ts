// The runs a director is about to make: the best set to begin with, changed on the board, judged by the server.

import { batch, createEffect, createMemo, createSignal, on } from "solid-js";
import type { Action, Aim } from "../api/game";
import type { Check, Link } from "../api/wire";
import { strokes, type Stroke } from "./kinds";
import { chainOf, clickLink, clickStop, emptyChain, runOf, type Chain } from "./track";
import type { TableStore } from "./table";

export interface RunDraft {
  active: () => boolean;
  chains: () => Chain[];
  /** How each of them is drawn. */
  strokes: () => Stroke[];
  links: () => Link[];
  train: () => string | null;
  pickTrain: (train: string) => void;
  check: () => Check | null;
  clickStop: (stop: string) => void;
  clickLink: (link: Link) => void;
  clear: () => void;
  /** What the best set shall be the best for. */
  aim: () => Aim;
  findBest: (aim: Aim) => Promise<void>;
  /** Whether the runs are the best set. */
  isBest: () => boolean;
  /** Makes the most of the run of the chosen train through the stops it has. */
  complete: () => Promise<void>;
  /** Whether there was no run through those stops. */
  hopeless: () => boolean;
  go: () => Promise<void>;
}

export function createRunDraft(table: TableStore): RunDraft {
  const [chains, setChains] = createSignal<Chain[]>([]);
  const [best, setBest] = createSignal<Chain[]>([]);
  const [links, setLinks] = createSignal<Link[]>([]);
  const [train, setTrain] = createSignal<string | null>(null);
  const [check, setCheck] = createSignal<Check | null>(null);
  const [aim, setAim] = createSignal<Aim>("dividend");
  const [hopeless, setHopeless] = createSignal(false);

  const choice = createMemo(() => table.of("run")[0]);
  const active = () => choice() !== undefined;

  createEffect(
    on([active, table.moment], async ([running]) => {
      setChains([]);
      setCheck(null);
      if (!running) return;
      await findBest("dividend");
      setTrain(choice()?.trains[0] ?? null);
    }),
  );

  async function findBest(wanted: Aim): Promise<void> {
    const found = await table.attempt(() => table.source.bestRuns(wanted));
    const now = choice();
    if (!found || !now) return;
    const runs = new Map((found.runs ?? []).map((run) => [run.train, chainOf(run, found.links)]));
    const made = now.trains.map((card) => runs.get(card) ?? emptyChain(card));
    batch(() => {
      setAim(wanted);
      setLinks(found.links);
      setBest(made);
      setChains(made);
    });
  }

  const drawn = () => chains().filter((chain) => chain.links.length > 0);
  const action = (): Action => ({ type: "run", runs: drawn().map(runOf) });

  async function complete(): Promise<void> {
    const half = chains().find((chain) => chain.train === train());
    if (!half) return;
    const runs = drawn().filter((chain) => chain !== half).map(runOf);
    const draft = { train: half.train, through: half.stops, runs };
    const found = await table.attempt(() => table.source.completeRun(draft, aim()));
    if (!found) return;
    const { run } = found;
    if (run) change(() => chainOf(run, links()));
    setHopeless(run === null);
  }

  const drawnAs = createMemo(() => {
    const all = table.view()?.companies.flatMap((company) => company.trains.map((train) => train.side)) ?? [];
    return strokes(chains().map((chain) => table.owned(chain.train)?.side ?? null), all);
  });

  let latest = 0;
  createEffect(
    on(chains, async (now) => {
      setHopeless(false);
      if (now.length === 0) return;
      latest += 1;
      const mine = latest;
      try {
        const [found] = await table.source.check([action()]);
        if (mine === latest) setCheck(found ?? null);
      } catch (error) {
        if (mine === latest && active()) table.blame(error);
      }
    }),
  );

  const change = (how: (chain: Chain) => Chain) =>
    setChains((all) => all.map((chain) => (chain.train === train() ? how(chain) : chain)));

  return {
    active,
    chains,
    strokes: drawnAs,
    links,
    train,
    pickTrain: setTrain,
    check,
    clickStop: (stop) => change((chain) => clickStop(chain, links(), stop)),
    clickLink: (link) => change((chain) => clickLink(chain, link)),
    clear: () => change((chain) => emptyChain(chain.train)),
    aim,
    findBest,
    isBest: () => chains() === best(),
    complete,
    hopeless,
    async go() {
      await table.act(action());
    },
  };
}
