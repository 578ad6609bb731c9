import { createSignal, Show } from "solid-js";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";

/** Says to somebody who comes back that things happened meanwhile, and shows them. */
export function SinceLast(props: { onShow: () => void }) {
  const { table } = useTable();
  const missed = table.number() - table.seenBefore;
  const [shown, setShown] = createSignal(missed > 0);
  return (
    <Show when={shown()}>
      <p class="since" role="status">
        <button
          type="button"
          class="rule-link"
          onClick={() => {
            setShown(false);
            props.onShow();
          }}
        >
          {t("page-missed", { count: missed })}
        </button>
        <button type="button" class="close" aria-label={t("page-close")} onClick={() => setShown(false)}>×</button>
      </p>
    </Show>
  );
}
