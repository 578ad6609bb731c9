import { createSignal, For, Show } from "solid-js";
import { api } from "../api/client";
import { t } from "../lib/fluent";
import { go } from "../lib/router";
import type { AnalysisBoard } from "../state/analysis";
import { useTable } from "../state/context";
import { sitDown } from "../state/person";
import { Link } from "../ui/Link";
import { Button, Sheet } from "../ui/parts";
import { strength, useComputers } from "../ui/Strength";
import { ShareLink } from "./Share";

/** What an analysis is about, who plays in it, and how others come to see it. */
export function AnalysisBar(props: { analysis: AnalysisBoard }) {
  const { table } = useTable();
  const [open, setOpen] = createSignal<"seats" | "share" | null>(null);
  const tree = () => props.analysis.tree();
  const over = () => table.view()?.standings !== null;
  const copy = async () => {
    const made = await table.attempt(async () => {
      await sitDown();
      return api.copyAnalysis(tree().id);
    });
    if (made) go(`/analyses/${made.id}/${props.analysis.at()}`);
  };
  return (
    <div class="analysis-bar" data-test="analysis-bar">
      <span class="analysis-of">
        <b>{t("page-analysis")}</b> <Link to={`/tables/${tree().table}/at/${tree().number}`}>{t("page-analysis-of", { number: String(tree().number) })}</Link>
        <Show when={tree().guessed.length > 0}>
          <span class="guessed" data-test="guessed" title={t("page-guessed-explained")}>{t("page-guessed", { companies: tree().guessed.join(", ") })}</span>
        </Show>
      </span>
      <Show when={tree().yours} fallback={<Button main test="copy-analysis" title={t("page-analysis-copy-explained")} onClick={() => void copy()}>{t("page-analysis-copy")}</Button>}>
        <Button quiet test="let-computer" disabled={over() || table.busy() || props.analysis.thinking()} title={t("page-let-computer-explained")} onClick={() => void props.analysis.compute()}>
          {t(props.analysis.thinking() ? "page-computers-think" : "page-let-computer")}
        </Button>
        <Button quiet test="analysis-seats" onClick={() => setOpen("seats")}>{t("page-analysis-seats")}</Button>
      </Show>
      <Button quiet test="share-analysis" onClick={() => setOpen("share")}>{t("page-share")}</Button>
      <Show when={open() === "seats"}>
        <Sheet title={t("page-analysis-seats")} onClose={() => setOpen(null)}>
          <p class="note">{t("page-analysis-seats-explained")}</p>
          <ul class="analysis-seats"><For each={tree().players}>{(name, seat) => <Seat analysis={props.analysis} name={name} seat={seat()} />}</For></ul>
        </Sheet>
      </Show>
      <Show when={open() === "share"}>
        <Sheet title={t("page-share")} onClose={() => setOpen(null)}>
          <ShareLink address={`${location.origin}/analyses/${tree().id}/${props.analysis.at()}`} explained={t("page-analysis-share-explained")} />
        </Sheet>
      </Show>
    </div>
  );
}

/** Who plays a seat: oneself, or a computer. */
function Seat(props: { analysis: AnalysisBoard; name: string; seat: number }) {
  const known = useComputers();
  const computers = () => props.analysis.tree().computers;
  const give = (computer: string) => {
    const given = computers().map((now, seat) => (seat === props.seat ? computer || null : now));
    void props.analysis.change({ computers: given });
  };
  return (
    <li>
      <label>
        <span>{props.name}</span>
        <select data-test={`analysis-seat-${props.seat}`} onChange={(event) => give(event.currentTarget.value)}>
          <option value="" selected={!computers()[props.seat]}>{t("page-analysis-mine")}</option>
          <For each={known()}>{(one) => <option value={one.name} selected={computers()[props.seat] === one.name}>{strength(one.name)}</option>}</For>
        </select>
      </label>
    </li>
  );
}
