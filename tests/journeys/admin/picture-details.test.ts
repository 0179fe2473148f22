import { test } from "vitest";
import { expect, openSignedIn, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();
const app = openTestApp();

test("a picture's description has the focus, is kept while the connection is lost, its dialog open or closed, and is saved once it is back; a removed picture leaves the focus to the next", async () => {
  const { page, context } = await openSignedIn(app, "/admin/tapetes?q=Ocean+Blue", {
    expectErrors: [/ERR_INTERNET_DISCONNECTED/],
  });
  const address = await page.getByRole("link", { name: "Editar Ocean Blue" }).first().getAttribute("href");
  // Opened by its address: no other script than its own is there.
  await page.goto(String(address));
  await untilHydrated(page);
  const opener = page.getByRole("button", { name: /^Descrição, legenda/ }).first();
  const description = page.getByLabel("Descrição para quem não vê a imagem, em português");
  await opener.click();
  await expect(description).toBeFocused();
  await context.setOffline(true);
  await description.fill("Azul do mar, visto de cima");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Não salvo")).toBeVisible();
  await expect(description).toHaveValue("Azul do mar, visto de cima");
  await context.setOffline(false);
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  await expect(page.getByText("Erro ao salvar")).toHaveCount(0);
  await expect(page.getByText(/^Sem conexão/)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  // What was refused is not lost with its dialog.
  await opener.click();
  await expect(description).toBeFocused();
  await context.setOffline(true);
  await description.fill("Azul do mar, de cima");
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^Sem conexão/)).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok());
  await context.setOffline(false);
  await saved;
  await expect(page.getByText(/^Sem conexão/)).toHaveCount(0);
  await opener.click();
  await expect(description).toHaveValue("Azul do mar, de cima");
  await page.keyboard.press("Escape");

  await context.setOffline(true);
  await opener.click();
  await expect(page.getByText(/Verifique a conexão e tente de novo/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(description).toHaveValue("Azul do mar, de cima");
  await page.keyboard.press("Escape");

  // By keyboard the focus goes on to the same button of the next picture, then to what is left.
  const removals = page.getByRole("group", { name: /^Imagens/ }).getByRole("button", { name: /^Remover/ });
  const second = String(await removals.nth(1).getAttribute("aria-label"));
  await removals.first().press("Enter");
  await expect(page.getByRole("button", { name: second })).toBeFocused();
  for (let left = await removals.count(); left > 0; left--) {
    await page.keyboard.press("Enter");
    await expect(removals).toHaveCount(left - 1);
  }
  await expect(page.getByLabel("Enviar arquivos").first()).toBeFocused();
});
