import { createResource, Show } from "solid-js";
import { api } from "../api/client";
import { society } from "../api/society";
import type { Table } from "../api/wire";
import { t } from "../lib/fluent";
import { agreed } from "../state/clocks";
import { openRules } from "../panels/rules";

/** What will be played, and how. */
export function Agreement(props: { table: Table }) {
  const table = () => props.table;
  const [titles] = createResource(() => api.titles().catch(() => []));
  // A table that names no edition plays its title's first.
  const edition = () => table().edition ?? titles()?.find((card) => card.title === table().title)?.editions[0];
  // Only members know a club by its name.
  const [clubs] = createResource(() => table().settings.club, () => society.clubs().catch(() => []));
  const club = () => clubs.latest?.find((one) => one.id === table().settings.club);
  const manners = () => [
    t(`page-undo-${table().settings.undo}-name`),
    ...(table().settings.seating === "random" ? [t("page-random-seats")] : []),
    ...(table().settings.rated ? [t("page-rated")] : []),
    ...(table().settings.advice ? [t("page-advice-allowed")] : []),
    ...(table().listed ? [t("page-public")] : []),
    ...(table().locked ? [t("page-locked")] : []),
    `${t("page-watchers")}: ${t(`page-watchers-${table().settings.watchers}`)}`,
    ...(table().settings.silent_watchers ? [t("page-watchers-silent")] : []),
    ...(club() ? [t("page-club-of-table", { name: club()?.name ?? "" })] : []),
  ];
  return (
    <dl class="agreement">
      <div>
        <dt>{t("page-edition")}</dt>
        <dd><Show when={edition()}>{(name) => t(`edition-${name()}`)}</Show></dd>
      </div>
      <div>
        <dt>{t("page-options")}</dt>
        <dd>{table().options.map((id) => t(`option-${id}`)).join(", ") || t("ui-none")}</dd>
      </div>
      <div>
        <dt>{t("page-manners")}</dt>
        <dd>{manners().join(" · ")}</dd>
      </div>
      <div>
        <dt>{t("page-clock")}</dt>
        <dd data-test="agreed-clock">{agreed(table().settings.clock).join(" · ")}</dd>
      </div>
      <div>
        <dt>{t("ui-rules")}</dt>
        <dd><button type="button" class="rule-link" onClick={() => openRules()}>{t("ui-title")}</button></dd>
      </div>
    </dl>
  );
}
