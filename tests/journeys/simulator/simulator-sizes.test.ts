import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import {
  LAPTOP,
  openSample,
  openSimulator,
  placeOf,
  rugHandle,
  tool,
  untilPlaced,
} from "./simulator-room.ts";

const app = { url: sharedSite() };

test("the list of models has each one's price at the size that lies there, and says where a price is only the lowest", async () => {
  const { page } = await openSimulator(app.url, { viewport: LAPTOP });
  await openSample(page);
  await untilPlaced(page);
  const models = page.getByRole("complementary", { name: "Modelo" }).locator("button[aria-pressed]");
  const chosen = page.locator("button[aria-pressed=true]").filter({ has: page.locator("img") });
  const priceOfBar = async () => {
    const text = await page.getByRole("button", { name: /^Pedir orçamento/ }).textContent();
    return (text ?? "").replace("Pedir orçamento", "").trim();
  };
  const prices: string[] = [];
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
});

test("a size that is typed is kept to the centimetre; one that cannot be made is changed, and the reason is said", async () => {
  const { page } = await openSimulator(app.url, { viewport: LAPTOP }, "?tapete=tapete-soft-living");
  await openSample(page);
  await untilPlaced(page);
  await tool(page, "Medida").click();
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
  await expectAccessible(page, "changed");
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
});

test("a width that is typed is of the rug it was typed for, where another one is pressed next", async () => {
  const { page } = await openSimulator(app.url, { viewport: LAPTOP });
  await openSample(page);
  await untilPlaced(page);
  await page.getByRole("button", { name: "Mais um tapete neste ambiente" }).click();
  const inRoom = page.getByRole("listitem").filter({ hasText: / cm, R\$/ });
  await expect(inRoom).toHaveCount(2);
  const former = String(await inRoom.first().textContent());
  await inRoom.first().getByRole("button").click();
  const first = await placeOf(rugHandle(page));
  await inRoom.last().getByRole("button").click();
  expectValue(await placeOf(rugHandle(page))).not.toEqual(first);
  await tool(page, "Medida").click();
  await page.getByLabel("Largura, cm").fill("180");
  await page.mouse.click(...first);
  await tool(page, "Modelo").click();
  await expect(inRoom.last()).toContainText(", 180 × ");
  await expect(inRoom.first()).toHaveText(former);
  expectValue(await placeOf(rugHandle(page))).toEqual(first);
});

test("a rug that passes the floor of the photo is said to, once: first beside how to move it, then in the panel of the size", async () => {
  const query = "?tapete=tapete-soft-living&medida=400x600&lugar=2.6,0,-90";
  const { page } = await openSimulator(app.url, { viewport: LAPTOP }, query);
  await openSample(page);
  await untilPlaced(page);
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
});
