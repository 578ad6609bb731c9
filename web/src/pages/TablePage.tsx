import { createResource, Match, Show, Switch } from "solid-js";
import { api, ApiError } from "../api/client";
import type { TitleInfo } from "../api/game";
import type { State, Table } from "../api/wire";
import { laidFaces, loadArt, type Art } from "../board/art";
import { speakOf, t } from "../lib/fluent";
import { Link } from "../ui/Link";
import { NotFound } from "./NotFound";
import { TableRoom } from "../table/TableRoom";
import { Lobby } from "./TableLobby";

interface Opened {
  table: Table;
  state: State | null;
  info: TitleInfo | undefined;
  art: Art | undefined;
}

async function printed(id: string): Promise<Pick<Opened, "info" | "art">> {
  const info = await api.info(id);
  return { info, art: await loadArt(info.card.title, info.map.name) };
}

/** What is needed to show a table, fetched side by side; its log comes later, with the news. */
async function open(id: string): Promise<Opened> {
  const now = api.state(id).catch(() => null);
  const matter = printed(id).catch(() => ({ info: undefined, art: undefined }));
  const named = api.table(id).then(async (table) => {
    await speakOf(table.title);
    return table;
  });
  const [table, state, { info, art }] = await Promise.all([named, now, matter]);
  if (state && art) await art.want(laidFaces(state.view));
  return { table, state, info, art };
}

export function TablePage(props: { id: string }) {
  const [opened, { refetch }] = createResource(() => props.id, open);
  return (
    <Switch fallback={<p class="loading" role="status">{t("page-loading")}</p>}>
      <Match when={opened.error as unknown}>
        {(error) => <NotFound code={error() instanceof ApiError ? (error() as ApiError).code : "unreachable"} />}
      </Match>
      {/* A table that was closed before anything was played there. */}
      <Match when={opened()?.table.state === "abandoned" && opened()?.table.number === 0}>
        <main class="page narrow">
          <h1>{t("page-closed")}</h1>
          <p><Link to="/">{t("page-home")}</Link></p>
        </main>
      </Match>
      <Match when={opened()?.table.state === "open"}>
        <Show when={opened()}>{(found) => <Lobby table={found().table} onChange={() => void refetch()} />}</Show>
      </Match>
      <Match when={opened()?.info && opened()?.art && opened()?.state ? opened() : undefined} keyed>
        {(found) => <TableRoom table={found.table} state={found.state as State} info={found.info as TitleInfo} art={found.art as Art} />}
      </Match>
    </Switch>
  );
}
