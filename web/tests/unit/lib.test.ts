import { describe, expect, it } from "vitest";
import { fitted, piecesOf, zoomed } from "../../src/board/geometry";
import type { HexInfo } from "../../src/api/game";
import { readRoute } from "../../src/lib/route";
import { blocks, sectionKey } from "../../src/panels/rules";

describe("addresses", () => {
  it("lead to pages", () => {
    expect(readRoute("/")).toEqual({ page: "home" });
    expect(readRoute("/tables/abc")).toEqual({ page: "table", id: "abc" });
    expect(readRoute("/invitation/xyz")).toEqual({ page: "invitation", token: "xyz" });
    expect(readRoute("/tables/abc/at/123")).toEqual({ page: "table", id: "abc", at: 123 });
    expect(readRoute("/analyses/abc")).toEqual({ page: "analysis", id: "abc", move: 0 });
    expect(readRoute("/analyses/abc/7")).toEqual({ page: "analysis", id: "abc", move: 7 });
    for (const lost of ["/tables/abc/at/x", "/tables/abc/at", "/analyses/abc/-1", "/analyses"]) expect(readRoute(lost)).toEqual({ page: "lost" });
    expect(readRoute("/tables")).toEqual({ page: "lost" });
    expect(readRoute("/new/things")).toEqual({ page: "lost" });
  });
});

describe("the rules", () => {
  it("are found by the key of their section", () => {
    expect(sectionKey("Flotation & Capitalisation")).toBe("flotation-capitalisation");
  });

  it("are cut into paragraphs and lists", () => {
    expect(blocks("One\nline.\n\nItems:\n- first\n  goes on\n- second")).toEqual([
      { kind: "paragraph", lines: ["One line."] },
      { kind: "paragraph", lines: ["Items:"] },
      { kind: "list", lines: ["first goes on", "second"] },
    ]);
  });
});

describe("the view of the board", () => {
  const whole = { x: 0, y: 0, width: 100, height: 50 };

  it("fits the whole into any window", () => {
    expect(fitted(whole, 100, 100)).toEqual({ x: 0, y: -25, width: 100, height: 100 });
    expect(fitted(whole, 400, 100)).toEqual({ x: -50, y: 0, width: 200, height: 50 });
  });

  it("keeps the point under the pointer when it zooms", () => {
    const near = zoomed(whole, 2, 25, 25, 10, 100);
    expect(near).toEqual({ x: 12.5, y: 12.5, width: 50, height: 25 });
    expect(zoomed(near, 0.1, 25, 25, 10, 100).width).toBe(100);
  });
});

it("a stretch of track is put together from the pieces of its hexes", () => {
  const hex = (id: number, at: string, neighbours: (number | null)[]): [string, HexInfo] => [
    at,
    { id, at, column: 0, row: 0, names: [], label: null, terrain: null, printed: 0, neighbours, buildable: true },
  ];
  const hexes = new Map([hex(0, "A1", [1, null, null, null, null, null]), hex(1, "A3", [null, null, null, 0, null, null])]);
  const faces: Record<string, { ends: [string, string]; path: string }[]> = {
    A1: [{ ends: ["e0", "s0"], path: "down" }],
    A3: [{ ends: ["s1", "e3"], path: "up" }, { ends: ["s0", "e3"], path: "other" }],
  };
  const found = piecesOf({ a: "A1.0", b: "A3.1", hexes: ["A1", "A3"] }, hexes, (at) => ({ ground: "", top: "", stops: [], track: faces[at] ?? [] }));
  expect(found).toEqual([{ hex: "A1", path: "down" }, { hex: "A3", path: "up" }]);
});
