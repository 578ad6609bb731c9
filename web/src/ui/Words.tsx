import { createSignal, For, onCleanup, onMount, Show } from "solid-js";
import { pieces, termSection, termText, termTitle } from "../lib/glossary";
import { t } from "../lib/fluent";
import { openRules } from "../panels/rules";

/** How long a pointer must rest on a word, and may be away from it, in milliseconds. */
const DELAY = 220;
/** How far the card stays away from the edges of the window. */
const MARGIN = 8;

/** A text in which the words of the trade explain themselves. */
export function Words(props: { text: string }) {
  return (
    <For each={pieces(props.text)}>
      {(piece) => (piece.term === null ? <>{piece.text}</> : <Term term={piece.term} text={piece.text} />)}
    </For>
  );
}

/** Nothing is shown; or a card for as long as the pointer rests on the word, through which one can click; or one that stays. */
type Shown = "nothing" | "glance" | "card";

/** A word with a dotted line under it: pointed at, focused or tapped, it tells what it means. */
function Term(props: { term: string; text: string }) {
  const [shown, setShown] = createSignal<Shown>("nothing");
  let word: HTMLSpanElement | undefined;
  let whole: HTMLSpanElement | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** What was shown when the word was pressed: the press itself brings the focus, which shows the card. */
  let before: Shown = "nothing";
  const rest = (from: Shown, to: Shown) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => setShown((now) => (now === from ? to : now)), DELAY);
  };
  const show = (next: Shown) => {
    clearTimeout(waiting);
    setShown(next);
  };
  const turn = (now: Shown) => show(now === "card" ? "nothing" : "card");
  onCleanup(() => clearTimeout(waiting));
  return (
    <span
      ref={whole}
      class="term-whole"
      onPointerEnter={(event) => event.pointerType === "mouse" && rest("nothing", "glance")}
      onPointerLeave={(event) => event.pointerType === "mouse" && rest("glance", "nothing")}
      onFocusIn={() => show("card")}
      onFocusOut={(event) => !whole?.contains(event.relatedTarget as Node | null) && show("nothing")}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || shown() === "nothing") return;
        event.preventDefault();
        event.stopPropagation();
        show("nothing");
      }}
    >
      {/* Not a button element: that would not flow with the words around it. */}
      <span
        ref={word}
        role="button"
        tabindex={0}
        class="term"
        data-term={props.term}
        aria-expanded={shown() !== "nothing"}
        onPointerDown={() => (before = shown())}
        onClick={() => turn(before)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          turn(shown());
        }}
      >
        {props.text}
      </span>
      <Show when={shown() !== "nothing" && word}>
        {(anchor) => <TermCard term={props.term} anchor={anchor()} glance={shown() === "glance"} onRead={() => show("nothing")} />}
      </Show>
    </span>
  );
}

/** What a word means, and the way to the rules that speak of it; above everything else on the page. */
function TermCard(props: { term: string; anchor: HTMLElement; glance: boolean; onRead: () => void }) {
  let card: HTMLSpanElement | undefined;
  onMount(() => {
    if (!card) return;
    card.showPopover();
    const { left, top, bottom } = props.anchor.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = card;
    const below = bottom + offsetHeight + MARGIN < window.innerHeight;
    card.style.left = `${Math.max(MARGIN, Math.min(left, window.innerWidth - offsetWidth - MARGIN))}px`;
    card.style.top = `${below ? bottom + 2 : Math.max(MARGIN, top - offsetHeight - 2)}px`;
  });
  return (
    <span ref={card} popover="manual" class="term-card" classList={{ glance: props.glance }} role="note" data-test="term-card">
      <b>{termTitle(props.term)}</b>
      <span>{termText(props.term)}</span>
      <Show when={termSection(props.term)}>
        {(section) => (
          <button
            type="button"
            class="rule-link"
            onClick={() => {
              props.onRead();
              openRules(section());
            }}
          >
            {t("page-in-the-rules", { section: t(`rules-${section()}`) })}
          </button>
        )}
      </Show>
    </span>
  );
}
