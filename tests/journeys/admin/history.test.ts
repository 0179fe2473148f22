import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browserOptions, WHOLE_BROWSER } from "#tests/support/browser-options.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { publicPages } from "../../conventions/public-pages.ts";

/** One page of each kind: what prevents the back/forward cache depends on the kind's code and headers. */
const kinds = new Map((await publicPages()).map((page) => [page.file, page.path]));
const LEAVES = "/blog";
const paths = [
  ...new Set([...kinds.values(), "/busca?q=azul", "/produtos/tapete-scallop?largura=240&comprimento=330"]),
].filter((path) => !path.endsWith(LEAVES));
const ELSEWHERE = "/healthz";
/** Chromium keeps six. */
const KEPT_PAGES = 5;

let browser: Browser;
beforeAll(async () => {
  // Playwright disables the back/forward cache; the headless shell has none.
  browser = await chromium.launch({
    ...browserOptions({ hasPictures: false }),
    executablePath: process.env.CHROMIUM ?? WHOLE_BROWSER,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
});
afterAll(() => browser?.close());

test("every kind of page comes back from the browser's memory, where it was left", async () => {
  for (let first = 0; first < paths.length; first += KEPT_PAGES)
    await goThereAndBack(paths.slice(first, first + KEPT_PAGES));
});

async function goThereAndBack(group: string[]): Promise<void> {
  const context = await browser.newContext({ baseURL: sharedSite(), viewport: { width: 390, height: 600 } });
  const page = await context.newPage();
  const left = new Map<string, number>();
  for (const path of group) {
    await page.goto(path);
    await page.evaluate(noteReturns);
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    left.set(page.url(), await page.evaluate(() => scrollY));
  }
  await page.goto(ELSEWHERE);
  for (const [url, scrolled] of [...left].toReversed()) {
    await page.evaluate(() => history.back());
    await expect.poll(() => returned(page)).toEqual({ url, isFromMemory: true, scrolled });
  }
  await context.close();
}

/** Stored so that it outlives the page. Runs in the page. */
function noteReturns(): void {
  addEventListener("pageshow", (event) => {
    const { href: url } = location;
    const back = { url, isFromMemory: event.persisted, scrolled: scrollY };
    sessionStorage.setItem("returned", JSON.stringify(back));
  });
}

async function returned(page: Page): Promise<unknown> {
  return JSON.parse(await page.evaluate(() => sessionStorage.getItem("returned") ?? "null"));
}
