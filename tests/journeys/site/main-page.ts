import type { Page } from "@playwright/test";
import { newVisitor, type Visitor, type VisitorOptions, withoutPromotion } from "#tests/support/browser.ts";

/** Noon of a working day, far from changes of the date. */
export const NOON = "2026-03-10T12:00:00";

export async function visitMainPage(url: string, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await newVisitor(url, { reducedMotion: "no-preference", ...options });
  await withoutPromotion(visitor.page);
  await visitor.page.goto("/principal-br");
  return visitor;
}

export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
}
