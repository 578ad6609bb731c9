import type { ParentProps } from "solid-js";
import { go } from "../lib/router";

/** A link to another page of ours. */
export function Link(props: ParentProps<{ to: string; class?: string; label?: string }>) {
  return (
    <a
      href={props.to}
      class={props.class}
      aria-label={props.label}
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
