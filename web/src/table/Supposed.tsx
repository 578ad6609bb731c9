import { createMemo, createResource, createSignal, For, Show } from "solid-js";
import { ApiError } from "../api/client";
import type { CompanyView } from "../api/game";
import type { Merger } from "../api/wire";
import { fault } from "../lib/faults";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Sheet } from "../ui/parts";
import { Token } from "../ui/Token";
import { SideBySide } from "./SideBySide";
import { Steps } from "./WhatIf";

interface Pair {
  company: string;
  partner: string;
}

/** What a merger would be, as the server tells it without doing it: step by step to its end, and both companies beside what would
 *  become of them. */
export function Supposed(props: Pair & { survivor: string }) {
  const { table } = useTable();
  const [found] = createResource(
    () => ({ company: props.company, partner: props.partner, survivor: props.survivor, after: table.moment() }),
    async ({ company, partner, survivor }): Promise<Merger | string> => {
      try {
        return await table.source.merger({ company, partner, survivor });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return fault(error);
      }
    },
  );
  const merger = () => {
    const answer = found.latest;
    return typeof answer === "object" ? answer : undefined;
  };
  const trouble = () => (typeof found.latest === "string" ? found.latest : "");
  const both = () => [props.company, props.partner].flatMap((symbol) => table.companyNamed(symbol) ?? []);
  const after = createMemo(() => {
    const view = merger()?.after;
    return view && { company: props.survivor, view };
  });
  return (
    <>
      <Show when={trouble()}>{(text) => <p class="problem" role="status">{text()}</p>}</Show>
      <Steps title={t("page-what-merger")} events={merger()?.events ?? []} />
      <SideBySide companies={both()} after={after()} />
    </>
  );
}

/** Which of two companies would remain. */
export function WhichRemains(props: Pair & { survivor: string; onPick: (symbol: string) => void }) {
  const { table } = useTable();
  const both = () => [props.company, props.partner].flatMap((symbol) => table.companyNamed(symbol) ?? []);
  return (
    <div class="which-remains" role="radiogroup" aria-label={t("page-which-remains")}>
      <span class="faint">{t("page-which-remains")}</span>
      <For each={both()}>
        {(company) => (
          <button
            type="button"
            class="train-run"
            role="radio"
            aria-checked={props.survivor === company.symbol}
            data-test="remains"
            onClick={() => props.onPick(company.symbol)}
          >
            <Token company={company} size={24} />
            <b>{company.symbol}</b>
          </button>
        )}
      </For>
    </div>
  );
}

/** Asking at any time what a merger of any two companies would be. */
export function MergerSheet(props: { onClose: () => void }) {
  const { table } = useTable();
  const companies = createMemo(() => table.view()?.companies.filter((company) => company.floated && !company.closed) ?? []);
  const acting = () => table.company(table.view()?.turn.company);
  const [pair, setPair] = createSignal<Pair>(firstTwo(companies(), acting()));
  const [survivor, setSurvivor] = createSignal(pair().company);
  const remains = () => ([pair().company, pair().partner].includes(survivor()) ? survivor() : pair().company);
  const Pick = (pick: { of: keyof Pair; label: string }) => (
    <select aria-label={pick.label} data-test={`merger-${pick.of}`} onChange={(event) => setPair({ ...pair(), [pick.of]: event.currentTarget.value })}>
      <For each={companies()}>
        {(company) => <option value={company.symbol} selected={pair()[pick.of] === company.symbol}>{company.symbol} · {company.name}</option>}
      </For>
    </select>
  );
  return (
    <Sheet title={t("page-ask-merger")} onClose={props.onClose} wide>
      <Show when={companies().length > 1} fallback={<p class="note">{t("page-too-few-to-merge")}</p>}>
        <p class="note">{t("page-ask-merger-explained")}</p>
        <div class="confirm-row merger-picks">
          <Pick of="company" label={t("page-merger-company")} />
          <Pick of="partner" label={t("page-merger-partner")} />
        </div>
        <Show when={pair().company !== pair().partner} fallback={<p class="note">{t("page-same-company")}</p>}>
          <WhichRemains {...pair()} survivor={remains()} onPick={setSurvivor} />
          <Supposed {...pair()} survivor={remains()} />
        </Show>
      </Show>
    </Sheet>
  );
}

/** Whom to ask about first: the company whose turn it is, and another. */
function firstTwo(companies: CompanyView[], acting: CompanyView | undefined): Pair {
  const first = companies.find((company) => company.id === acting?.id) ?? companies[0];
  const second = companies.find((company) => company.id !== first?.id);
  return { company: first?.symbol ?? "", partner: second?.symbol ?? "" };
}
