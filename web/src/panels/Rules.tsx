import { createEffect, createMemo, createSignal, For, Show } from "solid-js";
import type { TitleInfo } from "../api/game";
import { attribute, idsWith, t } from "../lib/fluent";
import { Sheet } from "../ui/parts";
import { Words } from "../ui/Words";
import { blocks, closeRules, finds, reading, sectionKey } from "./rules";

const PREFIX = "rules-";
/** If so few sections are found, they are unfolded. */
const FEW = 4;

/** The rules of the title one looks at, in our own words, a section open where somebody asked for it. */
export function Rules(props: { info?: TitleInfo | undefined }) {
  return (
    <Show when={reading()}>
      {(open) => {
        const wanted = () => (open().section === null ? null : sectionKey(open().section ?? ""));
        const [words, setWords] = createSignal("");
        const sections = createMemo(() => idsWith(PREFIX).map((id) => ({ id, key: id.slice(PREFIX.length), title: t(id), text: attribute(id, "text") })));
        const found = createMemo(() => sections().filter(({ title, text }) => finds(words(), title, text)));
        const searched = () => words().trim() !== "";
        let list: HTMLDivElement | undefined;
        createEffect(() => {
          const key = wanted();
          setWords("");
          if (key) setTimeout(() => list?.querySelector(`#rule-${CSS.escape(key)}`)?.scrollIntoView({ block: "start" }), 60);
        });
        return (
          <Sheet title={`${t("ui-rules")} · ${t("ui-title")}`} onClose={closeRules} wide>
            <Show when={props.info}>{(info) => <PlayedVersion info={info()} />}</Show>
            <p class="rules-search">
              <input
                type="search"
                value={words()}
                placeholder={t("page-rules-search")}
                aria-label={t("page-rules-search")}
                data-test="rules-search"
                onInput={(event) => setWords(event.currentTarget.value)}
              />
              <Show when={searched()}><span class="faint" role="status">{t("page-rules-found", { count: found().length })}</span></Show>
            </p>
            <div ref={list}>
              <For each={found()}>
                {({ key, title, text }) => (
                  <details class="rule" id={`rule-${key}`} open={searched() ? found().length <= FEW : wanted() === key}>
                    <summary>{title}</summary>
                    <For each={blocks(text)}>
                      {(block) => (
                        <Show when={block.kind === "list"} fallback={<p><Words text={block.lines[0] ?? ""} /></p>}>
                          <ul><For each={block.lines}>{(line) => <li><Words text={line} /></li>}</For></ul>
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

/** Which version of the rules a game is played under, and what newer versions correct. */
function PlayedVersion(props: { info: TitleInfo }) {
  return (
    <div class="rules-version" data-test="rules-version">
      <p class="faint">{t("page-rules-version", { version: props.info.rules })}</p>
      <Show when={props.info.corrections.length > 0}>
        <details>
          <summary>{t("page-rules-corrected", { count: props.info.corrections.length })}</summary>
          <ul><For each={props.info.corrections}>{(id) => <li>{t(`correction-${id}`)}</li>}</For></ul>
        </details>
      </Show>
    </div>
  );
}
