import { Show } from "solid-js";
import type { Refusal } from "../api/game";
import { fault } from "../lib/faults";
import { say, t } from "../lib/fluent";
import { openRules } from "../panels/rules";
import { useTable } from "../state/context";
import { closeWhy, why } from "../state/why";

/** Why a move was not made, or cannot be made, with the rule. */
export function Problem() {
  const { table } = useTable();
  return (
    <>
      <Show when={table.problem()}>
        {(problem) => (
          <div class="problem" role="alert">
            <Show when={problem().refusal} fallback={<p>{fault(problem())}</p>}>
              {(refusal) => <Reason refusal={refusal()} />}
            </Show>
            <button type="button" class="close" aria-label={t("page-close")} onClick={table.dismiss}>×</button>
          </div>
        )}
      </Show>
      <Show when={why()}>
        {(reason) => (
          <div class="problem why" role="status">
            <div>
              <p class="about">{reason().about}</p>
              <Reason refusal={reason().refusal} />
            </div>
            <button type="button" class="close" aria-label={t("page-close")} onClick={closeWhy}>×</button>
          </div>
        )}
      </Show>
    </>
  );
}

export function Reason(props: { refusal: Refusal }) {
  return (
    <p>
      {say(props.refusal)}{" "}
      <button type="button" class="rule-link" onClick={() => openRules(props.refusal.section)}>
        {props.refusal.title}, {props.refusal.section}
      </button>
    </p>
  );
}
