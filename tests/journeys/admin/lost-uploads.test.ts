import type { Page } from "@playwright/test";
import { test } from "vitest";
import { expect, newVisitor, openSignedIn, untilHydrated } from "#tests/support/browser.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const UPLOADS = "**/admin/uploads**";
const app = openTestApp();

const jpeg = async (width: number) => ({
  name: `sala-${width}.jpg`,
  mimeType: "image/jpeg",
  buffer: await picture("jpeg", width, 30),
});

/** Uploads wait until they are let go. */
async function holdUploads(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(UPLOADS, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test("files whose connection is lost do not hold up the others, and are sent on request; leaving while files are sent asks first, and not once they have arrived", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn(), expectErrors: [/404/] });
  await page.goto("/admin/midia");
  await untilHydrated(page);
  // An answer that names no file is a lost one, without the 40 seconds of tries that a cut line takes.
  await page.route(UPLOADS, (route) => {
    const request = route.request();
    const bytes = request.headers()["upload-length"] ?? request.url().split("/").at(-1) ?? "";
    const headers = { location: `/admin/uploads/${bytes}`, "tus-resumable": "1.0.0", "upload-offset": bytes };
    return route.fulfill({ status: 201, headers });
  });
  const files = await Promise.all([600, 610, 620, 630, 640].map(jpeg));
  await page.getByLabel("Enviar arquivos").setInputFiles(files);
  const retries = page.getByRole("button", { name: "Tentar de novo" });
  await expect(retries).toHaveCount(files.length);
  await page.unroute(UPLOADS);
  for (const _ of files) await retries.first().click();
  const library = page.getByRole("list", { name: "Arquivos", exact: true });
  await expect(library.getByRole("link", { name: /sala-6/ })).toHaveCount(files.length);

  const letGo = await holdUploads(page);
  await page.getByLabel("Enviar arquivos").setInputFiles(await Promise.all([760, 770].map(jpeg)));
  const today = page.getByRole("link", { name: "Hoje" }).first();
  await today.click();
  const leaving = page.getByRole("alertdialog", { name: "Sair antes do fim do envio?" });
  await expect(leaving).toContainText("precisam ser enviados de novo");
  await expect(leaving).not.toContainText("digitou");
  await leaving.getByRole("button", { name: "Continuar aqui" }).click();
  letGo();
  for (const width of [760, 770])
    await expect(library.getByRole("link", { name: new RegExp(`sala-${width}`) })).toBeVisible();
  await today.click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("a new rug is saved when all its pictures have arrived", async () => {
  const { page } = await openSignedIn(app, "/admin/tapetes/novo");
  const letGo = await holdUploads(page);
  await page.getByLabel("Nome", { exact: true }).first().fill("Vazante");
  const sizes = [700, 710, 720, 730];
  await page
    .getByLabel("Enviar arquivos")
    .first()
    .setInputFiles(await Promise.all(sizes.map(jpeg)));
  const publish = page.getByRole("button", { name: "Publicar", exact: true });
  const wait = page
    .getByRole("status")
    .filter({ hasText: "Espere o fim do envio: os botões voltam em seguida." });
  await expect(wait).toBeVisible();
  await expect(publish).toBeDisabled();
  await expect(page.getByRole("button", { name: "Guardar rascunho" })).toBeDisabled();
  letGo();
  await publish.click();
  await expect(page).toHaveURL(/\/tapetes\/[0-9a-f-]{36}$/);
  await expect(wait).toHaveCount(0);
  const pictures = page.getByRole("list", { name: "Imagens, em ordem" }).getByRole("listitem");
  await expect(pictures).toHaveCount(sizes.length);
});

test("a letter waits for its picture", async () => {
  const { page } = await openSignedIn(app, "/admin/newsletter/cartas/nova");
  await page.getByLabel("Assunto").first().fill("Novidades do tear");
  await page.getByLabel("Texto", { exact: true }).first().fill("Chegaram tapetes de sisal.");
  const save = page.getByRole("button", { name: "Guardar rascunho" });
  await save.click();
  await expect(page).toHaveURL(/cartas\/[0-9a-f-]{36}/);
  const letGo = await holdUploads(page);
  await page
    .getByLabel("Enviar arquivos")
    .first()
    .setInputFiles(await jpeg(750));
  await expect(page.getByText("Espere o fim do envio: os botões voltam em seguida.")).toBeVisible();
  await expect(save).toBeDisabled();
  letGo();
  await expect(save).toBeEnabled();
});
