import { createResource, createSignal, For, Show } from "solid-js";
import { ApiError } from "../api/client";
import { standingApi } from "../api/standing";
import type { Hidden } from "../api/wire";
import { fault } from "../lib/faults";
import { t } from "../lib/fluent";
import { Link } from "../ui/Link";

/** What of one's page others do not see. */
export function Hiding(props: { person: string }) {
  const [hidden, { mutate }] = createResource(() => standingApi.hidden().catch(() => null));
  const [said, setSaid] = createSignal("");
  const set = async (wanted: Hidden) => {
    try {
      mutate(await standingApi.hide(wanted));
      setSaid(t("page-saved"));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid(fault(error));
    }
  };
  const words = { rating: ["page-hide-rating", "page-hide-rating-explained"], results: ["page-hide-results", "page-hide-results-explained"] } as const;
  return (
    <Show when={hidden()}>
      {(now) => (
        <fieldset>
          <legend>{t("page-hide")}</legend>
          <For each={["rating", "results"] as const}>
            {(part) => (
              <label class="explained">
                <input type="checkbox" data-test={`hide-${part}`} checked={now()[part]} onChange={(event) => void set({ ...now(), [part]: event.currentTarget.checked })} />
                <span><b>{t(words[part][0])}</b><span class="faint">{t(words[part][1])}</span></span>
              </label>
            )}
          </For>
          <p><Link to={`/people/${props.person}`}>{t("page-my-page")}</Link></p>
          <Show when={said()}><p role="status">{said()}</p></Show>
        </fieldset>
      )}
    </Show>
  );
}
