import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expect, openSignedIn, PHONE, withoutPictures } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const app = openTestApp();
const notice = (page: Page) => page.locator("[data-sonner-toast]");

/** From the right and the lower edge of the window. */
const placeOf = (page: Page) =>
  notice(page).evaluate((toast) => {
    const { right, bottom } = toast.getBoundingClientRect();
    return [document.documentElement.clientWidth - Math.round(right), innerHeight - Math.round(bottom)];
  });

test("a notice stands at the right of the lower edge, wherever the page is scrolled to", async () => {
  const { page } = await openSignedIn(app, "/admin/tapetes/novo", { viewport: { width: 1440, height: 900 } });
  await page.getByLabel(/^Nome/).first().fill("Tapete Manacá");
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(notice(page)).toContainText("Rascunho guardado");
  await expect.poll(() => placeOf(page)).toEqual([24, 24]);
  await page.locator("[name=care]").fill("Aspirar.");
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(notice(page)).toContainText("Rascunho guardado");
  await expect.poll(() => placeOf(page)).toEqual([24, 24]);
});

test("on a phone it stands above the buttons of the form and the menu's bar", async () => {
  const { page } = await openSignedIn(app, "/admin/depoimentos", { viewport: PHONE });
  await page
    .getByRole("link", { name: /^Editar/ })
    .first()
    .click();
  await page.locator("[name=role]").fill("Arquiteta");
  const save = page.getByRole("button", { name: "Guardar rascunho" });
  await save.click();
  await expect(notice(page)).toContainText("Rascunho guardado");
  const bar = await save.evaluate((button) => innerHeight - button.getBoundingClientRect().top);
  await expect.poll(async () => (await placeOf(page))[1]).toBeGreaterThanOrEqual(Math.floor(bar));
  expectValue((await placeOf(page))[0]).toBe(16);
});
