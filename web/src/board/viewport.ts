// Moving over the board: dragging, pinching, the wheel, keys and buttons change the part of the picture that is seen.

import { createMemo, createSignal, onCleanup, onMount } from "solid-js";
import { atLeast, between, fitted, inside, zoomed, type Box } from "./geometry";

/** How far a pointer may move and still click. */
const STILL = 6;
/** Units of the picture on one pixel from which on hexes are too small to read. */
export const SMALL = 3;
/** Units of the picture on one pixel when something is brought near: its surroundings are to be seen too. */
const NEAR = 1.3;
/** How long the picture glides from one part to another. */
const GLIDE = 240;
/** How long after the last turn of the wheel it rests. */
const PAUSE = 140;

export interface Viewport {
  /** What is to be seen of the picture. All of it is asked for as it is, whatever the shape of the window: so the picture need
   *  not be laid out again as soon as that shape is known. */
  shown: () => Box;
  /** How many units of the picture lie on a pixel. */
  scale: () => number;
  /** Whether it is known how large the window is. */
  ready: () => boolean;
  zoom: (factor: number) => void;
  fit: () => void;
  /** Whether the last press was a drag, so that it is no click. */
  dragged: () => boolean;
  /** Brings a part of the picture near where hexes are too small to read; nothing brings back what was seen before. */
  focus: (wanted: Box | null) => void;
}

/** The sheet is what the picture lies on: it is moved and scaled in its stead, which is fast, for a picture that is moved itself is laid
 *  out anew. Only when it comes to rest the picture is drawn where the sheet has brought it. */
export function createViewport(svg: () => SVGSVGElement | undefined, sheet: () => HTMLElement | undefined, whole: Box): Viewport {
  const [size, setSize] = createSignal({ width: 1, height: 1 });
  const all = () => fitted(whole, size().width, size().height);
  const [part, setPart] = createSignal<Box | null>(null);
  const box = () => part() ?? all();
  const limits = () => [whole.width / 7, all().width] as const;
  const pointers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  /** The part that the sheet shows while it moves. */
  let moving: Box | null = null;
  let gliding = 0;
  let pausing = 0;
  /** What was seen before something was brought near; null is all of it. */
  let before: Box | null | undefined;

  const seen = () => moving ?? box();

  /** Lets the sheet show a part of the picture. */
  function look(part: Box) {
    moving = part;
    const drawn = box();
    const [right, down] = [(drawn.x - part.x) / part.width, (drawn.y - part.y) / part.height];
    const { width, height } = size();
    sheet()?.style.setProperty("transform", `translate(${right * width}px, ${down * height}px) scale(${drawn.width / part.width})`);
  }

  /** Ends what moves the sheet by itself. */
  function stopGlide() {
    cancelAnimationFrame(gliding);
    clearTimeout(pausing);
    gliding = 0;
  }

  /** Draws the picture anew; null is all of it. */
  function draw(part: Box | null) {
    stopGlide();
    moving = null;
    sheet()?.style.setProperty("transform", "none");
    setPart(part);
  }

  function rest() {
    if (moving) draw(moving.width >= all().width * 0.999 ? null : moving);
  }

  function glide(target: Box | null) {
    stopGlide();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return draw(target);
    const [from, to, start] = [seen(), target ?? all(), performance.now()];
    const frame = (now: number) => {
      const done = Math.min(1, Math.max(0, now - start) / GLIDE);
      if (done === 1) return draw(target);
      look(between(from, to, done * (2 - done)));
      gliding = requestAnimationFrame(frame);
      return undefined;
    };
    gliding = requestAnimationFrame(frame);
    return undefined;
  }

  function focus(wanted: Box | null) {
    if (wanted === null) {
      if (before !== undefined) glide(before);
      before = undefined;
      return;
    }
    if (before === undefined) {
      if (all().width / size().width < SMALL) return;
      before = part();
    }
    const near = fitted(atLeast(wanted, NEAR * size().width, NEAR * size().height), size().width, size().height);
    glide(near.width < all().width * 0.95 ? inside(near, all()) : null);
  }

  function move(by: { right: number; down: number }) {
    stopGlide();
    const now = seen();
    const scale = now.width / size().width;
    // Not beyond the edges of the picture.
    look(inside({ ...now, x: now.x - by.right * scale, y: now.y - by.down * scale }, all()));
  }

  /** Around a point of the window, or around its middle. */
  function zoomAt(factor: number, clientX?: number, clientY?: number) {
    stopGlide();
    const now = seen();
    const frame = sheet()?.parentElement?.getBoundingClientRect();
    const along = frame && clientX !== undefined ? (clientX - frame.left) / frame.width : 0.5;
    const down = frame && clientY !== undefined ? (clientY - frame.top) / frame.height : 0.5;
    look(inside(zoomed(now, factor, now.x + now.width * along, now.y + now.height * down, ...limits()), all()));
  }

  function zoom(factor: number) {
    zoomAt(factor);
    rest();
  }

  function drag(event: PointerEvent) {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const others = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const [second] = others;
    if (second) {
      const before = Math.hypot(last.x - second.x, last.y - second.y);
      const after = Math.hypot(event.clientX - second.x, event.clientY - second.y);
      if (before > 0) zoomAt(after / before, (event.clientX + second.x) / 2, (event.clientY + second.y) / 2);
    } else {
      move({ right: event.clientX - last.x, down: event.clientY - last.y });
    }
    travelled += Math.hypot(event.clientX - last.x, event.clientY - last.y);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (travelled > STILL) svg()?.setPointerCapture(event.pointerId);
  }

  onMount(() => {
    const element = svg();
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    const down = (event: PointerEvent) => {
      if (pointers.size === 0) travelled = 0;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const up = (event: PointerEvent) => {
      pointers.delete(event.pointerId);
      // A tap does not stop a glide that it has begun.
      if (gliding === 0) rest();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY * 0.0015), event.clientX, event.clientY);
      pausing = window.setTimeout(rest, PAUSE);
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", drag);
    element.addEventListener("wheel", wheel, { passive: false });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const) element.addEventListener(end, up);
    onCleanup(() => {
      observer.disconnect();
      stopGlide();
    });
  });

  return {
    shown: () => part() ?? whole,
    scale: () => box().width / size().width,
    ready: createMemo(() => size().width > 1),
    zoom,
    fit: () => glide(null),
    dragged: () => travelled > STILL,
    focus,
  };
}
