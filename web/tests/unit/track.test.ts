import { describe, expect, it } from "vitest";
import type { Link } from "../../src/api/wire";
import { chainOf, clickLink, clickStop, emptyChain, runOf, way } from "../../src/state/track";

const link = (a: string, b: string, ...between: string[]): Link => ({
  a,
  b,
  hexes: [a.split(".")[0] ?? "", ...between, b.split(".")[0] ?? ""],
});
const cowesNewport = link("F2.0", "G5.0", "F4");
const newportRyde = link("G5.0", "I3.0", "H4");
const rydePier = link("I3.0", "J4.0");
const cowesNewportAround = link("F2.0", "G5.0", "E3", "F6");
/** From Cowes through Newport to Ryde, calling everywhere. */
const THROUGH = {
  train: "t", start: "F2.0", calls: ["F2.0", "G5.0", "I3.0"],
  legs: [{ to: "G5.0", hexes: ["F2", "F4", "G5"] }, { to: "I3.0", hexes: ["G5", "H4", "I3"] }],
};
const links = [cowesNewport, newportRyde, rydePier, cowesNewportAround];

describe("a run as a chain", () => {
  it("is read and written back", () => {
    const chain = chainOf(THROUGH, links);
    expect(chain.links).toEqual([cowesNewport, newportRyde]);
    expect(runOf(chain)).toEqual(THROUGH);
  });

  it("may go against the direction of its links", () => {
    const run = { train: "2+1-0", start: "I3.0", legs: [{ to: "G5.0", hexes: ["I3", "H4", "G5"] }], calls: ["I3.0", "G5.0"] };
    expect(runOf(chainOf(run, links))).toEqual(run);
  });

  it("finds the right one of two links between the same stops", () => {
    const run = { train: "2+1-0", start: "F2.0", legs: [{ to: "G5.0", hexes: ["F2", "E3", "F6", "G5"] }], calls: ["F2.0", "G5.0"] };
    expect(chainOf(run, links).links).toEqual([cowesNewportAround]);
  });

  it("keeps the stops it passes by", () => {
    const run = { train: "3+2-1", start: "F2", legs: [{ to: "G5", hexes: ["F2", "F4", "G5"] }, { to: "I3", hexes: ["G5", "H4", "I3"] }], calls: ["F2", "I3"] };
    const chain = chainOf(run, links);
    expect(chain.passed).toEqual(["G5.0"]);
    expect(runOf(chain).calls).toEqual(["F2.0", "I3.0"]);
  });
});

describe("clicking on the board", () => {
  it("begins, goes on by the shortest way, and takes off an end", () => {
    let chain = clickStop(emptyChain("2+1-0"), links, "F2.0");
    chain = clickStop(chain, links, "I3.0");
    expect(chain.stops).toEqual(["F2.0", "G5.0", "I3.0"]);
    chain = clickStop(chain, links, "I3.0");
    expect(chain.stops).toEqual(["F2.0", "G5.0"]);
    chain = clickStop(chain, links, "F2.0");
    expect([chain.stops, chain.links]).toEqual([["G5.0"], []]);
  });

  it("goes on at the nearer end", () => {
    const chain = clickStop(clickStop(clickStop(emptyChain("t"), links, "G5.0"), links, "F2.0"), links, "I3.0");
    expect(chain.stops).toEqual(["I3.0", "G5.0", "F2.0"]);
    expect(runOf(chain).start).toBe("I3.0");
  });

  it("passes by a stop in the middle, and calls at it again", () => {
    const chain = chainOf(THROUGH, links);
    const passing = clickStop(chain, links, "G5.0");
    expect(passing.passed).toEqual(["G5.0"]);
    expect(clickStop(passing, links, "G5.0").passed).toEqual([]);
  });

  it("takes track instead of other track between the same stops", () => {
    const chain = chainOf(THROUGH, links);
    expect(clickLink(chain, cowesNewportAround).links).toEqual([cowesNewportAround, newportRyde]);
    expect(clickLink(chain, rydePier).stops).toEqual(["F2.0", "G5.0", "I3.0", "J4.0"]);
    expect(clickLink(chain, newportRyde).stops).toEqual(["F2.0", "G5.0"]);
  });

  it("does nothing where no way leads", () => {
    const chain = clickStop(emptyChain("t"), links, "F2.0");
    expect(clickStop(chain, links, "A1.0")).toBe(chain);
    expect(way(links, "F2.0", "A1.0", new Set())).toBeNull();
  });
});
