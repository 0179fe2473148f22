import sharp from "sharp";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, PHONE } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { choosePhoto, openSimulator, ROOM_PHOTO, tool, untilPlaced } from "./simulator-room.ts";

const app = { url: sharedSite() };

/** So high that no panel opens by itself on a phone. */
async function uprightPhoto() {
  const { width = 0, height = 0 } = await sharp(ROOM_PHOTO).metadata();
  const across = Math.round(height * 0.75);
  const part = { left: (width - across) >> 1, top: 0, width: across, height };
  const buffer = await sharp(ROOM_PHOTO).extract(part).resize(480).jpeg({ quality: 92 }).toBuffer();
  return { name: "sala.jpg", mimeType: "image/jpeg", buffer };
}

test("on a phone, how certain the size is stands over the request, without a panel and in that of the size", async () => {
  const { page } = await openSimulator(app.url, { viewport: PHONE, hasTouch: true });
  await choosePhoto(page, await uprightPhoto());
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
  await expectAccessible(page);
});
