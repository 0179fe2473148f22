import type { Page } from "@playwright/test";
import { afterAll, beforeAll, expect as expectValue, test } from "vitest";
import { findAdminScreens, patternOf } from "#tests/support/admin-screens.ts";
import { expect, newVisitor, untilHydrated } from "#tests/support/browser.ts";
import { openBeforeScript } from "#tests/support/late-script.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

const CONTACT = "/admin/configuracoes/contato";
const EDIT_KEY = "editar";
const FEWEST_SCREENS = 30;
const SCREENS_TIMEOUT_MS = 300_000;
const ONE_LINE = ["text", "search", "url", "email", "tel", "number", "date"].map((type) => `[type=${type}]`);
const TEXT_FIELDS = `main :is(textarea, input:not([type]), input:is(${ONE_LINE}))`;

let app: TestApp;
let cookie: string;
let screens: Map<string, string>;
beforeAll(async () => {
  app = await startTestApp({ seed: "demo" });
  cookie = await app.signIn();
  screens = await findAdminScreens(app, cookie, keyOf);
});
afterAll(() => app.stop());

/** Pages and settings differ in their fields, two entries of a list do not; a form beside its list is another screen. */
function keyOf(url: URL): string | undefined {
  const pattern = patternOf(url);
  const path = pattern?.endsWith(":id") ? pattern : url.pathname;
  return pattern && (url.searchParams.has(EDIT_KEY) ? `${path} ${EDIT_KEY}` : path);
}

async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const letCome = await openBeforeScript(page, path, "entry.client");
  return async () => {
    await letCome();
    await untilHydrated(page);
  };
}

type Typed = { field: string; value: string };

/** Types something else into each text field that can be seen. */
async function typeEverywhere(page: Page): Promise<Typed[]> {
  const fields = await page.locator(TEXT_FIELDS).evaluateAll((all) =>
    (all as HTMLInputElement[])
      .filter((field) => field.checkVisibility({ visibilityProperty: true }))
      .filter(({ disabled, readOnly }) => !disabled && !readOnly)
      .map((field) => {
        const { id, name, type, value } = field;
        const place = [...document.getElementsByName(name)].indexOf(field);
        return { field: name ? `[name="${name}"] >> nth=${place}` : `[id="${id}"]`, type, value };
      }),
  );
  const typed = fields.map(({ field, type, value }) => ({ field, value: otherValue(type, value) }));
  for (const { field, value } of typed) await page.locator(field).fill(value);
  return typed;
}

function otherValue(type: string, value: string): string {
  if (type === "number") return value === "2" ? "3" : "2";
  if (type === "date") return "2026-05-04";
  return type === "tel" ? "+55 11 98765-4321" : "Escrito antes";
}

test(
  "what is typed on any screen of the administration before its script has come stays",
  async () => {
    const { context } = await newVisitor(app.url, { cookie });
    const filled: string[] = [];
    for (const address of screens.values()) {
      const html = await (await fetch(app.url + address, { headers: { cookie } })).text();
      if (!/<textarea|<input(?![^>]* type="(hidden|file|radio|checkbox))/.test(html)) continue;
      const page = await context.newPage();
      const hydrate = await openEarly(page, address);
      const typed = await typeEverywhere(page);
      await hydrate();
      const values = typed.map(async ({ field }) => ({
        field,
        value: await page.locator(field).inputValue(),
      }));
      expectValue([address, await Promise.all(values)]).toEqual([address, typed]);
      if (typed.length > 0) filled.push(address);
      await page.close();
    }
    expectValue(filled.length, filled.join("\n")).toBeGreaterThanOrEqual(FEWEST_SCREENS);
  },
  SCREENS_TIMEOUT_MS,
);

test("a title and a telephone of the contact settings are typed while the script comes, and saved", async () => {
  const { page } = await newVisitor(app.url, { cookie });
  const hydrate = await openEarly(page, CONTACT);
  const telephone = page.locator('[name="contact.whatsapp"]');
  const title = page.locator('[name="newsletter.title"]');
  await title.fill("Notícias apressadas");
  await telephone.fill("");
  await page.keyboard.type("+55 11 8765-4321");
  for (const _ of "8765-4321") await page.keyboard.press("ArrowLeft");
  await hydrate();
  // Where the cursor was, typing goes on.
  await page.keyboard.type("9");
  await expect(title).toHaveValue("Notícias apressadas");
  await expect(telephone).toHaveValue("+55 11 98765-4321");
  await page.getByRole("button", { name: "Salvar Telefones e e-mails" }).click();
  await expect(page.getByText("Configuração salva").first()).toBeVisible();
  await expect(telephone).toHaveValue("+55 11 98765-4321");
  expectValue(await (await fetch(`${app.url}/contato`)).text()).toContain("wa.me/5511987654321");
  await expect(title).toHaveValue("Notícias apressadas");
});

test("a collection's title typed before the script is saved, and the language chosen then is in view", async () => {
  const { page } = await newVisitor(app.url, { cookie });
  const address = screens.get(`/admin/colecoes ${EDIT_KEY}`) ?? "";
  const hydrate = await openEarly(page, address);
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
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect.poll(async () => (await fetch(`${app.url}/colecoes`)).text()).toContain("Coleção apressada");
});

test("a picture chosen before the script is uploaded, and what the text editor's plain field held is in the editor", async () => {
  const { page, context } = await newVisitor(app.url, { cookie });
  const hydrate = await openEarly(page, "/admin/midia");
  const file = { name: "cedo.jpg", mimeType: "image/jpeg", buffer: await picture("jpeg", 600, 300) };
  await page.getByLabel("Enviar arquivos").setInputFiles(file);
  await hydrate();
  await expect(page.getByRole("list", { name: "Arquivos" }).getByText("cedo.jpg")).toBeVisible();

  const other = await context.newPage();
  const hydrateText = await openEarly(other, "/admin/paginas/termos");
  await other.locator('[name="body"]').fill("Uma frase apressada.");
  await hydrateText();
  const editor = other.locator("[contenteditable=true]").first();
  await expect(editor).toHaveText("Uma frase apressada.");
});

test("what is typed early is kept on the device, and goes on top of what was kept before", async () => {
  const { page, context } = await newVisitor(app.url, { cookie });
  const hydrate = await openEarly(page, CONTACT);
  await page.locator('[name="social.instagram"]').fill("https://instagram.com/primeira");
  await hydrate();
  await page.close();

  const again = await context.newPage();
  const hydrateAgain = await openEarly(again, CONTACT);
  await again.locator('[name="social.pinterest"]').fill("https://pinterest.com/segunda");
  await hydrateAgain();
  await expect(again.getByText(/^Retomamos o que você digitou/)).toBeVisible();
  await expect(again.locator('[name="social.instagram"]')).toHaveValue("https://instagram.com/primeira");
  await expect(again.locator('[name="social.pinterest"]')).toHaveValue("https://pinterest.com/segunda");
});
