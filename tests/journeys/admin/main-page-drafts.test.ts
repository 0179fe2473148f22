import type { Locator, Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible, expectAccessibleAroundFrames } from "#tests/support/accessible.ts";
import {
  expect,
  openSignedIn,
  PHONE,
  untilHydrated,
  type VisitorOptions,
  withoutPictures,
} from "#tests/support/browser.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { newOwner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

/** Chromium logs what a sandboxed frame may not do. */
const REPORTED = [/^Blocked (?:opening|script execution)/];
const STORED = /\/files\/.*?([0-9a-f]{32})/;
const YOUTUBE = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";

const CAPTION = "Praia do inverno, vista do cais velho";

const app = openTestApp();

const open = (path: string, options: VisitorOptions = {}) =>
  openSignedIn(app, path, { expectErrors: REPORTED, ...options });

const siteSays = async (path: string) => (await fetch(app.url + path)).text();
const BAR = "[aria-label='Rascunhos e agendamentos deste item']";
const bar = (page: Page) => page.getByRole("region", { name: "Rascunhos e agendamentos deste item" });
const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const jpeg = async (name: string, width: number) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await picture("jpeg", width, 300),
});
async function fileIn(place: Locator): Promise<string> {
  const shown = place.locator("img").first();
  await expect(shown).toHaveAttribute("src", STORED);
  return STORED.exec((await shown.getAttribute("src")) ?? "")?.[1] ?? "";
}
async function fitsPhone(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expectValue(width).toBeLessThanOrEqual(PHONE.width);
}

test("on a phone another main film is kept as a draft, asked about when it is left behind, and published", async () => {
  const { page } = await open("/admin/video-principal", { viewport: PHONE });
  const address = page.getByLabel("Endereço do vídeo");
  await address.fill(YOUTUBE);
  await page.getByRole("radio", { name: /^Espanhol/ }).press("Space");
  await page.locator('[name="es.title"]').fill("Un telar en la ciudad");
  await page.getByRole("link", { name: "Mídia" }).click();
  await page.getByRole("button", { name: "Continuar aqui" }).click();
  await expect(address).toHaveValue(YOUTUBE);
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(notice(page, "Rascunho guardado")).toBeVisible();
  await expect(
    bar(page)
      .getByText(/Todas as línguas/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page, "", { within: BAR });
  await fitsPhone(page);
  expectValue(await siteSays("/principal-es")).not.toContain("Un telar en la ciudad");
  expectValue(await siteSays("/principal-es")).not.toContain("aqz-KE-bpKQ");

  await page.reload();
  await untilHydrated(page);
  await expect(address).toHaveValue(YOUTUBE);
  const current = page.getByRole("listitem").filter({ has: page.getByText("No site", { exact: true }) });
  await expect(current).not.toContainText("YouTube");
  await page.getByRole("button", { name: "Publicar", exact: true }).press("Enter");
  await expect(notice(page, "Vídeo atualizado")).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expectValue(await siteSays("/principal-es")).toContain("Un telar en la ciudad");
  expectValue(await siteSays("/principal-es")).toContain("aqz-KE-bpKQ");
});

test("a gallery picture and its words are drafted with the page beside them, which is asked for when typing pauses and not at every key, survive a closed window, and go out", async () => {
  const { page, context } = await open("/admin/galeria");
  const second = page.getByRole("listitem").filter({ hasText: "Imagem 2" });
  const before = await second.locator("img").first().getAttribute("src");
  await page.getByRole("radiogroup", { name: "Ao trocar uma imagem" }).getByLabel("Guardar rascunho").check();
  await second.getByLabel("Trocar Imagem 2: enviar outra imagem").setInputFiles(await jpeg("praia.jpg", 640));
  await expect(second.getByText("Rascunho", { exact: true })).toBeVisible();
  await expect(second.locator("img").first()).not.toHaveAttribute("src", before ?? "");
  const file = await fileIn(second);
  expectValue(await siteSays("/principal-br")).not.toContain(file);

  const openWords = (on: Page) =>
    on.getByRole("button", { name: "Textos e ponto de foco de Imagem 2" }).click();
  await openWords(page);
  const words = page.getByRole("dialog", { name: "Textos de Imagem 2" });
  const caption = words.locator('[name="title"]');
  await words.getByRole("button", { name: "Ver como fica" }).click();
  const shown = page.frameLocator("iframe:not([aria-hidden])");
  await expect(shown.locator("body")).toBeVisible();
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/admin/previa") asked++;
  });
  await caption.fill("");
  await caption.pressSequentially(CAPTION, { delay: 60 });
  await expect(shown.getByText(CAPTION).first()).toBeAttached();
  expectValue(asked).toBeLessThan(CAPTION.length / 4);
  await expectAccessibleAroundFrames(page, "dialog[open]");
  await page.close();

  const again = await context.newPage();
  await again.goto("/admin/galeria");
  await untilHydrated(again);
  await openWords(again);
  const kept = again.getByRole("dialog", { name: "Textos de Imagem 2" });
  await expect(kept.getByText(/^Retomamos o que você digitou/)).toBeVisible();
  await expect(kept.locator('[name="title"]')).toHaveValue(CAPTION);
  await kept.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(notice(again, "Rascunho guardado")).toBeVisible();
  expectValue(await siteSays("/principal-br")).not.toContain(CAPTION);

  await openWords(again);
  await kept.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(notice(again, "Imagem atualizada")).toBeVisible();
  await expect(bar(again)).toHaveCount(0);
  expectValue(await siteSays("/principal-br")).toContain(CAPTION);
  await expect.poll(() => siteSays("/principal-br")).toContain(file);
});

test("on a phone the pictures of a set are changed in its draft, which is then published", async () => {
  const { page } = await open("/admin/amostras", { viewport: PHONE });
  const pictures = page.getByRole("list", { name: "Imagens, em ordem" }).getByRole("listitem");
  const count = await pictures.count();
  const mode = page.getByRole("radiogroup", { name: "Ao mudar as imagens" });
  await mode.getByLabel("Guardar rascunho").check();
  await page.getByLabel("Adicionar imagens").setInputFiles(await jpeg("fio.jpg", 660));
  await expect(notice(page, "Rascunho guardado")).toBeVisible();
  await expect(pictures).toHaveCount(count + 1);
  const file = await fileIn(pictures.last());
  await expect(page.getByText(/^As imagens deste conjunto têm um rascunho/)).toBeVisible();
  await expect(mode).toHaveCount(0);
  await page
    .getByRole("button", { name: /^Excluir Imagem 1/ })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(pictures).toHaveCount(count);
  await page.getByText("Nome, línguas e situação").click();
  await expectAccessible(page, "", { within: "main" });
  await fitsPhone(page);
  expectValue(await siteSays("/galeria")).not.toContain(file);
  await bar(page)
    .getByRole("button", { name: /^Publicar: Todas/ })
    .press("Enter");
  await expect(notice(page, "Publicado")).toBeVisible();
  await expect.poll(() => siteSays("/galeria")).toContain(file);
});

test("a set that is new stays a draft until it is published, and one may be taken off the site", async () => {
  const { page } = await open("/admin/amostras");
  await page.getByRole("button", { name: "Nova amostra" }).click();
  await page.getByLabel("Nome da nova amostra").fill("Sisal");
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(page.getByRole("heading", { name: "Imagens de Sisal" })).toBeVisible();
  await page.getByLabel("Adicionar imagens").setInputFiles(await jpeg("sisal.jpg", 680));
  await expect(notice(page, "Imagens adicionadas")).toBeVisible();
  expectValue(await siteSays("/galeria")).not.toContain("Sisal");
  await bar(page)
    .getByRole("button", { name: /^Publicar: Todas/ })
    .click();
  await expect(notice(page, "Publicado")).toBeVisible();
  expectValue(await siteSays("/galeria")).toContain("Sisal");

  await page.getByText("Nome, línguas e situação").click();
  await page.getByText("Mostrar no site", { exact: true }).click();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(notice(page, "Amostra atualizada")).toBeVisible();
  expectValue(await siteSays("/galeria")).not.toContain("Sisal");
});

test("what a draft names and was deleted meanwhile is reported in the list, and when it is published", async () => {
  const owner = await newOwner(app);
  const list = await owner.get("/admin/designers");
  const [, designer = ""] = /\/admin\/designers\/([0-9a-f-]{36})/.exec(list.html) ?? [];
  const rugs = await owner.get("/admin/tapetes?q=Scallop");
  const { page } = await open(/\/admin\/tapetes\/[0-9a-f-]{36}/.exec(rugs.html)?.[0] ?? "");
  await page.locator('select[name="designerId"]').selectOption(designer);
  await page.locator('[name="leadTimeDays"]').fill("77");
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(notice(page, "Rascunho guardado")).toBeVisible();
  await owner.post("/admin/designers", { intent: "remove", id: designer });

  await page.goto("/admin/agendados");
  await untilHydrated(page);
  await expect(page.getByText(/^Menciona algo que foi excluído: Designer\./)).toBeVisible();
  await expectAccessible(page, "", { within: "main" });
  const editor = page.getByRole("link", { name: "Abrir o editor de Scallop", exact: true });
  const scallop = page.getByRole("listitem").filter({ has: editor });
  await scallop.getByRole("button", { name: /^Publicar: Todas/ }).click();
  await expect(notice(page, "Não foi publicado por inteiro")).toBeVisible();
  await expect(page.getByText(/^Menciona algo que foi excluído: Designer\./)).toBeVisible();
  expectValue(await siteSays("/produtos/tapete-scallop")).toContain("77");
});
