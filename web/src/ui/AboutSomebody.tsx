import { createResource, createSignal, For, Show } from "solid-js";
import { society, type Hearing, type Whom } from "../api/society";
import { t } from "../lib/fluent";
import { createAttempt } from "../state/attempt";
import { fold } from "../state/heard";
import { person } from "../state/person";
import { Button } from "./parts";

const WORDS: Record<Hearing, string> = { heard: "page-hear", muted: "page-mute", blocked: "page-block" };
const EXPLAINED: Partial<Record<Hearing, string>> = { muted: "page-mute-explained", blocked: "page-block-explained" };

/** What one can do about somebody else: ask to be friends, fold away what they say, or have nothing to do with them. */
export default function AboutSomebody(props: { whom: Whom; speakers: string[] }) {
  const [said, setSaid] = createSignal("");
  const [now, setNow] = createSignal<Hearing | null>(null);
  const [shunned] = createResource(() => society.shunned().catch(() => []));
  const { problem, busy, attempt } = createAttempt();
  const hear = (hearing: Hearing) =>
    attempt(async () => {
      await society.hear(props.whom, hearing);
      props.speakers.forEach((speaker) => fold(speaker, hearing !== "heard"));
      setNow(hearing);
      setSaid(t("page-done"));
    });
  const befriend = () =>
    attempt(async () => {
      await society.askFriend(props.whom);
      setSaid(t("page-asked"));
    });
  /** Always in this order, so that no second click falls on another. Whoever has shunned nobody has nobody to hear again. */
  const offered = (): Hearing[] => (now() !== null || (shunned.latest?.length ?? 0) > 0 ? ["muted", "blocked", "heard"] : ["muted", "blocked"]);
  return (
    <div class="about-somebody" data-test="about-somebody">
      <Show when={person()?.login && props.whom.by !== "said"}>
        <p><Button test="befriend" disabled={busy()} onClick={() => void befriend()}>{t("page-befriend")}</Button></p>
      </Show>
      <For each={offered()}>
        {(one) => (
          <p class="hearing">
            <Button test={`hear-${one}`} pressed={now() === one} disabled={busy()} onClick={() => void hear(one)}>{t(WORDS[one])}</Button>
            <Show when={EXPLAINED[one]}>{(id) => <span class="faint small">{t(id())}</span>}</Show>
          </p>
        )}
      </For>
      <p class="note">{t("page-shunned-explained")}</p>
      <Show when={said()}><p role="status">{said()}</p></Show>
      <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
    </div>
  );
}
