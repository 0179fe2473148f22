import { AxeBuilder } from "@axe-core/playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DESKTOP, newVisitor, PHONE } from "#tests/support/browser.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { publicPages } from "./public-pages.ts";

const pages = [...(await publicPages()).map(({ path }) => path), "/admin-login", "/nao-existe-mesmo"];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
])("on a %s", (_, viewport) => {
  test.each(pages)("%s has nothing that axe objects to", async (path) => {
    const { page } = await newVisitor(app.url, { viewport, reducedMotion: "reduce", expectErrors: [/404/] });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // What fades in later counts as well, and is measured in its final state.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
      for (const element of document.querySelectorAll("[data-reveal]")) element.classList.add("revealed");
    });
    const { violations, passes } = await new AxeBuilder({ page }).analyze();
    expect(passes.length).toBeGreaterThan(10);
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`),
    ).toEqual([]);
  });
});
