import { createEffect, createSignal, For, Match, on, Show, Switch } from "solid-js";
import { api } from "../api/client";
import type { CompanyView } from "../api/game";
import type { Program } from "../api/wire";
import { attribute, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { holdingsOf } from "../state/figures";
import { Button, Stepper } from "../ui/parts";

type Tell = (program: Program | null) => Promise<boolean>;

/** Moves the server makes for me, as I have told it; and why it no longer does. */
export function Programs() {
  const { table } = useTable();
  const seated = () => table.known.table.seats.some((seat) => seat.yours && seat.kind === "person");
  const tell: Tell = (program) => table.tell(() => api.program(table.id, program));
  const running = () => table.known.programs.some((one) => one.stopped === null);
  return (
    <Show when={seated() && !table.past()}>
      <For each={table.known.programs}>
        {(one) => (
          <div class="program" role="status">
            <span>
              {describe(one.program)}
              <Show when={one.stopped}>{(reason) => <span class="faint"> · {t(`page-stopped-${reason()}`)}</span>}</Show>
            </span>
            <Button quiet test="program-stop" onClick={() => void tell(null)}>{t(one.stopped === null ? "page-program-stop" : "page-close")}</Button>
          </div>
        )}
      </For>
      <Agreements />
      <Show when={!running() && (table.step() === "trading" || table.step() === "bidding")}>
        <details class="programs">
          <summary>{t("page-programs")}</summary>
          <div class="programs-body">
          <Switch>
            <Match when={table.step() === "bidding"}><BidUpTo tell={tell} /></Match>
            <Match when={table.step() === "trading"}><KeepBuying tell={tell} /></Match>
          </Switch>
          <div class="confirm-row">
            <Button quiet test="program-pass" onClick={() => void tell({ type: "pass", while_leading: false })}>{t("page-program-pass")}</Button>
            <Show when={(table.view()?.boxes.length ?? 0) > 0}>
              <Button quiet test="program-pass-leading" onClick={() => void tell({ type: "pass", while_leading: true })}>{t("page-program-pass-leading")}</Button>
            </Show>
          </div>
          </div>
        </details>
      </Show>
    </Show>
  );
}

/** What I always agree to, whatever else is played for me. */
function Agreements() {
  const { table } = useTable();
  const questions = () => table.info()?.agreeable ?? [];
  const agreed = (question: string) => table.known.agreements.some((one) => one.question === question);
  return (
    <Show when={questions().length > 0}>
      <details class="programs">
        <summary>{t("page-agreements")}<Show when={table.known.agreements.length > 0}> ({table.known.agreements.length})</Show></summary>
        <div class="programs-body">
          <For each={questions()}>
            {(question) => (
              <label class="tick">
                <input
                  type="checkbox"
                  data-test="agreement"
                  data-question={question}
                  checked={agreed(question)}
                  onChange={(event) => void table.tell(() => api.agree(table.id, question, event.currentTarget.checked))}
                />
                {attribute(question, "always")}
              </label>
            )}
          </For>
        </div>
      </details>
    </Show>
  );
}

/** Bidding as little as will do, up to an amount. */
function BidUpTo(props: { tell: Tell }) {
  const { table } = useTable();
  const cash = () => table.view()?.players[table.me() ?? -1]?.cash ?? 0;
  const least = () => table.of("bid")[0]?.amount.min ?? (table.view()?.auction?.highest ?? 0) + 5;
  const [most, setMost] = createSignal(0);
  createEffect(on(least, (now) => setMost((chosen) => Math.max(chosen, now))));
  return (
    <Show when={least() <= cash()}>
      <div class="confirm-row">
        <Stepper label={t("page-bid-most")} value={most()} min={least()} max={cash()} step={5} onChange={setMost} />
        <Button quiet test="program-bid" onClick={() => void props.tell({ type: "bid", up_to: most() })}>
          {t("page-program-bid", { amount: most() })}
        </Button>
      </div>
    </Show>
  );
}

/** Buying a share of one company each turn, until it floats or until I have so many. */
function KeepBuying(props: { tell: Tell }) {
  const { table } = useTable();
  const onSale = () => table.view()?.companies.filter((company) => company.started && !company.closed && company.offer + company.pool > 0) ?? [];
  const [chosen, setChosen] = createSignal<string | null>(null);
  const company = (): CompanyView | undefined => onSale().find((one) => one.symbol === chosen()) ?? onSale()[0];
  const held = () => {
    const [view, me, bought] = [table.view(), table.me(), company()];
    return view && me !== null && bought ? holdingsOf(view, bought.id, me) : 0;
  };
  const [wanted, setWanted] = createSignal(1);
  createEffect(on([held, () => company()?.symbol], ([now]) => setWanted(now + 1)));
  return (
    <Show when={company()}>
      {(bought) => (
        <>
          <div class="confirm-row">
            <select aria-label={t("ui-company")} onChange={(event) => setChosen(event.currentTarget.value)}>
              <For each={onSale()}>
                {(one) => <option value={one.symbol} selected={one.symbol === bought().symbol}>{one.symbol}</option>}
              </For>
            </select>
            <Stepper label={t("page-shares-wanted")} value={wanted()} min={held() + 1} max={held() + bought().offer + bought().pool} step={1} onChange={setWanted} />
            <Button
              quiet
              test="program-buy-shares"
              onClick={() => void props.tell({ type: "buy-shares", company: bought().symbol, until_floated: false, until_shares: wanted() })}
            >
              {t("page-program-buy-shares", { company: bought().symbol, shares: wanted() })}
            </Button>
          </div>
          <Show when={!bought().floated}>
            <div class="confirm-row">
              <Button quiet test="program-buy" onClick={() => void props.tell({ type: "buy-shares", company: bought().symbol, until_floated: true })}>
                {t("page-program-buy", { company: bought().symbol })}
              </Button>
            </div>
          </Show>
        </>
      )}
    </Show>
  );
}

function describe(program: Program): string {
  switch (program.type) {
    case "pass":
      return t(program.while_leading ? "page-program-pass-leading" : "page-program-pass");
    case "bid-for":
      return program.bids
        .map((one) => (one.up_to === undefined || one.up_to === null ? t("page-program-lead", { card: one.card }) : t("page-program-bid-for", { card: one.card, amount: one.up_to })))
        .join(", ");
    case "buy-shares":
      return program.until_floated
        ? t("page-program-buy", { company: program.company })
        : t("page-program-buy-shares", { company: program.company, shares: program.until_shares ?? 0 });
    case "bid":
      return t("page-program-bid", { amount: program.up_to });
  }
}
