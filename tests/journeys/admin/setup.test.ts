import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE, untilHydrated } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h40v40H0zM60 20a20 20 0 1 0 40 0z"/></svg>';
const TWO_COLOURS =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40"><path fill="#75202b" d="M0 0h40v40H0z"/><path fill="#c3913f" d="M60 20a20 20 0 1 0 40 0z"/></svg>';
const BAD_LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
const YELLOW = "#ffd23f";

const app = openTestApp({ seed: "none" });

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** The sweep of all screens judges each step (admin-screens.test.ts). */
async function arrive(page: Page, step: string, heading: string): Promise<void> {
  await page.waitForURL(`**/admin/comecar/${step}`);
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  expectValue(await isWide(page), step).toBe(false);
}

/** By the Enter key. */
const onByEnter = (page: Page, label: string) => page.getByLabel(label).first().press("Enter");

test("an empty list of rugs is as high as its words, and so is its button", async () => {
  const { page } = await newVisitor(app.url, { viewport: { width: 1440, height: 900 } });
  await page.goto("/tapetes");
  const button = page.getByRole("main").getByRole("link", { name: "Entrar em Contato" });
  const frame = button.locator("..");
  const [inside, outside] = [await button.boundingBox(), await frame.boundingBox()];
  expectValue(inside?.height).toBeLessThan(70);
  expectValue(outside?.height).toBeLessThan(260);
});

test("an empty installation gets its name, logo, colours and typeface on a phone, and shows them", async () => {
  const { page } = await newVisitor(app.url, {
    viewport: PHONE,
    hasTouch: true,
    // SVG with script is refused.
    expectErrors: [/status of 422/],
  });
  await page.goto("/admin-login");
  await untilHydrated(page);
  await page.getByLabel("E-mail").fill(ADMINISTRATOR.email);
  await page.getByLabel("Senha", { exact: true }).fill(ADMINISTRATOR.password);
  await page.keyboard.press("Enter");

  await arrive(page, "nome", "Como se chama a marca?");
  await expectAccessible(page, "the assistant of an empty installation");
  await onByEnter(page, "Nome da marca");
  await expect(page.getByText("Preencha este campo.")).toBeVisible();
  await page.getByLabel("Nome da marca").fill("Tear do Sul");
  await page.getByLabel("Cidade").fill("Pelotas");
  const logo = (content: string) => ({
    name: "marca.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(content),
  });
  await page.locator("input[type=file]").first().setInputFiles(logo(BAD_LOGO));
  const notice = page.getByRole("region", { name: "Avisos" });
  await expect(notice.getByText(/SVG/).first()).toBeVisible();
  // Stays until dismissed, at the lower edge of a phone.
  await notice.getByRole("button", { name: "Dispensar" }).first().tap();
  await expect(notice.getByText(/SVG/)).toHaveCount(0);
  await page.locator("input[type=file]").first().setInputFiles(logo(TWO_COLOURS));
  await expect(page.getByText("No escuro e sobre o filme")).toBeVisible();
  await expect(page.getByLabel(/tem uma cor só/)).not.toBeChecked();
  await page.locator("input[type=file]").first().setInputFiles(logo(LOGO));
  await expect(page.getByLabel(/tem uma cor só/)).toBeChecked();
  await expect(page.getByLabel("Nome da marca")).toHaveValue("Tear do Sul");
  await onByEnter(page, "Nome da marca");

  await arrive(page, "cores", "Que cores são as da marca?");
  await page.getByRole("button", { name: "Rosa" }).tap();
  await expect(page.getByLabel("Destaque", { exact: true })).toHaveValue("#b0284f");
  await page.getByLabel("Destaque", { exact: true }).fill(YELLOW);
  await expect(page.getByText(/difícil de ler/)).toBeVisible();
  await page.getByLabel("Destaque", { exact: true }).press("Enter");
  await expect(page.getByText("Esta cor não se lê.").first()).toBeVisible();
  await expect(page.getByLabel("Destaque", { exact: true })).toHaveValue(YELLOW);
  await page.getByRole("button", { name: /^Usar #[0-9a-f]{6} em Destaque$/ }).tap();
  await expect(page.getByText(/difícil de ler/)).toHaveCount(0);
  // axe can only judge the sample once its colour is final.
  await expectAccessible(page, "the suggestion", { within: "main" });
  const accent = await page.getByLabel("Destaque", { exact: true }).inputValue();
  await page.getByRole("button", { name: "Continuar" }).tap();

  await arrive(page, "letra", "Com que letra a marca fala?");
  await expect(page.getByRole("heading", { name: "Com que letra a marca fala?" })).toBeFocused();
  await page.getByLabel(/^Fio/).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel(/^Feira/)).toBeChecked();
  await page.keyboard.press("Enter");

  await arrive(page, "contatos", "Como falam com você?");
  await page.getByLabel("WhatsApp").fill("(53) 99999-0000");
  await page.getByLabel("E-mail").fill("oi@");
  await onByEnter(page, "E-mail");
  await expect(page.getByText(/Escreva o endereço inteiro/)).toBeVisible();
  await expect(page.getByLabel("WhatsApp")).toHaveValue("(53) 99999-0000");
  await page.getByLabel("E-mail").fill("oi@teardosul.test");
  await onByEnter(page, "E-mail");

  await arrive(page, "linguas", "Que línguas o site fala?");
  await page.getByRole("link", { name: "Voltar", exact: true }).tap();
  await page.waitForURL("**/contatos");
  await expect(page.getByLabel("E-mail")).toHaveValue("oi@teardosul.test");
  await page.goto("/admin");
  await page.waitForURL("**/admin/comecar/linguas");
  await untilHydrated(page);
  await page.getByRole("switch", { name: "Inglês" }).uncheck();
  await page.getByRole("button", { name: "Continuar" }).tap();

  await arrive(page, "conteudo", "Com que conteúdo o site começa?");
  await page.getByRole("button", { name: "Continuar" }).tap();
  await arrive(page, "pronto", "Está pronto.");
  const [site] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("main").getByRole("link", { name: "Abrir o site" }).tap(),
  ]);

  await expect(site.getByRole("img", { name: "Tear do Sul" }).first()).toBeVisible();
  // A window that opened itself may still wait for its styles.
  await site.waitForLoadState();
  const theme = await site.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const plain = document.querySelector<HTMLElement>("header span:has(> img)");
    return {
      accent: style.getPropertyValue("--accent"),
      paper: getComputedStyle(document.querySelector("header") ?? document.body).getPropertyValue(
        "--surface",
      ),
      voice: getComputedStyle(document.querySelector("h2") as HTMLElement).fontFamily,
      hasTypeface: document.fonts.check('200 40px "Bricolage Grotesque"'),
      mask: plain ? getComputedStyle(plain).maskImage : "",
    };
  });
  expectValue(theme).toMatchObject({ accent, paper: "#f8f0ee", hasTypeface: true });
  expectValue(theme.voice).toContain("Bricolage Grotesque");
  expectValue(theme.mask).toContain(".svg");
  await expectAccessible(site, "the finished page");
  expectValue(await isWide(site)).toBe(false);
  const response = await site.goto("/principal-en");
  expectValue(response?.url()).toContain("/principal-br");
  await site.close();

  await page.getByRole("button", { name: "Ir para o painel" }).tap();
  await page.waitForURL("**/admin");
  await expect(page.getByRole("heading", { name: /^(Bom dia|Boa tarde|Boa noite)/ })).toBeVisible();
});

test("what was typed outlives a lost connection and a wrong turn", async () => {
  const cookie = await app.signIn();
  const { page, context } = await newVisitor(app.url, {
    cookie,
    expectErrors: [/ERR_INTERNET_DISCONNECTED/],
  });
  await page.goto("/admin/comecar/nome");
  await untilHydrated(page);
  await page.getByLabel("Nome da marca").fill("Tear do Sul");
  await page.getByLabel("Frase da marca").fill("Lã, sol e paciência.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("Erro ao salvar").first()).toBeVisible();
  await expect(page.getByLabel("Frase da marca")).toHaveValue("Lã, sol e paciência.");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Letra" }).click();
  await page.getByRole("button", { name: "Continuar aqui" }).click();
  await expect(page.getByLabel("Frase da marca")).toHaveValue("Lã, sol e paciência.");
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.waitForURL("**/admin/comecar/cores");
  expectValue(await (await fetch(app.url)).text()).toContain("Lã, sol e paciência.");
});
