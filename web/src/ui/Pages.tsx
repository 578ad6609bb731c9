import { Show } from "solid-js";
import { Button } from "./parts";

/** From page to page of a list that has several. */
export function Pages(props: { page: number; size: number; total: number; onChoose: (page: number) => void }) {
  const pages = () => Math.max(1, Math.ceil(props.total / props.size));
  return (
    <Show when={pages() > 1}>
      <div class="confirm-row">
        <Button quiet disabled={props.page <= 1} onClick={() => props.onChoose(props.page - 1)}>←</Button>
        <span class="figure">{props.page} / {pages()}</span>
        <Button quiet disabled={props.page >= pages()} onClick={() => props.onChoose(props.page + 1)}>→</Button>
      </div>
    </Show>
  );
}
