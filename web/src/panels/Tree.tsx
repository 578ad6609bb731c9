import { createEffect, createMemo, createSignal, For, on, Show } from "solid-js";
import { api } from "../api/client";
import { say, t } from "../lib/fluent";
import { go } from "../lib/router";
import type { AnalysisBoard } from "../state/analysis";
import { useTable } from "../state/context";
import { rows, type Row } from "../state/tree";
import { Button } from "../ui/parts";
import { Token } from "../ui/Token";

/** Whether what can be written about a move is unfolded: it stays so from move to move. */
const [describing, setDescribing] = createSignal(false);

/** Deeper branches are not moved further to the right: a phone is narrow. */
const DEEPEST = 5;

/** The moves of an analysis, branch by branch; where one is can be named and noted about. */
export function Tree(props: { analysis: AnalysisBoard }) {
  const tree = () => props.analysis.tree();
  const listed = createMemo(() => rows(tree().moves));
  const here = () => tree().moves.find((move) => move.number === props.analysis.at());
  let list: HTMLOListElement | undefined;
  /** Arrow keys go from row to row. */
  const step = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const all = [...(list?.querySelectorAll<HTMLButtonElement>(".tree-row") ?? [])];
    const next = by === 0 ? undefined : all[all.findIndex((row) => row === document.activeElement) + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
  createEffect(on(props.analysis.at, () => requestAnimationFrame(() => list?.querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" }))));
  return (
    <div class="tree" data-test="tree">
      <Show when={tree().yours} fallback={<Notes note={here()?.note ?? tree().note} />}>
        <Show when={here()} fallback={<About analysis={props.analysis} />} keyed>
          {(move) => <Describe title={t("page-describe-move")} name={move.name} note={move.note} onSave={(name, note) => void props.analysis.describe(move.number, { name, note })} onDelete={() => void props.analysis.remove(move.number)} />}
        </Show>
      </Show>
      <ol ref={list} class="tree-rows" aria-label={t("page-analysis-moves")} onKeyDown={step}>
        <li>
          <button type="button" class="tree-row" aria-current={props.analysis.at() === 0 ? "true" : undefined} onClick={() => void props.analysis.go(0)}>
            <span class="tree-words"><b>{t("page-analysis-beginning", { number: String(tree().number) })}</b> <Show when={tree().note}><span class="faint">{tree().note}</span></Show></span>
          </button>
        </li>
        <For each={listed()}>{(row) => <TreeRow row={row} analysis={props.analysis} />}</For>
      </ol>
      <Show when={listed().length === 0 && tree().yours}><p class="note">{t("page-analysis-empty")}</p></Show>
    </div>
  );
}

function TreeRow(props: { row: Row; analysis: AnalysisBoard }) {
  const { table } = useTable();
  const { move } = props.row;
  const current = () => props.analysis.at() === move.number;
  const onPath = () => props.analysis.path().includes(move);
  const company = () => {
    const symbol = move.events[0]?.args["company"];
    return typeof symbol === "string" ? table.companyNamed(symbol) : undefined;
  };
  return (
    <li classList={{ begins: props.row.begins }} ref={(element) => element.style.setProperty("--indent", String(Math.min(props.row.indent, DEEPEST)))}>
      <button type="button" class="tree-row" classList={{ "on-path": onPath() }} data-test="tree-row" data-move={move.number} aria-current={current() ? "true" : undefined} onClick={() => void props.analysis.go(move.number)}>
        <Show when={company()}>{(acting) => <Token company={acting()} size={16} />}</Show>
        <span class="tree-words">
          <Show when={move.name}><b class="branch-name">{move.name}</b> </Show>
          {move.events[0] ? say(move.events[0]) : ""}
          <Show when={move.origin === "computer"}><span class="faint" title={t("page-by-computer")}> ⚙</span></Show>
          <Show when={move.note}><span class="faint tree-note">{move.note}</span></Show>
        </span>
      </button>
    </li>
  );
}

/** The name and the note of a move. */
function Describe(props: { title: string; name: string; note: string; onSave: (name: string, note: string) => void; onDelete?: () => void; naming?: string; deleting?: string }) {
  const [name, setName] = createSignal(props.name);
  const [note, setNote] = createSignal(props.note);
  const [sure, setSure] = createSignal(false);
  const changed = () => name() !== props.name || note() !== props.note;
  const label = () => props.naming ?? t("page-branch-name");
  return (
    <details class="describe-fold" open={describing()} onToggle={(event) => setDescribing(event.currentTarget.open)}>
      <summary data-test="describe">{props.title}</summary>
      <form
        class="describe"
        onSubmit={(event) => {
          event.preventDefault();
          props.onSave(name(), note());
        }}
      >
        <input type="text" maxlength={80} value={name()} placeholder={label()} aria-label={label()} data-test="branch-name" onInput={(event) => setName(event.currentTarget.value)} />
        <textarea rows={2} maxlength={2000} value={note()} placeholder={t("page-move-note")} aria-label={t("page-move-note")} data-test="move-note" onInput={(event) => setNote(event.currentTarget.value)} />
        <span class="describe-tools">
          <Show when={props.onDelete}>
            {(remove) => (
              <Button quiet test="delete-branch" onClick={() => (sure() ? remove()() : setSure(true))}>{sure() ? t("page-really-delete") : (props.deleting ?? t("page-delete-branch"))}</Button>
            )}
          </Show>
          <button type="submit" class="button" data-test="save-note" disabled={!changed()}>{t("page-save")}</button>
        </span>
      </form>
    </details>
  );
}

/** The analysis itself: its name, and a note about its beginning. */
function About(props: { analysis: AnalysisBoard }) {
  const { table } = useTable();
  const tree = () => props.analysis.tree();
  const remove = async () => {
    if (await table.attempt(() => api.deleteAnalysis(tree().id).then(() => true))) go(`/tables/${tree().table}`);
  };
  return (
    <Show when={tree()} keyed>
      {({ name, note }) => (
        <Describe
          title={t("page-describe-analysis")}
          name={name}
          note={note}
          naming={t("page-analysis-name")}
          deleting={t("page-delete-analysis")}
          onSave={(name, note) => void props.analysis.change({ note, ...(name.trim() ? { name } : {}) })}
          onDelete={() => void remove()}
        />
      )}
    </Show>
  );
}

function Notes(props: { note: string }) {
  return <Show when={props.note}><p class="shared-note">{props.note}</p></Show>;
}
