import { test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";

/** Widths of rugs in metres, as their pages draw them. */
const METRES = { "tapete-quintal": 1.6, "tapete-marola": 2, "tapete-azulejo": 2 };

test("rugs that are found are drawn at one scale, that of the catalogue", async () => {
  const { page } = await newVisitor(sharedSite(), { reducedMotion: "reduce" });
  await page.goto("/busca?q=azul");
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const scales: number[] = [];
    for (const [slug, metres] of Object.entries(METRES)) {
      const picture = page.getByRole("main").locator(`a[href="/produtos/${slug}"] img`);
      scales.push(((await picture.boundingBox())?.width ?? 0) / metres);
    }
    for (const scale of scales) expect(scale / (scales[0] ?? 0), `${width} px`).toBeCloseTo(1, 2);
  }
});

test("axe finds nothing where nothing is found", async () => {
  const { page } = await newVisitor(sharedSite(), { viewport: PHONE, hasPictures: false });
  await page.goto("/busca?q=xyzxyz");
  await expectAccessible(page);
});
