import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localeOfPath } from "#app/i18n/locales.ts";
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
    expect(await objections(page)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect(await objections(page)).toEqual([]);
  },
);

test("axe has no objection to the menu, a side sheet and the promotion while they are open", async () => {
  const { page } = await newVisitor(app.url, { viewport: PHONE, reducedMotion: "reduce" });
  await page.goto("/principal-br");
  for (const dialog of await page.locator("dialog[id]").all()) {
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    expect(await objections(page), (await dialog.getAttribute("id")) ?? "").toEqual([]);
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
  }
});

async function objections(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(showEverything);
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(10);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`,
  );
}

/** What fades in later counts as well, and is judged in its final state. Runs in the page. */
function showEverything(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
  }
  for (const element of document.querySelectorAll("[data-reveal]")) element.classList.add("revealed");
}
