import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, PHONE } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import {
  choosePhoto,
  LAPTOP,
  openSample,
  openSimulator,
  placeOf,
  point,
  rested,
  smallPhoto,
  startCorrection,
  tool,
  undo,
  untilPlaced,
} from "./simulator-room.ts";

const app = { url: sharedSite() };

/** Of the upright photo of a room. */
const SQUARE = { left: 0, top: 320, width: 960, height: 960 };
const SCREENS = [PHONE, LAPTOP];

test("how certain the size is stands over the request on a phone, without a panel and in that of the size; an untouched grid changes nothing on a portrait, a square and a landscape photo, and lies in sight", async () => {
  const { page } = await openSimulator(app.url, { viewport: PHONE });
  // So high that no panel opens by itself on a phone.
  await choosePhoto(page, await smallPhoto());
  await untilPlaced(page);
  await expect(page.getByRole("complementary")).toHaveCount(0);
  const line = page.locator("[data-certainty]");
  await expect(line).toContainText(/Cerca de \d+ × \d+ cm, com erro de até \d+%|sem certeza|Medida segura/);
  await expect(line).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await tool(page, "Medida").click();
  await expect(page.getByRole("heading", { name: "Medida", exact: true })).toBeInViewport();
  await expect(line).toHaveCount(1);
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: /^Pedir orçamento/ })).toBeInViewport({ ratio: 1 });
  expectValue(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectUntouchedGridInSight(page);

  await backToStart(page);
  await choosePhoto(page, await smallPhoto(SQUARE));
  await expectUntouchedGridInSight(page);
  await backToStart(page);
  await openSample(page);
  await expectUntouchedGridInSight(page);
});

async function backToStart(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Voltar ao início" }).click();
  await expect(tool(page, "Ajustar")).toHaveCount(0);
}

async function expectUntouchedGridInSight(page: Page): Promise<void> {
  await untilPlaced(page);
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    await expectUntouchedGrid(page);
  }
}

async function expectUntouchedGrid(page: Page): Promise<void> {
  const certainty = () => page.locator("[data-certainty]").textContent();
  const openSize = async () => {
    if ((await tool(page, "Medida").getAttribute("aria-pressed")) !== "true")
      await tool(page, "Medida").click();
  };
  await openSize();
  const before = [await rested(page), await certainty()];
  await startCorrection(page, "Grade do chão");
  await expect(page.getByLabel("Largura do retângulo, se souber")).toHaveValue("");
  const width = page.viewportSize()?.width ?? 0;
  const places = [];
  for (const place of [1, 2, 3, 4]) places.push(await placeOf(point(page, place)));
  const photo = await page.locator("[data-points]").boundingBox();
  const bar = await page.getByRole("region", { name: "Grade do chão" }).boundingBox();
  for (const [x, y] of places) {
    expectValue(x).toBeGreaterThan(Math.max(photo?.x ?? 0, 0));
    expectValue(x).toBeLessThan(Math.min((photo?.x ?? 0) + (photo?.width ?? 0), width));
    expectValue(y).toBeGreaterThan(Math.max(photo?.y ?? 0, 0));
    expectValue(y).toBeLessThan((photo?.y ?? 0) + (photo?.height ?? 0));
    const isUnderBar = bar && x > bar.x && x < bar.x + bar.width && y > bar.y && y < bar.y + bar.height;
    expectValue(isUnderBar).toBe(false);
  }
  await page.getByRole("button", { name: "O chão está certo" }).click();
  await openSize();
  expectValue([await rested(page), await certainty()]).toEqual(before);
  await expect(undo(page)).toBeDisabled();
}
