import { Show } from "solid-js";
import { t } from "../lib/fluent";
import { Link } from "../ui/Link";
import { Vignette } from "./Vignette";

/** Nothing here, or nothing for you. */
export function NotFound(props: { code?: string }) {
  return (
    <main class="page narrow">
      <h1>{t("page-lost")}</h1>
      <p>
        <Show when={props.code === "unreachable"} fallback={t("page-lost-explained")}>{t("page-error-unreachable")}</Show>
      </p>
      <p><Link to="/">{t("page-home")}</Link></p>
      <Vignette />
    </main>
  );
}
