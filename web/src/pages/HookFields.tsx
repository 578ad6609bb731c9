import { For, Show, type ParentProps } from "solid-js";
import type { Hook, WayOutcome } from "../api/wire";
import { t } from "../lib/fluent";
import { Button } from "../ui/parts";

const SHAPES = ["json", "slack", "discord", "matrix"] as const;

/** What became of a call. */
export const saidOf = ({ outcome, status }: WayOutcome): string => t(`page-calls-outcome-${outcome}`, { status: status ?? 0 });

type Named = Pick<Hook, "url" | "shape">;

/** A webhook: where, in which shape, what else is asked of it, and what became of a test. */
export function HookFields(props: ParentProps<{ hook: Named; onChange: (change: Partial<Named>) => void; onRemove: () => void; onTest: () => void; said: string | undefined }>) {
  return (
    <div class="hook-fields">
      <div class="call-row">
        <input type="url" maxlength={500} aria-label={t("page-webhook")} placeholder="https://" value={props.hook.url} onInput={(event) => props.onChange({ url: event.currentTarget.value })} />
        <Button quiet label={t("page-remove")} onClick={props.onRemove}>×</Button>
      </div>
      <div class="call-row">
        <select aria-label={t("page-webhook-shape")} onChange={(event) => props.onChange({ shape: event.currentTarget.value as (typeof SHAPES)[number] })}>
          <For each={SHAPES}>{(shape) => <option value={shape} selected={props.hook.shape === shape}>{t(`page-calls-shape-${shape}`)}</option>}</For>
        </select>
        {props.children}
        <Button test="test-webhook" disabled={props.hook.url === ""} onClick={props.onTest}>{t("page-test")}</Button>
      </div>
      <Show when={props.said}>{(words) => <p role="status" class="outcome">{words()}</p>}</Show>
    </div>
  );
}
