import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect as expectValue, test } from "vitest";
import { type ModelResults, writeModelQuery } from "#app/simulator/model-search.rules.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE, untilHydrated } from "#tests/support/browser.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { newOwner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

/** Chromium logs every failed request. */
const REPORTED = [/Failed to load resource/];

const app = openTestApp();

const dialog = (page: Page) => page.getByRole("dialog", { name: /^(Desenho de|Editar) / });
const materials = (page: Page) => page.getByRole("textbox", { name: /^Materiais/ });
const png = async (width: number, height: number) => ({
  name: "vista-de-cima.png",
  mimeType: "image/png",
  buffer: await picture("png", width, height),
});

async function palettePng() {
  const bands = ["#e7dcc7", "#a4583b", "#2b2a28"].map(
    (hex, at) => `<rect y="${at * 100}" width="200" height="100" fill="${hex}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="300">${bands.join("")}</svg>`;
  return {
    name: "de-fios.png",
    mimeType: "image/png",
    buffer: await sharp(Buffer.from(svg))
      .removeAlpha()
      .png({ palette: true, colours: 4, dither: 0 })
      .toBuffer(),
  };
}

async function openProduct(path: string, typed: string) {
  const cookie = await app.signIn();
  const { page, context } = await newVisitor(app.url, { cookie, expectErrors: REPORTED });
  await page.goto(path);
  await untilHydrated(page);
  await materials(page).fill(typed);
  return { page, context };
}

const DRAFTS = { within: '[aria-label="Rascunhos e agendamentos deste item"]' };

test("a product's design is edited over its form, which keeps what was typed; on a phone nothing typed is lost by a slip, nor by a lost connection", async () => {
  const { html } = await (await newOwner(app)).get("/admin/tapetes?q=Ocean");
  const [path = ""] = /\/admin\/tapetes\/[0-9a-f]{8}-[0-9a-f-]{27}/.exec(html) ?? [];
  const { page, context } = await openProduct(path, "Lã de ovelha, ainda não salvo");
  const slow = Promise.withResolvers<void>();
  await page.route("**/desenho.data*", (route) => slow.promise.then(() => route.continue()));
  await page.getByRole("button", { name: "Editar desenho e fios" }).click();
  await expect(page.getByRole("button", { name: "Abrindo..." })).toBeFocused();
  await expect(materials(page)).toBeEditable();
  slow.resolve();
  await expect(dialog(page)).toBeVisible();
  await page.unroute("**/desenho.data*");
  await dialog(page)
    .getByLabel(/^Altura do pelo/)
    .fill("900");
  await dialog(page).getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(dialog(page).getByText("Entre 1 e 120 mm.")).toBeVisible();
  await dialog(page)
    .getByLabel(/^Altura do pelo/)
    .fill("17");
  await dialog(page).getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Tapete atualizado").first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(materials(page)).toHaveValue("Lã de ovelha, ainda não salvo");
  await page.getByRole("button", { name: "Editar desenho e fios" }).click();
  await expect(dialog(page).getByLabel(/^Altura do pelo/)).toHaveValue("17");

  await dialog(page)
    .getByLabel(/^Altura do pelo/)
    .fill("18");
  await dialog(page).getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(dialog(page).getByText(/^Rascunho guardado\. O site continua como está/)).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: /^Descartar rascunho: Todas/ })).toBeVisible();
  await expectAccessible(page, "draft", DRAFTS);
  await dialog(page).getByRole("button", { name: "Voltar ao produto" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText("Rascunho não publicado")).toBeVisible();
  await expect(materials(page)).toHaveValue("Lã de ovelha, ainda não salvo");
  await page.getByRole("button", { name: "Editar desenho e fios" }).click();
  await expect(dialog(page).getByLabel(/^Altura do pelo/)).toHaveValue("18");
  await isNotLostOnAPhone(page, context);
});

async function isNotLostOnAPhone(page: Page, context: BrowserContext): Promise<void> {
  await page.setViewportSize(PHONE);
  await dialog(page).getByLabel("Nome do tapete").fill("Azul de outro nome");
  await expectAccessible(page, "on a phone", { within: "dialog[open]" });
  expectValue(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  await context.setOffline(true);
  await dialog(page).getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Erro ao salvar").first()).toBeVisible();
  await context.setOffline(false);

  await dialog(page).getByRole("button", { name: "Fechar o desenho" }).click();
  await dialog(page).getByRole("button", { name: "Continuar aqui" }).click();
  const question = dialog(page).getByRole("alertdialog");
  // Browsers let a page refuse only some of them.
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeVisible();
  }
  if (await question.isVisible()) await question.getByRole("button", { name: "Continuar aqui" }).click();
  await expect(question).toBeHidden();
  await expect(dialog(page).getByLabel("Nome do tapete")).toHaveValue("Azul de outro nome");
  await dialog(page).getByRole("button", { name: "Voltar ao produto" }).click();
  await expect(dialog(page).getByRole("alertdialog")).toContainText("fica guardado neste navegador");
  await dialog(page).getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(materials(page)).toHaveValue("Lã de ovelha, ainda não salvo");
}

test("a product without a design gets one: PNG only, its proportions checked, seen lying in a room", async () => {
  const rug = { name: "Tapete Igarapé", slug: "tapete-igarape", state: "published" };
  const { path } = await (await newOwner(app)).post("/admin/tapetes/novo", rug);
  const { page } = await openProduct(path.replace(/\?.*/, ""), "Algodão");
  expectValue(await productPage("tapete-ocean-blue")).toContain(IN_A_ROOM);
  expectValue(await productPage(rug.slug)).not.toContain(IN_A_ROOM);
  expectValue(await namesInSimulator(rug.slug)).toEqual([]);
  await page.getByRole("button", { name: "Cadastrar desenho" }).click();
  await expect(dialog(page).getByLabel("Nome do tapete")).toHaveValue("Tapete Igarapé");
  await expect(dialog(page).getByLabel("Tamanho 1", { exact: true })).toHaveValue("2 x 3m");
  await dialog(page).getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(dialog(page).locator("#rug-design-picture-error")).toBeFocused();
  const file = dialog(page).locator("input[type=file]");
  const paper = { name: "x.jpg", mimeType: "image/jpeg", buffer: await picture("jpeg", 60, 90) };
  await file.setInputFiles(paper);
  await expect(dialog(page).getByText("Por favor, envie a imagem em PNG.").first()).toBeVisible();
  await file.setInputFiles(await png(360, 360));
  await expect(dialog(page).getByText(/A imagem é 50% mais larga do que/)).toBeVisible();
  await expect(
    dialog(page).getByRole("img", { name: "Prévia de Tapete Igarapé em uma sala de teste" }),
  ).toBeVisible();
  await expect(dialog(page).getByText("O preço é o do tapete no catálogo, medida por medida.")).toBeVisible();
  await expect(dialog(page).getByText(/não tem paleta indexada/)).toBeVisible();
  await expect(dialog(page).getByRole("heading", { name: "Desenho de Tapete Igarapé" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(dialog(page).locator("#rug-fit-error")).toBeFocused();
  await expect(dialog(page).getByText(/Confira a medida/)).toHaveCount(1);
  await dialog(page).getByRole("radio", { name: "Repetir o desenho" }).check();
  await file.setInputFiles(await palettePng());
  await dialog(page).getByLabel("Nome do fio #a4583b").fill("Telha");
  await dialog(page).getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Tapete cadastrado").first()).toBeVisible();
  await expect(page.getByRole("img", { name: "Telha" })).toBeVisible();
  await expect(materials(page)).toHaveValue("Algodão");
  await page.getByRole("button", { name: "Editar desenho e fios" }).click();
  await expect(dialog(page).getByLabel("Nome do fio #a4583b")).toHaveValue("Telha");
  expectValue(await namesInSimulator(rug.slug)).toEqual([rug.name]);
  await isOfferedInARoom(rug.slug, rug.name);
});

const IN_A_ROOM = "Ver no meu ambiente";
const productPage = async (slug: string) => (await fetch(`${app.url}/produtos/${slug}`)).text();

async function namesInSimulator(slug: string): Promise<string[]> {
  const asked = writeModelQuery({ names: [slug], locale: "pt-BR" });
  const { rugs } = (await (await fetch(new URL(asked, app.url))).json()) as ModelResults;
  return rugs.map(({ name }) => name);
}

/** On its page, but not on its card among the favourites. */
async function isOfferedInARoom(slug: string, name: string): Promise<void> {
  const { page } = await newVisitor(app.url);
  await page.goto(`/produtos/${slug}`);
  await expect(page.getByRole("button", { name: IN_A_ROOM }).first()).toBeVisible();
  await page
    .getByRole("button", { name: `Guardar ${name} nos favoritos` })
    .first()
    .click();
  await page.goto("/favoritos");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: new RegExp(name) }) });
  await expect(card.first()).toBeVisible();
  await expect(card.getByText(IN_A_ROOM)).toHaveCount(0);
}

/** Of the preview; the rug is red, the room is not. */
const redPixels = (page: Page) =>
  page.getByRole("img", { name: /^Prévia de/ }).evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const data = (canvas as HTMLCanvasElement).getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    const isRed = (x: number, y: number) => {
      const at = 4 * (y * width + x);
      return (data[at] ?? 0) > 2.5 * (data[at + 1] ?? 0);
    };
    let count = 0;
    for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (isRed(x, y)) count += 1;
    return { count, isOnTheSofa: isRed(400, 510) };
  });

test("the panel lets go of a design and opens the same again; before it is saved, one is seen in its shape, in each size, and behind furniture; a tab asks before it takes what was typed", async () => {
  const cookie = await app.signIn("simulator");
  const { page } = await newVisitor(app.url, { cookie, expectErrors: REPORTED });
  await page.goto("/simulador-admin");
  await untilHydrated(page);
  const name = page.getByLabel("Nome do tapete");
  for (let time = 0; time < 2; time += 1) {
    await page
      .getByRole("link", { name: /^Editar .*Scallop/ })
      .first()
      .click();
    await expect(name).toHaveValue(/Scallop/);
    await page.getByRole("button", { name: "Cancelar edição" }).click();
    await expect(name).toHaveValue("");
  }

  const red = { create: { width: 200, height: 200, channels: 3, background: "#d01010" } } as const;
  await page.getByLabel("Tamanho 1", { exact: true }).fill("2 x 2m");
  await page.locator("input[type=file]").setInputFiles({
    name: "vermelho.png",
    mimeType: "image/png",
    buffer: await sharp(red).png().toBuffer(),
  });
  const count = async () => (await redPixels(page)).count;
  await expect.poll(count).toBeGreaterThan(10_000);
  const square = await count();
  await page.getByLabel("Formato").selectOption("Redondo");
  await expect.poll(async () => (await count()) / square).toBeLessThan(0.82);
  expectValue((await count()) / square).toBeGreaterThan(0.72);
  await page.getByRole("button", { name: "Adicionar tamanho" }).click();
  await page.getByLabel("Tamanho 2", { exact: true }).fill("5 x 5m");
  await page.getByLabel("Medida mostrada").selectOption("5 x 5m");
  await expect.poll(count).toBeGreaterThan(1.8 * square);
  await page.getByLabel("Formato").selectOption("Retangular");
  await expect.poll(count).toBeGreaterThan(2.3 * square);
  expectValue((await redPixels(page)).isOnTheSofa).toBe(false);

  await name.fill("Tapete em começo");
  const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await page.getByRole("link", { name: "Uso" }).click();
  await question.getByRole("button", { name: "Continuar aqui" }).click();
  await expect(name).toHaveValue("Tapete em começo");
  await page.getByRole("link", { name: "Uso" }).click();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page.getByRole("heading", { name: "O que se faz com cada tapete" })).toBeVisible();
  await expectAccessible(page);
});
