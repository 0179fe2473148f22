import type { Page } from "@playwright/test";
import { expect } from "vitest";
import { DESKTOP, PHONE } from "#tests/support/browser.ts";

/** Pixels of the page beyond the edge of the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** At a desk's size and then at a phone's, which stays. */
export async function expectToFit(page: Page): Promise<void> {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    expect([page.url(), viewport.width, await overflowOf(page)]).toEqual([page.url(), viewport.width, 0]);
  }
}
