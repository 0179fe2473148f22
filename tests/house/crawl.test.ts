import type { Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Locale, localeOfPath } from "#app/i18n/locales.ts";
import { DESKTOP, newVisitor, expect as seen } from "#tests/support/browser.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { publicPages } from "./public-pages.ts";

const ELSEWHERE = /^https:/;
const paths = [
  ...new Set((await publicPages()).map(({ path }) => path)),
  "/es/busca?q=azul",
  "/en/busca?q=blue",
];
/** Words that every page in these languages would have, and no page in the visitor's. */
const PORTUGUESE =
  "não|você|uma|com|nossa|nosso|em|ao|pela|seu|sua|mais|tapetes?|também|coleção|coleções|até|ou";
const SPANISH = "alfombras?|para|con|el|los|las|una|del|más|desde|usted|también|colección|colecciones";
const FOREIGN: Record<Locale, string | null> = {
  "pt-BR": SPANISH.replace(/(?:para|desde)\|/g, ""),
  es: PORTUGUESE,
  en: `${PORTUGUESE}|${SPANISH}`,
};

/** A company's registered name and an address of the site are what they are in every language. */
const NAMES = /Urdume Tapetes Artesanais|https?:\S+/g;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test.each(paths)(
  "%s shows every picture, speaks one language, and says nothing to the console",
  async (path) => {
    const { page, context } = await newVisitor(app.url, { viewport: DESKTOP, reducedMotion: "reduce" });
    const said: string[] = [];
    const refused: string[] = [];
    context.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
    context.on("response", (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    await page.route(ELSEWHERE, (route) => route.fulfill({ status: 204 }));
    await page.goto(path);
    await readToTheEnd(page);
    await seen.poll(() => page.evaluate(missingPictures)).toEqual([]);
    expect(await foreignWords(page, localeOfPath(path))).toEqual([]);
    expect({ said, refused }).toEqual({ said: [], refused: [] });
  },
);

async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += DESKTOP.height / 2) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    await page.waitForTimeout(30);
  }
}

/** Pictures that have a place on the page and nothing to show in it. Runs in the page. */
function missingPictures(): string[] {
  return [...document.images]
    .filter(
      (picture) =>
        picture.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !(picture.complete && picture.naturalWidth > 0),
    )
    .filter((picture) => {
      // What lies beside the window in a row that scrolls is fetched when the row is scrolled.
      const { left, right } = picture.getBoundingClientRect();
      return right > 0 && left < innerWidth;
    })
    .map((picture) => picture.currentSrc || picture.src);
}

/** Sentences, names of controls and descriptions of pictures that are in another of the site's languages. */
async function foreignWords(page: Page, locale: Locale): Promise<string[]> {
  const texts = await page.evaluate(() => [
    document.title,
    document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "",
    ...[...document.querySelectorAll("body :not(script, style, noscript)")].flatMap((element) => [
      ...[...element.childNodes].flatMap((node) =>
        node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "") : [],
      ),
      ...["alt", "aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    ]),
  ]);
  const words = new RegExp(`(?<![\\p{L}.@-])(?:${FOREIGN[locale]})(?![\\p{L}-])`, "iu");
  return [...new Set(texts.filter((text) => words.test(text.replaceAll(NAMES, ""))))];
}
