import { createSignal, onCleanup, onMount, Show } from "solid-js";
import { api } from "../api/client";
import { society } from "../api/society";
import { t } from "../lib/fluent";
import { settings } from "../lib/settings";
import { createAttempt } from "../state/attempt";
import { rememberPassword } from "../state/passwords";
import { person, recognise, sitDown } from "../state/person";
import { Link } from "../ui/Link";
import { Button } from "../ui/parts";
import { Vignette } from "./Vignette";
import { YourName } from "./YourName";

const WORDS: Record<string, string> = {
  "table-locked": "page-door-locked",
  "watchers-let-in": "page-door-let-in",
  "no-watchers": "page-door-nobody",
  "shown-out": "page-door-out",
};

/** How often one looks whether one was let in, in milliseconds. */
const EVERY = 3000;

/** Before a table that one may not see: its password opens it, or its host. */
export default function Door(props: { table: string; code: string; onOpen: () => void }) {
  onMount(() => void recognise());
  const [password, setPassword] = createSignal("");
  const [asked, setAsked] = createSignal(false);
  const { problem, busy, attempt } = createAttempt();
  const nameless = () => !person() && settings.name.trim() === "";
  const enter = async () => {
    const done = await attempt(async () => {
      await sitDown();
      await society.lookIn(props.table, password());
    });
    if (!done) return;
    rememberPassword(props.table, password());
    props.onOpen();
  };
  const ask = async () => {
    const done = await attempt(async () => {
      await sitDown();
      await society.askIn(props.table);
    });
    setAsked(done);
  };
  const timer = setInterval(() => {
    if (!asked() || document.visibilityState !== "visible") return;
    void api.table(props.table).then(props.onOpen, () => undefined);
  }, EVERY);
  onCleanup(() => clearInterval(timer));
  return (
    <main class="page narrow" data-test="door">
      <h1>{t("page-door")}</h1>
      <p>{t(WORDS[props.code] ?? "page-lost-explained")}</p>
      <Show when={props.code === "table-locked"}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!nameless()) void enter();
          }}
        >
          <YourName />
          <label class="field">
            <span>{t("page-table-password")}</span>
            <input type="password" autocomplete="off" maxlength={200} value={password()} data-test="door-password" onInput={(event) => setPassword(event.currentTarget.value)} />
          </label>
          <button type="submit" class="button main" disabled={busy() || nameless()} data-test="look-in">{t("page-door-enter")}</button>
        </form>
      </Show>
      <Show when={props.code === "watchers-let-in"}>
        <Show when={!asked()} fallback={<p role="status">{t("page-door-asked")}</p>}>
          <YourName />
          <p><Button main test="ask-in" disabled={busy() || nameless()} onClick={() => void ask()}>{t("page-door-ask")}</Button></p>
        </Show>
      </Show>
      <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
      <p><Link to="/">{t("page-home")}</Link></p>
      <Vignette />
    </main>
  );
}
