import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const app = openTestApp();

const write = (path: string, fields: Record<string, string>) =>
  fetch(app.url + path, { method: "POST", body: new URLSearchParams({ consent: "on", ...fields }) });

async function open(path: string): Promise<Page> {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn(), viewport: PHONE });
  await page.goto(path);
  await untilHydrated(page);
  return page;
}

test("a person is found, taken along and erased; a receipt stays", async () => {
  const quote = { form: "quote", name: "Eva Esquecida", reach: "eva@example.com", size: "200 × 300 cm" };
  await write("/produtos/tapete-scallop", quote);
  await write("/contato", {
    form: "contact",
    name: "Eva Esquecida",
    email: "eva@example.com",
    phone: "(11) 95555-4444",
    subject: "Meus dados",
    message: "Por favor apaguem os meus dados.",
  });
  const page = await open("/admin/leads");
  await page.getByRole("link", { name: "Dados de uma pessoa" }).first().click();
  await page.getByLabel("E-mail ou telefone").fill("eva");
  await page.getByRole("button", { name: "Procurar" }).click();
  await expect(page.getByText(/Escreva um e-mail ou um telefone/)).toBeVisible();
  await page.getByLabel("E-mail ou telefone").fill("eva@example.com");
  await page.getByRole("button", { name: "Procurar" }).click();
  await expect(page.getByRole("link", { name: "incluir (11) 95555-4444" })).toBeVisible();
  await expectAccessible(page, "", { within: "main" });
  const [archive] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Baixar tudo (ZIP)" }).click(),
  ]);
  expectValue(archive.suggestedFilename()).toMatch(/^dados-pessoais-.*\.zip$/);
  await page.getByRole("button", { name: "Apagar tudo" }).click();
  const question = page.getByRole("alertdialog");
  await expectAccessible(page, "", { within: "dialog[open]" });
  await question.getByLabel("Para confirmar, escreva APAGAR").fill("apagar");
  await question.getByRole("button", { name: "Apagar de vez" }).click();
  await expect(question).toBeVisible();
  await question.getByLabel("Para confirmar, escreva APAGAR").fill("APAGAR");
  await question.getByRole("button", { name: "Apagar de vez" }).click();
  await expect(page.getByText("Tudo foi apagado", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("2 pedidos", { exact: false })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Baixar o recibo de .* em espanhol/ })).toBeVisible();
  const [receipt] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /Baixar o recibo de .* em inglês/ }).click(),
  ]);
  expectValue(receipt.suggestedFilename()).toMatch(/^recibo-.*-en\.txt$/);
  await page.goto("/admin/leads?q=esquecida");
  await expect(page.getByText("Nada encontrado.")).toBeVisible();
});
