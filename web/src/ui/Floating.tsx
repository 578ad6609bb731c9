import { createEffect, createSignal, For, on } from "solid-js";

/** How long a change is shown, in milliseconds. */
const SHOWN = 2600;

/** What a figure gained or lost, floating away from it: put beside the figure. */
export function Floating(props: { value: number | null; format: (amount: number) => string }) {
  const [changes, setChanges] = createSignal<number[]>([]);
  createEffect(
    on(
      () => props.value,
      (now, before) => {
        if (now === null || before === null || before === undefined || now === before) return;
        const change = now - before;
        setChanges((all) => [...all, change]);
        setTimeout(() => setChanges((all) => all.slice(1)), SHOWN);
      },
      { defer: false },
    ),
  );
  return (
    <For each={changes()}>
      {(change) => (
        <span class="floating figure" classList={{ lost: change < 0 }} aria-hidden="true">{change < 0 ? "−" : "+"}{props.format(Math.abs(change))}</span>
      )}
    </For>
  );
}
