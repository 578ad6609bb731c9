import { createEffect, createMemo, For, Show } from "solid-js";
import { attribute, idsWith, t } from "../lib/fluent";
import { Sheet } from "../ui/parts";
import { blocks, closeRules, reading, sectionKey } from "./rules";

const PREFIX = "rules-";

/** The rules of the title one looks at, in our own words, a section open where somebody asked for it. */
export function Rules() {
  return (
    <Show when={reading()}>
      {(open) => {
        const wanted = () => (open().section === null ? null : sectionKey(open().section ?? ""));
        const sections = createMemo(() => idsWith(PREFIX).map((id) => ({ id, key: id.slice(PREFIX.length) })));
        let list: HTMLDivElement | undefined;
        createEffect(() => {
          const key = wanted();
          if (key) setTimeout(() => list?.querySelector(`#rule-${key}`)?.scrollIntoView({ block: "start" }), 60);
        });
        return (
          <Sheet title={`${t("ui-rules")} · ${t("ui-title")}`} onClose={closeRules} wide>
            <div ref={list}>
              <For each={sections()}>
                {({ key, id }) => (
                  <details class="rule" id={`rule-${key}`} open={wanted() === key}>
                    <summary>{t(id)}</summary>
                    <For each={blocks(attribute(id, "text"))}>
                      {(block) => (
                        <Show when={block.kind === "list"} fallback={<p>{block.lines[0]}</p>}>
                          <ul><For each={block.lines}>{(line) => <li>{line}</li>}</For></ul>
                        </Show>
                      )}
                    </For>
                  </details>
                )}
              </For>
            </div>
          </Sheet>
        );
      }}
    </Show>
  );
}
