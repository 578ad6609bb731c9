import { t } from "../lib/fluent";
import { Link } from "../ui/Link";
import { Menu } from "../ui/Menu";

export function PageHead() {
  return (
    <header class="top-line">
      <Link to="/" class="brand">Bradshaw</Link>
      <span class="grow" />
      <nav class="head-tools" aria-label={t("page-menu")}>
        <Link to="/standings" class="tool roomy">{t("page-standings")}</Link>
        <Link to="/new" class="tool">{t("page-new-table")}</Link>
        <Menu />
      </nav>
    </header>
  );
}
