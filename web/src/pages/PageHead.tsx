import { Show } from "solid-js";
import { t } from "../lib/fluent";
import { waiting } from "../state/waiting";
import { Link } from "../ui/Link";
import { Menu } from "../ui/Menu";
import { PeopleSign } from "../ui/Signs";

export function PageHead() {
  return (
    <header class="top-line">
      <Link to="/" class="brand">Bradshaw</Link>
      <span class="grow" />
      <nav class="head-tools" aria-label={t("page-menu")}>
        <Link to="/standings" class="tool roomy">{t("page-standings")}</Link>
        <Link to="/friends" class="tool people" label={waiting() > 0 ? t("page-society-waiting", { count: waiting() }) : t("page-society")}>
          <span><span class="wide-only">{t("page-society")}</span><span class="narrow-only"><PeopleSign /></span><Show when={waiting() > 0}><span class="mark" data-test="waiting">{waiting()}</span></Show></span>
        </Link>
        <Link to="/new" class="tool">{t("page-new-table")}</Link>
        <Menu />
      </nav>
    </header>
  );
}
