import { createResource, createSignal, For, onCleanup, onMount, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { ApiError, firstTitle } from "../api/client";
import { fault } from "../lib/faults";
import { attribute, speakOf, t } from "../lib/fluent";
import { setSettings } from "../lib/settings";
import { Rules } from "../panels/Rules";
import { Button } from "../ui/parts";
import { Words } from "../ui/Words";
import { playNow } from "./playNow";
import { PICTURES } from "./tourPictures";

/** What an 18xx is, in five pictures, and the way to a first game with a conductor at hand. */
export function Learn() {
  const [screen, setScreen] = createSignal(0);
  const [starting, setStarting] = createSignal(false);
  const [problem, setProblem] = createSignal("");
  const [title] = createResource(async () => {
    const first = await firstTitle();
    if (first) await speakOf(first);
    return first;
  });
  const last = PICTURES.length - 1;
  const turn = (by: number) => setScreen((now) => Math.min(last, Math.max(0, now + by)));
  const press = (event: KeyboardEvent) => {
    if (document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowRight") turn(1);
    if (event.key === "ArrowLeft") turn(-1);
  };
  onMount(() => document.addEventListener("keydown", press));
  onCleanup(() => document.removeEventListener("keydown", press));
  const begin = async () => {
    const first = title();
    if (!first) return;
    setStarting(true);
    setProblem("");
    setSettings("conductor", true);
    try {
      await playNow(first, t("page-first-game"));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(fault(error));
      setStarting(false);
    }
  };
  const id = () => `page-tour-${screen() + 1}`;
  return (
    <main class="page learn">
      <div class="learn-head">
        <h1>{t("page-learn")}</h1>
        <Button main test="first-game" disabled={starting() || !title()} onClick={() => void begin()}>{t("page-first-game-begin")}</Button>
      </div>
      <p class="faint">{t("page-first-game-explained")}</p>
      <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
      <section class="tour" aria-label={t("page-tour")} data-screen={screen() + 1}>
        <Dynamic component={PICTURES[screen()]} />
        <div class="tour-words" aria-live="polite">
          <p class="kicker">{t("page-tour-of", { screen: screen() + 1, screens: PICTURES.length })}</p>
          <h2>{t(id())}</h2>
          <p class="lead"><Words text={attribute(id(), "text")} /></p>
        </div>
        <nav class="tour-steps" aria-label={t("page-tour")}>
          <Button test="tour-back" disabled={screen() === 0} onClick={() => turn(-1)}>{t("page-tour-back")}</Button>
          <span class="tour-dots">
            <For each={PICTURES}>
              {(_, index) => (
                <button type="button" aria-label={t(`page-tour-${index() + 1}`)} aria-current={screen() === index() ? "step" : undefined} onClick={() => setScreen(index())} />
              )}
            </For>
          </span>
          <Show when={screen() < last} fallback={<Button main test="first-game-last" disabled={starting() || !title()} onClick={() => void begin()}>{t("page-first-game-begin")}</Button>}>
            <Button main test="tour-next" onClick={() => turn(1)}>{t("page-tour-next")}</Button>
          </Show>
        </nav>
      </section>
      <Rules />
    </main>
  );
}
