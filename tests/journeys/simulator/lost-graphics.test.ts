import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect as expectValue, test } from "vitest";
import { expect } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { choosePhoto, LAPTOP, openSimulator, smallPhoto, untilPlaced } from "./simulator-room.ts";

const app = { url: sharedSite() };

type Held = { graphics: WEBGL_lose_context };

const stage = (page: Page) => page.getByRole("img", { name: /na sua foto$/ });
const loseGraphics = (page: Page) =>
  stage(page).evaluate((canvas: HTMLCanvasElement) => {
    const graphics = canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
    Object.assign(globalThis, { graphics });
    graphics?.loseContext();
  });
const restoreGraphics = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Held).graphics.restoreContext());

test("where the device takes the graphics processor away the studio says so and makes no black picture; once it is back it draws again", async () => {
  const { page } = await openSimulator(app.url, { viewport: LAPTOP });
  // Pictures are made as large as the photo.
  await choosePhoto(page, await smallPhoto());
  await untilPlaced(page);
  const trouble = page.getByRole("alert").filter({ hasText: "Não foi possível desenhar o tapete na foto" });
  // Its width is set when its view is open.
  await expect(stage(page)).toHaveAttribute("width", /\d/);
  await loseGraphics(page);
  await expect(trouble).toBeVisible();
  let downloads = 0;
  page.on("download", () => {
    downloads += 1;
  });
  await page.getByRole("button", { name: "Guardar ou compartilhar" }).click();
  const download = page.getByRole("button", { name: "Baixar a imagem" });
  await download.click();
  const failure = page.getByText("A imagem não pôde ser feita. Tente de novo.");
  await expect(failure).toBeVisible();
  expectValue(downloads).toBe(0);

  await restoreGraphics(page);
  await expect(trouble).toHaveCount(0);
  const downloading = page.waitForEvent("download");
  await download.click();
  const { channels } = await sharp(await readFile(await (await downloading).path())).stats();
  await expect(failure).toHaveCount(0);
  expectValue(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
});
