import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { DESKTOP, expect, newVisitor, PHONE, untilHydrated } from "#tests/support/browser.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const GALLERY = "/admin/galeria";
const SAMPLES = "/admin/amostras";
const REPORTED = [/ERR_INTERNET_DISCONNECTED|Failed to load resource/];

const app = openTestApp();

const jpeg = async (width: number, name = `sala-${width}.jpg`) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await picture("jpeg", width, 30),
});
const notes = { name: "notas.txt", mimeType: "text/plain", buffer: Buffer.from("texto") };

async function open(path: string, viewport = DESKTOP): Promise<Page> {
  const { page } = await newVisitor(app.url, {
    cookie: await app.signIn(),
    viewport,
    expectErrors: REPORTED,
  });
  await page.goto(path);
  await untilHydrated(page);
  return page;
}
/** So that a notice with the same words is a new one. */
async function withoutNotices(page: Page): Promise<void> {
  const dismiss = page.getByRole("button", { name: "Dispensar" });
  // Others may come into their place.
  await expect(async () => {
    for (const one of await dismiss.all()) await one.click({ timeout: 5000 });
    await expect(dismiss).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}
const place = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const mainPage = async () => (await fetch(`${app.url}/principal-br`)).text();

test("pictures are exchanged, deleted, had back, and sorted by keys, also while one is on its way; files that are none are counted", async () => {
  const page = await open(GALLERY);
  await mainPage();
  const first = place(page, "Imagem 1");
  const before = await first.locator("img").first().getAttribute("src");
  await first.getByLabel("Trocar Imagem 1: enviar outra imagem").setInputFiles(await jpeg(700));
  await expect(notice(page, "Imagem atualizada")).toBeVisible();
  await expect(first.locator("img").first()).not.toHaveAttribute("src", before ?? "");
  const src = (await first.locator("img").first().getAttribute("src")) ?? "";
  expectValue(await mainPage()).toContain(src.replace(/-\d+\.jpg$/, ""));
  const stays = first.getByText(/^O título continua “/);
  await expect(stays).toBeVisible();
  await first.getByRole("button", { name: "Mudar o título" }).click();
  const title = page
    .getByRole("dialog")
    .getByLabel(/^Título/)
    .first();
  await expect(title).toBeFocused();
  await title.fill("Outra sala");
  await page.getByRole("dialog").getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(stays).toBeHidden();
  expectValue(await mainPage()).toContain("Outra sala");

  await first.getByRole("button", { name: "Excluir Imagem 1" }).click();
  const question = page.getByRole("alertdialog", { name: "Excluir Imagem 1?" });
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(first.locator("img").first()).toHaveAttribute("src", src);
  await first.getByRole("button", { name: "Excluir Imagem 1" }).click();
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(notice(page, "Imagem excluída")).toBeVisible();
  await expect(first.locator("img").first()).not.toHaveAttribute("src", src);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(first.locator("img").first()).toHaveAttribute("src", src);

  await withoutNotices(page);
  const sources = () =>
    page
      .getByRole("list", { name: "Imagens da seção galeria, em ordem" })
      .locator("li img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
  // The pictures after the first follow the script.
  await expect.poll(async () => (await sources()).length).toBe(5);
  const unsorted = await sources();
  await page.getByRole("button", { name: "Mover Imagem 1" }).focus();
  for (const key of ["Space", "ArrowRight", "Space"]) await page.keyboard.press(key);
  await expect(notice(page, "Configuração salva")).toBeVisible();
  await expect(page.getByText(/^Salvo às \d+h\d\d$/)).toBeVisible();
  await expect.poll(sources).toEqual([unsorted[1], unsorted[0], ...unsorted.slice(2)]);
  await expect(page.getByText(/ficou na posição 2 de 5/)).toBeAttached();
  await page.reload();
  await untilHydrated(page);
  await expect.poll(sources).toEqual([unsorted[1], unsorted[0], ...unsorted.slice(2)]);

  const sourceIn = (name: string) => place(page, name).locator("img").first().getAttribute("src");
  const [left, right] = [await sourceIn("Imagem 1"), await sourceIn("Imagem 2")];
  const moved = Promise.withResolvers<void>();
  await page.route("**/admin/uploads/**", async (route) => {
    await moved.promise;
    await route.continue();
  });
  await place(page, "Imagem 2")
    .getByLabel("Trocar Imagem 2: enviar outra imagem")
    .setInputFiles(await jpeg(705));
  await expect(place(page, "Imagem 2").getByText("sala-705.jpg")).toBeVisible();
  await expect(place(page, "Imagem 2").getByRole("progressbar")).toBeVisible();
  await expect(page.getByLabel("Enviar imagens")).toBeDisabled();
  await page.getByRole("button", { name: "Mover Imagem 2" }).focus();
  for (const key of ["Space", "ArrowLeft", "Space"]) await page.keyboard.press(key);
  await expect(notice(page, "Configuração salva")).toBeVisible();
  await expect(place(page, "Imagem 1").getByText("sala-705.jpg")).toBeVisible();
  moved.resolve();
  await expect(notice(page, "Imagem atualizada")).toBeVisible();
  await expect.poll(() => sourceIn("Imagem 1")).not.toBe(right);
  expectValue(await sourceIn("Imagem 2")).toBe(left);
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await untilHydrated(page);
  expectValue(await sourceIn("Imagem 2")).toBe(left);

  await place(page, "Imagem 2").getByLabel("Trocar Imagem 2: enviar outra imagem").setInputFiles(notes);
  await expect(notice(page, "Alguns uploads falharam")).toBeVisible();
  await expect(page.getByText("1 arquivo não pôde ser carregado.")).toBeVisible();
  await place(page, "Imagem 2")
    .getByLabel("Trocar Imagem 2: enviar outra imagem")
    .setInputFiles({ ...notes, name: "notas.png", mimeType: "image/png" });
  await expect(notice(page, "Erro ao fazer upload")).toBeVisible();
  await page.getByLabel("Enviar imagens").setInputFiles([await jpeg(710), await jpeg(720)]);
  await expect(
    page.getByText("2 arquivos não puderam ser carregados. Os cinco lugares estão ocupados"),
  ).toBeVisible();
  await withoutNotices(page);
  for (const name of ["Imagem 4", "Imagem 3"]) {
    await place(page, name)
      .getByRole("button", { name: `Excluir ${name}` })
      .click();
    const question = page.getByRole("alertdialog", { name: `Excluir ${name}?` });
    await question.getByRole("button", { name: "Excluir" }).click();
    await expect(place(page, name).getByText("Imagem padrão", { exact: true })).toBeVisible();
  }
  await withoutNotices(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/admin/uploads/**", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByLabel("Enviar imagens").setInputFiles([await jpeg(725), await jpeg(730)]);
  await expect(page.getByText("sala-725.jpg")).toBeVisible();
  await page.getByRole("button", { name: "Cancelar envio de sala-730.jpg" }).click();
  held.resolve();
  await expect(notice(page, "Imagem atualizada")).toBeVisible();
  await expect(page.getByText("Imagem padrão", { exact: true })).toHaveCount(1);
  await page.unrouteAll({ behavior: "wait" });
  await withoutNotices(page);
  await page.getByLabel("Enviar imagens").setInputFiles([await jpeg(740), notes]);
  await expect(page.getByText("1 arquivo não pôde ser carregado.")).toBeVisible();
  await expect(page.getByText("Imagem padrão", { exact: true })).toHaveCount(0);
});

const OPENED = [
  ["the words of a picture", "Textos e ponto de foco de Imagem 1"],
  ["the library to choose from", "Escolher Imagem 1 do acervo"],
] as const;

test("on a phone words are saved in three languages, twice in one window, refused ones stay as they were typed; axe finds no violation in what is opened", async () => {
  const page = await open(GALLERY, PHONE);
  const title = page.locator("form").getByLabel("Título").first();
  await title.fill("");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Escreva o texto em português.")).toBeVisible();
  await title.fill("O chão também é obra");
  await page.getByLabel("Destino").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText(/Use um caminho que começa com/)).toBeVisible();
  await expect(title).toHaveValue("O chão também é obra");
  await page.getByLabel("Destino").fill("/tapetes");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(notice(page, "Configuração salva")).toBeVisible();
  expectValue(await mainPage()).toContain("O chão também é obra");
  await title.fill("O chão é obra");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect.poll(mainPage).toContain("O chão é obra");
  await expect(page.getByText(/^Você salvou mudanças em outra janela/)).toHaveCount(0);
  const spanish = await (await fetch(`${app.url}/principal-es`)).text();
  expectValue(spanish).not.toContain("O chão é obra");

  const fits = async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expectValue(width).toBeLessThanOrEqual(PHONE.width);
  };
  for (const [what, button] of OPENED) {
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, what, { within: "dialog[open]" });
    await fits();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.locator(`a[href="${SAMPLES}"]`).first().click();
  await page.getByRole("button", { name: "Nova amostra" }).click();
  await expectAccessible(page, "a new set", { within: "main" });
  await fits();
});

test("a sample set is made, also after a save that did not arrive, renamed in place, filled, emptied and deleted", async () => {
  const page = await open(SAMPLES);
  await page.getByRole("button", { name: "Nova amostra" }).click();
  await expect(page.getByLabel("Nome da nova amostra")).toBeFocused();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(notice(page, "Nome obrigatório")).toBeVisible();
  await page.getByLabel("Nome da nova amostra").fill("Ateliê");
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  await expect(notice(page, "Erro ao criar")).toBeVisible();
  await expect(page.getByLabel("Nome da nova amostra")).toHaveValue("Ateliê");
  await page.context().setOffline(false);
  await page.getByLabel("Nome da nova amostra").press("Enter");
  await expect(notice(page, "Amostra criada")).toBeVisible();
  await expect(page.getByRole("button", { name: "Nova amostra" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Imagens de Ateliê" })).toBeVisible();

  await page.getByRole("button", { name: "Renomear Ateliê" }).click();
  await page.getByLabel("Nome da amostra").first().fill("Não este");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Renomear Ateliê" })).toBeFocused();
  await page.getByRole("button", { name: "Renomear Ateliê" }).click();
  await page.getByLabel("Nome da amostra").first().fill("Ateliê, Barra Funda");
  await page.keyboard.press("Enter");
  await expect(notice(page, "Amostra atualizada")).toBeVisible();

  const add = page.getByLabel("Adicionar imagens");
  await add.setInputFiles(notes);
  await expect(notice(page, "Nenhuma imagem válida encontrada")).toBeVisible();
  await add.setInputFiles([await jpeg(760), await jpeg(770), await jpeg(780), notes]);
  await expect(notice(page, "Alguns uploads falharam")).toBeVisible();
  const pictures = page.getByRole("list", { name: "Imagens, em ordem" }).getByRole("listitem");
  await expect(pictures).toHaveCount(3);

  const selected = page.getByRole("button", { name: "Excluir selecionadas" });
  await selected.click();
  await expect(notice(page, "Nenhuma imagem selecionada")).toBeVisible();
  await page.getByRole("button", { name: "Selecionar todas" }).click();
  await expect(page.getByText("3 selecionadas")).toBeVisible();
  await page.getByRole("button", { name: "Desmarcar todas" }).click();
  await page.getByRole("checkbox", { name: /Selecionar Imagem 1/ }).check();
  await page.getByRole("checkbox", { name: /Selecionar Imagem 3/ }).check();
  await selected.click();
  await page
    .getByRole("alertdialog", { name: "Excluir 2 imagens?" })
    .getByRole("button", { name: "Excluir" })
    .click();
  await expect(notice(page, "Imagens excluídas")).toBeVisible();
  await expect(pictures).toHaveCount(1);
  await page.getByRole("button", { name: "Desfazer" }).last().click();
  await expect(pictures).toHaveCount(3);
  await page.getByRole("button", { name: "Excluir Imagem 2" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(notice(page, "Imagem excluída")).toBeVisible();
  expectValue(await (await fetch(`${app.url}/galeria`)).text()).toContain("Ateliê, Barra Funda");

  await page.getByRole("button", { name: "Excluir Ateliê, Barra Funda" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir amostra" }).click();
  await expect(notice(page, "Amostra excluída")).toBeVisible();
  expectValue(await (await fetch(`${app.url}/galeria`)).text()).not.toContain("Ateliê, Barra Funda");
});
