import type { Page } from "@playwright/test";
import { test } from "vitest";
import { expect, newVisitor, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const app = openTestApp();

async function openRug(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/tapetes?q=${name}`);
  await untilHydrated(page);
  await page
    .getByRole("link", { name: `Editar ${name}` })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
}

const keptOnDevice = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith("urdume.typed:"))
      .map(([, value]) => value)
      .join(),
  );
const resumed = (page: Page) => page.getByText(/^(Retomamos o que você digitou|Você digitou algo aqui)/);

test("what is typed while a form is on its way is there when it is opened again", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn() });
  await openRug(page, "Scallop");
  const materials = page.locator('[name="materials"]');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/admin\/tapetes\/[^/]+\.data/, async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await materials.fill("Lã");
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes(".data"),
  );
  await page.keyboard.press("Control+s");
  await sent;
  await materials.press("End");
  await page.keyboard.type(" e linho");
  letGo();
  await expect(page.getByText("Produto atualizado").first()).toBeVisible();
  await expect.poll(() => keptOnDevice(page)).toContain("Lã e linho");
  await page.reload();
  await expect(resumed(page)).toBeVisible();
});

test("what is typed before the page knows that it is sending is kept, though the form validates it", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn() });
  await openRug(page, "Scallop");
  const materials = page.locator('[name="materials"]');
  await materials.fill("Juta");
  await materials.evaluate((field: HTMLInputElement) => {
    field.form?.querySelector<HTMLButtonElement>("[data-main-act]")?.click();
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(field, "Juta e rami");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(page.getByText("Produto atualizado").first()).toBeVisible();
  await expect.poll(() => keptOnDevice(page)).toContain("Juta e rami");
  await page.reload();
  await expect(resumed(page)).toBeVisible();
});

test("what is typed right after a save belongs to what was saved", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn() });
  await openRug(page, "Scallop");
  const materials = page.locator('[name="materials"]');
  await materials.fill("Seda");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Produto atualizado").first()).toBeVisible();
  await materials.press("End");
  await page.keyboard.type(" e algodão");
  await expect.poll(() => keptOnDevice(page)).toContain("Seda e algodão");
  await page.reload();
  await expect(page.getByText(/^Retomamos o que você digitou/)).toBeVisible();
  await expect(materials).toHaveValue("Seda e algodão");
});
