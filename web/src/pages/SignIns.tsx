import { createResource, createSignal, For, Show } from "solid-js";
import { api, ApiError } from "../api/client";
import { fault } from "../lib/faults";
import { language, t } from "../lib/fluent";
import { Button } from "../ui/parts";

/** The words of a browser about itself in which people know it: what it is, and on what it runs. */
export function browserName(client: string): string {
  const [, program] = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(client) ?? [];
  const [, system] = /(Android|iPhone|iPad|Windows|Macintosh|Linux)/.exec(client) ?? [];
  const known = { Edg: "Edge", OPR: "Opera", Macintosh: "Mac" } as Record<string, string>;
  const words = [program, system].flatMap((word) => (word ? [known[word] ?? word] : []));
  return words.join(", ") || client.slice(0, 60);
}

/** Where one is signed in; each can be ended. */
export function SignIns() {
  const [sessions, { refetch }] = createResource(() => api.sessions().catch(() => []));
  const [said, setSaid] = createSignal("");
  const day = (time: number) => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(time);
  const end = async (id: string) => {
    try {
      await api.endSession(id);
      setSaid(t("page-done"));
      await refetch();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid(fault(error));
    }
  };
  return (
    <details class="sign-ins" open>
      <summary>{t("page-sign-ins")}</summary>
      <ul class="timetable">
        <For each={sessions.latest}>
          {(session) => (
            <li data-test="session">
              <span class="table-words">
                <b>{browserName(session.client) || t("page-sign-in-unnamed")}</b>
                <span class="faint">{t("page-sign-in-since", { created: day(session.created_at), seen: day(session.seen_at) })}</span>
              </span>
              <Show when={!session.this} fallback={<span class="badge quiet">{t("page-sign-in-this")}</span>}>
                <Button test="end-session" label={t("page-sign-in-end", { name: browserName(session.client) })} onClick={() => void end(session.id)}>{t("page-sign-out")}</Button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={said()}><p role="status">{said()}</p></Show>
    </details>
  );
}
