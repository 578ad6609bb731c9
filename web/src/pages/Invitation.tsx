import { createResource, createSignal, Show } from "solid-js";
import { api, ApiError } from "../api/client";
import { fault } from "../lib/faults";
import { speakOf, t } from "../lib/fluent";
import { go } from "../lib/router";
import { settings } from "../lib/settings";
import { person, recognise, sitDown } from "../state/person";
import { warned } from "../state/warned";
import { Button } from "../ui/parts";
import { NotFound } from "./NotFound";
import { Vignette } from "./Vignette";
import { YourName } from "./YourName";

/** What a link leads to: a seat, or a place to watch from. */
export function Invitation(props: { token: string }) {
  const [found] = createResource(async () => {
    await recognise();
    const invitation = await api.invitation(props.token).catch(() => null);
    if (invitation) await speakOf(invitation.title);
    return invitation;
  });
  const [problem, setProblem] = createSignal("");
  /** Whoever takes a seat has a name; to watch none is needed. */
  const nameless = () => found()?.seat !== null && !person() && settings.name.trim() === "";
  const accept = async () => {
    try {
      await sitDown();
      const table = await warned((anyway) => api.accept(props.token, anyway));
      go(`/tables/${table.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(fault(error));
    }
  };
  return (
    <Show when={found.state === "ready"} fallback={<p class="loading">{t("page-loading")}</p>}>
      <Show when={found()} fallback={<NotFound />}>
        {(invitation) => (
          <main class="page narrow">
            <p class="kicker">{t("ui-title")}</p>
            <h1>{invitation().name}</h1>
            <p>{t(invitation().seat === null ? "page-invitation-watch" : "page-invitation-seat")}</p>
            <YourName />
            <p><Button main test="accept" disabled={nameless()} onClick={() => void accept()}>{t(invitation().seat === null ? "page-watch" : "page-sit-down")}</Button></p>
            <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
            <Vignette title={invitation().title} />
          </main>
        )}
      </Show>
    </Show>
  );
}
