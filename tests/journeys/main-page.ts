import type { Page } from "@playwright/test";
import { newVisitor, type Visitor, type VisitorOptions, withoutPromotion } from "#tests/support/browser.ts";

/** Noon of a working day, when no calendar edge is near. */
export const NOON = "2026-03-10T12:00:00";

/** Opens the Brazilian main page, moving, for somebody who has seen today's promotion, so that it does not come in between. */
export async function visitMainPage(url: string, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await newVisitor(url, { reducedMotion: "no-preference", ...options });
  await withoutPromotion(visitor.page);
  await visitor.page.goto("/principal-br");
  return visitor;
}

/** Moves the page's frozen clock and lets everything that was due happen. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
}
