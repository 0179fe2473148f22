import type { Page } from "@playwright/test";
import { afterAll, beforeAll, test } from "vitest";
import { localeOfPath } from "#app/i18n/locales.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { DESKTOP, newVisitor, PHONE } from "#tests/support/browser.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { publicPages } from "./public-pages.ts";

/** Of pages that one file answers with nothing but another title, one in each language stands for all. */
const distinct = new Map(
  (await publicPages()).map((page) => [page.file + localeOfPath(page.path), page.path]),
);
const ELSEWHERE = /^https:/;
const OTHERS = ["/admin-login", "/nao-existe-mesmo"];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test.each([...distinct.values(), ...OTHERS])(
  "axe has no objection to %s, on a phone and on a desk",
  async (path) => {
    const { page } = await newVisitor(app.url, {
      viewport: PHONE,
      reducedMotion: "reduce",
      expectErrors: [/404/],
    });
    // Whoever is sent to another site, as /blog does, stays when it answers that there is nothing to show.
    await page.route(ELSEWHERE, (route) => route.fulfill({ status: 204 }));
    await page.goto(path);
    await expectNoObjection(page);
    await page.setViewportSize(DESKTOP);
    await expectNoObjection(page);
  },
);

test("axe has no objection to the menu, a side sheet and the promotion while they are open", async () => {
  const { page } = await newVisitor(app.url, { viewport: PHONE, reducedMotion: "reduce" });
  await page.goto("/principal-br");
  for (const dialog of await page.locator("dialog[id]").all()) {
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    await expectNoObjection(page, (await dialog.getAttribute("id")) ?? "");
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
  }
});

/** What fades in later counts as well, and is judged in its final state. */
async function expectNoObjection(page: Page, about?: string): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("[data-reveal]")) element.classList.add("revealed");
  });
  await expectAccessible(page, about);
}
