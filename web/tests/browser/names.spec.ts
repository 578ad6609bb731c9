// The names of places: on the whole board as many as can be read, and from nearby those on the hexes.

import { expect, test } from "@playwright/test";
import { hotSeat, open, person } from "./people";

for (const title of ["1822", "1822MRS", "1822NRS"]) {
  test(`names on the whole board of ${title} can be read and do not lie over each other`, async ({ browser }) => {
    const page = await person(browser);
    await open(page, await hotSeat(page, ["Ada", "Ben", "Cleo"], { title, seed: 1 }));
    const names = page.locator(".far-names text");
    await expect(names.filter({ hasText: "Manchester" })).toBeVisible();
    const boxes = await names.evaluateAll((all) =>
      (all as SVGTextElement[]).map((one) => {
        const matrix = one.getScreenCTM() ?? new DOMMatrix();
        const middle = new DOMPoint(Number(one.getAttribute("x")), Number(one.getAttribute("y"))).matrixTransform(matrix);
        const size = Number.parseFloat(getComputedStyle(one).fontSize) * matrix.a;
        return { name: one.textContent, x: middle.x, y: middle.y, wide: one.getComputedTextLength() * matrix.a, size };
      }),
    );
    expect(boxes.length).toBeGreaterThan(20);
    for (const [index, a] of boxes.entries()) {
      expect(a.size).toBeGreaterThan(10);
      const over = boxes.slice(index + 1).filter((b) => Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 && Math.abs(a.y - b.y) < 0.9 * a.size);
      expect(over.map((b) => `${a.name} and ${b.name}`)).toEqual([]);
    }
    await expect(page.locator(".table-board .name").first()).toBeHidden();
    const board = await page.locator(".board-frame").boundingBox();
    await page.mouse.move((board?.x ?? 0) + (board?.width ?? 0) / 2, (board?.y ?? 0) + (board?.height ?? 0) / 2);
    const before = await page.locator(".table-board").getAttribute("viewBox");
    await page.mouse.wheel(0, -600);
    // The sheet grows at once; the picture is drawn anew when it rests.
    await expect(page.locator(".board-sheet")).toHaveAttribute("style", /scale\(/);
    await expect(page.locator(".table-board")).not.toHaveAttribute("viewBox", before ?? "");
    await expect(page.locator(".board-sheet")).toHaveAttribute("style", /none/);
    await page.mouse.wheel(0, -800);
    await expect(names).toHaveCount(0);
    await expect(page.locator(".table-board .name").first()).toBeVisible();
    await page.context().close();
  });
}
