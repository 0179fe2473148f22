import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";

withoutPictures();
const app = openTestApp();

async function open(path: string, options: Parameters<typeof newVisitor>[1] = {}) {
  const { page, context } = await newVisitor(app.url, { cookie: await app.signIn(), ...options });
  await page.goto(path);
  await untilHydrated(page);
  return { page, context };
}
const toast = (page: Page, words: string | RegExp) =>
  page.getByRole("region", { name: "Avisos" }).getByText(words).first();
const save = (page: Page) => page.getByRole("button", { name: "Publicar", exact: true }).click();
const openRug = async (page: Page, name: string) => {
  await page.getByRole("link", { name: `Editar ${name}`, exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
};

test("featured rugs are edited beside the list, sorted by keyboard, removed and brought back, and take a picture that is one", async () => {
  const { page } = await open("/admin/destaques", { expectErrors: [/422|415|40\d|Failed to load/] });
  const names = page.getByRole("list", { name: "Produtos em destaque, em ordem" }).locator("b");
  await page.getByRole("link", { name: "Editar Golden Lines" }).click();
  await expect(page.getByRole("heading", { name: "Editar Golden Lines" })).toBeFocused();
  const line = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^Editar (Golden|Linhas)/ }) });
  await expect(line).toContainText(/R\$\s4\.890, do tapete/);
  await page.getByLabel("Preço em reais").fill("5.000");
  await page.getByRole("link", { name: "Editar Scallop" }).click();
  await page.getByRole("button", { name: "Continuar aqui" }).click();
  await expect(page.getByLabel("Preço em reais")).toHaveValue("5.000");
  await page.getByRole("link", { name: "Cancelar" }).click();
  await expect(page.getByRole("heading", { level: 3, name: "Novo produto" })).toBeVisible();
  await expect(page.getByLabel("Preço em reais")).toHaveValue("");

  await page.getByRole("link", { name: "Editar Golden Lines" }).click();
  await expect(page.getByRole("heading", { name: "Editar Golden Lines" })).toBeVisible();
  const title = page.getByRole("textbox", { name: "Título" }).first();
  await title.fill("");
  await save(page);
  await expect(toast(page, "Campo obrigatório")).toBeVisible();
  await expect(page.getByText("O título é obrigatório.").first()).toBeVisible();
  await title.fill("Linhas de Ouro");
  await page.getByLabel("Preço em reais").fill("5.000");
  await page.getByRole("radio", { name: /^Espanhol/ }).check();
  await page
    .getByRole("textbox", { name: /^Título/ })
    .first()
    .fill("Líneas de Oro");
  await save(page);
  await expect(toast(page, "Produto atualizado")).toBeVisible();
  await expect(line).toContainText(/R\$\s5\.000\. Preço próprio; o tapete custa R\$\s4\.890/);
  expectValue(page.url()).toBe(`${app.url}/admin/destaques`);
  await expect(page.getByRole("heading", { level: 3, name: "Novo produto" })).toBeVisible();
  expectValue(await (await fetch(`${app.url}/principal-es`)).text()).toContain("Líneas de Oro");
  expectValue(await (await fetch(`${app.url}/principal-br`)).text()).toContain("Linhas de Ouro");

  const before = await names.allInnerTexts();
  await page.getByRole("button", { name: `Mover ${before[0]}` }).focus();
  for (const key of [" ", "ArrowDown", "ArrowDown", " "]) await page.keyboard.press(key);
  await expect(page.getByText(`${before[0]} ficou na posição 3 de ${before.length}.`)).toBeAttached();
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  const [first = "", second = "", third = "", ...rest] = before;
  const sorted = [second, third, first, ...rest];
  await expect(names).toHaveText(sorted);
  const stored = async () =>
    [
      ...(await (await page.context().request.get("/admin/destaques")).text()).matchAll(
        /aria-label="Mover ([^"]+)"/g,
      ),
    ].map(([, name]) => name);
  await expect.poll(stored).toEqual(sorted);

  await page.getByRole("button", { name: "Excluir Scallop" }).click();
  const removal = page.getByRole("alertdialog", { name: "Excluir “Scallop”?" });
  await removal.getByRole("button", { name: "Cancelar" }).click();
  await expect(removal).toBeHidden();
  await page.getByRole("button", { name: "Excluir Scallop" }).click();
  await removal.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(toast(page, "Produto excluído")).toBeVisible();
  await expect(names.filter({ hasText: "Scallop" })).toHaveCount(0);
  // The notice of the order may still be there, with a button of its own.
  const removed = page.getByRole("region", { name: "Avisos" }).getByRole("listitem");
  await removed.filter({ hasText: "Produto excluído" }).getByRole("button", { name: "Desfazer" }).click();
  await expect(toast(page, "Exclusão desfeita")).toBeVisible();
  await expect(names).toHaveText(sorted);

  const file = page.locator("main input[type=file]");
  await file.setInputFiles({
    name: "tabela.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7"),
  });
  await expect(toast(page, "Formato inválido")).toBeVisible();
  await toast(page, "Formato inválido")
    .locator("xpath=ancestor::li")
    .getByRole("button", { name: "Dispensar" })
    .click();
  await expect(toast(page, "Formato inválido")).toHaveCount(0);
  await file.setInputFiles({ name: "fio.jpg", mimeType: "image/jpeg", buffer: Buffer.from("não é imagem") });
  await expect(toast(page, "Formato inválido")).toBeVisible();
  const buffer = await picture("png", 300, 200);
  await file.setInputFiles({ name: "fio.png", mimeType: "image/png", buffer });
  await expect(toast(page, "Imagem carregada")).toBeVisible();
  await expect(page.locator("input[name=imageUrl]")).toHaveValue(/^\/files\/site_assets\/products\//);
});

const TABLE = "Medida\tPreço\tEuro\n1,70 x 2,40 m\tR$ 4.190,00\t790\nenorme\tR$ 1\n2 x 3\tsob consulta\t";

test("a rug gets its sizes from a pasted table; one keeps what was typed when saving fails, and asks before it is left", async () => {
  const { page, context } = await open("/admin/tapetes", {
    expectErrors: [/ERR_INTERNET_DISCONNECTED|401|Failed to load/],
  });
  await page.getByRole("link", { name: "Novo tapete" }).click();
  await expect(page.getByRole("textbox", { name: "Nome" }).first()).toBeFocused();
  await page.keyboard.type("Brisa");
  await page.getByLabel("Largura (m), medida 1").focus();
  await page.evaluate((text) => {
    const clipboard = new DataTransfer();
    clipboard.setData("text/plain", text);
    const init = { clipboardData: clipboard, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", init));
  }, TABLE);
  await expect(page.getByText("2 medidas entendidas")).toBeVisible();
  await expect(page.getByRole("row", { name: /1,70 × 2,40 m/ })).toContainText("R$ 4.190");
  await expect(page.getByText("Linha 3: a medida não foi entendida")).toBeVisible();
  await expect(page.getByLabel("Largura (m), medida 1")).toHaveValue("");
  await page.getByRole("button", { name: "Usar 2 medidas" }).click();
  await expect(page.getByLabel("Largura (m), medida 1")).toBeFocused();
  await expect(page.getByLabel("Preço em reais, medida 1")).toHaveValue("4.190");
  await expect(page.getByLabel("Comprimento (m), medida 2")).toHaveValue("3,00");
  await page.getByRole("button", { name: "Adicionar medida" }).click();
  await page.getByRole("button", { name: "Remover medida 3" }).click();
  await expect(page.getByRole("button", { name: "Remover medida 2" })).toBeFocused();
  await page.getByRole("button", { name: "Adicionar medida" }).click();
  await page.getByLabel("Largura (m), medida 3").pressSequentially("250×350");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Largura (m), medida 3")).toHaveValue("2,50");
  await expect(page.getByLabel("Comprimento (m), medida 3")).toHaveValue("3,50");
  await page.keyboard.press("Control+s");
  await expect(toast(page, "Produto criado")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Brisa" })).toBeVisible();
  await expect(page.getByLabel("Comprimento (m), medida 3")).toBeFocused();
  await expect(page.getByLabel("Endereço da página")).toHaveValue("tapete-brisa");
  const { status } = await fetch(`${app.url}/produtos/tapete-brisa`);
  expectValue(status).toBe(200);

  await page.getByRole("link", { name: "Todos os tapetes" }).click();
  await openRug(page, "Trama");
  const care = page.getByRole("textbox", { name: /^Cuidados/ }).first();
  await care.fill("Aspirar duas vezes por semana.");
  await page.getByRole("button", { name: "Adicionar medida" }).click();
  await expect(page.getByLabel("Largura (m), medida 5")).toBeFocused();
  await page.keyboard.type("cinco");
  await save(page);
  await expect(toast(page, "Confira os campos marcados.")).toBeVisible();
  await expect(page.getByLabel("Largura (m), medida 5")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Largura (m), medida 5").fill("5");
  await page.getByLabel("Comprimento (m), medida 5").fill("6");

  await context.setOffline(true);
  await save(page);
  await expect(toast(page, "Sem conexão com o site. Nada se perdeu")).toBeVisible();
  await expect(page.getByText("Erro ao salvar", { exact: true })).toHaveCount(1);
  await expect(page.getByText("Confira os campos marcados.")).toHaveCount(0);
  await context.setOffline(false);
  await expect(care).toHaveValue("Aspirar duas vezes por semana.");
  await expect(page.getByLabel("Comprimento (m), medida 5")).toHaveValue("6");

  await page.getByRole("link", { name: "Todos os tapetes" }).click();
  await page.getByRole("button", { name: "Continuar aqui" }).click();
  await expect(care).toBeVisible();
  await save(page);
  await expect(toast(page, "Produto atualizado")).toBeVisible();
  await page.getByRole("link", { name: "Todos os tapetes" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Tapetes" })).toBeVisible();
});

test("a rug is found, related to another, removed and brought back, and saved after signing in again in place", async () => {
  const { page, context } = await open("/admin/tapetes", { expectErrors: [/401|Failed to load/] });
  await page.getByRole("searchbox", { name: "Buscar tapete" }).fill("sant");
  await expect(page.getByRole("link", { name: /^Editar / })).toHaveCount(1);
  await openRug(page, "Sant’Ana");
  await page.getByLabel("Buscar tapete para relacionar").fill("quin");
  await page.getByRole("button", { name: "Relacionar Quintal" }).click();
  await expect(page.getByRole("list", { name: "Relacionados, em ordem" })).toContainText("Quintal");
  await save(page);
  await expect(toast(page, "Produto atualizado")).toBeVisible();
  expectValue(await (await fetch(`${app.url}/produtos/tapete-santana`)).text()).toContain("tapete-quintal");

  await page.getByRole("link", { name: "Todos os tapetes" }).click();
  await page.getByRole("button", { name: "Excluir Sant’Ana" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(toast(page, "Produto excluído")).toBeVisible();
  expectValue((await fetch(`${app.url}/produtos/tapete-santana`)).status).toBe(404);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(toast(page, "Exclusão desfeita")).toBeVisible();
  expectValue((await fetch(`${app.url}/produtos/tapete-santana`)).status).toBe(200);

  await page.getByRole("searchbox", { name: "Buscar tapete" }).fill("cobogó");
  await openRug(page, "Cobogó");
  await page
    .getByRole("textbox", { name: /^Técnica/ })
    .first()
    .fill("Tear manual, nó duplo");
  await context.clearCookies();
  await save(page);
  const again = page.locator("#sign-in-again");
  await again.getByLabel("Senha", { exact: true }).fill(ADMINISTRATOR.password);
  await again.getByRole("button", { name: "Entrar" }).click();
  await expect(again).toBeHidden();
  if (!(await toast(page, "Produto atualizado").isVisible())) await save(page);
  await expect(toast(page, "Produto atualizado")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Técnica/ }).first()).toHaveValue("Tear manual, nó duplo");
});

/** States that the sweep over all screens does not open. */
test("on a phone axe finds no violation in what is opened on the catalogue's screens", async () => {
  const { page } = await open(OPENED[0], { viewport: PHONE });
  for (const path of OPENED) {
    if (path !== OPENED[0]) await page.goto(path);
    await untilHydrated(page);
    await page
      .getByRole("radio", { name: /^Inglês/ })
      .first()
      .check();
    const seo = page.getByText("Na busca e nos links enviados");
    if (await seo.isVisible()) await seo.click();
    const paste = page.getByRole("button", { name: "Colar tabela da planilha" });
    if (await paste.isVisible()) {
      await paste.click();
      await page.getByLabel("Tabela de medidas e preços").fill("2 x 3\t12.900\nenorme");
    }
    await expectAccessible(page, path, { within: 'main form:has([name^="en."])' });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expectValue([path, Math.max(0, tooWide)]).toEqual([path, 0]);
  }
  await page.goto("/admin/tapetes");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Excluir Areia", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page, "the question before a removal", { within: "[role=alertdialog]" });
});

const OPENED = [
  "/admin/destaques",
  "/admin/colecoes",
  "/admin/designers/novo",
  "/admin/tapetes/novo",
] as const;
