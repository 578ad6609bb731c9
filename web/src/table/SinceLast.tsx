import { createSignal, onCleanup, onMount, Show } from "solid-js";
import { t } from "../lib/fluent";
import { settings } from "../lib/settings";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";

/** More than so many moves are not played back unasked. */
const MOST = 40;

/** Somebody who comes back, to the page or to its window, sees what happened meanwhile, played back quickly; it can be skipped. */
export function SinceLast(props: { still: boolean; onShow: () => void }) {
  const { table, playback } = useTable();
  /** After which entry came what was missed, and how much it was. */
  const [missed, setMissed] = createSignal({ after: table.seenBefore, count: 0 });
  const [shown, setShown] = createSignal(false);
  const play = () => {
    setShown(false);
    void playback.start(missed().after, missed().after + missed().count);
  };
  const comeBack = (after: number) => {
    const count = table.number() - after;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    setMissed({ after, count });
    setShown(count > 0);
    if (settings.playback && !props.still && !still && count > 0 && count <= MOST) play();
  };
  /** The last entry that was seen before the window was hidden. */
  let seen = table.seenBefore;
  const turn = () => {
    if (document.visibilityState === "visible") comeBack(seen);
    else seen = table.number();
  };
  onMount(() => {
    comeBack(seen);
    document.addEventListener("visibilitychange", turn);
  });
  onCleanup(() => document.removeEventListener("visibilitychange", turn));
  return (
    <>
      <Show when={playback.at() !== null}>
        <p class="since" role="status">
          <span>{t("page-playing-back", { left: playback.to() - (playback.at() ?? 0) })}</span>
          <span class="grow" />
          <Button main test="skip" onClick={playback.skip}>{t("page-skip")}</Button>
        </p>
      </Show>
      <Show when={shown() && playback.at() === null}>
        <p class="since" role="status">
          <button
            type="button"
            class="rule-link"
            onClick={() => {
              setShown(false);
              props.onShow();
            }}
          >
            {t("page-missed", { count: missed().count })}
          </button>
          <span class="grow" />
          <Button quiet test="play-back" onClick={play}>{t("page-play-back")}</Button>
          <button type="button" class="close" aria-label={t("page-close")} onClick={() => setShown(false)}>×</button>
        </p>
      </Show>
    </>
  );
}
