import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localeOfPath } from "#app/i18n/locales.ts";
import { browserOptions, WHOLE_BROWSER } from "#tests/support/browser-options.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { publicPages } from "../conventions/public-pages.ts";

/** One page of each kind: what prevents the back/forward cache depends on the kind's code and headers. */
const kinds = new Map((await publicPages()).map((page) => [page.file, page.path]));
const LEAVES = "/blog";
const paths = [
  ...new Set([...kinds.values(), "/busca?q=azul", "/produtos/tapete-scallop?largura=240&comprimento=330"]),
].filter((path) => !path.endsWith(LEAVES));
const ELSEWHERE = "/healthz";

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  app = await startTestApp();
  // Playwright disables the back/forward cache; the headless shell has none.
  browser = await chromium.launch({
    ...browserOptions(),
    executablePath: process.env.CHROMIUM ?? WHOLE_BROWSER,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

test.each(paths)("%s comes back from the browser's memory, where it was left", async (path) => {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 390, height: 600 },
    locale: localeOfPath(path),
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.evaluate(noteReturns);
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  const left = await page.evaluate(() => scrollY);
  await page.goto(ELSEWHERE);
  await page.evaluate(() => history.back());
  await expect.poll(() => returned(page)).toEqual({ isFromMemory: true, scrolled: left });
  await context.close();
});

/** Stored so that it outlives the page. Runs in the page. */
function noteReturns(): void {
  addEventListener("pageshow", (event) => {
    sessionStorage.setItem("returned", JSON.stringify({ isFromMemory: event.persisted, scrolled: scrollY }));
  });
}

async function returned(page: Page): Promise<unknown> {
  return JSON.parse(await page.evaluate(() => sessionStorage.getItem("returned") ?? "null"));
}
