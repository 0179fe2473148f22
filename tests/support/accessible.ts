import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "vitest";

/** Rules axe must at least have tried on a page that was really drawn. */
const FEWEST_RULES = 10;

/** axe has no objection to the page as it stands once its typefaces are there and nothing moves any more. */
export async function expectAccessible(page: Page, about?: string): Promise<void> {
  await showEverything(page);
  await untilStill(page);
  await judge(page, { about });
}

/** The same without what lies in frames: one that runs no script has nothing for axe to speak to. */
export async function expectAccessibleAroundFrames(page: Page): Promise<void> {
  await untilStill(page);
  await judge(page, { iframes: false });
}

/** What fades in when it is scrolled to counts as well, and is judged in its final state. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("[data-reveal]")) element.classList.add("revealed");
  });
}

/** axe is sent once to each document: its source is half a megabyte. */
async function judge(page: Page, { iframes = true, about = "" }): Promise<void> {
  for (const frame of iframes ? page.frames() : [page.mainFrame()])
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  const { found, rules } = await page.evaluate(async (withFrames) => {
    const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      iframes: withFrames,
      resultTypes: ["violations"],
    });
    const texts = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`,
    );
    return { found: texts, rules: passes.length };
  }, iframes);
  expect(rules).toBeGreaterThan(FEWEST_RULES);
  expect(found, about).toEqual([]);
}

/**
 * Waits for the fonts and brings every movement that ends to its end: a notice halfway in is half transparent, and its
 * contrast is nobody's design. What one end starts is ended too.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const end = effect?.getComputedTiming().endTime;
        return playState !== "finished" && Number.isFinite(Number(end));
      });
    for (let quiet = 0, frames = 0; quiet < 3 && frames < 120; frames++) {
      const moving = ending();
      for (const animation of moving) animation.finish();
      quiet = moving.length === 0 ? quiet + 1 : 0;
      await new Promise((next) => requestAnimationFrame(next));
    }
  });
}
