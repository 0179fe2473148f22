import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expect, newVisitor, withoutPromotion } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";

const FINISHED = "1.500 fileiras";
/** Rows of 1,500 that are there from the beginning. */
const FIRST_ROWS = 450;
/** Of opacity, in milliseconds. */
const FADE_MS = 500;

test("on the main page the finished rug stays until it is in view, then is woven from its first rows", () =>
  openWeaving("/principal-br"));

test("a rug's page weaves it from its first rows while it is in view, stops when asked, and goes to any row", async () => {
  const page = await openWeaving("/produtos/tapete-azulejo");
  const loom = page.getByRole("figure").filter({ has: page.getByRole("heading", { name: /Fileira por/ }) });
  await loom.getByRole("button", { name: "Parar o tear" }).click();
  await expect(loom.getByRole("button", { name: "Continuar a tecer" })).toBeVisible();
  const slider = loom.getByRole("slider");
  await slider.press("Home");
  await expect(loom).toContainText("Fileira 1 de 1.500");
  await slider.press("End");
  await expect(loom).toContainText("Fileira 1.500 de 1.500");
  await expect(slider).toHaveAttribute("aria-valuetext", /Dia \d+ de \d+$/);
  await loom.getByRole("button", { name: "Tecer de novo" }).click();
  await expect(loom.getByRole("button", { name: "Parar o tear" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(loom.locator("img")).toHaveCSS("opacity", "1");
  const paper = await page.pdf({ format: "Letter", preferCSSPageSize: true });
  expectValue(paper.toString("latin1"), "paper as it is").toContain("/MediaBox [0 0 612 792]");
  await expect(loom).toContainText("Fileira 1.500 de 1.500");
});

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

async function openWeaving(path: string): Promise<Page> {
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
  expectValue(woven.row).toBeGreaterThanOrEqual(FIRST_ROWS);
  expectValue(woven.fadeMs).toBeLessThan(FADE_MS);
  await expect(rug).toHaveCSS("opacity", "0");
  return page;
}
