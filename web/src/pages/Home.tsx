import { createResource, createSignal, onMount, Show } from "solid-js";
import { api, ApiError, firstTitle } from "../api/client";
import type { NewSeat } from "../api/wire";
import { engineer } from "../lib/engineers";
import { fault } from "../lib/faults";
import { speakOf, t } from "../lib/fluent";
import { go } from "../lib/router";
import { recognise, sitDown } from "../state/person";
import { Link } from "../ui/Link";
import { Tables } from "./Tables";
import { Vignette } from "./Vignette";

/** One click to a game against two computer players; at a hot seat if there are none. */
async function playNow(title: string): Promise<void> {
  const me = await sitDown();
  const computers = await api.computers();
  const best = computers.find((one) => one.name === "guest") ?? computers[0];
  const other = (seat: number): NewSeat => {
    const name = engineer(seat, [me.name]);
    return best ? { kind: "computer", computer: best.name, name } : { kind: "hot", name };
  };
  const table = await api.create({
    name: t("page-solo-name"),
    title,
    options: [],
    listed: false,
    undo: "free",
    seating: "as-listed",
    seats: [{ kind: "mine" }, other(0), other(1)],
  });
  if (table.state === "open") await api.start(table.id);
  go(`/tables/${table.id}`);
}

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
      await playNow(title);
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
            <Link to="/new" class="button large">{t("page-new-table")}</Link>
          </p>
          <p class="faint small">{first() ? t("page-play-now-explained") : "\u00a0"}</p>
          <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
        </div>
        <Vignette played />
      </section>
      <Tables />
    </main>
  );
}
