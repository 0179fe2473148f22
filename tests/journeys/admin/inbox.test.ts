import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import {
  DESKTOP,
  expect,
  openSignedIn,
  PHONE,
  untilHydrated,
  type VisitorOptions,
  withoutPictures,
} from "#tests/support/browser.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";
import { expectToFit } from "./window-width.ts";

withoutPictures();

const INBOX = "/admin/leads";
/** Chromium logs every 401 and every failed request. */
const REPORTED = [/status of 401/, /ERR_|Failed to load resource/];

const app = openTestApp();

async function write(path: string, fields: Record<string, string>, files: File[] = []): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ consent: "on", ...fields })) body.append(name, value);
  for (const file of files) body.append("files", file);
  const headers = { origin: app.url };
  const response = await fetch(app.url + path, { method: "POST", headers, body });
  expectValue([path, response.status]).toEqual([path, 200]);
}

const RUG = "/produtos/tapete-scallop";
const askForQuote = (name: string, reach: string, path = RUG, message = "Em terracota") =>
  write(path, { form: "quote", name, reach, size: "200 × 300 cm", message });

const open = (options: VisitorOptions = {}) =>
  openSignedIn(app, INBOX, { expectErrors: REPORTED, ...options });

async function openRequest(page: Page, name: string): Promise<void> {
  await page.goto(INBOX);
  await untilHydrated(page);
  await row(page, name).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
}

const row = (page: Page, name: string) => page.getByRole("listitem").getByRole("link", { name }).first();
const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test("a request is answered in two taps, in its own language, and marked as answered; a long name fits", async () => {
  const longName = "Nome muito comprido ".repeat(5).trim();
  await askForQuote(longName, "(11) 90000-0000");
  const message = `${"Mi salón es largo y estrecho. ".repeat(50)}¿Llega en mayo?`;
  await askForQuote("Lucía Ñandú", "+34 600 111 222", `/es${RUG}`, message);
  const { page } = await open({ viewport: PHONE });
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

  await expectToFit(page);
  await row(page, longName).click();
  await expect(page.getByRole("heading", { name: longName })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page, "a request for a rug", { within: "main" });
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
  const notes = page.getByLabel("Anotações");
  const notesSaved = page
    .locator("main form > div")
    .filter({ has: notes })
    .getByText(/^Salvo às/);
  await row(page, "Caio Reis").click();
  const href = (await page.getByRole("link", { name: "Responder por e-mail" }).getAttribute("href")) ?? "";
  const asked = new URLSearchParams(href.slice(href.indexOf("?")));
  expectValue(href).toContain("mailto:caio@example.com?");
  expectValue(asked.get("subject")).toBe("Re: Limpeza do tapete");
  expectValue(asked.get("body")).toMatch(/^Olá, Caio\. .*Limpeza do tapete.*Um abraço,\r\nUrdume$/s);
  await page.getByRole("button", { name: "Marcar como respondido" }).click();
  await expect(page.getByText(/^Respondido em /)).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(page.url());
  await untilHydrated(second);
  await notes.fill("Mandar amostra de ferrugem");
  await notes.blur();
  await expect(notesSaved).toBeVisible();
  // What another window wrote without having seen it is kept beside it, and shown there.
  const both = "Mandar amostra de ferrugem\nPrefere WhatsApp";
  await second.getByLabel("Anotações").fill("Prefere WhatsApp");
  await second.getByLabel("Anotações").blur();
  await expect(second.getByLabel("Anotações")).toHaveValue(both);
  await second.close();
  await page.getByRole("combobox", { name: "Situação" }).focus();
  await page.getByRole("combobox", { name: "Situação" }).selectOption("archived");
  await expect(page.getByRole("link", { name: /Caio Reis.*arquivada/ })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Situação" })).toBeFocused();
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });
  const reminder = page.getByLabel("Lembrar em");
  await reminder.fill("2024-01-15");
  await expect(page.getByText("Este dia já passou")).toBeVisible();
  await reminder.fill(today);
  await expect(page.getByText(/^Salvo às/)).toHaveCount(3);
  await expect(page.getByRole("heading", { name: /lembretes? para hoje/ })).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue(both);
  await expect(page.getByRole("combobox", { name: "Situação" })).toHaveValue("archived");
  await expect(reminder).toHaveValue(today);
  await untilHydrated(page);
  await page.emulateMedia({ media: "print" });
  const paper = (await page.locator("body").innerText()).replace(/\s+/g, " ");
  expectValue(paper).toMatch(
    /^Caio Reis .*Como limpo o tapete depois da chuva\? .*caio@example\.com .*Situação arquivada .*Anotações Mandar amostra de ferrugem Prefere WhatsApp Consentimento em [^.]+\.$/,
  );
  await page.emulateMedia({ media: "screen", forcedColors: "active" });
  const all = page.getByRole("link", { name: /^Todos/ });
  await expect(all).not.toHaveCSS("background-color", /^rgba?\(255, 255, 255/);
  const opened = page.locator("li > a[aria-current]", { hasText: "Caio Reis" });
  await expect(opened).toHaveCSS("border-left-width", "3px");
  await page.emulateMedia({ forcedColors: null });
  await page.getByRole("button", { name: "Tirar o lembrete" }).click();
  await expect(page.getByRole("heading", { name: /lembretes? para hoje/ })).toBeHidden();
  await page.route("**/admin/leads/*.data*", (route) =>
    route.request().method() === "POST" ? route.abort("connectionfailed") : route.continue(),
  );
  await notes.fill("Ligar depois das 18h");
  await notes.blur();
  await expect(notice(page, "Não foi possível salvar")).toBeVisible();
  await expect(page.getByText("Não salvo")).toBeVisible();
  await expect(notes).toHaveValue("Ligar depois das 18h");
  await page.unroute("**/admin/leads/*.data*");
  await notes.fill("Ligar depois das 18h.");
  await notes.blur();
  await expect(notesSaved).toBeVisible();
  // After the session ended, a note is saved once the password was given.
  await fetch(`${app.url}/admin-login/sair`, {
    method: "POST",
    headers: { cookie, origin: app.url },
    body: new URLSearchParams({ scope: "global" }),
    redirect: "manual",
  });
  await notes.fill("Nada se perde");
  await notes.blur();
  await expect(page.getByRole("alertdialog", { name: "Sua sessão terminou" })).toBeVisible();
  await page.getByLabel("Senha", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Entrar e continuar" }).click();
  await expect(page.getByRole("alertdialog", { name: "Sua sessão terminou" })).toBeHidden();
  const headers = { cookie: await app.signIn() };
  const stored = async () => (await fetch(page.url(), { headers })).text();
  await expect.poll(stored).toContain(">Nada se perde</textarea>");
});

test("deleting asks and can be undone; the list is searched while one types, filtered, and walked by keyboard; it leaves as a file", async () => {
  await askForQuote("Ítalo Apagado", "italo@example.com");
  const { page } = await open({ hasPictures: true });
  await row(page, "Ítalo Apagado").click();
  await page.getByRole("button", { name: "Excluir pedido" }).click();
  const question = page.getByRole("alertdialog", { name: "Excluir o pedido de Ítalo Apagado?" });
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Excluir pedido" }).click();
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(notice(page, "Pedido excluído")).toBeVisible();
  await expect(notice(page, "Fica 30 dias na Lixeira.")).toBeVisible();
  await expect(row(page, "Ítalo Apagado")).toBeHidden();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(notice(page, "Pedido de volta à lista")).toBeVisible();
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
  await page.getByRole("searchbox", { name: "Nome, contato, cidade ou tapete" }).fill("recife conceicao");
  await expect(page).toHaveURL(/q=recife/);
  await expect(row(page, "Célia Conceição")).toBeVisible();
  await expect(page.getByText("1 a 1 de 1")).toBeVisible();
  await page.getByRole("searchbox", { name: "Nome, contato, cidade ou tapete" }).fill("ninguém assim");
  await expect(page.getByText("Nada encontrado.")).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page, "nothing found", { within: "main" });
  await page.setViewportSize(DESKTOP);
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

  await page.goto(`${INBOX}/01a1fb9e-a970-7535-a786-604283140ed2`);
  await expectToFit(page);
  await expectAccessible(page, "a request that is not there", { within: "main" });
});
