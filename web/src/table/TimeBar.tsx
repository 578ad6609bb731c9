import { createMemo, For, Show } from "solid-js";
import { api } from "../api/client";
import { t } from "../lib/fluent";
import { go } from "../lib/router";
import { useTable } from "../state/context";
import { createPlayer, SPEEDS, UNITS, type Unit } from "../state/player";
import { beginning, turnEnds } from "../state/story";
import { whatIf } from "../state/whatif";
import { Button } from "../ui/parts";

const BY: Record<Unit, string> = { move: "page-time-by-move", turn: "page-time-by-turn", round: "page-time-by-round" };

/** Going through the whole game: by action, by turn, by round, by itself; and thinking or going on from any point of it. */
export function TimeBar(props: { onClose: () => void }) {
  const { table } = useTable();
  const last = table.number;
  const at = () => table.past()?.number ?? last();
  const rounds = createMemo(() => [0, ...table.entries().filter((entry) => beginning(entry)).map((entry) => entry.number)]);
  const turns = createMemo(() => [0, ...turnEnds(table.entries())]);
  const before = (marks: number[]) => marks.findLast((mark) => mark < at()) ?? 0;
  const after = (marks: number[]) => marks.find((mark) => mark > at()) ?? last();
  const next: Record<Unit, () => number> = { move: () => at() + 1, turn: () => after(turns()), round: () => after(rounds()) };
  const player = createPlayer(table, (unit) => next[unit]());
  const look = (number: number) => {
    player.stop();
    void table.lookAt(number);
  };
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
      <Button main={!player.playing()} test="play" label={t(player.playing() ? "page-time-pause" : "page-time-play")} title={t(player.playing() ? "page-time-pause" : "page-time-play")} onClick={() => (player.playing() ? player.stop() : void player.play())}>
        {player.playing() ? "⏸" : "▶"}
      </Button>
      <select aria-label={t("page-time-unit")} title={t("page-time-unit")} data-test="play-unit" onChange={(event) => player.setUnit(event.currentTarget.value as Unit)}>
        <For each={UNITS}>{(unit) => <option value={unit} selected={player.unit() === unit}>{t(BY[unit])}</option>}</For>
      </select>
      <select aria-label={t("page-time-speed")} title={t("page-time-speed")} data-test="play-speed" onChange={(event) => player.setSpeed(Number(event.currentTarget.value))}>
        <For each={SPEEDS}>{(speed) => <option value={speed} selected={player.speed() === speed}>{speed} ×</option>}</For>
      </select>
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
      <Button test="what-if-here" title={t("page-analyse-explained")} onClick={() => void whatIf(table, at())}>{t("page-analyse")}</Button>
      <Button quiet title={t("page-fork-explained")} onClick={() => void fork()}>{t("page-fork")}</Button>
      <Button
        main={player.playing()}
        onClick={() => {
          look(last());
          props.onClose();
        }}
      >
        <Show when={table.past()} fallback={t("page-close")}>{t("page-now")}</Show>
      </Button>
    </div>
  );
}
