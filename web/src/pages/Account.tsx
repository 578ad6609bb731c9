import { createSignal, Show } from "solid-js";
import { api, ApiError } from "../api/client";
import type { Person } from "../api/wire";
import { fault } from "../lib/faults";
import { t } from "../lib/fluent";
import { person, setPerson } from "../state/person";
import { callHereNoMore, renewCalls } from "../state/push";
import { Button } from "../ui/parts";
import { SignIns } from "./SignIns";

/** Who one is: a guest with a name, or an account that can come back from elsewhere. */
export function Account(props: { mails: boolean }) {
  const [login, setLogin] = createSignal("");
  const [password, setPassword] = createSignal("");
  const [said, setSaid] = createSignal("");
  const [busy, setBusy] = createSignal(false);
  const attempt = async (asked: () => Promise<Person | null>, good = "page-done") => {
    setSaid("");
    setBusy(true);
    try {
      setPerson(await asked());
      setPassword("");
      setSaid(t(good));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid(fault(error));
    } finally {
      setBusy(false);
    }
  };
  const leave = (asked: () => Promise<unknown>) =>
    attempt(async () => {
      await asked();
      await callHereNoMore();
      return null;
    });
  return (
    <fieldset disabled={busy()}>
      <legend>{t("page-account")}</legend>
      <Show when={person()}>
        {(known) => (
          <label class="field">
            <span>{t("page-your-name")}</span>
            <input type="text" maxlength={40} value={known().name} onChange={(event) => void attempt(() => api.rename(event.currentTarget.value))} />
          </label>
        )}
      </Show>
      <Show
        when={person()?.login}
        fallback={
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void attempt(() => api.signIn(login(), password()));
            }}
          >
            <p class="faint">{t("page-account-explained")}</p>
            <label class="field">
              <span>{t("page-login")}</span>
              <input type="text" autocomplete="username" maxlength={40} value={login()} onInput={(event) => setLogin(event.currentTarget.value)} />
            </label>
            <label class="field">
              <span>{t("page-password")}</span>
              <input class="password" type="password" autocomplete="current-password" maxlength={200} value={password()} onInput={(event) => setPassword(event.currentTarget.value)} />
            </label>
            <div class="confirm-row">
              <button type="submit" class="button">{t("page-sign-in")}</button>
              <Button onClick={() => void attempt(() => api.register(login(), password()))}>{t("page-make-account")}</Button>
            </div>
            <Show when={props.mails}><Recovery login={login()} onAsk={(login) => attempt(async () => {
              await api.recover(login);
              return person();
            }, "page-recovery-sent")} /></Show>
          </form>
        }
      >
        {(name) => (
          <>
            <p>{t("page-signed-in", { login: name() })}</p>
            <div class="confirm-row">
              <Button onClick={() => void leave(api.signOut)}>{t("page-sign-out")}</Button>
              <Button onClick={() => void leave(api.signOutEverywhere)}>{t("page-sign-out-everywhere")}</Button>
            </div>
            <SignIns />
            <ChangePassword onChange={(old, fresh) => attempt(async () => {
              const known = await api.changePassword(old, fresh);
              // All sessions have ended, and with them all calls; this one goes on.
              await renewCalls(true);
              return known;
            })} />
          </>
        )}
      </Show>
      <Show when={person()}>{(known) => <Depart account={known().login !== null} onGo={(password) => void leave(() => api.depart(password))} />}</Show>
      <Show when={said()}><p role="status">{said()}</p></Show>
    </fieldset>
  );
}

/** A link to a new password, sent to the mail address of the account. */
function Recovery(props: { login: string; onAsk: (login: string) => Promise<void> }) {
  return (
    <details>
      <summary>{t("page-recovery")}</summary>
      <p class="faint">{t("page-recovery-explained")}</p>
      <Button test="recover" disabled={props.login.trim() === ""} onClick={() => void props.onAsk(props.login)}>{t("page-recovery-send")}</Button>
    </details>
  );
}

function ChangePassword(props: { onChange: (old: string, fresh: string) => Promise<void> }) {
  const [old, setOld] = createSignal("");
  const [fresh, setFresh] = createSignal("");
  const change = async () => {
    await props.onChange(old(), fresh());
    setOld("");
    setFresh("");
  };
  return (
    <details>
      <summary>{t("page-change-password")}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <label class="field">
          <span>{t("page-password-so-far")}</span>
          <input type="password" autocomplete="current-password" maxlength={200} value={old()} onInput={(event) => setOld(event.currentTarget.value)} />
        </label>
        <label class="field">
          <span>{t("page-password-new")}</span>
          <input type="password" autocomplete="new-password" minlength={8} maxlength={200} value={fresh()} onInput={(event) => setFresh(event.currentTarget.value)} />
        </label>
        <div class="confirm-row"><button type="submit" class="button">{t("page-change-password")}</button></div>
      </form>
    </details>
  );
}

/** Going for good: what it means is said before it can be done. */
function Depart(props: { account: boolean; onGo: (password?: string) => void }) {
  const [password, setPassword] = createSignal("");
  return (
    <details>
      <summary>{t("page-depart")}</summary>
      <p class="faint">{t("page-depart-explained")}</p>
      <Show when={props.account}>
        <label class="field">
          <span>{t("page-password")}</span>
          <input type="password" autocomplete="current-password" maxlength={200} value={password()} onInput={(event) => setPassword(event.currentTarget.value)} />
        </label>
      </Show>
      <Button test="depart" onClick={() => props.onGo(props.account ? password() : undefined)}>{t("page-depart")}</Button>
    </details>
  );
}
