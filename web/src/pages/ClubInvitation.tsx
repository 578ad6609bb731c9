import { createResource, Show } from "solid-js";
import { society } from "../api/society";
import { t } from "../lib/fluent";
import { go } from "../lib/router";
import { createAttempt } from "../state/attempt";
import { person, recognise } from "../state/person";
import { Link } from "../ui/Link";
import { Button } from "../ui/parts";
import { NotFound } from "./NotFound";
import "../styles/society.css";

/** What the link of a club leads to. */
export default function ClubInvitation(props: { token: string }) {
  const [found] = createResource(async () => {
    await recognise();
    return society.clubOfLink(props.token).catch(() => null);
  });
  const { problem, busy, attempt } = createAttempt();
  return (
    <Show when={found.state === "ready"} fallback={<p class="loading">{t("page-loading")}</p>}>
      <Show when={found()} fallback={<NotFound />}>
        {(club) => (
          <main class="page narrow society">
            <p class="kicker">{t("page-club-joining")}</p>
            <h1>{club().name}</h1>
            <p class="described">{club().description}</p>
            <p class="faint">{t("page-club-members", { count: club().members })}</p>
            <Show when={person()?.login} fallback={<p>{t("page-society-account")} <Link to="/settings">{t("page-to-settings")}</Link></p>}>
              <p><Button main test="join-club" disabled={busy()} onClick={() => void attempt(async () => go(`/clubs/${(await society.joinByLink(props.token)).id}`))}>{t("page-join-club")}</Button></p>
            </Show>
            <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
          </main>
        )}
      </Show>
    </Show>
  );
}
