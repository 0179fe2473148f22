import { expect as expectValue, test } from "vitest";
import { expect, newVisitor, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { NO_TLS_HOST } from "#tests/support/browser-options.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const app = openTestApp({ tls: false });

test("in the maker's own network, without TLS, entries are edited, rows added and files uploaded", async () => {
  const url = app.url.replace("127.0.0.1", NO_TLS_HOST);
  const { page } = await newVisitor(url, {
    cookie: await app.signIn(),
    expectErrors: [/Cross-Origin-Opener-Policy/],
  });
  const open = async (path: string) => {
    await page.goto(path);
    await untilHydrated(page);
  };
  await open("/admin/depoimentos");
  expectValue(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([
    false,
    "undefined",
  ]);
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  const author = page.getByRole("textbox", { name: "Quem diz" }).first();
  await author.fill("Lia da rede local");
  await page.getByRole("button", { name: "Publicar", exact: true }).first().click();
  await expect(page.getByText("Lia da rede local").first()).toBeVisible();

  await open("/admin/configuracoes/contato");
  const places = page.getByRole("textbox", { name: "Lugar ou serviço" });
  const before = await places.count();
  await page.getByRole("button", { name: "Novo lugar ou serviço" }).click();
  await expect(places).toHaveCount(before + 1);

  await open("/admin/midia");
  const file = { name: "rede-local.jpg", mimeType: "image/jpeg", buffer: await picture("jpeg", 620, 300) };
  await page.getByLabel("Enviar arquivos").setInputFiles(file);
  await expect(page.getByText("Upload bem-sucedido", { exact: true }).first()).toBeVisible();
  await page.getByRole("list", { name: "Arquivos" }).getByRole("link").first().click();
  await page.getByRole("button", { name: "Copiar endereço" }).click();
  await expect(page.getByText("Não foi possível copiar").first()).toBeVisible();
});
