import { createResource, lazy, Match, Show, Suspense, Switch } from "solid-js";
import { ApiError } from "../api/client";
import type { TitleInfo } from "../api/game";
import type { State } from "../api/wire";
import type { Art } from "../board/art";
import { t } from "../lib/fluent";
import { Link } from "../ui/Link";
import { NotFound } from "./NotFound";
import { PageHead } from "./PageHead";
import { TableRoom } from "../table/TableRoom";
import { open } from "./opening";
import { Lobby } from "./TableLobby";

const Door = lazy(() => import("./Door"));

/** What keeps somebody from seeing a table that is there. */
const CLOSED = ["table-locked", "watchers-let-in", "no-watchers", "shown-out"];

export function TablePage(props: { id: string; at?: number | undefined }) {
  const [opened, { refetch }] = createResource(() => props.id, open);
  return (
    <Switch fallback={<p class="loading" role="status">{t("page-loading")}</p>}>
      <Match when={opened.error as unknown}>
        {(error) => {
          const code = () => (error() instanceof ApiError ? (error() as ApiError).code : "unreachable");
          return (
            <Show when={CLOSED.includes(code())} fallback={<NotFound code={code()} />}>
              <PageHead />
              <Suspense><Door table={props.id} code={code()} onOpen={() => void refetch()} /></Suspense>
            </Show>
          );
        }}
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
        {(found) => <TableRoom table={found.table} state={found.state as State} info={found.info as TitleInfo} art={found.art as Art} at={props.at} kept={found.kept} onSeated={() => void refetch()} />}
      </Match>
    </Switch>
  );
}
