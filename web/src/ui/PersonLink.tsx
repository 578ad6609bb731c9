import { Show } from "solid-js";
import type { Seat } from "../api/wire";
import { Link } from "./Link";

/** The name of whoever sits there, which leads to their page. */
export function PersonLink(props: { seat: Seat | undefined; fallback: string }) {
  const name = () => props.seat?.name ?? props.fallback;
  return (
    <Show when={props.seat?.person} fallback={name()}>
      {(id) => <Link to={`/people/${id()}`} class="person-link">{name()}</Link>}
    </Show>
  );
}
