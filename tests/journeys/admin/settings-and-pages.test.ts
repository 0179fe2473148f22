import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import {
  expect,
  newVisitor,
  PHONE,
  untilHydrated,
  type VisitorOptions,
  withoutPictures,
} from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const BRAND = "/admin/configuracoes/marca";
const TERMS = "/admin/paginas/termos";
/** Logged by Chromium: refused and failed requests, and a handler refused by the policy. */
const REPORTED = [/Failed to load resource|ERR_|Executing inline event handler violates/];

const TWO_COLOURS =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40"><path fill="#75202b" d="M0 0h40v40H0z"/><path fill="#c3913f" d="M60 20a20 20 0 1 0 40 0z"/></svg>';

const app = openTestApp();

async function open(path: string, options: VisitorOptions = {}) {
  const cookie = await app.signIn();
  const { page, context } = await newVisitor(app.url, { cookie, expectErrors: REPORTED, ...options });
  await page.goto(path);
  await untilHydrated(page);
  return { page, context };
}

const visit = async (path: string) => (await fetch(app.url + path)).text();
const blurb = (page: Page, language = "") => page.locator(`[name="${language}brand.blurb"]`);
/** The ends of a paragraph, and of a list around it. */
const LAST_TOKENS = 3;
type WithEditor = { editor: { state: { doc: { content: { size: number } }; selection: { to: number } } } };
/** What follows the caret in the editor's document, in its own units. */
const afterCaret = (page: Page) =>
  body(page).evaluate((element) => {
    const { doc, selection } = (element as unknown as WithEditor).editor.state;
    return doc.content.size - selection.to;
  });

const body = (page: Page) => page.getByRole("textbox", { name: "Texto", exact: true }).first();

test("what the brand says changes in the language that was edited, on the visitor's next request", async () => {
  const { page } = await open(BRAND, { viewport: PHONE });
  const spanish = await visit("/es/termos");
  await blurb(page).fill("Tapetes que nascem no tear da casa.");
  await page.getByRole("button", { name: "Publicar Marca" }).click();
  await expect(page.getByText("Configuração salva").first()).toBeVisible();
  expectValue(await visit("/termos")).toContain("Tapetes que nascem no tear da casa.");
  const footer = (html: string) => /<footer[\s\S]*?<\/p>/.exec(html)?.[0];
  expectValue(footer(await visit("/es/termos"))).toBe(footer(spanish));

  const spanishFields = page.getByRole("radio", { name: /^Espanhol/ }).first();
  await spanishFields.check();
  await blurb(page, "es.").fill("Alfombras que nacen en el telar de la casa.");
  await page.getByRole("button", { name: "Publicar Marca" }).click();
  await expect.poll(() => visit("/es/termos")).toContain("Alfombras que nacen en el telar de la casa.");
  expectValue(await visit("/termos")).toContain("Tapetes que nascem no tear da casa.");
  await expectAccessible(page, "", { within: "#brand" });
});

test("colours wait as a draft until they are published, and those that cannot be read are refused", async () => {
  const { page } = await open("/admin/configuracoes/cores");
  const isGreen = async () => (await visit("/termos")).includes("#4d6a12");
  await page.getByRole("button", { name: "Musgo" }).click();
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(page.getByText("Rascunho guardado").first()).toBeVisible();
  // The message comes before the form knows the draft.
  await expect(page.getByText("O formulário mostra o rascunho.")).toBeVisible();
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(page.getByText("Nada a guardar").first()).toBeVisible();
  expectValue(await isGreen()).toBe(false);
  await page.getByRole("button", { name: "Publicar Cores da marca" }).click();
  await expect(page.getByText("Configuração salva").first()).toBeVisible();
  expectValue(await isGreen()).toBe(true);

  const ink = page.getByRole("textbox", { name: "Tinta das letras", exact: true });
  for (const [typed, error] of [
    ["eeeeee", "Esta cor não se lê"],
    ["azul", "Escreva a cor como #b53a16."],
  ] as const) {
    await ink.fill(typed);
    await page.getByRole("button", { name: "Publicar Cores da marca" }).click();
    await expect(ink).toHaveAccessibleDescription(new RegExp(error));
    await expect(ink).toHaveValue(typed);
  }
  expectValue(await isGreen()).toBe(true);
});

test("without a connection nothing that was typed is lost, and a field shows its error; a logo of several colours stays as it is drawn unless chosen otherwise", async () => {
  const { page, context } = await open(BRAND);
  await page.getByLabel("Distribuidores").fill("muitos");
  await page.getByRole("button", { name: "Publicar Marca" }).click();
  await expect(page.getByText("Escreva um número.")).toBeVisible();
  await page.getByLabel("Distribuidores").fill("120");
  await blurb(page).fill("Escrito sem sinal.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Publicar Marca" }).click();
  await expect(page.getByText(/^Erro ao salvar|^Sem conexão/).first()).toBeVisible();
  await expect(blurb(page)).toHaveValue("Escrito sem sinal.");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Publicar Marca" }).click();
  await expect.poll(() => visit("/termos")).toContain("Escrito sem sinal.");

  const isPlain = page.getByRole("switch", { name: /tem uma cor só/ });
  await expect(isPlain).toHaveCount(0);
  await page
    .locator("#brand input[type=file]")
    .first()
    .setInputFiles({
      name: "marca.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from(TWO_COLOURS),
    });
  await expect(page.getByText("No escuro e sobre o filme")).toBeVisible();
  await expect(isPlain).not.toBeChecked();
  await page.getByRole("button", { name: "Publicar Marca" }).click();
  await expect.poll(() => visit("/termos")).toMatch(/<header[\s\S]*<img src="[^"]+\.svg" alt="Urdume"/);
  expectValue(await visit("/termos")).not.toContain("--logo:url");

  await expect(isPlain).not.toBeChecked();
  await page.getByText(/tem uma cor só/).click();
  await page.getByRole("button", { name: "Publicar Marca" }).click();
  await expect.poll(() => visit("/termos")).toContain("--logo:url");
  await page.reload();
  await untilHydrated(page);
  await expect(isPlain).toBeChecked();
  await expectAccessible(page, "", { within: "#brand" });
  await page.locator("#brand").getByRole("button", { name: "Remover", exact: true }).click();
  await page.getByRole("button", { name: "Publicar Marca" }).click();
  await expect.poll(() => visit("/termos")).not.toContain('.svg" alt="Urdume"');
});

test("the first refused field has the focus, in view on a phone and not under the publishing buttons", async () => {
  const { page } = await open("/admin/configuracoes/contato", { viewport: PHONE });
  const refused = page.locator("[aria-invalid=true]").first();
  const isInView = () =>
    refused.evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === field;
    });
  await page.locator("input[type=time]").first().fill("");
  await page.getByRole("button", { name: "Publicar Horários e fuso" }).click();
  await expect(refused).toBeFocused();
  await expect(page.locator("input[type=time]").first()).toBeFocused();
  await expect.poll(isInView).toBe(true);

  await page.goto("/admin/depoimentos/novo");
  await untilHydrated(page);
  await page.locator('[name="quote"]').fill("O chão mudou a sala.");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.locator('[name="author"]')).toBeFocused();
  await expect.poll(isInView).toBe(true);
  // What is marked in a photo has no field of its own.
  await page.goto("/admin/ambientes/novo");
  await untilHydrated(page);
  await page.locator('[name="name"]').fill("Sala da serra");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.locator("#ambientes-view-error")).toBeFocused();
});

test("what is typed before the editor's script is there goes where the text was pressed, or at its beginning", async () => {
  const { page, context } = await newVisitor(app.url, { cookie: await app.signIn(), expectErrors: REPORTED });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route("**/rich-text-editor-*.js", async (route) => {
    await held;
    await route.continue();
  });
  const before = page.locator("textarea:not([name])").first();
  const scripts = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await page.goto(TERMS);
  await untilHydrated(page);
  expectValue((await scripts()).filter((name) => name.includes("rich-text-editor"))).toEqual([]);
  const heading = page.getByRole("heading", { level: 2, includeHidden: true, name: "Quem somos" }).first();
  await heading.click({ force: true, position: { x: 1, y: 10 } });
  await expect(before).toBeFocused();
  await page.keyboard.type("Cedo: ");
  release();
  await expect(body(page)).toHaveAttribute("contenteditable", "true");
  await page.keyboard.type("já ");
  await expect(body(page)).toBeFocused();
  await expect(body(page).getByRole("heading").first()).toHaveText(/^Cedo: já /);
});

test("what is typed before the editor's script is there is sent with the form, and stays when the script never comes", async () => {
  const { page, context } = await newVisitor(app.url, { cookie: await app.signIn(), expectErrors: REPORTED });
  await context.route("**/rich-text-editor-*.js", () => {});
  await page.goto(TERMS);
  await untilHydrated(page);
  const before = page.locator("textarea:not([name])").first();
  await before.focus();
  await page.keyboard.type("Escrito com pressa.");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Página atualizada").first()).toBeVisible();
  expectValue(await visit("/termos")).toMatch(/Quem somos[\s\S]*Escrito com pressa\./);

  await context.unroute("**/rich-text-editor-*.js");
  await context.route("**/rich-text-editor-*.js", (route) => route.abort());
  await page.reload();
  await untilHydrated(page);
  await before.focus();
  const plain = page.locator('textarea[name="body"]');
  await expect(plain).toBeFocused();
  await page.keyboard.type(" Sem editor também se escreve.");
  await expect(plain).toHaveValue(/Escrito com pressa\. Sem editor também se escreve\.$/);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect.poll(() => visit("/termos")).toContain("Sem editor também se escreve.");
});

test("a page is written in its editor: typed, marked, pasted; a dangerous link is no link; a new page is published, deleted and brought back", async () => {
  const { page } = await open(TERMS);
  await body(page).focus();
  await body(page).locator("p").last().click();
  // The editor reads the caret that a key moved a moment later.
  await expect(async () => {
    await page.keyboard.press("Control+End");
    expectValue(await afterCaret(page)).toBeLessThanOrEqual(LAST_TOKENS);
  }).toPass();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Entregas em todo o Brasil, ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("com seguro.");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Enter");
  await body(page).evaluate((editor) => {
    const pasted = new DataTransfer();
    const word = `<p class="MsoNormal" style="color:red">Colado do <b>Word</b> <a href="javascript:alert(1)">aqui</a></p>
      <blockquote><ul><li>Citado de <b>longe</b></li></ul><footer>— Ana</footer></blockquote>
      <script>document.title = "taken"</script><img src="x" onerror="document.title='taken'">`;
    pasted.setData("text/html", word);
    editor.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true, cancelable: true }),
    );
  });
  await expect(body(page)).toContainText("Colado do Word aqui");
  await expectAccessible(page, "", { within: "main form" });
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Página atualizada").first()).toBeVisible();
  const shown = await visit("/termos");
  expectValue(shown).toMatch(/Entregas em todo o Brasil, <(b|strong)>com seguro\.<\/\1>/);
  expectValue(shown).toMatch(/Colado do <(b|strong)>Word<\/\1> aqui/);
  expectValue(shown).toMatch(
    /<blockquote[^>]*><p>Citado de <(b|strong)>longe<\/\1><\/p><\/blockquote>.*>Ana</s,
  );
  expectValue(shown).not.toMatch(/MsoNormal|javascript:alert|onerror|taken/);
  expectValue(await page.title()).not.toBe("taken");

  await page.goto("/admin/paginas");
  await untilHydrated(page);
  await page.getByRole("link", { name: "Nova página" }).click();
  await page.locator('[name="title"]').fill("Entregas");
  await body(page).click();
  await page.keyboard.type("Em todo o Brasil.");
  await page.getByText("Rodapé", { exact: true }).click();
  await expectAccessible(page, "", { within: "main" });
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Página criada", { exact: true }).first()).toBeVisible();
  expectValue(await visit("/contato")).toContain('href="/pagina/entregas"');
  expectValue(await visit("/pagina/entregas")).toContain("Em todo o Brasil.");
  await page.getByRole("button", { name: "Excluir Entregas" }).click();
  await page.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(page.getByText("Página excluída").first()).toBeVisible();
  expectValue(await visit("/contato")).not.toContain("/pagina/entregas");
  await page.getByRole("button", { name: "Desfazer", exact: true }).click();
  await expect.poll(() => visit("/contato")).toContain('href="/pagina/entregas"');
});
