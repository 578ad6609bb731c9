import { createResource, For, Show } from "solid-js";
import { api } from "../api/client";
import { since, t } from "../lib/fluent";
import { person } from "../state/person";
import { Link } from "../ui/Link";

/** The analyses one has made, the latest change first. */
export function Analyses() {
  const [found] = createResource(person, () => api.analyses().catch(() => []));
  return (
    <Show when={(found()?.length ?? 0) > 0}>
      <section class="analyses" data-test="analyses">
        <h2>{t("page-analyses")}</h2>
        <ul>
          <For each={found()}>
            {(one) => (
              <li>
                <Link to={`/analyses/${one.id}`}>{one.name}</Link>
                <span class="faint">{t("page-analysis-of", { number: String(one.number) })}</span>
                <span class="figure faint">{since(one.changed_at, Date.now())}</span>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
