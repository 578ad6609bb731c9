import { createResource, Match, Show, Switch } from "solid-js";
import { api, ApiError } from "../api/client";
import type { TitleInfo } from "../api/game";
import type { Update } from "../api/wire";
import { loadArt, type Art } from "../board/art";
import { t } from "../lib/fluent";
import { NotFound } from "./NotFound";
import { TableRoom } from "../table/TableRoom";
import { Lobby } from "./TableLobby";

interface Opened {
  update: Update;
  info: TitleInfo | undefined;
  art: Art | undefined;
}

async function printed(id: string): Promise<Pick<Opened, "info" | "art">> {
  const info = await api.info(id);
  return { info, art: await loadArt(info.card.title, info.map.name) };
}

/** Everything needed to show a table, fetched side by side. */
async function open(id: string): Promise<Opened> {
  const matter = printed(id).catch(() => ({ info: undefined, art: undefined }));
  const [update, { info, art }] = await Promise.all([api.updates(id, 0, 0), matter]);
  return { update, info, art };
}

export function TablePage(props: { id: string }) {
  const [opened, { refetch }] = createResource(() => props.id, open);
  return (
    <Switch fallback={<p class="loading" role="status">{t("page-loading")}</p>}>
      <Match when={opened.error as unknown}>
        {(error) => <NotFound code={error() instanceof ApiError ? (error() as ApiError).code : "unreachable"} />}
      </Match>
      <Match when={opened()?.update.table.state === "open"}>
        <Show when={opened()}>{(found) => <Lobby table={found().update.table} onChange={() => void refetch()} />}</Show>
      </Match>
      <Match when={opened()?.info && opened()?.art ? opened() : undefined} keyed>
        {(found) => <TableRoom update={found.update} info={found.info as TitleInfo} art={found.art as Art} />}
      </Match>
    </Switch>
  );
}
