import { test } from "vitest";
import { expect, newVisitor } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";

/** Widths of rugs in metres, as their pages draw them. */
const METRES = { "tapete-quintal": 1.6, "tapete-marola": 2, "tapete-azulejo": 2 };

test("rugs that are found are drawn at one scale, that of the catalogue", async () => {
  const { page } = await newVisitor(sharedSite(), { reducedMotion: "reduce" });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const scales: number[] = [];
    await page.goto("/busca?q=azul");
    for (const [slug, metres] of Object.entries(METRES)) {
      const picture = page.getByRole("main").locator(`a[href="/produtos/${slug}"] img`);
      scales.push(((await picture.boundingBox())?.width ?? 0) / metres);
    }
    for (const scale of scales) expect(scale / (scales[0] ?? 0), `${width} px`).toBeCloseTo(1, 2);
  }
});
