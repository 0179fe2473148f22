import type { Browser, Page, Response } from "@playwright/test";
import { PROMO_SEEN_KEY } from "#app/features/home/home.rules.ts";

export const VIEWPORTS = {
  phone: { width: 390, height: 844, scale: 3 },
  tablet: { width: 768, height: 1024, scale: 2 },
  desk: { width: 1440, height: 900, scale: 1 },
} as const;
export type ViewportName = keyof typeof VIEWPORTS;

export type PageWeight = {
  html: number;
  css: number;
  /** Until the load event; what scripts fetch later is not counted. */
  script: number;
  fonts: number;
  /** Of the first screen only. */
  firstPictures: number;
  firstScreen: number;
  /** Without films. */
  total: number;
};

type Sized = { kind: string; url: string; bytes: Promise<number> };

export async function weigh(browser: Browser, address: string, name: ViewportName): Promise<PageWeight> {
  const { width, height, scale } = VIEWPORTS[name];
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
  // The promotion dialog would cover the page.
  await context.addInitScript(
    (key) => localStorage.setItem(key, new Date().toLocaleDateString("sv-SE")),
    PROMO_SEEN_KEY,
  );
  const page = await context.newPage();
  const results: Sized[] = [];
  page.on("response", (response) => results.push(sized(response)));
  await page.goto(address);
  const beforeLoad = results.filter(({ kind }) => kind === "script");
  await page.waitForLoadState("networkidle");
  const shown = new Set(await page.evaluate(picturesInView));
  const atLoad = [...results];
  await readToTheEnd(page);
  const weight = {
    html: await sum(atLoad, ({ kind }) => kind === "document"),
    css: await sum(atLoad, ({ kind }) => kind === "stylesheet"),
    script: await sum(beforeLoad, () => true),
    fonts: await sum(atLoad, ({ kind }) => kind === "font"),
    firstPictures: await sum(atLoad, ({ url }) => shown.has(url)),
    total: await sum(results, ({ kind }) => kind !== "media"),
  };
  await context.close();
  const { html, css, script, fonts, firstPictures } = weight;
  return { ...weight, firstScreen: html + css + script + fonts + firstPictures };
}

function sized(response: Response): Sized {
  const request = response.request();
  const bytes = request.sizes().then(
    ({ responseBodySize }) => responseBodySize,
    () => 0,
  );
  return { kind: request.resourceType(), url: response.url(), bytes };
}

async function sum(results: Sized[], isCounted: (result: Sized) => boolean): Promise<number> {
  let bytes = 0;
  for (const result of results) if (isCounted(result)) bytes += await result.bytes;
  return bytes;
}

/** Runs in the page. */
function picturesInView(): string[] {
  return [...document.images]
    .filter((picture) => {
      const { top, left, right, bottom, width } = picture.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    })
    .map((picture) => picture.currentSrc);
}

const STEP = 0.7;
const STEP_MS = 80;

async function readToTheEnd(page: Page): Promise<void> {
  const { total, window } = await page.evaluate(() => ({
    total: document.documentElement.scrollHeight,
    window: innerHeight,
  }));
  for (let top = 0; top < total; top += window * STEP) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    await page.waitForTimeout(STEP_MS);
  }
  await page.waitForLoadState("networkidle");
}
