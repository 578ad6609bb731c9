// Whether a page is open to everybody, as far as a program can say.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing serious stands in the way of anybody. */
export async function scan(page: Page, what: string): Promise<void> {
  // Colours are judged where they come to rest: a button that has just been enabled is neither one nor the other for a moment.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().filter((moving) => moving instanceof CSSTransition).map((moving) => moving.finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const found = serious.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`);
  expect(found, what).toEqual([]);
}
