import { text } from "node:stream/consumers";
import type { Locator } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, openSignedIn, PHONE, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { keepFewFiles } from "#tests/support/servers/few-files.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";

withoutPictures();

const EXCHANGE = "/admin/importar-exportar";
const DAY_MS = 86_400_000;

const app = openTestApp();

async function askForQuote(name: string, email: string): Promise<void> {
  const body = new FormData();
  const fields = { form: "quote", name, reach: email, size: "200 × 300 cm", message: "Em terracota" };
  for (const [field, value] of Object.entries({ consent: "on", ...fields })) body.append(field, value);
  const { status } = await fetch(`${app.url}/produtos/tapete-scallop`, { method: "POST", body });
  expectValue(status).toBe(200);
}

const csv = (name: string, lines: string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(`\uFEFF${lines.join("\r\n")}\r\n`),
});

async function open(viewport?: { width: number; height: number }, expectErrors: RegExp[] = []) {
  return openSignedIn(app, EXCHANGE, { ...(viewport && { viewport }), expectErrors });
}

test("the owner takes the catalogue along, changes one price, looks, keeps it, and takes it back", async () => {
  const { page } = await open();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Catálogo em CSV" }).click(),
  ]);
  const sheet = await text(await download.createReadStream());
  const line = sheet.split("\r\n").find((each) => each.startsWith("tapete-studio-ryzi;")) ?? "";
  expectValue(line).toContain("=6890|1290");
  const changed = sheet.replace(line, line.replace("=6890|1290", "=7250|1290"));
  await page
    .getByLabel("Escolher a planilha")
    .setInputFiles({ name: "catalogo.csv", mimeType: "text/csv", buffer: Buffer.from(changed) });
  await expect(page.getByText("Recebido")).toBeVisible();
  await page.getByRole("button", { name: "Conferir" }).click();
  await expect(page.getByRole("button", { name: "Gravar 1 linha" })).toBeVisible();
  // Columns are called as the sheet's heading calls them.
  const headings = (sheet.split("\r\n")[0] ?? "").replace("\uFEFF", "").split(";");
  const understood = headings.filter((title) => !title.includes("só leitura"));
  await page.getByText(`${understood.length} colunas entendidas`).click();
  await expect(page.getByText(understood.join(", "))).toBeVisible();
  await page.getByRole("link", { name: /^Mudadas/ }).click();
  const lines = page.getByRole("list", { name: "Linhas da planilha" }).getByRole("listitem");
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText("2,00x3,00=7250|1290");
  await expect(lines.locator("del")).toContainText("2,00x3,00=6890|1290");

  await page.getByRole("button", { name: "Gravar 1 linha" }).click();
  await expect(page.getByText("1 linha gravada.")).toBeVisible();
  const rug = await fetch(`${app.url}/produtos/tapete-studio-ryzi`);
  expectValue(await rug.text()).toContain("7.250");

  await page.getByRole("button", { name: "Desfazer importação" }).click();
  const question = page.getByRole("alertdialog", { name: "Desfazer esta importação?" });
  await question.getByRole("button", { name: "Desfazer importação" }).click();
  await expect(page.getByText("O que havia antes voltou.")).toBeVisible();
  const back = await (await fetch(`${app.url}/produtos/tapete-studio-ryzi`)).text();
  expectValue(back).not.toContain("7.250");
});

test("leads go out, come back with the work on them, and are taken back, by keyboard on a phone", async () => {
  await askForQuote("Lia Planilha", "lia.planilha@example.com");
  const { page } = await open(PHONE);
  const press = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press("Enter");
  };
  const check = async (name: string, lines: string[]) => {
    await untilHydrated(page);
    const leads = page.getByRole("radio", { name: "Pedidos" });
    await leads.focus();
    await page.keyboard.press("Space");
    await expect(leads).toBeChecked();
    await page.getByLabel("Escolher a planilha").setInputFiles(csv(name, lines));
    await expect(page.getByText("Recebido")).toBeVisible();
    await press(page.getByRole("button", { name: "Conferir" }));
    await expect(page.getByRole("heading", { name })).toBeVisible();
  };
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    press(page.getByRole("link", { name: "Pedidos em CSV" })),
  ]);
  const [heading = "", lia = ""] = (await text(await download.createReadStream())).split("\r\n");
  const cells = lia.split(";");
  const at = (title: string) => heading.split(";").indexOf(title);
  cells[at("Situação")] = "proposta";
  cells[at("Anotações")] = "Mandar amostra de ferrugem";
  const line = (values: Record<string, string>) =>
    heading
      .split(";")
      .map((title) => values[title] ?? "")
      .join(";");
  const yesterday = new Date(Date.now() - DAY_MS).toLocaleDateString("pt-BR");
  const davi = { Nome: "Davi Planilha", "E-mail": "davi@example.com", Recebido: `${yesterday} 08:12` };

  await check("errada.csv", [heading, cells.join(";"), line({ ...davi, Recebido: "ontem" })]);
  await expect(page.getByText("1 linha foi recusada, e nada foi gravado ainda.")).toBeVisible();
  const lines = page.getByRole("list", { name: "Linhas da planilha" }).getByRole("listitem");
  await expect(lines.nth(1)).toContainText("Escreva dia e hora como 20/11/2026 08:12.");
  await expect(page.getByRole("button", { name: /^Gravar/ })).toHaveCount(0);
  await press(page.getByRole("link", { name: "Importar e exportar" }).last());
  await expect(page).toHaveURL(/importar-exportar$/);

  await check("certa.csv", [heading, cells.join(";"), line(davi)]);
  await expect(lines.nth(0)).toContainText("Mandar amostra de ferrugem");
  await expectAccessible(page, "changed lines", { within: "main" });
  expectValue(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await press(page.getByRole("button", { name: "Gravar 2 linhas" }));
  await expect(page.getByText("2 linhas gravadas.")).toBeVisible();

  const inbox = async () => (await (await page.context().request.get("/admin/leads")).text()).split("<li");
  const rowOf = async (name: string) => (await inbox()).find((row) => row.includes(name));
  expectValue(await rowOf("Lia Planilha")).toContain("proposta");
  expectValue(await rowOf("Davi Planilha")).toBeDefined();

  await press(page.getByRole("button", { name: "Desfazer importação" }));
  const question = page.getByRole("alertdialog", { name: "Desfazer esta importação?" });
  await press(question.getByRole("button", { name: "Desfazer importação" }));
  await expect(page.getByText("O que havia antes voltou.")).toBeVisible();
  expectValue(await rowOf("Lia Planilha")).toContain("novo");
  expectValue(await rowOf("Davi Planilha")).toBeUndefined();
});

test("on a phone a wrong line is found, and everything can be read and reached; everything is downloaded with the password", async () => {
  await keepFewFiles(app);
  const { page } = await open(PHONE);
  const isAccessible = async (about: string, within: string) => {
    await expectAccessible(page, about, { within });
    expectValue(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  };
  await page.getByText("Como preencher").click();
  await isAccessible("how a sheet is filled in", "details[open]");
  await page
    .getByLabel("Escolher a planilha")
    .setInputFiles(csv("ruim.csv", ["nome;medidas;cor favorita", "Bom;2x3", "Ruim;dois por três;azul"]));
  await page.getByRole("button", { name: "Conferir" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 linha foi recusada, e nada foi gravado ainda.")).toBeVisible();
  await expect(page.getByText("Não entendidas e deixadas de fora: cor favorita.")).toBeVisible();
  await expect(page.getByText("“dois por três” não foi entendido.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Gravar/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Importar só as linhas boas (1)" })).toBeVisible();
  await isAccessible("a refused line", "main");
  await page.getByRole("button", { name: "Cancelar importação" }).click();
  await expect(page.getByText("Nada foi gravado.").first()).toBeVisible();
  await page.getByRole("button", { name: "Dispensar" }).click();

  await page.getByRole("link", { name: "Importar e exportar" }).last().click();
  await page.getByRole("button", { name: "Baixar tudo" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Baixar tudo?" });
  await dialog.getByLabel("Sua senha").fill("outra");
  await dialog.getByRole("button", { name: "Baixar", exact: true }).click();
  await expect(dialog.getByText("Senha incorreta")).toBeVisible();
  const secret = dialog.getByLabel("Sua senha");
  await expect(secret).toBeFocused();
  await expect(secret).toHaveAccessibleDescription("Senha incorreta");
  await expect(page).toHaveURL(/\/importar-exportar$/);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await secret.fill(ADMINISTRATOR.password);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Baixar", exact: true }).click(),
  ]);
  expectValue(download.suggestedFilename()).toMatch(/^tudo-\d{4}-\d\d-\d\d\.tar\.gz$/);
  expectValue(await download.failure()).toBeNull();
  await expect(page.getByText("O arquivo foi entregue por inteiro.")).toBeVisible();
});

test("a file can be called off on its way; a broken line and a session that ends lose nothing", async () => {
  const { page, context } = await open(undefined, [/ERR_INTERNET_DISCONNECTED|401|Failed to load resource/]);
  await page.route("**/admin/uploads/*", () => {});
  await page.getByLabel("Escolher a planilha").setInputFiles(csv("outra.csv", ["nome", "Nunca enviado"]));
  await expect(page.getByRole("button", { name: "Enviando" })).toBeVisible();
  await page.getByRole("button", { name: "Cancelar o envio de outra.csv" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Conferir" })).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });

  await page.getByRole("button", { name: "Conferir" }).click();
  await expect(page.getByText("Nada para importar")).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel("Escolher a planilha").setInputFiles(csv("tapetes.csv", ["nome", "Depois da queda"]));
  await expect(page.getByRole("progressbar", { name: "tapetes.csv" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Recebido")).toBeVisible();
  await page.getByRole("button", { name: "Conferir" }).click();
  await expect(page.getByRole("button", { name: "Gravar 1 linha" })).toBeVisible();
  await expect(page.getByText("Nada para importar")).toBeHidden();

  await page.getByRole("link", { name: "Importar e exportar" }).last().click();
  await expect(page).toHaveURL(/importar-exportar$/);
  await context.clearCookies();
  await page.getByLabel("Escolher a planilha").setInputFiles(csv("noite.csv", ["nome", "Depois da pausa"]));
  const again = page.getByRole("dialog").or(page.getByRole("alertdialog")).filter({ hasText: "Senha" });
  await again.getByLabel("Senha", { exact: true }).fill(ADMINISTRATOR.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Recebido")).toBeVisible();
  await page.getByRole("button", { name: "Conferir" }).click();
  await expect(page.getByRole("button", { name: "Gravar 1 linha" })).toBeVisible();
});
