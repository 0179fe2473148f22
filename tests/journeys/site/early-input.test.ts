import { beforeAll, expect as expectValue, test } from "vitest";
import { expect, newVisitor, withoutPictures } from "#tests/support/browser.ts";
import { openBeforeHydration } from "#tests/support/late-script.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const CONTACT = "/admin/configuracoes/contato";

const app = openTestApp();
let cookie: string;
beforeAll(async () => {
  cookie = await app.signIn();
});

test("a collection's title typed before the script is saved, and the language chosen then is in view", async () => {
  const { page } = await newVisitor(app.url, { cookie });
  const list = await (await fetch(`${app.url}/admin/colecoes`, { headers: { cookie } })).text();
  const [address = ""] = /\/admin\/colecoes\?editar=[^"#&]+/.exec(list) ?? [];
  const hydrate = await openBeforeHydration(page, address);
  const title = page.locator('[name="title"]');
  const spanish = page.locator('[name="es.title"]');
  await title.fill("Coleção apressada");
  await page
    .getByRole("radio", { name: /^Espanhol/ })
    .first()
    .check();
  await hydrate();
  await expect(spanish).toBeVisible();
  await expect(title).toHaveValue("Coleção apressada");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect.poll(async () => (await fetch(`${app.url}/colecoes`)).text()).toContain("Coleção apressada");
});

test("a picture chosen before the script is uploaded, and what the text editor's plain field held is in the editor", async () => {
  const { page, context } = await newVisitor(app.url, { cookie });
  const hydrate = await openBeforeHydration(page, "/admin/midia");
  const file = { name: "cedo.jpg", mimeType: "image/jpeg", buffer: await picture("jpeg", 600, 300) };
  await page.getByLabel("Enviar arquivos").setInputFiles(file);
  await hydrate();
  await expect(page.getByRole("list", { name: "Arquivos" }).getByText("cedo.jpg")).toBeVisible();

  const other = await context.newPage();
  const hydrateText = await openBeforeHydration(other, "/admin/paginas/termos");
  await other.locator('[name="body"]').fill("Uma frase apressada.");
  await hydrateText();
  // Whoever writes in the plain field goes on in it; the editor comes for the next who comes near.
  await other.keyboard.type(" Mais uma.");
  await other.keyboard.press("Tab");
  await other.getByRole("textbox", { name: "Texto", exact: true }).first().focus();
  const editor = other.locator("[contenteditable=true]").first();
  await expect(editor).toHaveText("Uma frase apressada. Mais uma.");
});

test("a file's panel is drawn before its script; a caption typed by then stays, is kept on the device, and is saved", async () => {
  const { page, context } = await newVisitor(app.url, { cookie });
  const list = await (await fetch(`${app.url}/admin/midia`, { headers: { cookie } })).text();
  const [address = ""] = /\/admin\/midia\?arquivo=[^"#&]+/.exec(list) ?? [];
  const hydrate = await openBeforeHydration(page, address);
  const panel = page.getByRole("heading", { name: /\.\w+$/ }).locator("..");
  await expect(panel).toHaveCSS("border-top-width", "1px");
  await page.locator('[name="caption"]').fill("Legenda apressada");
  await hydrate();
  await expect(page.locator('[name="caption"]')).toHaveValue("Legenda apressada");
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText(/^Retomamos o que você digitou/)).toBeVisible();
  await expect(again.locator('[name="caption"]')).toHaveValue("Legenda apressada");
  await again.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect
    .poll(async () => (await fetch(app.url + address, { headers: { cookie } })).text())
    .toContain("Legenda apressada");
});

test("what is typed early is kept on the device, and goes on top of what was kept before; a place and a telephone of the contact settings are typed while the script comes, and saved", async () => {
  const { page, context } = await newVisitor(app.url, { cookie });
  const hydrate = await openBeforeHydration(page, CONTACT);
  await page.locator('[name="social.instagram"]').fill("https://instagram.com/primeira");
  await hydrate();
  await page.close();

  const again = await context.newPage();
  const hydrateAgain = await openBeforeHydration(again, CONTACT);
  const telephone = again.locator('[name="contact.whatsapp"]');
  const place = again.locator('[name="contact.map.place"]');
  await again.locator('[name="social.pinterest"]').fill("https://pinterest.com/segunda");
  await place.fill("Casa apressada");
  await telephone.fill("");
  await again.keyboard.type("+55 11 8765-4321");
  for (const _ of "8765-4321") await again.keyboard.press("ArrowLeft");
  await hydrateAgain();
  await again.keyboard.type("9");
  await expect(again.getByText(/^Retomamos o que você digitou/)).toBeVisible();
  await expect(again.locator('[name="social.instagram"]')).toHaveValue("https://instagram.com/primeira");
  await expect(again.locator('[name="social.pinterest"]')).toHaveValue("https://pinterest.com/segunda");
  await expect(place).toHaveValue("Casa apressada");
  await expect(telephone).toHaveValue("+55 11 98765-4321");
  await again.getByRole("button", { name: "Publicar Telefones e e-mails" }).click();
  await expect(again.getByText("Configuração salva").first()).toBeVisible();
  await expect(telephone).toHaveValue("+55 11 98765-4321");
  expectValue(await (await fetch(`${app.url}/contato`)).text()).toContain("wa.me/5511987654321");
  await expect(place).toHaveValue("Casa apressada");
});

test("a search typed before the script is done when it has come", async () => {
  const { page } = await newVisitor(app.url, { cookie });
  const hydrate = await openBeforeHydration(page, "/admin/tapetes");
  await page.locator('main [name="q"]').fill("Scallop");
  await hydrate();
  await page.waitForURL(/[?&]q=Scallop/);
  // The filter form has a hidden copy.
  await expect(page.locator('main input[type="search"]')).toHaveValue("Scallop");
});
