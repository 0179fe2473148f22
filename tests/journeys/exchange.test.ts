import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE, untilHydrated } from "#tests/support/browser.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

const EXCHANGE = "/admin/importar-exportar";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const csv = (name: string, lines: string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(`\uFEFF${lines.join("\r\n")}\r\n`),
});

async function open(viewport?: { width: number; height: number }, expectErrors: RegExp[] = []) {
  const { page, context } = await newVisitor(app.url, {
    cookie: await app.signIn(),
    ...(viewport && { viewport }),
    expectErrors,
  });
  await page.goto(EXCHANGE);
  await untilHydrated(page);
  return { page, context };
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

test("on a phone a wrong line is found, and everything can be read and reached", async () => {
  const { page } = await open(PHONE);
  const isAccessible = async () => {
    await expectAccessible(page);
    expectValue(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  };
  await page.getByText("Como preencher").click();
  await isAccessible();
  await page
    .getByLabel("Escolher a planilha")
    .setInputFiles(csv("ruim.csv", ["nome;medidas;cor favorita", "Bom;2x3", "Ruim;dois por três;azul"]));
  await page.getByRole("button", { name: "Conferir" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 linha foi recusada, e por isso nada pode ser gravado.")).toBeVisible();
  await expect(page.getByText("Não entendidas e deixadas de fora: cor favorita.")).toBeVisible();
  await expect(page.getByText("“dois por três” não foi entendido.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Gravar/ })).toHaveCount(0);
  await isAccessible();
  await page.getByRole("button", { name: "Cancelar importação" }).click();
  await expect(page.getByText("Nada foi gravado.").first()).toBeVisible();
});

test("a broken line loses nothing: the file goes on by itself when the line is back", async () => {
  const { page, context } = await open(undefined, [/ERR_INTERNET_DISCONNECTED|Failed to load resource/]);
  await context.setOffline(true);
  await page.getByLabel("Escolher a planilha").setInputFiles(csv("tapetes.csv", ["nome", "Depois da queda"]));
  await expect(page.getByRole("progressbar", { name: "tapetes.csv" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Recebido")).toBeVisible();
  await page.getByRole("button", { name: "Conferir" }).click();
  await expect(page.getByRole("button", { name: "Gravar 1 linha" })).toBeVisible();
});

test("a file that is on its way can be called off", async () => {
  const { page } = await open();
  await page.route("**/admin/uploads/*", () => {});
  await page.getByLabel("Escolher a planilha").setInputFiles(csv("outra.csv", ["nome", "Nunca enviado"]));
  await expect(page.getByRole("button", { name: "Enviando" })).toBeVisible();
  await page.getByRole("button", { name: "Cancelar o envio de outra.csv" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Conferir" })).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a session that ends is begun again in place, and the file is still there", async () => {
  const { page, context } = await open(undefined, [/401|Failed to load resource/]);
  await context.clearCookies();
  await page.getByLabel("Escolher a planilha").setInputFiles(csv("noite.csv", ["nome", "Depois da pausa"]));
  const again = page.getByRole("dialog").or(page.getByRole("alertdialog")).filter({ hasText: "Senha" });
  await again.getByLabel("Senha", { exact: true }).fill(ADMINISTRATOR.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Recebido")).toBeVisible();
  await page.getByRole("button", { name: "Conferir" }).click();
  await expect(page.getByRole("button", { name: "Gravar 1 linha" })).toBeVisible();
});

test("everything is downloaded with the password, and the page says that it arrived", async () => {
  const { page } = await open();
  await page.getByRole("button", { name: "Baixar tudo" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Baixar tudo?" });
  await dialog.getByLabel("Sua senha").fill(ADMINISTRATOR.password);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Baixar", exact: true }).click(),
  ]);
  expectValue(download.suggestedFilename()).toMatch(/^tudo-\d{4}-\d\d-\d\d\.tar\.gz$/);
  expectValue(await download.failure()).toBeNull();
  await expect(page.getByText("O arquivo foi entregue por inteiro.")).toBeVisible();
});
