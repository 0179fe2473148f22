import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { LAPTOP, openSample, openSimulator, tool, untilPlaced } from "./simulator-room.ts";

const app = { url: sharedSite() };

test("sizes: a rug that passes the floor is said to, one that is typed is kept to the centimetre or changed with its reason, and each model has its price at the size that lies there", async () => {
  const query = "?tapete=tapete-soft-living&medida=400x600&lugar=2.6,0,-90";
  const { page } = await openSimulator(app.url, { viewport: LAPTOP }, query);
  await openSample(page);
  await untilPlaced(page);
  await isSaidToPassTheFloorOnce(page);
  await isKeptToTheCentimetreOrChanged(page);
  await isPricedAtTheSizeThatLiesThere(page);
});

/** First beside how to move it, then in the panel of the size. */
async function isSaidToPassTheFloorOnce(page: Page): Promise<void> {
  const said = page.getByText("Nesta medida o tapete passa do chão que a foto mostra.");
  await expect(said).toHaveCount(1);
  await expect(said).toHaveText(/Arraste/);
  await expectAccessible(page, "too large");
  await tool(page, "Medida").click();
  await expect(said).toHaveCount(1);
  await page.getByLabel("Comprimento, cm").fill("590");
  await page.getByLabel("Comprimento, cm").press("Enter");
  await expect(page.getByText("Arraste")).toHaveCount(0);
  await expect(page.getByRole("complementary", { name: "Medida" }).getByText("Nesta medida")).toBeVisible();
  await expect(said).toHaveCount(1);
}

async function isKeptToTheCentimetreOrChanged(page: Page): Promise<void> {
  const [width, length] = [page.getByLabel("Largura, cm"), page.getByLabel("Comprimento, cm")];
  const said = (text: string) => page.getByRole("status").filter({ hasText: text });
  await width.fill("233");
  await width.press("Enter");
  await expect(page.getByRole("button", { name: /^Tapete Soft Living, 233 ×/ })).toHaveCount(1);
  await length.fill("600");
  await length.press("Enter");
  await width.fill("600");
  await width.press("Enter");
  await expect(said("Com comprimento 6,00 m, a maior medida é 4,00 m.")).toBeVisible();
  await expect(width).toHaveValue("400");
  await width.blur();
  await expect(said("a maior medida é 4,00 m.")).toBeVisible();
  await expectAccessible(page, "changed", { within: "aside" });
  await width.fill("20");
  await width.press("Enter");
  await expect(said("A menor medida é 0,60 m.")).toBeVisible();
  await expect(width).toHaveValue("60");
  await width.fill("abc");
  await width.press("Enter");
  await expect(said("Ficou como estava: use números")).toBeVisible();
  await expect(width).toHaveValue("60");
  await page.getByRole("button", { name: "Mais 5 cm de largura" }).click();
  await expect(said("Ficou como estava")).toHaveCount(0);
  await expect(width).toHaveValue("65");
}

/** Where a price is only the lowest, it says so. */
async function isPricedAtTheSizeThatLiesThere(page: Page): Promise<void> {
  const models = page.getByRole("complementary", { name: "Modelo" }).locator("button[aria-pressed]");
  const chosen = page.locator("button[aria-pressed=true]").filter({ has: page.locator("img") });
  const priceOfBar = async () => {
    const text = await page.getByRole("button", { name: /^Pedir orçamento/ }).textContent();
    return (text ?? "").replace("Pedir orçamento", "").trim();
  };
  const prices: string[] = [];
  await tool(page, "Modelo").click();
  await models.filter({ hasText: "Scallop" }).first().click();
  for (const size of [0, 1]) {
    await tool(page, "Medida").click();
    await page.getByRole("radio").nth(size).check();
    await tool(page, "Modelo").click();
    prices.push(await priceOfBar());
    await expect(chosen).toContainText(prices.at(-1) ?? "none");
  }
  expectValue(new Set(prices).size).toBe(2);
  await expect(models.filter({ hasText: "A partir de" }).first()).toBeVisible();
  await expect(models.filter({ hasText: prices[1] }).filter({ hasText: "A partir de" })).toHaveCount(0);
}
