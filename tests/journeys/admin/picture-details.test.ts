import { test } from "vitest";
import { expect, openSignedIn, withoutPictures } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();
const app = openTestApp();

test("a picture's words are published from its dialog or kept as a draft, apart from the form around; typed ones stay while the connection is lost, its dialog open or closed; a removed picture leaves the focus to the next", async () => {
  const cookie = await app.signIn();
  const list = await (await fetch(`${app.url}/admin/tapetes?q=Ocean+Blue`, { headers: { cookie } })).text();
  const [address = ""] = /\/admin\/tapetes\/[0-9a-f]{8}-[0-9a-f-]{27}/.exec(list) ?? [];
  // Opened by its address: no other script than its own is there.
  const { page, context } = await openSignedIn(app, address, {
    ...{ cookie, expectErrors: [/ERR_INTERNET_DISCONNECTED/] },
  });
  const opener = page.getByRole("button", { name: /^Descrição, legenda/ }).first();
  const dialog = page.getByRole("dialog", { name: /^Descrição, legenda/ });
  const description = dialog.getByRole("textbox", { name: /^Descrição para quem/ });
  const publish = dialog.getByRole("button", { name: "Publicar", exact: true });
  await opener.click();
  await expect(description).toBeFocused();
  await context.setOffline(true);
  await description.fill("Azul do mar, visto de cima");
  await publish.click();
  await expect(page.getByText(/^Sem conexão/)).toBeVisible();
  await expect(description).toHaveValue("Azul do mar, visto de cima");
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(page.getByText(/Verifique a conexão e tente de novo/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(description).toHaveValue("Azul do mar, visto de cima");
  await publish.click();
  await expect(page.getByText("Arquivo atualizado")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(page.url()).toContain(address);

  // What is missing is counted and can be begun from the site's own language.
  await opener.click();
  await dialog.getByRole("radio", { name: /^Inglês/ }).check();
  await description.fill("");
  await expect(dialog.getByRole("radio", { name: /^Inglês falta/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Copiar do português" }).click();
  await expect(description).toHaveValue("Azul do mar, visto de cima");
  await description.fill("Sea blue, seen from above");
  await dialog.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(description).toHaveValue("Sea blue, seen from above");
  await expect(dialog.getByRole("region", { name: /^Rascunhos/ })).toContainText("Inglês");
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
