import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "vitest";

/** The minified source takes a third less time to compile in each page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fewer checked rules mean that the page, or the element, was not rendered. */
const FEWEST_RULES = 10;
const FEWEST_RULES_WITHIN = 3;

/** Runs axe once fonts are loaded and animations have ended; `within` is the selector of what alone is judged. */
export async function expectAccessible(
  page: Page,
  about?: string,
  { within }: { within?: string } = {},
): Promise<void> {
  await showEverything(page);
  await untilStill(page);
  await judge(page, { about, within });
}

/** Without frames: axe cannot run in one without script. */
export async function expectAccessibleAroundFrames(page: Page, within?: string): Promise<void> {
  await untilStill(page);
  await judge(page, { iframes: false, within });
}

/** Elements that fade in on scrolling are judged in their final state. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("[data-reveal]")) element.classList.add("revealed");
  });
}

/** axe takes a wrong background for texts whose layout content-visibility skips; for those of a fixed header, the page's middle. */
async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { content-visibility: visible !important } body > header { position: absolute !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** axe is injected once a document. */
async function judge(
  page: Page,
  { iframes = true, about = "", within }: { iframes?: boolean; about?: string; within?: string },
): Promise<void> {
  await layOutEverything(page);
  for (const frame of iframes ? page.frames() : [page.mainFrame()])
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
  const judging = async ({ context, withFrames }: { context: string | undefined; withFrames: boolean }) => {
    const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(
      context ?? document,
      {
        iframes: withFrames,
        resultTypes: ["violations"],
        // Style sheets are read again for an experimental rule only, which is off: a sixth of the time.
        preload: { assets: ["media"] },
        // Only the HTML is reported.
        selectors: false,
      },
    );
    const texts = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`,
    );
    return { found: texts, rules: passes.length };
  };
  const { found, rules } = await page.evaluate(judging, { context: within, withFrames: iframes });
  expect(rules).toBeGreaterThan(within ? FEWEST_RULES_WITHIN : FEWEST_RULES);
  expect(found, about).toEqual([]);
}

/** Finishes finite animations: a half transparent toast would fail the contrast rule. */
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
      // Not for ever: a browser that draws no frame would hold the whole test.
      await new Promise((next) => {
        requestAnimationFrame(next);
        setTimeout(next, 1000);
      });
    }
  });
}
