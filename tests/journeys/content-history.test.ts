import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { afterAll, beforeAll, expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, openSignedIn, PHONE, untilHydrated, type VisitorOptions } from "#tests/support/browser.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

const BIA = { email: "bia@urdume.test", password: "tear-lanca-bia-42" };
/** The browser itself reports every line that broke. */
const REPORTED = [/Failed to load resource|ERR_/];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const env = {
    ...process.env,
    DATA_DIR: app.dataDir,
    ACCOUNT_PASSWORD: BIA.password,
    ...(app.databaseUrl && { DATABASE_URL: app.databaseUrl }),
  };
  await promisify(execFile)(
    resolve("node_modules/.bin/node"),
    ["tools/add-account.ts", BIA.email, "--role", "editor"],
    { env },
  );
});
afterAll(() => app.stop());

async function signInBia(): Promise<string> {
  const response = await fetch(`${app.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: app.url },
    body: JSON.stringify(BIA),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const open = (path: string, options: VisitorOptions = {}) =>
  openSignedIn(app, path, { expectErrors: REPORTED, ...options });

async function openRug(name: string, options: VisitorOptions = {}) {
  const { page, context } = await open(`/admin/tapetes?q=${encodeURIComponent(name)}`, options);
  await page
    .getByRole("link", { name: `Editar ${name}` })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  return { page, context };
}

const save = (page: Page) => page.getByRole("button", { name: "Salvar", exact: true }).click();
const saved = (page: Page) => expect(page.getByText("Produto atualizado").first()).toBeVisible();
const materials = (page: Page, language = "") => page.locator(`[name="${language}materials"]`);

async function expectAccessibleAndNarrow(page: Page): Promise<void> {
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expectValue(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test("what was saved stands in the history, goes back after a question, and forward by Undo", async () => {
  const { page } = await openRug("Scallop", { viewport: PHONE });
  const before = await materials(page).inputValue();
  await materials(page).fill(`${before} e linho cru`);
  await save(page);
  await saved(page);
  await page.getByRole("link", { name: "Histórico", exact: true }).last().click();
  await expect(page.getByRole("heading", { level: 2, name: "Histórico de Scallop" })).toBeVisible();
  const entry = page.getByRole("article").first();
  await expect(entry.locator("ins")).toContainText("e linho cru");
  await expectAccessibleAndNarrow(page);

  await entry.getByRole("button", { name: "Restaurar o que estava antes" }).click();
  const question = page.getByRole("alertdialog", { name: "Restaurar o português de Scallop?" });
  await expect(question).toContainText("As outras línguas ficam como estão");
  await question.getByRole("button", { name: "Restaurar" }).click();
  await expect(page.getByText("Versão restaurada").first()).toBeVisible();
  await expect(page.getByRole("article").first().locator("del")).toContainText("e linho cru");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("Restauração desfeita").first()).toBeVisible();
  await expect(page.getByRole("article").first().locator("ins")).toContainText("e linho cru");
});

test("without a connection a restoration reports that nothing changed, and can be asked for again", async () => {
  const { page, context } = await open("/admin/historico");
  const entry = page.getByRole("article").first();
  const restore = async () => {
    await entry.getByRole("button", { name: "Restaurar o que estava antes" }).first().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Restaurar" }).click();
  };
  await context.setOffline(true);
  await restore();
  await expect(page.getByText("Erro ao restaurar").first()).toBeVisible();
  await context.setOffline(false);
  await restore();
  await expect(page.getByText("Versão restaurada").first()).toBeVisible();
});

test("a removed testimonial lies in the trash and comes back; removed for good it asks, and is gone", async () => {
  const { page } = await open("/admin/depoimentos", { viewport: PHONE });
  const rows = page.getByRole("button", { name: /^Excluir / });
  const name = ((await rows.first().getAttribute("aria-label")) ?? "").replace(/^Excluir /, "");
  const remove = async () => {
    await page.goto("/admin/depoimentos");
    await untilHydrated(page);
    await page.getByRole("button", { name: `Excluir ${name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
    await expect(page.getByRole("link", { name: `Editar ${name}` })).toHaveCount(0);
    await page.goto("/admin/lixeira");
    await untilHydrated(page);
  };
  await remove();
  await expectAccessibleAndNarrow(page);
  await page.getByRole("button", { name: `Trazer de volta: ${name}` }).click();
  await expect(page.getByText("De volta ao site").first()).toBeVisible();
  await expect(page.getByText("A lixeira está vazia.")).toBeVisible();
  await page.goto("/admin/depoimentos");
  await expect(page.getByRole("link", { name: `Editar ${name}` })).toBeVisible();

  await remove();
  await page.getByRole("button", { name: `Excluir de vez: ${name}` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Não há como desfazer");
  await question.getByRole("button", { name: "Excluir de vez" }).click();
  await expect(page.getByText("Excluído de vez").first()).toBeVisible();
  await expect(page.getByText("A lixeira está vazia.")).toBeVisible();
});

test("two who edit one rug see each other; different fields both stay, and the same one is asked about", async () => {
  const [{ page: ana }, { page: bia }] = [
    await openRug("Studio Ryzi"),
    await openRug("Studio Ryzi", { cookie: await signInBia(), viewport: PHONE }),
  ];
  await expect(bia.getByText("também está com isto aberto")).toBeVisible();
  await expect(ana.getByText("bia@urdume.test também está com isto aberto")).toBeVisible({ timeout: 30_000 });

  await ana.locator('[name="leadTimeDays"]').fill("77");
  await materials(ana).fill("Lã de Ana");
  await save(ana);
  await saved(ana);
  await expect(bia.getByText(/salvou mudanças enquanto você editava/)).toBeVisible({ timeout: 30_000 });
  await materials(bia).fill("Lã de Bia");
  await save(bia);
  const choices = bia.getByRole("region", { name: "Escolha o que fica" }).or(bia.getByRole("alert"));
  const field = choices.getByRole("group", { name: "Português: Materiais" });
  await expect(field).toContainText("Lã de Ana");
  await expect(field).toContainText("Lã de Bia");
  await expect(materials(bia)).toHaveValue("Lã de Bia");
  await expectAccessibleAndNarrow(bia);
  await field.getByRole("radio", { name: "O que você escreveu" }).check();
  await save(bia);
  await saved(bia);
  // What only Ana changed stayed hers, and Bia's form shows it now.
  await expect(bia.locator('[name="leadTimeDays"]')).toHaveValue("77");
  await expect(materials(bia)).toHaveValue("Lã de Bia");

  await bia.goto("/admin/lixeira");
  await expect(ana.getByText("bia@urdume.test também está com isto aberto")).toHaveCount(0, {
    timeout: 60_000,
  });
});

test("Spanish saved by one is no question for the one who saves Portuguese", async () => {
  const [{ page: ana }, { page: bia }] = [
    await openRug("Scallop"),
    await openRug("Scallop", { cookie: await signInBia() }),
  ];
  await materials(ana).fill("Lã portuguesa");
  await save(ana);
  await saved(ana);
  await bia
    .getByRole("radio", { name: /^Espanhol/ })
    .first()
    .check();
  await materials(bia, "es.").fill("Lana española");
  await save(bia);
  await saved(bia);
  await bia.reload();
  await expect(materials(bia)).toHaveValue("Lã portuguesa");
  await expect(materials(bia, "es.")).toHaveValue("Lana española");
});
