import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { beforeAll, expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { DESKTOP, expect, newVisitor, PHONE, withoutPictures } from "#tests/support/browser.ts";
import { manyDesigns, manyProducts } from "#tests/support/many-products.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { LAPTOP, openSample, openSimulator, sentence, untilPlaced } from "../simulator/simulator-room.ts";

withoutPictures();

const NARROWEST = { width: 320, height: 640 };
const TARGET_PX = 44;
const WITHOUT_PICTURES = sql`update products set document = document || '{"images": ["/media/gal2.jpg", "/media/gal3.jpg"]}'
  where slug like 'tapete-banco-%'`;

const app = openTestApp();
beforeAll(async () => {
  for (const statement of manyProducts({ last: 220, collection: "premium" }))
    await askDatabaseOf(app, statement);
  await askDatabaseOf(app, manyDesigns(60));
  // The pictures have rows but no files.
  await askDatabaseOf(app, WITHOUT_PICTURES);
  // Empties the page cache.
  await app.restart();
});

test("a collection is leafed through on a phone without script", async () => {
  const { page } = await newVisitor(app.url, { javaScriptEnabled: false, viewport: PHONE });
  await page.goto("/en/colecoes/premium");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages.getByRole("link", { name: "Previous" })).toHaveCount(0);
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/en\/colecoes\/premium\?pagina=2$/);
  await expect(page).toHaveTitle(/, page 2/);
  await expect(pages.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await pages.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL(/\/en\/colecoes\/premium$/);
});

test("its pages are reached with the keyboard, named for screen readers, and fit every window", async () => {
  const { page } = await newVisitor(app.url, { viewport: DESKTOP });
  await page.goto("/colecoes/premium?pagina=7");
  const pages = page.getByRole("navigation", { name: "Páginas" });
  await pages.getByRole("link", { name: "Anterior" }).focus();
  await page.keyboard.press("Tab");
  await expect(pages.getByRole("link", { name: "Página 1", exact: true })).toBeFocused();
  await expectAccessible(page, "at a desk's size");
  await expectFits(page, DESKTOP.width);
  await page.setViewportSize(NARROWEST);
  const boxes = await pages
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
  for (const { width, height } of boxes)
    expectValue(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_PX);
  await expectFits(page, NARROWEST.width);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?pagina=6$/);
});

test("results of a search are leafed through with the keyboard, and the page fits a phone", async () => {
  const { page } = await newVisitor(app.url, { viewport: NARROWEST });
  await page.goto("/es/busca?q=banco");
  await expect(page.getByRole("status")).toContainText(/\d+ resultados para «banco», página 1 de \d+/);
  await page.getByRole("navigation", { name: "Páginas" }).getByRole("link", { name: "Siguiente" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/es\/busca\?q=banco&pagina=2$/);
  await expect(page).toHaveTitle(/banco, página 2/);
  await expectAccessible(page, "on a phone");
  await expectFits(page, NARROWEST.width);
});

test("a model that the simulator's page does not know is opened by its address; others are found and shown page by page", async () => {
  const [last] = await askDatabaseOf<{ id: string }>(
    app,
    sql`select id from rug_designs where name = 'Modelo 60'`,
  );
  const { page } = await openSimulator(
    app.url,
    { viewport: LAPTOP, expectErrors: [/Failed to load resource/] },
    `?tapete=${last?.id}`,
  );
  await openSample(page);
  await untilPlaced(page);
  await expect(sentence(page)).toContainText("Modelo 60");
  const model = (name: string) => page.getByRole("button", { name, exact: false });
  await page.getByRole("searchbox", { name: "Nome ou cor" }).fill("modelo 59");
  await expect(page.getByText("Um modelo.")).toBeVisible();
  await model("Modelo 59").click();
  await expect(sentence(page)).toContainText("Modelo 59");
  await page.getByRole("searchbox", { name: "Nome ou cor" }).fill("modelo");
  await expect(page.getByText("60 modelos.")).toBeVisible();
  await page.route("**/simulador/modelos?*", (route) => route.abort());
  await page.getByRole("button", { name: "Mostrar mais (36)" }).click();
  await expect(page.getByRole("alert")).toHaveText("Não foi possível carregar os outros modelos.");
  await page.unroute("**/simulador/modelos?*");
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/simulador/modelos?*pagina=2*", async (route) => {
    await late;
    await route.continue();
  });
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByRole("button", { name: "Mostrar mais (36)" }).click();
  arrive();
  await expect(page.getByRole("button", { name: "Mostrar mais (12)" })).toBeVisible();
  await expect(model("Modelo 40")).toHaveCount(1);
});

async function expectFits(page: Page, width: number): Promise<void> {
  expectValue(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
