import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { DESKTOP, newVisitor, PHONE, expect as seen, withoutPromotion } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { smallTargets } from "#tests/support/small-targets.ts";
import { paleTexts } from "#tests/support/text-contrast.ts";
import { publicPages } from "./public-pages.ts";

/* Every template once, in a browser. Texts are tested over HTTP in every language. */

const isElsewhere = ({ origin }: URL) => origin !== sharedSite();
/** The desk's window, as it is after its judgement, and the widest screens. */
const WIDE = [DESKTOP.width, 2560];
/** Narrowest supported window, a desktop window at 200 % zoom, a tablet. */
const NARROW = [320, 640, 768];
const TOUCHED = [320, 640];
/** A hundred links side by side: touched on wide windows as well. */
const YARNS = "/amostra-de-cores";
/** Of the visual language. */
const SMALLEST_TEXT_PX = 13;
/** WCAG 2.2, 1.4.12. */
const SPACED_TEXTS =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";
/** A4 width without margins, in CSS pixels. */
const SHEET_PX = 688;
/** Pages that are not meant to be printed. */
const ONLY_FOR_SCREENS = /\/(?:blog|admin-login|nao-existe-mesmo)$/;
/** What the browser's own drawing without a graphics card says of its speed. */
const SOFTWARE_DRIVER = /GL Driver Message \(OpenGL, Performance/;
const NOT_PRINTED = [
  "body > a[href='#content']",
  "body > header",
  "body > footer",
  // Colour samples are copied by pressing them.
  "button:not(:has(img), [data-copy])",
  "form[method='post']",
  "label:has([type='file'], [name='beside'])",
  "dialog",
  "video",
  "iframe",
];

const templates = new Map((await publicPages()).toReversed().map(({ file, path }) => [file, path]));
const VARIANTS = ["/busca?q=azul", "/amostra-de-cores?cor=a2482c", "/nao-existe-mesmo", "/admin-login"];
const paths = [...templates.values(), ...VARIANTS];

test("every template of a public page is visited", () => expect(paths.length).toBeGreaterThan(20));

test.each(paths)("%s", { timeout: 300_000 }, async (path) => {
  const { page, context } = await newVisitor(sharedSite(), {
    viewport: DESKTOP,
    hasTouch: true,
    expectErrors: [/404/],
  });
  const heard = listen(context, path);
  await withoutPromotion(page);
  // A redirect to another site, as from /blog, is answered with 204, so the page stays.
  await page.route(isElsewhere, (route) => route.fulfill({ status: 204 }));
  await page.goto(path);
  await undrawn(page, () => readToTheEnd(page));
  await seen.poll(() => page.evaluate(missingPictures)).toEqual([]);
  expect(heard()).toEqual([]);
  expect(await page.evaluate(reachedUnseen), "reached by keyboard, and kept from readers").toEqual([]);
  await expectAccessible(page, "at a desk's size");
  expect(await paleTexts(page), "texts over pictures, and their contrast").toEqual([]);
  await undrawn(page, () => expectFitting(page, WIDE));
  await page.setViewportSize(PHONE);
  await expectAccessible(page, "at a phone's size");
  expect(await paleTexts(page), "texts over pictures on a phone, and their contrast").toEqual([]);
  await undrawn(page, async () => {
    await expectFitting(page, NARROW);
    if (!ONLY_FOR_SCREENS.test(path)) await expectCleanPrint(page);
  });
});

async function expectFitting(page: Page, widths: number[]): Promise<void> {
  const added = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  for (const [at, width] of widths.entries()) {
    if (width !== DESKTOP.width) await page.setViewportSize({ width, height: 640 });
    // The next width begins with the styles of the one before: other styles lay the whole page out anew.
    for (const styles of at % 2 ? [SPACED_TEXTS, ""] : ["", SPACED_TEXTS]) {
      await added.evaluate((sheet, rules) => sheet.replaceSync(rules), styles);
      // What a script draws is as wide as the window only in a later frame.
      await seen
        .poll(() => page.evaluate(pixelsBeyond), `pixels beyond a window of ${width}, ${styles}`)
        .toBeLessThanOrEqual(0);
      if (styles) continue;
      expect(await page.evaluate(smallTexts, SMALLEST_TEXT_PX), `texts at ${width}`).toEqual([]);
      if (TOUCHED.includes(width) || new URL(page.url()).pathname.startsWith(YARNS))
        expect(await smallTargets(page), `at ${width}`).toEqual([]);
    }
  }
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

test.each(["/", "/principal-br"])("%s with pictures that are white all over", async (path) => {
  const page = await openInWhite(path);
  await readToTheEnd(page);
  await seen.poll(() => page.evaluate(missingPictures)).toEqual([]);
  expect(await paleTexts(page), "texts on a phone, and their contrast").toEqual([]);
  await page.setViewportSize(DESKTOP);
  expect(await paleTexts(page), "texts at a desk's size, and their contrast").toEqual([]);
});

test("the veil over the main page's film is one shade, without a band or an edge", async () => {
  const page = await openInWhite("/principal-br");
  const hero = page.locator("section[aria-labelledby=hero-title]");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("header, #hero-title ~ * :is(p, a, button, [aria-hidden]) { visibility: hidden }");
    document.adoptedStyleSheets.push(sheet);
  });
  for (const width of [PHONE.width, 768, DESKTOP.width]) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    await seen.poll(() => page.evaluate(missingPictures)).toEqual([]);
    const film = await hero.locator("img").boundingBox();
    if (!film) throw new Error("The main page has no film");
    const { channels } = await sharp(await page.screenshot({ clip: film }))
      .removeAlpha()
      .stats();
    for (const { min, max } of channels) expect(max - min, `from dark to light, ${width} px wide`).toBe(0);
  }
});

test("the menu, a side sheet and the promotion, while they are open", async () => {
  const { page } = await newVisitor(sharedSite(), { viewport: PHONE });
  await withoutPromotion(page);
  await page.goto("/principal-br");
  for (const dialog of await page.locator("dialog[id]").all()) {
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    const id = await dialog.getAttribute("id");
    await expectAccessible(page, `${id}`, { within: `#${id}` });
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
  }
});

function listen(context: BrowserContext, path: string): () => string[] {
  const heard: string[] = [];
  const isMissing = path === "/nao-existe-mesmo";
  context.on("console", (message) => heard.push(`${message.type()}: ${message.text()}`));
  context.on("response", (response) => {
    if (response.status() >= 400) heard.push(`${response.status()} ${response.url()}`);
  });
  return () => heard.filter((line) => !(SOFTWARE_DRIVER.test(line) || (isMissing && line.includes("404"))));
}

/** Every picture is white, and no film begins. */
async function openInWhite(path: string): Promise<Page> {
  const white = { create: { width: 960, height: 960, channels: 3, background: "#fff" } } as const;
  const body = await sharp(white).jpeg().toBuffer();
  const { page } = await newVisitor(sharedSite(), { viewport: PHONE, expectErrors: [/ERR_FAILED/] });
  await withoutPromotion(page);
  await page.route(/\/(?:media|files)\//, (route) =>
    route.request().resourceType() === "image"
      ? route.fulfill({ contentType: "image/jpeg", body })
      : route.abort(),
  );
  await page.goto(path);
  return page;
}

/** What is only laid out and measured meanwhile is not drawn: drawing in software takes a third of the time. */
async function undrawn(page: Page, work: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("body { opacity: 0 !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await work();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += DESKTOP.height / 2) {
    await page.evaluate(
      (y) =>
        new Promise((next) => {
          scrollTo({ top: y, behavior: "instant" });
          requestAnimationFrame(() => requestAnimationFrame(next));
          // Not for ever: a browser that draws no frame would hold the whole test.
          setTimeout(next, 1000);
        }),
      top,
    );
  }
}

/** Runs in the page. */
function smallTexts(least: number): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!(element && text) || element.closest("svg, script, style")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < least) small.push(`${text.slice(0, 40)}: ${size} px`);
  }
  return small;
}

/** Runs in the page. */
function missingPictures(): string[] {
  const missing = [...document.images]
    .filter(
      (picture) =>
        picture.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !(picture.complete && picture.naturalWidth > 0),
    )
    .filter((picture) => {
      // Pictures scrolled out of a row are loaded lazily.
      const { left, right } = picture.getBoundingClientRect();
      return right > 0 && left < innerWidth;
    });
  // A busy browser may pass a place without drawing it, and so without beginning its lazy pictures.
  for (const picture of missing) picture.loading = "eager";
  return missing.map((picture) => picture.currentSrc || picture.src);
}

/** axe judges one moment: what moves is visible, and then reached by keyboard, in another. Runs in the page. */
function reachedUnseen(): string[] {
  const controls = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";
  return [...document.querySelectorAll<HTMLElement>(`[aria-hidden=true] :is(${controls})`)]
    .filter((control) => control.tabIndex >= 0 && !control.closest("[inert]"))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Of the page beyond the window. Runs in the page. */
const pixelsBeyond = () => document.documentElement.scrollWidth - innerWidth;

async function expectCleanPrint(page: Page): Promise<void> {
  await page.setViewportSize({ width: SHEET_PX, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const print = await page.evaluate((selectors) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    return {
      left: selectors.filter((selector) => [...document.querySelectorAll(selector)].some(isShown)),
      // Light text is invisible on white paper.
      pale: [...document.querySelectorAll("h1, h2, h3, p")]
        .filter((element) => isShown(element) && element.textContent?.trim())
        .filter((element) => {
          const channels = getComputedStyle(element).color.match(/[\d.]+/g) ?? [];
          return Math.min(...channels.slice(0, 3).map(Number)) > 150;
        })
        .map((element) => element.textContent),
      hidden: [...document.querySelectorAll("h1")].filter((title) => !isShown(title)).length,
      wide: document.documentElement.scrollWidth > innerWidth + 1,
      hasWords: document.body.innerText.length > 20,
    };
  }, NOT_PRINTED);
  expect(print).toEqual({ left: [], pale: [], hidden: 0, wide: false, hasWords: true });
}
