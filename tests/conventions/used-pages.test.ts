import type { Page } from "@playwright/test";
import { test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { newVisitor, PHONE, expect as seen } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";

const STATES: { name: string; path: string; use: (page: Page) => Promise<unknown> }[] = [
  {
    name: "the menu, open",
    path: "/contato",
    use: (page) => page.locator("body > header button[aria-haspopup=dialog]:visible").last().click(),
  },
  {
    name: "a collection's sheet, open",
    path: "/principal-br",
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

const app = { url: sharedSite() };

test.each(STATES)("axe finds no violation in $name", async ({ path, use }) => {
  const { page } = await newVisitor(app.url, {
    viewport: PHONE,
    expectErrors: [/400|422/],
  });
  await page.goto(path);
  await use(page);
  await expectAccessible(page);
});

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
