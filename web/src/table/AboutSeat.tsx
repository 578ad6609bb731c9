import { createSignal, lazy, Show, Suspense } from "solid-js";
import { t } from "../lib/fluent";
import { useTable } from "../state/context";
import { person } from "../state/person";
import { Button } from "../ui/parts";

const AboutSomebody = lazy(() => import("../ui/AboutSomebody"));

/** What one can do about whoever plays a seat. */
export function AboutSeat(props: { seat: number }) {
  const { table, analysis } = useTable();
  const [opened, setOpened] = createSignal(false);
  const seat = () => table.known.table.seats[props.seat];
  const somebody = () => !analysis && person() !== null && seat()?.kind === "person" && !seat()?.yours && !seat()?.free;
  const speakers = () => [...new Set(table.known.chat.filter((said) => said.seat === props.seat).map((said) => said.speaker))];
  return (
    <Show when={somebody()}>
      <Show when={opened()} fallback={<p><Button quiet test="about-seat" onClick={() => setOpened(true)}>{t("page-about-them")}</Button></p>}>
        <Suspense><AboutSomebody whom={{ by: "seat", table: table.id, seat: props.seat }} speakers={speakers()} /></Suspense>
      </Show>
    </Show>
  );
}
