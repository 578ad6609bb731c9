import { createSignal, lazy, Show, Suspense } from "solid-js";
import type { Whom } from "../api/society";
import { t } from "../lib/fluent";
import { Sheet } from "./parts";

const AboutSomebody = lazy(() => import("./AboutSomebody"));

/** Three dots beside somebody's name, and behind them what one can do about them. */
export function About(props: { name: string; whom: Whom; speakers: string[] }) {
  const [opened, setOpened] = createSignal(false);
  const words = () => t("page-about-speaker", { name: props.name });
  return (
    <>
      <button type="button" class="about" aria-label={words()} title={words()} onClick={() => setOpened(true)}>⋯</button>
      <Show when={opened()}>
        <Sheet title={props.name} onClose={() => setOpened(false)}>
          <Suspense><AboutSomebody whom={props.whom} speakers={props.speakers} /></Suspense>
        </Sheet>
      </Show>
    </>
  );
}
