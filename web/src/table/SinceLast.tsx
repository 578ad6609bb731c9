import { createSignal, onMount, Show } from "solid-js";
import { t } from "../lib/fluent";
import { settings } from "../lib/settings";
import { useTable } from "../state/context";
import { Button } from "../ui/parts";

/** More than so many moves are not played back unasked. */
const MOST = 40;

/** Somebody who comes back sees what happened meanwhile, played back quickly; it can be skipped. */
export function SinceLast(props: { onShow: () => void }) {
  const { table, playback } = useTable();
  const missed = table.number() - table.seenBefore;
  const [shown, setShown] = createSignal(missed > 0);
  const play = () => {
    setShown(false);
    void playback.start(table.seenBefore, table.number());
  };
  onMount(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (settings.playback && !still && missed > 0 && missed <= MOST) play();
  });
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
            {t("page-missed", { count: missed })}
          </button>
          <span class="grow" />
          <Button quiet test="play-back" onClick={play}>{t("page-play-back")}</Button>
          <button type="button" class="close" aria-label={t("page-close")} onClick={() => setShown(false)}>×</button>
        </p>
      </Show>
    </>
  );
}
