import { createResource, createSignal, For, Show } from "solid-js";
import { createStore, unwrap } from "solid-js/store";
import { api, ApiError } from "../api/client";
import type { TableHook } from "../api/wire";
import { fault } from "../lib/faults";
import { language, LANGUAGES, t } from "../lib/fluent";
import { HookFields, saidOf } from "../pages/HookFields";
import { Button } from "../ui/parts";

const MOST = 5;

/** The webhooks of a table, for whoever set it up: a club's channel reads whose turn it is. */
export default function TableHooks(props: { id: string }) {
  const [hooks, setHooks] = createStore<TableHook[]>([]);
  const [outcomes, setOutcomes] = createStore<Record<number, string>>({});
  const [said, setSaid] = createSignal("");
  const attempt = async (asked: () => Promise<string>) => {
    try {
      setSaid(await asked());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid(fault(error));
    }
  };
  const [loaded] = createResource(async () => {
    await attempt(async () => {
      setHooks((await api.hooks(props.id)).hooks);
      return "";
    });
    return true;
  });
  const store = async () => {
    const wanted = structuredClone(unwrap(hooks)).filter((hook) => hook.url !== "");
    setHooks((await api.setHooks(props.id, { hooks: wanted })).hooks);
    return t("page-saved");
  };
  const test = (index: number) =>
    attempt(async () => {
      const kept = await store();
      const [result] = (await api.testHook(props.id, String(index))).results;
      setOutcomes(index, result ? saidOf(result) : "");
      return kept;
    });
  return (
    <Show when={loaded()}>
      <div class="table-hooks" data-test="table-hooks">
        <p class="faint">{t("page-table-hooks-explained")}</p>
        <For each={hooks}>
          {(hook, index) => (
            <HookFields
              hook={hook}
              onChange={(change) => setHooks(index(), change)}
              onRemove={() => setHooks((all) => all.filter((_, other) => other !== index()))}
              onTest={() => void test(index())}
              said={outcomes[index()]}
            >
              <select aria-label={t("page-table-hooks-language")} onChange={(event) => setHooks(index(), "language", event.currentTarget.value as TableHook["language"])}>
                <For each={LANGUAGES}>{(one) => <option value={one.id} selected={hook.language === one.id}>{one.name}</option>}</For>
              </select>
            </HookFields>
          )}
        </For>
        <div class="confirm-row">
          <Button quiet disabled={hooks.length >= MOST} onClick={() => setHooks((all) => [...all, { url: "", shape: "slack", language: language() }])}>{t("page-add-webhook")}</Button>
          <Button main test="save-hooks" onClick={() => void attempt(store)}>{t("page-save")}</Button>
          <Show when={said()}><p role="status">{said()}</p></Show>
        </div>
      </div>
    </Show>
  );
}
