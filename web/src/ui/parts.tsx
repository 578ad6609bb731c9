// Small parts that panels are made of.

import { For, Show, type JSX, type ParentProps } from "solid-js";
import { t } from "../lib/fluent";
import { Words } from "./Words";

export function Button(
  props: ParentProps<{
    onClick: () => void;
    main?: boolean;
    quiet?: boolean;
    disabled?: boolean;
    title?: string;
    label?: string;
    pressed?: boolean;
    test?: string;
    autofocus?: boolean;
  }>,
) {
  return (
    <button
      type="button"
      class="button"
      classList={{ main: props.main ?? false, quiet: props.quiet ?? false }}
      disabled={props.disabled ?? false}
      title={props.title}
      aria-label={props.label}
      aria-pressed={props.pressed}
      data-test={props.test}
      autofocus={props.autofocus ?? false}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}

/** Something that cannot be done now: it can still be asked why. */
export function NotNow(props: ParentProps<{ why: () => void; about: string }>) {
  return (
    <button
      type="button"
      class="button not-now"
      aria-disabled="true"
      aria-label={`${props.about}: ${t("page-why-not")}`}
      title={t("page-why-not")}
      onClick={props.why}
    >
      {props.children}
      <span class="question" aria-hidden="true">?</span>
    </button>
  );
}

export function Stepper(props: {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** How far the buttons go, if it is further than a step. */
  stride?: number;
  onChange: (value: number) => void;
}) {
  const stride = () => props.stride ?? props.step;
  const clamp = (value: number) => {
    const steps = Math.round((value - props.min) / props.step);
    const top = Math.floor((props.max - props.min) / props.step);
    return props.min + Math.min(top, Math.max(0, steps)) * props.step;
  };
  return (
    <span class="stepper">
      <button
        type="button"
        aria-label={t("page-less")}
        disabled={props.value <= props.min}
        onClick={() => props.onChange(clamp(props.value - stride()))}
      >
        −
      </button>
      <input
        type="number"
        aria-label={props.label}
        value={props.value}
        min={props.min}
        max={props.max}
        step={props.step}
        onChange={(event) => {
          const value = clamp(Number(event.currentTarget.value) || props.min);
          event.currentTarget.value = String(value);
          props.onChange(value);
        }}
      />
      <button
        type="button"
        aria-label={t("page-more")}
        disabled={props.value + stride() > props.max}
        onClick={() => props.onChange(clamp(props.value + stride()))}
      >
        +
      </button>
    </span>
  );
}

export function Section(props: ParentProps<{ title: string; aside?: JSX.Element; class?: string }>) {
  return (
    <section class={`section ${props.class ?? ""}`}>
      <h3>
        <span><Words text={props.title} /></span>
        <Show when={props.aside}>
          <span class="aside">{props.aside}</span>
        </Show>
      </h3>
      {props.children}
    </section>
  );
}

export interface Tab<T extends string> {
  id: T;
  title: string;
  mark?: number;
}

export function Tabs<T extends string>(props: { tabs: Tab<T>[]; chosen: T; onChoose: (tab: T) => void; label: string }) {
  let list: HTMLDivElement | undefined;
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const at = props.tabs.findIndex((tab) => tab.id === props.chosen);
    const next = props.tabs[(at + step + props.tabs.length) % props.tabs.length];
    if (!next) return;
    props.onChoose(next.id);
    queueMicrotask(() => list?.querySelector<HTMLElement>("[aria-selected=true]")?.focus());
  };
  return (
    <div class="tabs" role="tablist" aria-label={props.label} ref={list} onKeyDown={onKey}>
      <For each={props.tabs}>
        {(tab) => (
          <button
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={props.chosen === tab.id}
            aria-controls={`panel-${tab.id}`}
            tabindex={props.chosen === tab.id ? 0 : -1}
            onClick={() => props.onChoose(tab.id)}
          >
            {tab.title}
            <Show when={tab.mark}>
              <span class="mark" aria-label={t("page-unread", { count: tab.mark ?? 0 })}>{tab.mark}</span>
            </Show>
          </button>
        )}
      </For>
    </div>
  );
}

export function Sheet(props: ParentProps<{ title: string; onClose: () => void; wide?: boolean }>) {
  let dialog: HTMLDialogElement | undefined;
  queueMicrotask(() => dialog?.showModal());
  return (
    <dialog
      ref={dialog}
      class="sheet"
      classList={{ wide: props.wide ?? false }}
      aria-label={props.title}
      onClose={props.onClose}
      onClick={(event) => {
        if (event.target === dialog) props.onClose();
      }}
    >
      <header>
        <h2>{props.title}</h2>
        <button type="button" class="close" aria-label={t("page-close")} onClick={props.onClose}>×</button>
      </header>
      <div class="sheet-body" tabindex={0}>{props.children}</div>
    </dialog>
  );
}
