import { createResource, createSignal, For, Show } from "solid-js";
import { pounds, t } from "../lib/fluent";
import { useTable } from "../state/context";
import { livery } from "../ui/livery";
import { Tabs } from "../ui/parts";
import { course, ticks, type Course, type Series } from "./charts";

type Chart = "worth" | "prices" | "revenue";

/** The final reckoning, or how things stand: everybody line by line, and the course of the game in lines. */
export function End() {
  const { table } = useTable();
  const [chart, setChart] = createSignal<Chart>("worth");
  const [lines] = createResource(
    () => table.known.entries.length,
    () =>
      course(table.id, table.known.entries, (id) => {
        const company = table.company(id);
        return company ? livery(company)[0] : "currentColor";
      }),
  );
  const ranked = () => {
    const players = [...(table.view()?.players ?? [])].sort((a, b) => b.worth - a.worth);
    const standings = table.view()?.standings;
    return players.map((player, index) => ({
      player,
      place: standings?.find((one) => one.player === player.id)?.place ?? index + 1,
    }));
  };
  return (
    <div class="end">
      <h3 class="sub">{t(table.view()?.standings ? "ui-standings" : "page-if-it-ended-now")}</h3>
      <For each={ranked()}>
        {({ player, place }) => (
          <details class="reckoning" open={place === 1}>
            <summary><b class="figure">{place}.</b> {player.name} <span class="price figure">{pounds(player.worth)}</span></summary>
            <table class="ledger">
              <tbody>
                <tr><td>{t("ui-cash")}</td><td class="figure">{pounds(player.cash)}</td></tr>
                <For each={player.shares}>
                  {(holding) => (
                    <tr><td>{t("page-shares-of", { shares: holding.shares, company: holding.symbol })}</td><td class="figure">{pounds(holding.worth)}</td></tr>
                  )}
                </For>
                <For each={player.privates}>
                  {(id) => (
                    <tr><td>{table.view()?.privates[id]?.name}</td><td class="figure">{pounds(table.view()?.privates[id]?.value ?? 0)}</td></tr>
                  )}
                </For>
              </tbody>
            </table>
          </details>
        )}
      </For>
      <Tabs
        label={t("page-charts")}
        tabs={[
          { id: "worth", title: t("ui-worth") },
          { id: "prices", title: t("page-prices") },
          { id: "revenue", title: t("page-revenue") },
        ]}
        chosen={chart()}
        onChoose={setChart}
      />
      <div role="tabpanel" id={`panel-${chart()}`} aria-labelledby={`tab-${chart()}`}>
        <Show when={lines.latest} fallback={<p class="note">{t("page-loading")}</p>}>
          {(known) => <LineChart course={known()} series={known()[chart()]} />}
        </Show>
      </div>
    </div>
  );
}

const WIDTH = 600;
const HEIGHT = 280;
const LEFT = 48;

function LineChart(props: { course: Course; series: Series[] }) {
  const most = () => Math.max(1, ...props.series.flatMap((line) => line.values.map((value) => value ?? 0)));
  const last = () => Math.max(1, props.course.marks.at(-1) ?? 1);
  const x = (mark: number) => LEFT + ((WIDTH - LEFT - 10) * mark) / last();
  const y = (value: number) => HEIGHT - 24 - ((HEIGHT - 40) * value) / most();
  const path = (line: Series) => {
    let pen = "M";
    return line.values
      .map((value, index) => {
        if (value === null) {
          pen = "M";
          return "";
        }
        const part = `${pen}${x(props.course.marks[index] ?? 0).toFixed(1)} ${y(value).toFixed(1)}`;
        pen = "L";
        return part;
      })
      .join("");
  };
  return (
    <figure class="line-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={props.series.map((line) => `${line.name}: ${line.values.at(-1) ?? 0}`).join(", ")}>
        <For each={ticks(most())}>
          {(tick) => (
            <g class="tick">
              <path d={`M${LEFT} ${y(tick)}H${WIDTH - 10}`} />
              <text x={LEFT - 6} y={y(tick) + 4}>{tick}</text>
            </g>
          )}
        </For>
        <For each={props.series}>{(line) => <path class="line" d={path(line)} stroke={line.colour} />}</For>
      </svg>
      <figcaption>
        <For each={props.series}>
          {(line) => (
            <span><i class="swatch" ref={(element) => element.style.setProperty("background", line.colour)} />{line.name}</span>
          )}
        </For>
      </figcaption>
    </figure>
  );
}
