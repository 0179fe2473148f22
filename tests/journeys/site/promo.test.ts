import { test } from "vitest";
import { expect, newVisitor, withoutPictures } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { NOON, pass } from "./main-page.ts";

withoutPictures();

const app = { url: sharedSite() };

test("the promotion opens two seconds after the page is there, once per calendar day, and the keyboard can close it too", async () => {
  const { page } = await newVisitor(app.url, { clock: NOON });
  const promo = page.locator("#promo");
  await page.goto("/principal-br");
  await pass(page, 1990);
  await expect(promo).toBeHidden();
  await pass(page, 20);
  await expect(promo).toBeVisible();
  await promo.getByRole("button", { name: "Fechar" }).click();
  await expect(promo).toBeHidden();

  await page.reload();
  await pass(page, 10_000);
  await expect(promo).toBeHidden();

  await page.clock.setSystemTime("2026-03-11T00:00:01");
  await page.reload();
  await pass(page, 2010);
  await expect(promo).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(promo).toBeHidden();
});

test("after the boat show's window the promotion lets one page pass", async () => {
  const { page } = await newVisitor(app.url, { clock: NOON });
  const promo = page.locator("#promo");
  await page.goto("/principal-br");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /expositor/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Fechar" }).click();
  await pass(page, 10_000);
  await expect(promo).toBeHidden();

  await page.reload();
  await pass(page, 2010);
  await expect(promo).toBeVisible();
});

test("of two tabs that are opened together, one shows the promotion", async () => {
  const { page, context } = await newVisitor(app.url, { clock: NOON });
  await page.goto("/principal-br");
  await pass(page, 1000);
  const other = await context.newPage();
  await other.goto("/principal-br");
  await pass(page, 1010);
  await expect(page.locator("#promo")).toBeVisible();
  await pass(other, 5000);
  await expect(other.locator("#promo")).toBeHidden();
});
