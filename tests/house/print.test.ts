import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisitor } from "#tests/support/browser.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { publicPages } from "./public-pages.ts";

const kinds = new Map((await publicPages()).map((page) => [page.file, page.path]));
/** One page of each kind; the simulator and the way to the blog are for screens. */
const paths = [...kinds.values()].filter((path) => !/\/(?:simulador|blog)$/.test(path));
/** A4 less its margins, at the 96 dots of CSS. */
const SHEET_PX = 688;
const ONLY_ON_SCREENS = [
  "body > a[href='#content']",
  "body > header",
  "body > footer",
  // A colour that is copied by pressing it is what its page is about.
  "button:not(:has(img), [data-copy])",
  "form[method='post']",
  "dialog",
  "video",
  "iframe",
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test.each(paths)("%s prints as a clean sheet", async (path) => {
  const { page } = await newVisitor(app.url, { viewport: { width: SHEET_PX, height: 1000 } });
  await page.goto(path, { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print" });
  const seen = await page.evaluate((selectors) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    const text = document.body.innerText;
    return {
      left: selectors.filter((selector) => [...document.querySelectorAll(selector)].some(isShown)),
      // Light words that lay on a dark field would be lost on white paper.
      pale: [...document.querySelectorAll("h1, h2, h3, p")]
        .filter((element) => isShown(element) && element.textContent?.trim())
        .filter((element) => {
          const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
            Number,
          );
          return Math.min(red, green, blue) > 150;
        })
        .map((element) => element.textContent),
      hidden: [...document.querySelectorAll("h1")].filter((title) => !isShown(title)).length,
      wide: document.documentElement.scrollWidth > innerWidth + 1,
      letters: text.length,
    };
  }, ONLY_ON_SCREENS);
  expect(seen).toEqual({
    left: [],
    pale: [],
    hidden: 0,
    wide: false,
    letters: expect.any(Number),
  });
  expect(seen.letters).toBeGreaterThan(20);
  const sheet = await page.pdf({ preferCSSPageSize: true });
  expect(String(sheet.subarray(0, 5))).toBe("%PDF-");
});
