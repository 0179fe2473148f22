import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import {
  expect,
  openSignedIn,
  PHONE,
  untilHydrated,
  type VisitorOptions,
  withoutPictures,
} from "#tests/support/browser.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { CONTENT_EDITOR } from "#tests/support/sign-in.ts";

withoutPictures();

const BIA = CONTENT_EDITOR.email;
/** Chromium logs every failed request. */
const REPORTED = [/Failed to load resource|ERR_/];

const app = openTestApp();

const open = (path: string, options: VisitorOptions = {}) =>
  openSignedIn(app, path, { expectErrors: REPORTED, ...options });

const listOf = (name: string) => `/admin/tapetes?q=${encodeURIComponent(name)}`;

async function openRug(name: string, options: VisitorOptions = {}) {
  const { page, context } = await open(listOf(name), options);
  await edit(page, name);
  return { page, context };
}

async function edit(page: Page, name: string): Promise<void> {
  await page
    .getByRole("link", { name: `Editar ${name}` })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
}

/** Focusing a window triggers the check that otherwise runs every ten seconds. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

const save = (page: Page) => page.getByRole("button", { name: "Publicar", exact: true }).click();
const saved = (page: Page) => expect(page.getByText("Produto atualizado").first()).toBeVisible();
const materials = (page: Page, language = "") => page.locator(`[name="${language}materials"]`);

/** The frame around is judged on every screen by the sweep. */
async function expectAccessibleAndNarrow(page: Page): Promise<void> {
  await expectAccessible(page, page.url(), { within: "main" });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expectValue(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test("what was saved stands in the history, goes back after a question, and forward by Undo; without a connection nothing changes", async () => {
  const { page, context } = await openRug("Scallop", { viewport: PHONE });
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

  await page.goto("/admin/historico");
  await untilHydrated(page);
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

test("a removed testimonial lies in the trash and comes back; removed for good, alone or with all that is there, it asks and is gone", async () => {
  const { page } = await open("/admin/depoimentos", { viewport: PHONE });
  const rows = page.getByRole("button", { name: /^Excluir / });
  const names = await rows.evaluateAll((all) => all.map((row) => row.ariaLabel?.replace(/^Excluir /, "")));
  const [name = "", second = "", third = ""] = names;
  for (const title of [name, second, third]) {
    await page.getByRole("button", { name: `Excluir ${title}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
    await expect(page.getByRole("link", { name: `Editar ${title}` })).toHaveCount(0);
  }
  await page.goto("/admin/lixeira");
  await untilHydrated(page);
  await expectAccessibleAndNarrow(page);
  await page.getByRole("button", { name: `Trazer de volta: ${name}` }).click();
  await expect(page.getByText("De volta ao lugar").first()).toBeVisible();
  await expect(page.getByRole("button", { name: `Trazer de volta: ${name}` })).toHaveCount(0);
  const textOf = async (path: string) =>
    (await (await page.context().request.get(path)).text()).replace(/<[^>]*>/g, "");
  expectValue(await textOf("/admin/historico")).toContain(`trouxe de volta Depoimento ${name}`);
  expectValue(await textOf("/admin/registro")).toContain(`trouxe de volta Depoimento ${name}`);
  const list = await (await page.context().request.get("/admin/depoimentos")).text();
  expectValue(list).toContain(`aria-label="Excluir ${name}"`);
  expectValue(list).not.toContain(`aria-label="Excluir ${second}"`);

  await page.getByRole("button", { name: `Excluir de vez: ${second}` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Não há como desfazer");
  await question.getByRole("button", { name: "Excluir de vez" }).click();
  await expect(page.getByText("Excluído de vez").first()).toBeVisible();
  await expect(page.getByRole("button", { name: `Trazer de volta: ${second}` })).toHaveCount(0);

  await page.getByRole("button", { name: "Esvaziar lixeira" }).click();
  await expect(question).toContainText("Excluir de vez o item da lixeira?");
  await question.getByRole("button", { name: "Esvaziar lixeira" }).click();
  await expect(page.getByText("1 item foi excluído de vez.").first()).toBeVisible();
  await expect(page.getByText("A lixeira está vazia.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "O que foi excluído" })).toBeFocused();
});

test("two who edit one rug see each other; different fields and languages both stay, and the same field is asked about", async () => {
  const [{ page: ana }, { page: bia }] = [
    await openRug("Studio Ryzi"),
    await openRug("Studio Ryzi", { cookie: await app.signIn("editor"), viewport: PHONE }),
  ];
  await expect(bia.getByText("também está com isto aberto")).toBeVisible();
  await comeBack(ana);
  await expect(ana.getByText(`${BIA} também está com isto aberto`)).toBeVisible();

  await ana.locator('[name="leadTimeDays"]').fill("77");
  await materials(ana).fill("Lã de Ana");
  await save(ana);
  await saved(ana);
  await comeBack(bia);
  await expect(bia.getByText(/salvou mudanças enquanto você editava/)).toBeVisible();
  await expect(materials(bia)).toHaveValue("Lã de Ana");
  await materials(bia).fill("Lã de Bia");
  await save(bia);
  const choices = bia.getByRole("region", { name: "Escolha o que fica" }).or(bia.getByRole("alert"));
  const field = choices.getByRole("group", { name: "Português: Materiais" });
  await expect(field).toContainText("Lã de Ana");
  await expect(field).toContainText("Lã de Bia");
  await expect(bia.locator("[data-sonner-toast]")).toHaveCount(0);
  await expect(materials(bia)).toHaveValue("Lã de Bia");
  await expectAccessibleAndNarrow(bia);
  await field.getByRole("radio", { name: "O que você escreveu" }).check();
  await save(bia);
  await saved(bia);
  await expect(bia.locator('[name="leadTimeDays"]')).toHaveValue("77");
  await expect(materials(bia)).toHaveValue("Lã de Bia");

  await materials(ana).fill("Outra lã de Ana");
  await save(ana);
  await ana.getByRole("radio", { name: "O que está salvo" }).check();
  await save(ana);
  await expect(materials(ana)).toHaveValue("Lã de Bia");
  await ana.reload();
  await expect(materials(ana)).toHaveValue("Lã de Bia");
  await expect(ana.getByText(/^Você digitou algo aqui/)).toHaveCount(0);

  await bia.getByRole("link", { name: "Todos os tapetes" }).click();
  await expect(bia.getByRole("heading", { level: 2, name: "Tapetes" })).toBeVisible();
  await comeBack(ana);
  await expect(ana.getByText(`${BIA} também está com isto aberto`)).toHaveCount(0);

  await edit(bia, "Studio Ryzi");
  await materials(ana).fill("Lã portuguesa");
  await save(ana);
  await saved(ana);
  await bia
    .getByRole("radio", { name: /^Espanhol/ })
    .first()
    .check();
  await materials(bia, "es.").fill("Lana española");
  await save(bia);
  const stored = async () => (await bia.context().request.get(bia.url())).text();
  await expect.poll(stored).toContain("Lana española");
  expectValue(await stored()).toContain("Lã portuguesa");
});

test("a translation that is still right is confirmed in place, once the connection is back", async () => {
  const { page, context } = await openRug("Soft Living");
  await page.locator("[name=technique]").fill("Tufado à mão, com corte");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Produto atualizado")).toBeVisible();
  await page
    .getByRole("radio", { name: /^Espanhol/ })
    .first()
    .check();
  const confirm = page.getByRole("button", { name: "Técnica: a tradução continua certa" });
  const translation = page.locator("[name='es.technique']");
  const written = await translation.inputValue();
  await context.setOffline(true);
  await confirm.click();
  await expect(page.getByText(/^Sem conexão/)).toBeVisible();
  await context.setOffline(false);
  await confirm.click();
  await expect(page.getByText("Tradução confirmada")).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await expect(translation).toHaveValue(written);
  await page.reload();
  await untilHydrated(page);
  await page
    .getByRole("radio", { name: /^Espanhol/ })
    .first()
    .check();
  await expect(translation).toBeVisible();
  await expect(confirm).toHaveCount(0);
});

test("a settings form shows who else has it unfolded, and leads to its history", async () => {
  const screen = "/admin/configuracoes/pagina-principal";
  await askDatabaseOf(app, sql`update users set role = 'admin' where email = ${BIA}`);
  const { page: ana } = await open(screen);
  const { page: bia } = await open(screen, { cookie: await app.signIn("editor") });
  const folded = (page: Page) => page.locator("summary").filter({ hasText: "Nossa Filosofia" });
  const alsoOpen = ana.getByText(`${BIA} também está com isto aberto`);

  for (const page of [ana, bia]) await folded(page).click();
  await expect(bia.getByText(/também está com isto aberto/)).toHaveCount(1);
  await comeBack(ana);
  await expect(alsoOpen).toHaveCount(1);
  await folded(bia).click();
  await expect(async () => {
    await comeBack(ana);
    await expect(alsoOpen).toHaveCount(0, { timeout: 1000 });
  }).toPass();

  await ana.getByRole("link", { name: "Histórico", exact: true }).last().click();
  await expect(ana.getByRole("heading", { level: 2, name: /^Histórico de / })).toBeVisible();
});
