import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect as expectValue, test } from "vitest";
import { expect, newVisitor, untilHydrated } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { shownRug, untilShown, withoutDrawing } from "./augmented-reality.ts";
import { newSimulatorVisitor } from "./simulator-room.ts";

const RED = "#c80a0a";
const SIDE = 240;
/** Red bands at both sides, a quarter of the picture each. */
const BANDED = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
  <rect width="100%" height="100%" fill="#f0e6d2"/><rect width="25%" height="100%" fill="${RED}"/>
  <rect x="75%" width="25%" height="100%" fill="${RED}"/></svg>`;

const app = openTestApp();

/** With a square picture and a first size of 2 x 3 m. */
async function registerSquare(page: Page, name: string, fit: string): Promise<string> {
  await page.goto("/simulador-admin");
  await untilHydrated(page);
  await page.getByLabel("Nome do tapete").fill(name);
  await page.getByLabel("Preço", { exact: true }).fill("4.690");
  const buffer = await sharp(Buffer.from(BANDED)).png({ palette: true, colours: 2, dither: 0 }).toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "t.png", mimeType: "image/png", buffer });
  await publish(page, fit);
  const edit = page.getByRole("link", { name: `Editar ${name}` });
  await expect(edit).toBeVisible();
  return new URL(String(await edit.getAttribute("href")), app.url).searchParams.get("tapete") ?? "";
}

async function publish(page: Page, fit: string): Promise<void> {
  await page.getByRole("radio", { name: fit }).check();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
}

/** Width by length of the rug's picture in augmented reality, and how much of its width is red. */
async function textureOf(page: Page, id: string) {
  await page.goto(`/simulador?tapete=${id}&medida=200x300&ver=ra`);
  await untilShown(page);
  const { texture } = await shownRug(page);
  const { data, info } = await sharp(texture.bytes).raw().toBuffer({ resolveWithObject: true });
  const middle = (info.height >> 1) * info.width;
  const greens = Array.from({ length: info.width }, (_, x) => data[(middle + x) * info.channels + 1] ?? 0);
  const red = greens.filter((green) => green < 120).length / info.width;
  return { ratio: info.width / info.height, red };
}

test("a picture of other proportions is fitted into its first size as the maker chose, without being stretched", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn("simulator") });
  const { page: visitor } = await newSimulatorVisitor(app.url);
  await visitor.addInitScript(withoutDrawing);
  const id = await registerSquare(page, "Tapete de faixas", "Cortar o que sobra");
  const cut = await textureOf(visitor, id);
  expectValue(cut.ratio).toBeCloseTo(2 / 3, 2);
  expectValue(cut.red).toBeCloseTo(1 / 4, 1);

  await page.getByRole("link", { name: "Editar Tapete de faixas" }).click();
  await expect(page.getByLabel("Nome do tapete")).toHaveValue("Tapete de faixas");
  await publish(page, "Esticar livremente");
  await expect(page.getByText("Tapete atualizado").first()).toBeVisible();
  const stretched = await textureOf(visitor, id);
  expectValue(stretched.ratio).toBeCloseTo(1, 2);
  expectValue(stretched.red).toBeCloseTo(1 / 2, 1);
});
