import { createEffect, createMemo, For, Show } from "solid-js";
import { say, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { about, beginning, chapters, type Line } from "../state/story";
import { Token } from "../ui/Token";

/** What happened, round by round; a click on a line shows the table as it was then. */
export function Log() {
  const { table } = useTable();
  const story = createMemo(() => chapters(table.entries()));
  let list: HTMLDivElement | undefined;
  // It opens where the news begins, and then follows what happens.
  let opened = false;
  createEffect(() => {
    if (table.entries().length === 0) return;
    requestAnimationFrame(() => {
      const news = opened ? null : list?.querySelector(".new-since");
      if (news) news.scrollIntoView({ block: "center" });
      else list?.scrollTo({ top: list.scrollHeight });
      opened = true;
    });
  });
  return (
    <div class="log" ref={list} tabindex={0} aria-label={t("ui-log")}>
      <For each={story()}>
        {(chapter) => (
          <section>
            <h3>{chapter.title ? say(chapter.title).replace(/\.$/, "") : t("ui-round-auction")}</h3>
            <ol>
              <For each={chapter.lines}>{(line) => <Entry line={line} />}</For>
            </ol>
          </section>
        )}
      </For>
    </div>
  );
}

function Entry(props: { line: Line }) {
  const { table } = useTable();
  const entry = () => props.line.entry;
  /** What begins a chapter stands above it, not here as well. */
  const told = () => entry().events.filter((event) => event !== (props.line.stands ? beginning(entry()) : undefined));
  const company = () => {
    const symbol = entry().events[0]?.args["company"];
    return typeof symbol === "string" ? table.companyNamed(symbol) : undefined;
  };
  return (
    <>
      <Show when={entry().number === table.seenBefore + 1 && table.seenBefore > 0}>
        <li class="new-since">{t("page-new-since")}</li>
      </Show>
      <li
        class="entry"
        classList={{ undone: entry().kind === "move" && !props.line.stands, shown: table.past()?.number === entry().number }}
      >
        <button type="button" class="entry-number figure" title={t("page-look-at", { number: entry().number })} onClick={() => void table.lookAt(entry().number)}>
          {entry().number}
        </button>
        <Show when={company()}>{(acting) => <Token company={acting()} size={16} />}</Show>
        <span>
          <Show when={about(entry().kind)}>{(words) => t(words(), { player: entry().name })}</Show>
          <For each={told()}>
            {(event, index) => (
              <span class="event" classList={{ minor: index() > 0 }}>{say(event)} </span>
            )}
          </For>
          <Show when={entry().kind === "move" && entry().origin === "clock"}><span class="by-clock">{t("page-clock-by-clock")}</span></Show>
        </span>
      </li>
    </>
  );
}
