import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import {
  DESKTOP,
  expect,
  newVisitor,
  PHONE,
  untilHydrated,
  type VisitorOptions,
  withoutPictures,
} from "#tests/support/browser.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";

withoutPictures();

const INBOX = "/admin/leads";
/** Chromium logs every 401 and every failed request. */
const REPORTED = [/status of 401/, /ERR_|Failed to load resource/];

const app = openTestApp({ tls: true });

let visitor = 0;
async function write(path: string, fields: Record<string, string>, files: File[] = []): Promise<void> {
  visitor += 1;
  const body = new FormData();
  for (const [name, value] of Object.entries({ consent: "on", ...fields })) body.append(name, value);
  for (const file of files) body.append("files", file);
  const headers = { "x-forwarded-for": `198.51.100.${visitor}` };
  const response = await fetch(app.directUrl + path, { method: "POST", headers, body });
  expectValue([path, response.status]).toEqual([path, 200]);
}

const RUG = "/produtos/tapete-scallop";
const askForQuote = (name: string, reach: string, path = RUG, message = "Em terracota") =>
  write(path, { form: "quote", name, reach, size: "200 × 300 cm", message });

async function open(path = INBOX, options: VisitorOptions = {}): Promise<{ page: Page; cookie: string }> {
  const cookie = await app.signIn();
  const { page } = await newVisitor(app.url, { cookie, expectErrors: REPORTED, ...options });
  await page.goto(path);
  await untilHydrated(page);
  return { page, cookie };
}

async function openRequest(page: Page, name: string): Promise<void> {
  await page.goto(INBOX);
  await untilHydrated(page);
  await row(page, name).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
}

const row = (page: Page, name: string) => page.getByRole("listitem").getByRole("link", { name }).first();
const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test("a request is answered in two taps, in its own language, and marked as answered", async () => {
  const message = `${"Mi salón es largo y estrecho. ".repeat(50)}¿Llega en mayo?`;
  await askForQuote("Lucía Ñandú", "+34 600 111 222", `/es${RUG}`, message);
  const { page } = await open(INBOX, { viewport: PHONE });
  await row(page, "Lucía Ñandú").click();
  const reply = page.getByRole("link", { name: "Responder no WhatsApp" });
  await expect(reply).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Ler a mensagem inteira" }).click();
  await expect(page.getByRole("button", { name: "Mostrar só o começo" })).toBeFocused();
  await expect(reply).not.toBeInViewport();
  const address = new URL((await reply.getAttribute("href")) ?? "");
  expectValue(address.origin + address.pathname).toBe("https://wa.me/34600111222");
  expectValue(address.searchParams.get("text")).toMatch(/^Hola, Lucía\..*200 × 300 cm/);
  await page.getByLabel("Mensagem pronta").fill("Hola, ¿hablamos mañana?");
  await expect(reply).toHaveAttribute("href", /mañana|ma%C3%B1ana/);
  await page.getByRole("button", { name: "Marcar como respondido" }).click();
  await expect(notice(page, "Marcado como respondido")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Situação" })).toHaveValue("in-contact");
  await page.getByRole("link", { name: "Voltar à lista" }).click();
  await expect(row(page, "Lucía Ñandú")).toContainText("em contato");
});

test("who left an e-mail is answered by mail; notes, state and reminder save themselves, over a broken line and a session that ends", async () => {
  await write("/contato", {
    form: "contact",
    name: "Caio Reis",
    email: "caio@example.com",
    subject: "Limpeza do tapete",
    message: "Como limpo o tapete depois da chuva?",
  });
  const { page, cookie } = await open();
  await row(page, "Caio Reis").click();
  const href = (await page.getByRole("link", { name: "Responder por e-mail" }).getAttribute("href")) ?? "";
  const asked = new URLSearchParams(href.slice(href.indexOf("?")));
  expectValue(href).toContain("mailto:caio@example.com?");
  expectValue(asked.get("subject")).toBe("Re: Limpeza do tapete");
  expectValue(asked.get("body")).toMatch(/^Olá, Caio\. .*Limpeza do tapete.*Um abraço,\r\nUrdume$/s);
  await page.getByRole("button", { name: "Marcar como respondido" }).click();
  await expect(page.getByText(/^Respondido em /)).toBeVisible();

  await askForQuote("Rui Anotado", "rui@example.com");
  await openRequest(page, "Rui Anotado");
  const second = await page.context().newPage();
  await second.goto(page.url());
  await untilHydrated(second);
  await page.getByLabel("Anotações").fill("Mandar amostra de ferrugem");
  await page.getByLabel("Anotações").blur();
  await expect(page.getByText(/^Salvo às/).first()).toBeVisible();
  // What another window wrote without having seen it is kept beside it, and shown there.
  const both = "Mandar amostra de ferrugem\nPrefere WhatsApp";
  await second.getByLabel("Anotações").fill("Prefere WhatsApp");
  await second.getByLabel("Anotações").blur();
  await expect(second.getByLabel("Anotações")).toHaveValue(both);
  await second.close();
  await page.getByRole("combobox", { name: "Situação" }).focus();
  await page.getByRole("combobox", { name: "Situação" }).selectOption("proposal");
  await expect(page.getByRole("link", { name: /Rui Anotado.*proposta/ })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Situação" })).toBeFocused();
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });
  const reminder = page.getByLabel("Lembrar em");
  await reminder.fill("2024-01-15");
  await expect(page.getByText("Este dia já passou")).toBeVisible();
  await reminder.fill(today);
  await expect(page.getByText(/^Salvo às/)).toHaveCount(3);
  await expect(page.getByRole("heading", { name: /lembretes? para hoje/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Anotações")).toHaveValue(both);
  await expect(page.getByRole("combobox", { name: "Situação" })).toHaveValue("proposal");
  await expect(reminder).toHaveValue(today);
  await untilHydrated(page);
  await page.emulateMedia({ media: "print" });
  const paper = (await page.locator("body").innerText()).replace(/\s+/g, " ");
  expectValue(paper).toMatch(
    /^Rui Anotado .*Em terracota .*rui@example\.com .*Situação proposta Anotações Mandar amostra de ferrugem Prefere WhatsApp Consentimento em [^.]+\.$/,
  );
  await page.emulateMedia({ media: "screen", forcedColors: "active" });
  const all = page.getByRole("link", { name: /^Todos/ });
  await expect(all).not.toHaveCSS("background-color", /^rgba?\(255, 255, 255/);
  const opened = page.locator("li > a[aria-current]", { hasText: "Rui Anotado" });
  await expect(opened).toHaveCSS("border-left-width", "3px");
  await page.emulateMedia({ forcedColors: null });
  await page.getByRole("button", { name: "Tirar o lembrete" }).click();
  await expect(page.getByRole("heading", { name: /lembretes? para hoje/ })).toBeHidden();
  await askForQuote("Bia Offline", "bia.offline@example.com");
  await openRequest(page, "Bia Offline");
  await page.route("**/admin/leads/*.data*", (route) =>
    route.request().method() === "POST" ? route.abort("connectionfailed") : route.continue(),
  );
  const notes = page.getByLabel("Anotações");
  await notes.fill("Ligar depois das 18h");
  await notes.blur();
  await expect(notice(page, "Não foi possível salvar")).toBeVisible();
  await expect(page.getByText("Não salvo")).toBeVisible();
  await expect(notes).toHaveValue("Ligar depois das 18h");
  await page.unroute("**/admin/leads/*.data*");
  await notes.fill("Ligar depois das 18h.");
  await notes.blur();
  await expect(page.getByText(/^Salvo às/).first()).toBeVisible();
  // After the session ended, a note is saved once the password was given.
  await askForQuote("Ana Sessão", "ana.sessao@example.com");
  await openRequest(page, "Ana Sessão");
  await fetch(`${app.url}/admin-login/sair`, {
    method: "POST",
    headers: { cookie, origin: app.url },
    body: new URLSearchParams({ scope: "global" }),
    redirect: "manual",
  });
  await page.getByLabel("Anotações").fill("Nada se perde");
  await page.getByLabel("Anotações").blur();
  await expect(page.getByRole("alertdialog", { name: "Sua sessão terminou" })).toBeVisible();
  await page.getByLabel("Senha", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Entrar e continuar" }).click();
  await expect(page.getByText(/^Salvo às/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Anotações")).toHaveValue("Nada se perde");
});

test("deleting asks and can be undone; the list is searched while one types, filtered, and walked by keyboard; it leaves as a file", async () => {
  await askForQuote("Ítalo Apagado", "italo@example.com");
  const { page } = await open(INBOX, { hasPictures: true });
  await row(page, "Ítalo Apagado").click();
  await page.getByRole("button", { name: "Excluir pedido" }).click();
  const question = page.getByRole("alertdialog", { name: "Excluir o pedido de Ítalo Apagado?" });
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Excluir pedido" }).click();
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(notice(page, "Pedido excluído")).toBeVisible();
  await expect(row(page, "Ítalo Apagado")).toBeHidden();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(notice(page, "Pedido de volta à lista")).toBeVisible();
  await row(page, "Ítalo Apagado").click();
  await page.getByRole("button", { name: "Excluir pedido" }).click();
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(notice(page, "Fica 30 dias na Lixeira.")).toBeVisible();
  await page.goto("/admin/lixeira");
  await untilHydrated(page);
  const removed = page.getByRole("listitem").filter({ hasText: "Ítalo Apagado" });
  await expect(removed).toContainText(/^Ítalo ApagadoPedido\. Excluiu: /);
  await expectAccessible(page);
  await removed.getByRole("button", { name: "Trazer de volta: Ítalo Apagado" }).click();
  await expect(notice(page, "De volta ao lugar")).toBeVisible();
  await page.goto("/admin/leads");
  await untilHydrated(page);
  await expect(row(page, "Ítalo Apagado")).toBeVisible();

  await write("/acesso-exclusivo", {
    form: "exclusive-access",
    profession: "architecture",
    name: "Célia Conceição",
    company: "Estúdio Célia",
    email: "celia@example.com",
    whatsapp: "+55 81 97777-6666",
    city: "Recife",
  });
  await page.goto(INBOX);
  await untilHydrated(page);
  await page.getByRole("searchbox", { name: "Nome, contato, cidade ou tapete" }).fill("recife conceicao");
  await expect(page).toHaveURL(/q=recife/);
  await expect(row(page, "Célia Conceição")).toBeVisible();
  await expect(page.getByText("1 a 1 de 1")).toBeVisible();
  await page.getByRole("searchbox", { name: "Nome, contato, cidade ou tapete" }).fill("ninguém assim");
  await expect(page.getByText("Nada encontrado.")).toBeVisible();
  await page.getByRole("link", { name: "Limpar busca e filtros" }).click();
  await page.getByText("Origem e período").click();
  await page.getByLabel("Origem", { exact: true }).selectOption("exclusive-access");
  await page.getByRole("button", { name: "Filtrar" }).click();
  await expect(page).toHaveURL(/origem=exclusive-access/);
  await expect(row(page, "Célia Conceição")).toHaveAttribute("href", /origem=exclusive-access/);
  const held = Promise.withResolvers<void>();
  await page.route(/\.data/, (route) => held.promise.then(() => route.continue()));
  await row(page, "Célia Conceição").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main [inert]")).toHaveCSS("animation-name", "none");
  await expect(page.getByText("Carregando..."), "the list stays beside what is opened").toBeHidden();
  held.resolve();
  const name = page.getByRole("heading", { name: "Célia Conceição" });
  await expect(name).toBeFocused();
  await expect(page).toHaveURL(/leads\/[0-9a-f-]{36}\?.*origem=exclusive-access/);
  await expect(page.getByText("Arquitetura")).toBeVisible();

  const sketch = new File([new Uint8Array(await picture("jpeg", 400, 300))], "sala.jpg");
  await write(
    "/personalizados",
    {
      form: "made-to-measure",
      shape: "round",
      diameter: "240",
      name: "Otto Desenho",
      reach: "otto@example.com",
      project: "Sala redonda",
    },
    [sketch],
  );
  await openRequest(page, "Otto Desenho");
  const image = page.getByRole("img", { name: "Arquivo enviado: sala.jpg" });
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBe(400);
  for (const [name, ending] of [
    ["Exportar CSV", "csv"],
    ["Exportar XLSX", "xlsx"],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name }).click(),
    ]);
    expectValue(file.suggestedFilename()).toMatch(new RegExp(`^leads-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`));
  }
});

test("without script a request is read, noted and answered all the same", async () => {
  await askForQuote("Zé Semscript", "ze@example.com");
  const cookie = await app.signIn();
  const { page } = await newVisitor(app.url, { cookie, javaScriptEnabled: false });
  await page.goto(`${INBOX}?q=semscript`);
  await row(page, "Zé Semscript").click();
  await page.getByLabel("Anotações").fill("Anotado sem script");
  await page.getByRole("combobox", { name: "Situação" }).selectOption("won");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(page.getByLabel("Anotações")).toHaveValue("Anotado sem script");
  await expect(page.getByRole("combobox", { name: "Situação" })).toHaveValue("won");
});

test("axe finds no violation in a request, a missing one, nothing found, and all of it fits", async () => {
  await askForQuote("Nome muito comprido ".repeat(5).trim(), "(11) 90000-0000");
  const { page } = await open(INBOX, { reducedMotion: "reduce" });
  await row(page, "Nome muito comprido").click();
  await expect(page.getByRole("heading", { name: "Nome muito comprido" })).toBeVisible();
  const missing = `${INBOX}/01a1fb9e-a970-7535-a786-604283140ed2`;
  for (const path of [new URL(page.url()).pathname, missing, `${INBOX}?q=nada-assim`, INBOX]) {
    await page.goto(path);
    await untilHydrated(page);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expectValue([path, viewport.width, overflow]).toEqual([path, viewport.width, 0]);
    }
  }
});
