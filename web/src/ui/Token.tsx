import { Show } from "solid-js";
import { marks } from "./marks";
import { initialsWidth, livery, pattern, patterned, TOKEN, type Wearer } from "./livery";

/** A company's token, centred at the origin, inside of some picture. */
export function TokenShape(props: { company: Wearer; flipped?: boolean }) {
  const colours = () => livery(props.company);
  const size = () => {
    const room = patterned(props.company) ? 36 : 41.5;
    return Math.min(19, Math.max(7, room / initialsWidth(props.company.symbol)));
  };
  const ring = () => pattern(props.company.id);
  return (
    <g class="token" classList={{ flipped: props.flipped ?? false }}>
      <Show when={marks().companies.includes(props.company.symbol)}><circle class="token-mark" r={TOKEN + 4} /></Show>
      <circle class="token-rim" r={TOKEN} />
      <Show
        when={props.flipped}
        fallback={<circle class="token-face" r={TOKEN - 1.5} fill={colours()[0]} />}
      >
        <circle class="token-back" r={TOKEN - 1.5} />
        <path class="token-cross" d="M-15 15L15 -15" stroke={colours()[0]} />
        <circle class="token-edge" r={TOKEN - 4} stroke={colours()[0]} />
      </Show>
      <Show when={patterned(props.company)}>
        <circle
          class="pattern"
          r={ring().radius}
          stroke={props.flipped ? colours()[0] : colours()[1]}
          stroke-width={ring().width}
          stroke-dasharray={ring().dashes}
        />
      </Show>
      <text class="initials" y={0.37 * size()} font-size={`${size()}`} fill={props.flipped ? "currentColor" : colours()[1]}>
        {props.company.symbol}
      </text>
    </g>
  );
}

/** A company's token as a small picture of its own. */
export function Token(props: { company: Wearer; size?: number; class?: string }) {
  return (
    <svg
      class={`board token-icon ${props.class ?? ""}`}
      viewBox="-25 -25 50 50"
      width={props.size ?? 28}
      height={props.size ?? 28}
      aria-hidden="true"
    >
      <TokenShape company={props.company} />
    </svg>
  );
}
