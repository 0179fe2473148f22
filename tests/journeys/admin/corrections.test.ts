import { expect as expectValue, test } from "vitest";
import { expect, openSignedIn, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();
const app = openTestApp();

test("what is typed after a rug was saved is not called a mistake, and is saved next", async () => {
  const { page } = await openSignedIn(app, "/admin/tapetes?q=Trama");
  await page.getByRole("link", { name: "Editar Trama" }).first().click();
  await untilHydrated(page);
  const care = page.getByRole("textbox", { name: /^Cuidados/ }).first();
  const save = async (text: string) => {
    await care.fill(text);
    const saved = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok());
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await saved;
    await expect(page.getByText("Produto atualizado", { exact: true })).toBeVisible();
  };
  await save("Aspirar uma vez por semana.");
  const mistakes = await page.evaluateHandle(() => {
    const found: string[] = [];
    new MutationObserver(() => {
      const isShown = document.body.textContent.includes("Confira os campos marcados.");
      if (isShown) found.push("Confira os campos marcados.");
    }).observe(document.body, { subtree: true, childList: true });
    return found;
  });
  await save("Aspirar duas vezes por semana.");
  expectValue(await mistakes.jsonValue()).toEqual([]);
});

test("a missing title is named when it is sent, and not at each letter that follows", async () => {
  const { page } = await openSignedIn(app, "/admin/destaques");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  const named = page.getByText("Campo obrigatório", { exact: true });
  await expect(named).toBeVisible();
  await named.locator("xpath=ancestor::li").getByRole("button", { name: "Dispensar" }).click();
  await expect(named).toHaveCount(0);
  const title = page.getByLabel("Título", { exact: true });
  await title.fill(" ");
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await title.fill("Brisa");
  await expect(title).not.toHaveAttribute("aria-invalid", "true");
  await expect(named).toHaveCount(0);
});
