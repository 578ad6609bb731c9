import { createMemo, Show } from "solid-js";
import { api } from "../api/client";
import { go } from "../lib/router";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { beginning, turnEnds } from "../state/story";
import { Button } from "../ui/parts";

/** Going through the whole game: by action, by turn, by round; and going on from any point at a table of one's own. */
export function TimeBar(props: { onClose: () => void }) {
  const { table } = useTable();
  const last = table.number;
  const at = () => table.past()?.number ?? last();
  const rounds = createMemo(() => [0, ...table.entries().filter((entry) => beginning(entry)).map((entry) => entry.number)]);
  const turns = createMemo(() => [0, ...turnEnds(table.entries())]);
  const before = (marks: number[]) => marks.findLast((mark) => mark < at()) ?? 0;
  const after = (marks: number[]) => marks.find((mark) => mark > at()) ?? last();
  const look = (number: number) => void table.lookAt(number);
  const fork = async () => {
    const made = await table.attempt(() => api.fork(table.id, at()));
    if (made) go(`/tables/${made.id}`);
  };
  const Step = (step: { to: number; text: string; label: string }) => (
    <button type="button" class="button quiet" title={step.label} aria-label={step.label} onClick={() => look(step.to)}>
      {step.text}
    </button>
  );
  return (
    <div class="time-bar" role="toolbar" aria-label={t("page-time")}>
      <Step to={0} text="|‹" label={t("page-time-start")} />
      <Step to={before(rounds())} text="≪" label={t("page-time-round-back")} />
      <Step to={before(turns())} text="‹‹" label={t("page-time-turn-back")} />
      <Step to={at() - 1} text="‹" label={t("page-time-back")} />
      <input
        type="range"
        min={0}
        max={last()}
        value={at()}
        aria-label={t("page-time")}
        onInput={(event) => look(Number(event.currentTarget.value))}
      />
      <span class="figure">{at()} / {last()}</span>
      <Step to={at() + 1} text="›" label={t("page-time-on")} />
      <Step to={after(turns())} text="››" label={t("page-time-turn-on")} />
      <Step to={after(rounds())} text="≫" label={t("page-time-round-on")} />
      <Button quiet title={t("page-fork-explained")} onClick={() => void fork()}>{t("page-fork")}</Button>
      <Button
        main
        onClick={() => {
          void table.lookAt(null);
          props.onClose();
        }}
      >
        <Show when={table.past()} fallback={t("page-close")}>{t("page-now")}</Show>
      </Button>
    </div>
  );
}
