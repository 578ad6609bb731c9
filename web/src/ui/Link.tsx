import type { ParentProps } from "solid-js";
import { go } from "../lib/router";

/** A link to another page of ours; it can tell when somebody is about to follow it. */
export function Link(props: ParentProps<{ to: string; class?: string; label?: string; onNear?: () => void }>) {
  return (
    <a
      href={props.to}
      class={props.class}
      aria-label={props.label}
      onPointerEnter={() => props.onNear?.()}
      onFocus={() => props.onNear?.()}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(props.to);
      }}
    >
      {props.children}
    </a>
  );
}
