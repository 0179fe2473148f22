import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE, untilHydrated, type VisitorOptions } from "#tests/support/browser.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";

const PANEL = "/simulador-admin";
/** Chromium logs every refused request. */
const REPORTED = [/Failed to load resource/];

const app = openTestApp();

async function openPanel(options: VisitorOptions = {}) {
  const cookie = options.cookie ?? (await app.signIn("simulator"));
  const { page } = await newVisitor(app.url, { expectErrors: REPORTED, ...options, cookie });
  await page.goto(PANEL);
  await untilHydrated(page);
  return { page, cookie };
}

const notice = (page: Page, title: string) => page.getByText(title, { exact: true }).first();
const png = async (width = 240, height = 360) => ({
  name: "tapete.png",
  mimeType: "image/png",
  buffer: await picture("png", width, height),
});

async function fillProduct(page: Page, name: string): Promise<void> {
  await page.getByLabel("Nome do tapete").fill(name);
  await page.getByLabel("Preço", { exact: true }).fill("4.690");
  await page.locator("input[type=file]").setInputFiles(await png());
  await expect(page.getByRole("img", { name: `Prévia de ${name} em uma sala de teste` })).toBeVisible();
}

/** How often the preview is painted, pixel by pixel. */
async function paintingsDuring(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counted = { paintings: 0 };
    Object.assign(globalThis, { counted });
    const { putImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.putImageData = function (...given: unknown[]) {
      counted.paintings += 1;
      Reflect.apply(putImageData, this, given);
    };
  });
  await work();
  return page.evaluate(() => (globalThis as unknown as { counted: { paintings: number } }).counted.paintings);
}

const nameField = (page: Page) => page.getByLabel("Nome do tapete");
const draftBar = (page: Page) => page.getByRole("region", { name: "Rascunhos e agendamentos deste item" });
const simulator = async () => (await fetch(`${app.url}/simulador`)).text();

async function openDesign(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: `Editar ${name}` }).click();
  await expect(page.getByRole("heading", { name: `Editar ${name}` })).toBeVisible();
}

test("the panel has a sign-in of its own, reports what is missing and what is wrong, and signs out again", async () => {
  const { page } = await newVisitor(app.url, { viewport: PHONE, expectErrors: REPORTED });
  await page.goto(PANEL);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Informe o e-mail")).toBeVisible();
  await expect(page.getByText("Informe a senha")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("E-mail").fill(ADMINISTRATOR.email);
  await page.getByLabel("Senha", { exact: true }).fill("outra-senha-qualquer");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(notice(page, "Erro de autenticação")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(ADMINISTRATOR.email);

  await page.getByLabel("Senha", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Painel Administrativo - Simulador").first()).toBeVisible();
  // Users of the administration see its menu around the panel.
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByText(ADMINISTRATOR.email)).toBeVisible();
  await menu.getByRole("button", { name: "Sair daqui, só deste aparelho" }).click();
  await expect(notice(page, "Sessão encerrada")).toBeVisible();
  await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
});

test("a rug is registered, shown to visitors at once, edited, hidden, deleted and brought back; what is being typed meanwhile stays, also when the session ends", async () => {
  const { page, cookie } = await openPanel();
  await expect(page.getByRole("navigation", { name: "Simulador" }).getByRole("link")).toHaveText([
    /^Cadastro de tapetes/,
    /^Leads gerados/,
  ]);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(notice(page, "Campos obrigatórios")).toBeVisible();
  await expect(notice(page, "Preencha todos os campos obrigatórios.")).toBeVisible();

  await page.locator("input[type=file]").setInputFiles({
    name: "tapete.jpg",
    mimeType: "image/jpeg",
    buffer: await picture("jpeg", 240, 360),
  });
  await expect(notice(page, "Formato inválido")).toBeVisible();

  await fillProduct(page, "Tapete Várzea");
  await expect(page.getByLabel("Tamanho 1", { exact: true })).toHaveValue("2 x 3m");
  await expect(page.getByRole("button", { name: /^Remover/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Adicionar tamanho" }).click();
  await page.getByLabel("Tamanho 2", { exact: true }).fill("2,5 x 3,75 m");
  await nameField(page).fill("Tapete V");
  expectValue(await paintingsDuring(page, () => nameField(page).pressSequentially("árzea"))).toBe(0);
  const size = page.getByLabel("Tamanho 1", { exact: true });
  expectValue(await paintingsDuring(page, () => size.fill("2,2 x 3,3m"))).toBe(1);
  await size.fill("2 x 3m");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(notice(page, "Tapete cadastrado")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: "Tapete Várzea" });
  await expect(row).toContainText("2 tamanhos, R$ 4.690");
  await expect(page.getByLabel("Nome do tapete")).toHaveValue("");
  expectValue(await simulator()).toContain("Tapete Várzea");

  await row.getByRole("link", { name: "Editar Tapete Várzea" }).click();
  await expect(page.getByLabel("Nome do tapete")).toHaveValue("Tapete Várzea");
  await page.getByLabel("Nome do tapete").fill("Tapete Serra");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(notice(page, "Tapete atualizado")).toBeVisible();
  const renamed = page.getByRole("listitem").filter({ hasText: "Tapete Serra" });

  await renamed.getByRole("button", { name: "Ocultar Tapete Serra no simulador" }).click();
  await expect(renamed.getByText("Inativo")).toBeVisible();
  expectValue(await simulator()).not.toContain("Tapete Serra");

  await renamed.getByRole("button", { name: "Excluir Tapete Serra" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(notice(page, "Tapete excluído")).toBeVisible();
  await expect(renamed).toHaveCount(0);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(renamed).toContainText("2 tamanhos, R$ 4.690");

  await page
    .getByRole("link", { name: /^Editar .*Scallop/ })
    .first()
    .click();
  const name = nameField(page);
  await expect(name).toHaveValue(/Scallop/);
  await name.fill("Scallop de inverno");
  const toggled = async (of: RegExp, word: "Ocultar" | "Mostrar", then: string) => {
    const row = page.getByRole("listitem").filter({ hasText: of });
    await row.getByRole("button", { name: new RegExp(`^${word} `) }).click();
    await expect(row.getByText(then, { exact: true })).toBeVisible();
    await expect(name).toHaveValue("Scallop de inverno");
  };
  await toggled(/Ocean Blue/, "Ocultar", "Inativo");
  await toggled(/Scallop/, "Ocultar", "Inativo");
  await toggled(/Scallop/, "Mostrar", "Ativo");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(notice(page, "Tapete atualizado")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Scallop de inverno" })).toContainText(
    "R$ 4.190",
  );

  await expect(name).toHaveValue("");
  await fillProduct(page, "Tapete noturno");
  await fetch(`${app.url}/admin-login/sair`, {
    method: "POST",
    headers: { cookie, origin: app.url },
    body: new URLSearchParams({ scope: "global" }),
    redirect: "manual",
  });
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByRole("alertdialog", { name: "Sua sessão terminou" })).toBeVisible();
  await expect(page.getByLabel("Nome do tapete")).toHaveValue("Tapete noturno");
});

test("on a phone a picture of other proportions is reported with the difference; a design is drafted by keyboard, and found again as it was typed; signing out removes that, though the page that is left would keep it", async () => {
  const { page } = await openPanel({ viewport: PHONE });
  await page.getByLabel("Nome do tapete").fill("Tapete largo");
  await page.locator("input[type=file]").setInputFiles(await png(360, 360));
  await expect(page.getByText(/A imagem é 50% mais larga do que/)).toBeVisible();
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expectValue(await sideways()).toBe(0);
  await expectAccessible(page);
  await page.goto(`${PANEL}?aba=leads`);
  await expect(page.getByText("Nenhum lead ainda.")).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto(PANEL);
  await untilHydrated(page);
  await openDesign(page, "Areia");
  await nameField(page).fill("Areia de rascunho");
  await page.getByRole("button", { name: "Publicar", exact: true }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(draftBar(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Guardar rascunho" })).toBeFocused();
  await expect(page.getByRole("listitem").filter({ hasText: "Rascunho não publicado" })).toContainText(
    "Areia",
  );
  expectValue(await simulator()).not.toContain("Areia de rascunho");
  expectValue(await sideways()).toBe(0);
  await expectAccessible(page, "drafted", { within: '[aria-label="Rascunhos e agendamentos deste item"]' });

  await nameField(page).fill("Areia minha");
  const isKept = () => page.evaluate(() => JSON.stringify(localStorage).includes("Areia minha"));
  await expect.poll(isKept).toBe(true);
  const [address, context] = [page.url(), page.context()];
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText(/^Retomamos o que você digitou/)).toBeVisible();
  await expect(nameField(again)).toHaveValue("Areia minha");
  await nameField(again).fill("Areia ainda minha");
  const typed = () =>
    again.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("urdume.typed:")));
  await expect.poll(typed).toHaveLength(1);
  await again.getByRole("button", { name: "Sair daqui, só deste aparelho" }).click();
  await expect(again.getByRole("button", { name: "Entrar" })).toBeVisible();
  expectValue(await typed()).toEqual([]);
});

test("two who type in one design see each other; the later is asked, and publishes what was chosen", async () => {
  const { page } = await openPanel();
  await openDesign(page, "Marola");
  await nameField(page).fill("Marola minha");
  const owner = await openPanel({ cookie: await app.signIn() });
  await openDesign(owner.page, "Marola");
  await expect(owner.page.getByText(/também está com isto aberto/)).toBeVisible();
  await nameField(owner.page).fill("Marola da dona");
  await owner.page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(notice(owner.page, "Tapete atualizado")).toBeVisible();
  expectValue(await simulator()).toContain("Marola da dona");

  const question = page.getByRole("heading", { name: "Escolha o que fica" });
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(question).toBeInViewport();
  await expect(nameField(page)).toHaveValue("Marola minha");
  await expectAccessible(page, "asked", { within: "[aria-labelledby=conflict-title]" });
  await page.getByRole("radio", { name: "O que você escreveu" }).check();
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(question).toHaveCount(0);
  await expect(notice(page, "Rascunho guardado")).toBeVisible();
  expectValue(await simulator()).toContain("Marola da dona");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(notice(page, "Tapete atualizado")).toBeVisible();
  expectValue(await simulator()).toContain("Marola minha");
});
