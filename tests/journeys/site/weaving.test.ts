import { test } from "vitest";
import { expect, newVisitor, withoutPromotion } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";

const FINISHED = "1.500 fileiras";
/** Rows of 1,500 that are there from the beginning. */
const FIRST_ROWS = 450;
/** Of opacity, in milliseconds. */
const FADE_MS = 500;

test.each(["/principal-br", "/produtos/tapete-azulejo"])(
  "%s: the finished rug stays until it is in view, then is woven from its first rows",
  async (path) => {
    const { page } = await newVisitor(sharedSite(), { reducedMotion: "no-preference" });
    await withoutPromotion(page);
    await page.goto(path);
    const loom = page.locator("[data-lazy=weave]");
    const rug = loom.locator("img");
    const isSeen = (share: number) =>
      rug.evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect();
        scrollBy({ top: top - innerHeight + part * height, behavior: "instant" });
      }, share);
    await isSeen(0.4);
    await expect(loom).toHaveAttribute("data-state", "done");
    await expect(loom).toContainText(FINISHED);
    await expect(rug).toHaveCSS("opacity", "1");
    await isSeen(1);
    await expect(loom).toHaveAttribute("data-state", "weaving");
    const woven = await loom.evaluate((figure) => ({
      row: Number(/Fileira ([\d.]+)/.exec(figure.textContent ?? "")?.[1]?.replace(".", "")),
      fadeMs: Math.max(
        ...figure.getAnimations({ subtree: true }).map((fade) => Number(fade.effect?.getTiming().duration)),
        0,
      ),
    }));
    expect(woven.row).toBeGreaterThanOrEqual(FIRST_ROWS);
    expect(woven.fadeMs).toBeLessThan(FADE_MS);
    await expect(rug).toHaveCSS("opacity", "0");
  },
);

test("whoever asks for less motion, or has no script, sees the finished rug", async () => {
  for (const options of [{ reducedMotion: "reduce" }, { javaScriptEnabled: false }] as const) {
    const { page } = await newVisitor(sharedSite(), options);
    await page.goto("/produtos/tapete-azulejo");
    const loom = page.locator("[data-lazy=weave]");
    await loom.scrollIntoViewIfNeeded();
    await expect(loom.locator("img")).toHaveCSS("opacity", "1");
    await expect(loom).toContainText(FINISHED);
    await expect(loom.getByRole("slider")).toBeHidden();
  }
});
