import { createResource, createSignal, onMount, Show } from "solid-js";
import { ApiError, firstTitle } from "../api/client";
import { fault } from "../lib/faults";
import { speakOf, t } from "../lib/fluent";
import { person, recognise } from "../state/person";
import { Link } from "../ui/Link";
import { Analyses } from "./Analyses";
import { playNow } from "./playNow";
import { Tables } from "./Tables";
import { Vignette } from "./Vignette";

export function Home() {
  const [starting, setStarting] = createSignal(false);
  const [problem, setProblem] = createSignal("");
  onMount(() => void recognise());
  /** The title to play at once, and in whose words that is explained. */
  const [first] = createResource(async () => {
    const title = await firstTitle();
    if (title) await speakOf(title);
    return title;
  });
  const play = async () => {
    const title = first();
    if (!title) return;
    setStarting(true);
    setProblem("");
    try {
      await playNow(title, t("page-solo-name"));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(fault(error));
    } finally {
      setStarting(false);
    }
  };
  return (
    <main class="page home">
      <section class="hero">
        <div class="hero-words">
          <p class="kicker">{t("page-kicker")}</p>
          <h1>{t("page-title")}</h1>
          <p class="lead">{t("page-lead")}</p>
          <p class="hero-buttons">
            <button type="button" class="button main large" data-test="play-now" disabled={starting() || !first()} onClick={() => void play()}>
              {t("page-play-now")}
            </button>
            <Link to="/learn" class="button large">{t("page-learn")}</Link>
            <Link to="/new" class="button large">{t("page-new-table")}</Link>
          </p>
          <p class="faint small">{first() ? t("page-play-now-explained") : "\u00a0"}</p>
          <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
        </div>
        <Vignette played />
      </section>
      <Tables />
      <p class="standing-links">
        <Link to="/standings">{t("page-standings")}</Link>
        <Show when={person()}>{(me) => <Link to={`/people/${me().id}`}>{t("page-my-page")}</Link>}</Show>
      </p>
      <Analyses />
    </main>
  );
}
