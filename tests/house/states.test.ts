import type { Page } from "@playwright/test";
import { afterAll, beforeAll, test } from "vitest";
import { LOCALES, type Locale, pathFor } from "#app/i18n/locales.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { newVisitor, PHONE, expect as seen } from "#tests/support/browser.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

/** What a page becomes when it is used: how it gets there, and on which page. */
const STATES: { name: string; path: string; use: (page: Page) => Promise<unknown> }[] = [
  {
    name: "the menu, open",
    path: "/contato",
    use: (page) => page.locator("body > header button[aria-haspopup=dialog]:visible").last().click(),
  },
  {
    name: "a collection's sheet, open",
    path: "/principal",
    use: (page) => page.locator("main button[commandfor]:has(img)").first().click(),
  },
  {
    name: "a picture in the lightbox",
    path: "/galeria",
    use: (page) => page.locator("a[data-lightbox]").first().click(),
  },
  { name: "a form with errors", path: "/contato", use: (page) => sendEmpty(page, "main form") },
  { name: "a request with errors", path: "/personalizados", use: (page) => sendEmpty(page, "main form") },
  {
    name: "an application with errors",
    path: "/acesso-exclusivo",
    use: (page) => sendEmpty(page, "main form"),
  },
  {
    name: "a rug's requests with errors",
    path: "/produtos/tapete-scallop",
    use: (page) => sendEmpty(page, "main form[method=post]"),
  },
  { name: "kept rugs, compared", path: "/favoritos", use: keepRugs },
  { name: "nothing found", path: "/busca?q=xyzxyz", use: async () => {} },
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const cases = STATES.flatMap((state) => LOCALES.map((locale) => ({ ...state, locale })));

test.each(cases)("axe has no objection to $name ($locale)", async ({ path, use, locale }) => {
  const { page } = await newVisitor(app.url, {
    viewport: PHONE,
    reducedMotion: "reduce",
    expectErrors: [/400|422/],
  });
  await page.goto(addressOf(path, locale));
  await use(page);
  await expectAccessible(page);
});

function addressOf(path: string, locale: Locale): string {
  const [pathname = "", query] = path.split("?");
  return pathFor(locale, pathname) + (query ? `?${query}` : "");
}

async function sendEmpty(page: Page, form: string): Promise<void> {
  await page.locator(`${form} button[type=submit]`).first().click();
  await seen(page.locator("[aria-invalid=true]").first()).toBeVisible();
}

async function keepRugs(page: Page): Promise<void> {
  await page.evaluate(() =>
    localStorage.setItem("urdume.favourites", "tapete-scallop,tapete-ocean-blue,tapete-geometrico"),
  );
  await page.reload();
  await seen(page.locator("main [type=checkbox]").first()).toBeVisible();
}
