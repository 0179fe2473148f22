import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expect, newVisitor, untilHydrated } from "#tests/support/browser.ts";
import { openSlowConnection, openTestApp } from "#tests/support/servers/open-test-app.ts";

const TAB = "/admin/video-principal";
const FILM = "public/media/landing-light.mp4";
const VIMEO = "https://vimeo.com/910000000";
const BYTES_PER_SECOND = 60_000;
const CUT = [/ERR_CONNECTION|ERR_SOCKET|ERR_EMPTY|Failed to load resource/];

const app = openTestApp();
const line = openSlowConnection(app, BYTES_PER_SECOND);

/** Bytes of unfinished uploads that the server has. */
const storedBytes = () => {
  const folder = join(app.dataDir, "uploads");
  const entries = readdirSync(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(".json"));
  return files.reduce((sum, { name }) => sum + statSync(join(folder, name)).size, 0);
};

test("on a line that breaks an upload can be cancelled and leaves the form as it was, what was typed survives a save that did not arrive, and an upload goes on from where the line was cut", async () => {
  const page = await openTab(line.url);
  const file = page.locator("input[type=file][name=file]");
  const publish = page.getByRole("button", { name: "Publicar", exact: true });
  const address = page.getByLabel("Endereço do vídeo");
  const before = await address.inputValue();
  await file.setInputFiles(FILM);
  await page.getByRole("button", { name: /^Cancelar envio/ }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(publish).toBeEnabled();
  await expect(address).toHaveValue(before);

  const title = page.locator('[name="title"]');
  await title.fill("Casa no Pacaembu");
  line.cut();
  await publish.click();
  await expect(page.getByText("Erro ao atualizar vídeo")).toBeVisible();
  await expect(title).toHaveValue("Casa no Pacaembu");
  line.restore();
  await publish.click();
  await expect(page.getByText("Vídeo atualizado").first()).toBeVisible();

  const sent: { url: string; offset: number }[] = [];
  // The film's still is sent after it, to an address of its own.
  const offsets = () => sent.filter(({ url }) => url === sent[0]?.url).map(({ offset }) => offset);
  page.on("request", (request) => {
    if (request.method() === "PATCH")
      sent.push({ url: request.url(), offset: Number(request.headers()["upload-offset"]) });
  });
  const storedBefore = storedBytes();
  await file.setInputFiles(FILM);
  await expect(publish).toBeDisabled();
  await expect.poll(() => offsets().length).toBe(1);
  await expect.poll(storedBytes).toBeGreaterThan(storedBefore);
  const refused = page.waitForEvent("requestfailed");
  line.cut();
  await refused;
  line.restore();
  await expect(page.getByText("Vídeo carregado").first()).toBeVisible({ timeout: 20_000 });
  // The first offset is where the cancelled upload had come to.
  expectValue(offsets().at(-1)).toBeGreaterThan(offsets()[0] ?? 0);
});

test("a film is removed after a question, and the removal undone", async () => {
  const page = await openTab(app.url);
  await page.getByLabel("Endereço do vídeo").fill(VIMEO);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  const history = page.getByRole("region", { name: "Histórico de vídeos" });
  const row = history.getByRole("listitem").filter({ hasText: VIMEO });
  await expect(row).toContainText("No site");
  await row.getByRole("button", { name: /^Excluir ./ }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("heading")).toHaveText(/^Excluir “.+”\?$/);
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: /^Excluir ./ }).click();
  await question.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(row).toContainText("No site");
});

test("without script everything is still done by forms", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn(), javaScriptEnabled: false });
  await page.goto(TAB);
  const notice = page.getByRole("main").getByRole("status").filter({ hasText: /\S/ });
  await page.locator('[name="title"]').fill("Sem script");
  await page.locator('[name="es.title"]').fill("Sin script");
  await page.getByLabel("Endereço do vídeo").fill("nada");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("URL inválida");
  await expect(page.locator('[name="es.title"]')).toHaveValue("Sin script");

  await page.locator("input[type=file][name=file]").setInputFiles(FILM);
  await page.getByRole("button", { name: "Enviar arquivo", exact: true }).click();
  await expect(notice).toContainText("Vídeo atualizado");
  await expect(page.getByLabel("Endereço do vídeo")).toHaveValue(/^\/files\/site_videos\/videos\//);
  await expect(page.locator('[name="es.title"]')).toHaveValue("Sin script");

  const current = page.getByRole("listitem").filter({ hasText: "No site" });
  await current.getByRole("button", { name: /^Excluir ./ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(notice).toContainText("Vídeo excluído");
  await page.getByRole("button", { name: "Desfazer exclusão" }).click();
  await expect(current).toContainText("Sem script");
});

async function openTab(url: string): Promise<Page> {
  const { page } = await newVisitor(url, { cookie: await app.signIn(), expectErrors: CUT });
  await page.goto(TAB);
  await untilHydrated(page);
  return page;
}
