// The track on the board as a graph of stops and links, and runs as chains over it. Nothing here knows whether a run is
// allowed: the server says so.

import type { Run } from "../api/game";
import type { Link } from "../api/wire";

/** A run being drawn: stops in order, joined by links; those it passes without calling. */
export interface Chain {
  train: string;
  stops: string[];
  links: Link[];
  passed: string[];
}

export const emptyChain = (train: string): Chain => ({ train, stops: [], links: [], passed: [] });

/** The name of a stop as links have it: the number of the stop is never left out. */
export const fullStop = (stop: string): string => (stop.includes(".") ? stop : `${stop}.0`);

const joins = (link: Link, a: string, b: string): boolean =>
  (link.a === a && link.b === b) || (link.a === b && link.b === a);

const sameHexes = (link: Link, hexes: string[]): boolean => {
  const forward = link.hexes.join();
  return forward === hexes.join() || forward === [...hexes].reverse().join();
};

const other = (link: Link, end: string): string => (link.a === end ? link.b : link.a);

/** A run of an action as a chain, over the track that is known or over that which the run names. */
export function chainOf(run: Run, links: Link[]): Chain {
  const stops = [fullStop(run.start)];
  const used: Link[] = [];
  for (const leg of run.legs) {
    const from = stops.at(-1) ?? "";
    const to = fullStop(leg.to);
    const candidates = links.filter((link) => joins(link, from, to));
    const link = candidates.find((candidate) => sameHexes(candidate, leg.hexes)) ?? candidates[0];
    used.push(link ?? { a: from, b: to, hexes: leg.hexes });
    stops.push(to);
  }
  const calls = run.calls.map(fullStop);
  return { train: run.train, stops, links: used, passed: stops.filter((stop) => !calls.includes(stop)) };
}

/** A chain as a run of an action. */
export function runOf(chain: Chain): Run {
  const [start = ""] = chain.stops;
  const legs = chain.links.map((link, index) => {
    const from = chain.stops[index] ?? "";
    const to = chain.stops[index + 1] ?? "";
    return { to, hexes: link.a === from ? link.hexes : [...link.hexes].reverse() };
  });
  return { train: chain.train, start, legs, calls: chain.stops.filter((stop) => !chain.passed.includes(stop)) };
}

/** The shortest way from one stop to another over links that are free and stops that are not on the chain. */
export function way(links: Link[], from: string, to: string, avoid: Set<string>): Link[] | null {
  const reached = new Map<string, Link[]>([[from, []]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const path = reached.get(at) ?? [];
    if (at === to) return path;
    for (const link of links) {
      if (link.a !== at && link.b !== at) continue;
      const next = other(link, at);
      if (reached.has(next) || (avoid.has(next) && next !== to)) continue;
      reached.set(next, [...path, link]);
      queue.push(next);
    }
  }
  return null;
}

/** What a click on a stop makes of a chain. */
export function clickStop(chain: Chain, links: Link[], stop: string): Chain {
  const { stops } = chain;
  if (stops.length === 0) return { ...chain, stops: [stop] };
  const place = stops.indexOf(stop);
  if (place >= 0) return clickOwnStop(chain, stop, place);
  const free = links.filter((link) => !chain.links.includes(link));
  const on = new Set(stops);
  const [first = "", last = ""] = [stops[0], stops.at(-1)];
  const forwards = way(free, last, stop, on);
  const backwards = way(free, first, stop, on);
  const ahead = forwards !== null && (backwards === null || forwards.length <= backwards.length);
  const path = ahead ? forwards : backwards;
  if (path === null) return chain;
  let end = ahead ? last : first;
  const more: string[] = [];
  for (const link of path) {
    end = other(link, end);
    more.push(end);
  }
  return ahead
    ? { ...chain, stops: [...stops, ...more], links: [...chain.links, ...path] }
    : { ...chain, stops: [...more.reverse(), ...stops], links: [...[...path].reverse(), ...chain.links] };
}

/** A stop of one's own: an end is taken off, one in the middle is called at or passed by. */
function clickOwnStop(chain: Chain, stop: string, place: number): Chain {
  const { stops, links } = chain;
  const passed = chain.passed.filter((other) => other !== stop);
  if (place === stops.length - 1) return { ...chain, stops: stops.slice(0, -1), links: links.slice(0, -1), passed };
  if (place === 0) return { ...chain, stops: stops.slice(1), links: links.slice(1), passed };
  return chain.passed.includes(stop) ? { ...chain, passed } : { ...chain, passed: [...passed, stop] };
}

/** What a click on a stretch of track makes of a chain: added at an end, taken off there, or put in another's place. */
export function clickLink(chain: Chain, link: Link): Chain {
  const { stops, links } = chain;
  if (stops.length === 0) return { ...chain, stops: [link.a, link.b], links: [link] };
  const at = links.indexOf(link);
  if (at === links.length - 1 && at >= 0) return { ...chain, stops: stops.slice(0, -1), links: links.slice(0, -1) };
  if (at === 0) return { ...chain, stops: stops.slice(1), links: links.slice(1) };
  const beside = links.findIndex((own) => joins(own, link.a, link.b));
  if (at < 0 && beside >= 0) return { ...chain, links: links.with(beside, link) };
  const [first = "", last = ""] = [stops[0], stops.at(-1)];
  if (link.a === last || link.b === last) return { ...chain, stops: [...stops, other(link, last)], links: [...links, link] };
  if (link.a === first || link.b === first) return { ...chain, stops: [other(link, first), ...stops], links: [link, ...links] };
  return chain;
}
