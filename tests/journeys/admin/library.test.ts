import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { DESKTOP, expect, newVisitor, PHONE, untilHydrated } from "#tests/support/browser.ts";
import { film, heavyJpeg, picture } from "#tests/support/media-fixtures.ts";
import { openSlowConnection, openTestApp } from "#tests/support/servers/open-test-app.ts";

const LIBRARY = "/admin/midia";
/** The list beside is judged by the sweep over all screens. */
const PANEL = 'main section[aria-labelledby="library-file"]';
const BYTES_PER_SECOND = 60_000;
const CUT = [/ERR_CONNECTION|ERR_SOCKET|ERR_EMPTY|Failed to load resource/];

const app = openTestApp();
const line = openSlowConnection(app, BYTES_PER_SECOND);

const jpeg = async (width: number, name = `sala-${width}.jpg`, height = 30) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await picture("jpeg", width, height),
});
const heavy = async (width: number, name: string) => ({
  ...(await jpeg(width, name)),
  buffer: await heavyJpeg(width, 30),
});
const notes = { name: "notas.txt", mimeType: "text/plain", buffer: Buffer.from("texto") };

async function open(path: string, url = app.url, viewport = DESKTOP): Promise<Page> {
  const { page } = await newVisitor(url, { cookie: await app.signIn(), viewport, expectErrors: CUT });
  await page.goto(path);
  await untilHydrated(page);
  return page;
}
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}
const undoOf = (page: Page, text: string) => page.locator("li", { hasText: text }).getByText("Desfazer");
const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const files = (page: Page) => page.getByRole("list", { name: "Arquivos" }).getByRole("link");

test("many files are sent into a folder; one is found, described, moved, given a focal point by keys, replaced, and the site follows", async () => {
  const page = await open(LIBRARY);
  await page.getByRole("button", { name: "Nova pasta" }).click();
  await page.getByLabel("Nome da pasta").fill("Casa Cor");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Casa Cor 0" })).toHaveAttribute("aria-current", "true");
  const north = await jpeg(600, "norte.jpg");
  const sent = [north, await jpeg(610, "sul.jpg")];
  await page.getByLabel("Enviar arquivos").setInputFiles([...sent, notes]);
  await expect(page.getByText("1 arquivo não pôde ser carregado.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Casa Cor 2" })).toBeVisible();
  await expect(files(page)).toHaveCount(2);
  await page.getByLabel("Enviar arquivos").setInputFiles({ ...north, name: "outro-nome.jpg" });
  await expect(page.getByText("Já está no acervo").first()).toBeVisible();
  await expect(files(page)).toHaveCount(2);

  await page.getByRole("link", { name: /^Todas as pastas/ }).click();
  await expect(page.getByRole("link", { name: "Casa Cor 2" })).not.toHaveAttribute("aria-current", "true");
  await page.getByLabel("Enviar arquivos").setInputFiles(await jpeg(640, "mirante.jpg"));
  await expect(files(page).filter({ hasText: "mirante" })).toBeVisible();
  await page.getByRole("searchbox").fill("mirante");
  await expect(files(page)).toHaveCount(1);
  await files(page).first().click();
  await expect(page.getByRole("heading", { name: "mirante.jpg" })).toBeFocused();
  await expect(page.getByText("Em nenhum lugar do site.", { exact: true })).toBeVisible();

  await page
    .getByLabel(/Descrição para quem não vê/)
    .first()
    .fill("Tapete no mirante");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(notice(page, "Arquivo atualizado")).toBeVisible();
  await page.getByLabel("Da esquerda para a direita").focus();
  for (let step = 0; step < 10; step++) await page.keyboard.press("ArrowRight");
  await expect(page.getByText("60%")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByText(/^Salvo às/)).toBeVisible();

  await goTo(page, "/admin/galeria");
  await page.getByRole("button", { name: "Escolher Imagem 1 do acervo" }).click();
  const picker = page.getByRole("dialog", { name: "Escolher do acervo" });
  await picker.getByRole("searchbox").fill("mirante");
  await picker.getByRole("button", { name: /mirante\.jpg/ }).click();
  await picker.getByRole("button", { name: "Usar este arquivo" }).click();
  await expect(notice(page, "Imagem atualizada")).toBeVisible();
  const html = await (await fetch(`${app.url}/principal-br`)).text();
  expectValue(html).toContain("Tapete no mirante");
  expectValue(html).toContain("object-position:60% 50%");

  await goTo(page, `${LIBRARY}?q=mirante`);
  await files(page).first().click();
  await expect(page.getByRole("link", { name: /^Seção galeria, Golden Lines/ })).toBeVisible();
  await page.getByRole("button", { name: "Excluir", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Excluir “mirante.jpg”?" });
  await expect(question.getByText(/O arquivo aparece em: Seção galeria/)).toBeVisible();
  await question.getByRole("button", { name: "Excluir arquivo" }).click();
  await expect(notice(page, "Arquivo excluído")).toBeVisible();
  expectValue(await (await fetch(`${app.url}/principal-br`)).text()).not.toContain("Tapete no mirante");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(notice(page, "Exclusão desfeita")).toBeVisible();
  expectValue(await (await fetch(`${app.url}/principal-br`)).text()).toContain("Tapete no mirante");
  await goTo(page, LIBRARY);
  await page.getByLabel("Enviar arquivos").setInputFiles(await jpeg(200, "antes.jpg", 100));
  await files(page).filter({ hasText: "antes" }).click();
  const address = await page.getByRole("link", { name: "Abrir arquivo" }).getAttribute("href");
  const replace = page.getByLabel("Trocar o arquivo");
  await replace.setInputFiles({
    name: "depois.png",
    mimeType: "image/png",
    buffer: await picture("png", 200, 100),
  });
  await expect(notice(page, "Formato diferente")).toBeVisible();
  await replace.setInputFiles(await jpeg(330, "depois.jpg", 100));
  await expect(notice(page, "Arquivo trocado")).toBeVisible();
  await expect(page.getByText(/330 × 100 px/)).toBeVisible();
  await undoOf(page, "Arquivo trocado").click();
  await expect(notice(page, "Arquivo anterior de volta")).toBeVisible();
  await expect(page.getByText(/200 × 100 px/)).toBeVisible();
  await replace.setInputFiles(await jpeg(330, "depois.jpg", 100));
  await expect(page.getByText(/330 × 100 px/)).toBeVisible();

  await page.getByRole("link", { name: "Recortar e girar" }).click();
  await page.getByText("1:1", { exact: true }).click();
  await page.getByRole("button", { name: "Girar à direita" }).click();
  await expect(page.getByText(/^Fica com 100 × 100 px/)).toBeVisible();
  await page.getByRole("button", { name: "Canto inferior direito" }).focus();
  for (let step = 0; step < 20; step++) await page.keyboard.press("ArrowLeft");
  await expect(page.getByText(/^Fica com 80 × 80 px/)).toBeVisible();
  const inside = await page.getByRole("button", { name: "Moldura: mover" }).boundingBox();
  await page.mouse.move((inside?.x ?? 0) + 60, (inside?.y ?? 0) + 60);
  await page.mouse.down();
  await page.mouse.move((inside?.x ?? 0) + 2000, (inside?.y ?? 0) + 60, { steps: 3 });
  await page.mouse.up();
  await page.getByText("Em números").click();
  await expect(page.getByLabel("Da esquerda, em %")).toHaveValue("20");
  await page.getByRole("button", { name: "Aplicar" }).click();
  await expect(notice(page, "Imagem recortada")).toBeVisible();
  await expect(page.getByText(/80 × 80 px/)).toBeVisible();
  await undoOf(page, "Imagem recortada").click();
  await expect(notice(page, "Imagem de volta ao original")).toBeVisible();
  await expect(page.getByText(/330 × 100 px/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Abrir arquivo" })).toHaveAttribute("href", address ?? "");
});

test("a file on its way can be cancelled; a line that was cut is taken up again", async () => {
  const page = await open(LIBRARY, line.url);
  await page.getByLabel("Enviar arquivos").setInputFiles(await heavy(700, "grande.jpg"));
  await page.getByRole("button", { name: "Cancelar envio de grande.jpg" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  const pieces: string[] = [];
  page.on("request", (request) => void (request.method() === "PATCH" && pieces.push(request.url())));
  await page.getByLabel("Enviar arquivos").setInputFiles(await heavy(710, "maior.jpg"));
  await expect.poll(() => pieces.length).toBe(1);
  line.cut();
  await page.waitForTimeout(400);
  line.restore();
  await expect(notice(page, "Upload bem-sucedido")).toBeVisible({ timeout: 40_000 });
});

test("the storage test lists what arrived and what did not, and removes files again", async () => {
  const page = await open("/storage-test");
  const [images, films] = [page.locator("input[type=file]").first(), page.locator("input[type=file]").last()];
  await images.setInputFiles([await jpeg(660), await jpeg(670)]);
  await expect(notice(page, "Upload bem-sucedido")).toBeVisible();
  await expect(page.getByText("2 arquivo(s) carregado(s) com sucesso.")).toBeVisible();
  const damaged = { ...(await jpeg(680, "cortada.jpg")), buffer: (await jpeg(680)).buffer.subarray(0, 900) };
  await images.setInputFiles([await jpeg(300, "sala-690.jpg", 200), damaged]);
  await expect(notice(page, "Alguns uploads falharam")).toBeVisible();
  await expect(page.getByText("1 arquivo(s) não puderam ser carregados.")).toBeVisible();
  await films.setInputFiles(notes);
  await expect(notice(page, "Falha no upload")).toBeVisible();
  await expect(page.getByText("Ocorreu um erro ao fazer upload dos arquivos.")).toBeVisible();
  // The fixture passes the upload's checks but not ffmpeg.
  app.expectErrors(/media\.film/);
  await films.setInputFiles({ name: "tosa.mp4", mimeType: "video/mp4", buffer: film() });
  const row = page.getByRole("row", { name: /tosa\.mp4/ });
  await expect(row).toContainText("site_videos/videos");
  await expect(page.getByRole("row")).toHaveCount(1 + 4);

  const address = (await row.getByRole("link").getAttribute("href")) ?? "";
  // By key: a toast may cover the button.
  await row.getByRole("button", { name: "Excluir tosa.mp4" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Tem certeza que deseja excluir este arquivo?" });
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(notice(page, "Arquivo excluído")).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(row).toBeVisible();
  expectValue((await fetch(app.url + address)).status).toBe(200);
  await page.reload();
  await expect(page.getByRole("row")).toHaveCount(1 + 4);
  await untilHydrated(page);

  await page.evaluate(() =>
    sessionStorage.setItem(
      "urdume.storage-test",
      JSON.stringify([
        { url: "/files/site_assets/site/nada.jpg", name: "nada.jpg", bytes: 1, at: new Date().toISOString() },
      ]),
    ),
  );
  await page.reload();
  await untilHydrated(page);
  await page.getByRole("button", { name: "Excluir nada.jpg" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(notice(page, "Erro ao excluir")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
});

test("axe finds no violation in the storage test and a file of the library, and a phone shows all of it", async () => {
  const page = await open("/storage-test", app.url, PHONE);
  await expectAccessibleAndNarrow(page);
  await goTo(page, LIBRARY);
  await files(page).first().click();
  await expect(page.getByRole("button", { name: "Excluir", exact: true })).toBeVisible();
  await expectAccessibleAndNarrow(page, PANEL);

  await goTo(page, `${LIBRARY}?ver=imagens`);
  await files(page).first().click();
  await page.getByRole("link", { name: "Recortar e girar" }).click();
  const corner = await page.getByRole("button", { name: "Canto superior esquerdo" }).boundingBox();
  expectValue(Math.min(corner?.width ?? 0, corner?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expectAccessibleAndNarrow(page, "main");
  // As a browser without script posts it.
  const id = new URL(page.url()).searchParams.get("arquivo") ?? "";
  const post = async (fields: Record<string, string>) => {
    const version = await page.locator('input[name="version"]').inputValue();
    const sides = { turn: "0", straighten: "0", left: "0", top: "0", width: "100", height: "100" };
    const response = await fetch(page.url(), {
      method: "POST",
      body: new URLSearchParams({ intent: "crop", id, version, ...sides, ...fields }),
      headers: { cookie: await app.signIn(), origin: app.url },
    });
    return response.text();
  };
  const refused = await post({ left: "70", width: "60" });
  expectValue(refused).toContain("A moldura passa da borda da imagem.");
  expectValue(refused).toContain('value="70"');
  expectValue(await post({ turn: "90", height: "50" })).toContain("Imagem recortada");
  expectValue(await post({ turn: "180" })).toContain("A imagem mudou nesse tempo");
  await page.reload();
  await untilHydrated(page);
  await page.getByRole("button", { name: "Voltar ao original" }).click();
  await expect(notice(page, "Imagem de volta ao original")).toBeVisible();
});

async function expectAccessibleAndNarrow(page: Page, within?: string): Promise<void> {
  await expectAccessible(page, page.url(), { ...(within && { within }) });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expectValue(width).toBeLessThanOrEqual(PHONE.width);
}

test("the panel of a file says that it is on its way, that its script did not come, and asks again", async () => {
  const cookie = await app.signIn();
  const expectErrors = [...CUT, /Failed to fetch dynamically imported module/];
  const { page } = await newVisitor(app.url, { cookie, expectErrors });
  await goTo(page, LIBRARY);
  const script = "**/assets/file-panels-*.js";
  const released = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await released.promise;
    await route.abort();
  });
  await files(page).first().click();
  await expect(page.getByRole("status").getByText("Carregando...")).toBeVisible();
  released.resolve();
  const failed = page.getByRole("alert").filter({ hasText: "Esta parte não carregou." });
  await expect(failed).toBeVisible();
  await expectAccessible(page, "a panel that did not load", { within: "main [role=alert]" });
  const retry = failed.getByRole("button", { name: "Tentar de novo" });
  await retry.click();
  await expect(retry).not.toHaveAttribute("aria-busy");
  await expect(retry).toBeFocused();

  // The server's panel is a plain form.
  await failed.getByRole("link", { name: "Recarregar a página" }).click();
  const caption = page.locator('[name="caption"]');
  await caption.fill("Legenda sem o script");
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await posted;
  await expect(caption).toHaveValue("Legenda sem o script");

  await goTo(page, LIBRARY);
  await files(page).first().click();
  await expect(failed).toBeVisible();
  await page.unroute(script);
  await retry.click();
  await expect(page.locator("#library-file")).toBeFocused();
  await expect(caption).toHaveValue("Legenda sem o script");
});
