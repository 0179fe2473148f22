import { afterAll, beforeAll, expect, test } from "vitest";
import { localeOfPath } from "#app/i18n/locales.ts";
import { newVisitor } from "#tests/support/browser.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { publicPages } from "./public-pages.ts";

const ELSEWHERE = /^https:/;
const TARGET_PX = 44;
/** The narrowest window that still counts, and a desk's window at twice its size. */
const WINDOWS = [320, 640];
const distinct = new Map(
  (await publicPages()).map((page) => [page.file + localeOfPath(page.path), page.path]),
);
const paths = [...distinct.values(), "/busca?q=azul", "/nao-existe-mesmo"];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test.each(paths)(
  "%s loses nothing in a narrow window or at twice its size, and a finger hits what it aims at",
  async (path) => {
    const { page } = await newVisitor(app.url, {
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      reducedMotion: "reduce",
      expectErrors: [/404/],
    });
    await page.route(ELSEWHERE, (route) => route.fulfill({ status: 204 }));
    for (const width of WINDOWS) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(path);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `wider than ${width}`).toBeLessThanOrEqual(0);
      expect(await page.evaluate(smallTargets, TARGET_PX), `at ${width}`).toEqual([]);
    }
  },
);

/** Links in a line of text are as high as the line; everything else that is pressed has room. Runs in the page. */
function smallTargets(least: number): string[] {
  const controls = "button, select, textarea, input:not([type=hidden]), summary, a[href]";
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.closest("[aria-hidden=true]"))
    .filter((control) => !control.matches("a") || getComputedStyle(control).display !== "inline")
    .flatMap((control) => {
      const label = control.matches("[type=checkbox], [type=radio], [type=file]") && control.closest("label");
      const { width, height } = (label || control).getBoundingClientRect();
      // What is kept for readers only has one pixel.
      const isSmall = width > 1 && (width < least - 0.5 || height < least - 0.5);
      const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
      return isSmall
        ? [`${control.tagName} ${name.trim().slice(0, 30)} ${Math.round(width)} × ${Math.round(height)}`]
        : [];
    });
}
