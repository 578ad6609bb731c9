import { For, Show } from "solid-js";
import type { Review } from "../api/wire";
import { pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { Token } from "../ui/Token";
import { Bars } from "./Bars";
import type { Course } from "./charts";
import { gainBySeat, gains, type Gain } from "./review";

/** So many of the best and of the worst are listed. */
const SHOWN = 6;

/** Shares that were bought and sold, and what became of them. */
export function Dealings(props: { review: Review; course: Course }) {
  const all = () => gains(props.review);
  return (
    <Show when={all().length > 0}>
      <section class="dealings" data-test="dealings">
        <h3 class="sub">{t("page-dealings")}</h3>
        <Bars label={t("page-dealings-by-player")} bars={props.course.players.map(({ name, colour }, seat) => ({ name, colour, value: gainBySeat(props.review, seat) }))} />
        <p class="note">{t("page-dealings-explained")}</p>
        <div class="best-and-worst">
          <div><h4>{t("page-dealings-best")}</h4><List gains={all().filter(({ gain }) => gain > 0).slice(0, SHOWN)} /></div>
          <div><h4>{t("page-dealings-worst")}</h4><List gains={all().filter(({ gain }) => gain < 0).slice(-SHOWN).reverse()} /></div>
        </div>
      </section>
    </Show>
  );
}

function List(props: { gains: Gain[] }) {
  const { table } = useTable();
  const words = ({ deal, worth }: Gain) =>
    t(deal.shares > 0 ? "page-dealing-bought" : "page-dealing-sold", {
      player: table.playerName(deal.seat), shares: Math.abs(deal.shares), company: deal.company, money: Math.abs(deal.money), worth, dividends: deal.dividends,
    });
  return (
    <ol class="review-rows">
      <For each={props.gains}>
        {(one) => (
          <li>
            <button type="button" class="review-row" data-test="dealing" title={t("page-look-at", { number: one.deal.number })} onClick={() => void table.lookAt(one.deal.number)}>
              <Show when={table.companyNamed(one.deal.company)}>{(company) => <Token company={company()} size={20} />}</Show>
              <span class="review-words">{words(one)}</span>
              <b class="figure" classList={{ fell: one.gain < 0 }}>{pounds(one.gain)}</b>
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}
