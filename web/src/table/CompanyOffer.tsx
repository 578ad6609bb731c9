import { Show, type ParentProps } from "solid-js";
import type { CompanyView } from "../api/game";
import { say, t } from "../lib/fluent";
import { Token } from "../ui/Token";

/** What is printed on the charter of a company: where it is at home, and what else its title says of it. */
export function Charter(props: { company: CompanyView }) {
  const said = () => [t("page-home-at", { place: props.company.home.name || props.company.home.at }), ...props.company.facts.map(say)];
  return <span class="faint">{said().join(" · ")}</span>;
}

/** A company that something can be done with; what that is is unfolded, so that many of them find room. */
export function CompanyOffer(props: ParentProps<{ company: CompanyView; open?: boolean; onToggle?: (open: boolean) => void; test: string }>) {
  return (
    <details
      class="offer-card"
      open={props.open ?? false}
      data-company={props.company.symbol}
      onToggle={(event) => props.onToggle?.(event.currentTarget.open)}
    >
      <summary class="offer" data-test={props.test}>
        <Token company={props.company} size={30} />
        <span class="offer-name">
          {props.company.name}
          <Charter company={props.company} />
          <Show when={props.company.badges.length > 0}><span class="faint">{props.company.badges.map(say).join(", ")}</span></Show>
        </span>
      </summary>
      {props.children}
    </details>
  );
}
