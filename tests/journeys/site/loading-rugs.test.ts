import { test } from "vitest";
import { expect, newVisitor, PHONE } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";

test.each(["/tapetes", "/colecoes/contemporanea", "/busca?q=azul"])(
  "%s: a rug on its way has its place drawn, and nothing behind it once it is there",
  async (path) => {
    const { page } = await newVisitor(sharedSite(), { viewport: PHONE });
    const held = Promise.withResolvers<void>();
    await page.route("**/files/**", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    const rug = page.locator('main a[href*="/produtos/"] img').first();
    await rug.scrollIntoViewIfNeeded();
    await expect(rug).toHaveCSS("background-image", /repeating-linear-gradient/);
    held.resolve();
    await expect(rug).toHaveCSS("background-image", "none");
  },
);
