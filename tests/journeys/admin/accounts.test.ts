import type { Page } from "@playwright/test";
import { type TOTP, URI } from "otpauth";
import { afterAll, beforeAll, expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import {
  expect,
  newVisitor,
  openSignedIn,
  PHONE,
  untilHydrated,
  type VisitorOptions,
  withoutPictures,
} from "#tests/support/browser.ts";
import { type SmtpServer, startSmtpServer } from "#tests/support/servers/smtp-server.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import { ADMINISTRATOR, CONTENT_EDITOR, SIMULATOR_EDITOR } from "#tests/support/sign-in.ts";

withoutPictures();

const ANA = { email: "ana@urdume.test", name: "Ana Tecelã", password: "urdidura-da-ana-42" };
/** Chromium logs every refused request. */
const REPORTED = [/status of 40[0-9]/];

let app: TestApp;
let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  // Browsers create no passkeys for IP addresses.
  app = await startTestApp({ tls: true, seed: "none", env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await app.stop();
  await smtp.stop();
});

async function openAs(role: "admin" | "editor", path: string, options: VisitorOptions = {}) {
  const cookie = await app.signIn(role);
  return openSignedIn(app, path, { cookie, expectErrors: REPORTED, ...options });
}

const rowOf = (page: Page, words: string) => page.getByRole("listitem").filter({ hasText: words });

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

async function linkTo(email: string, kind = /https?:\/\/\S+\/convite\/[\w-]+/): Promise<string> {
  const body = () => smtp.received.findLast(({ to }) => to === email)?.body ?? "";
  const latest = () => kind.exec(body().replace(/=\r\n/g, "").replaceAll("=3D", "="))?.[0] ?? "";
  await expect.poll(latest).not.toBe("");
  return latest();
}

test("somebody is invited, again without losing what is being typed, joins with a name and a password, and finds the content and nothing else", async () => {
  const { page } = await openAs("admin", "/admin/contas", { viewport: PHONE });
  await page.getByLabel("E-mail da pessoa").fill(ANA.email);
  await page.getByLabel("Sua senha").fill("outra-senha-qualquer");
  await page.getByRole("button", { name: "Enviar convite" }).click();
  await expect(page.getByText("Senha incorreta")).toBeVisible();
  await expect(page.getByLabel("E-mail da pessoa")).toHaveValue(ANA.email);
  await expect(page.getByLabel("Sua senha")).toHaveValue("");
  const invite = async (email: string) => {
    await page.getByLabel("E-mail da pessoa").fill(email);
    await page.getByLabel("Sua senha").fill(ADMINISTRATOR.password);
    await page.getByRole("button", { name: "Enviar convite" }).click();
    await expect(rowOf(page, email)).toContainText("Aguardando");
    await expect(page.getByLabel("E-mail da pessoa")).toHaveValue("");
  };
  await invite("bia@urdume.test");
  await invite(ANA.email);
  await expectAccessible(page, "invitations that wait", { within: "main" });
  expectValue(await isWide(page)).toBe(false);
  await page.getByLabel("E-mail da pessoa").fill("dora@urdume.test");
  await page.getByRole("button", { name: "Reenviar o convite de bia@urdume.test" }).click();
  const invitations = page.getByRole("region", { name: "Convites" }).getByRole("listitem");
  await expect(invitations.first(), "the newest comes first").toContainText("bia@urdume.test");
  await expect(page.getByLabel("E-mail da pessoa")).toHaveValue("dora@urdume.test");

  const link = await linkTo(ANA.email);
  const { page: guest } = await newVisitor(app.url, { viewport: PHONE, expectErrors: REPORTED });
  await guest.goto(link);
  await untilHydrated(guest);
  await expect(guest.getByText(ANA.email)).toBeVisible();
  await expect(guest.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await guest.getByLabel("Senha", { exact: true }).fill("curta");
  await guest.getByRole("button", { name: "Criar conta e entrar" }).click();
  await expect(guest.getByText("O nome é obrigatório")).toBeVisible();
  await expect(guest.getByText("A senha deve ter pelo menos 12 caracteres")).toBeVisible();
  await expectAccessible(guest);
  await guest.getByLabel("Seu nome").fill(ANA.name);
  await guest.getByLabel("Senha", { exact: true }).fill(ANA.password);
  await guest.getByLabel("Repita a senha").fill(ANA.password);
  await guest.getByRole("button", { name: "Criar conta e entrar" }).click();
  await guest.waitForURL("**/admin");

  const rail = guest.getByRole("navigation", { name: "Painel" });
  await expect(rail.getByRole("link", { name: "Tapetes", exact: true })).toBeVisible();
  await untilHydrated(guest);
  await rail.getByRole("button", { name: "Menu" }).click();
  const menu = guest.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Minha conta" })).toBeVisible();
  for (const closed of ["Contas", "Registro", "Marca e logotipo", "Cópias de segurança", "E-mails"])
    await expect(menu.getByRole("link", { name: closed, exact: true })).toHaveCount(0);
  const response = await guest.goto("/admin/contas");
  expectValue(response?.status()).toBe(403);
  await expect(guest.getByRole("heading", { name: "Esta página não é para a sua conta" })).toBeVisible();
  await expectAccessible(guest, "what is not for an editor", { within: "main" });
  await untilHydrated(guest);
  await guest.getByRole("link", { name: "Voltar para Hoje" }).click();
  await guest.waitForURL("**/admin");
  await rail.getByRole("link", { name: "Tapetes", exact: true }).click();
  await guest.waitForURL("**/admin/tapetes");

  expectValue(await (await fetch(link)).text()).toContain("O convite já foi usado");
});

test("an account is deactivated with the own password, removed, and brought back; nobody acts on the own account: the last administrator stays", async () => {
  const { page } = await openAs("admin", "/admin/contas");
  await expect(rowOf(page, ANA.name)).toContainText("Editor");
  const own = rowOf(page, ADMINISTRATOR.email).first();
  await expect(own).toContainText("Você");
  await expect(own.getByRole("button")).toHaveCount(0);
  await expect(own.getByRole("link", { name: "Minha conta" })).toBeVisible();

  await page.getByRole("button", { name: `Desativar a conta de ${CONTENT_EDITOR.email}` }).click();
  const dialog = page.getByRole("alertdialog", { name: /^Desativar a conta/ });
  await dialog.getByLabel("Senha atual").fill("outra-senha-qualquer");
  await dialog.getByRole("button", { name: "Desativar" }).click();
  await expect(dialog.getByText("Senha incorreta")).toBeVisible();
  await expectAccessible(page, "the question", { within: "dialog:modal" });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Dispensar" })).toBeVisible();
  await page.getByRole("button", { name: `Desativar a conta de ${CONTENT_EDITOR.email}` }).click();
  await dialog.getByRole("button", { name: "Dispensar" }).click();
  await dialog.getByLabel("Senha atual").fill(ADMINISTRATOR.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, CONTENT_EDITOR.email).first()).toContainText("Desativada");
  await page.getByRole("button", { name: `Excluir a conta de ${CONTENT_EDITOR.email}` }).click();
  const removal = page.getByRole("alertdialog", { name: /^Excluir a conta/ });
  await removal.getByLabel("Senha atual").fill(ADMINISTRATOR.password);
  await removal.getByRole("button", { name: "Excluir" }).click();
  await expect(rowOf(page, CONTENT_EDITOR.email)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Pessoas" })).toBeFocused();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(rowOf(page, CONTENT_EDITOR.email)).toContainText("Desativada");
  await page.getByRole("button", { name: `Reativar a conta de ${CONTENT_EDITOR.email}` }).click();
  const back = page.getByRole("alertdialog", { name: /^Reativar a conta/ });
  await back.getByLabel("Senha atual").fill(ADMINISTRATOR.password);
  await back.getByRole("button", { name: "Reativar" }).click();
  await expect(rowOf(page, CONTENT_EDITOR.email)).toContainText("Ativa");
});

test("a key is made with the password, comes in without it, is renamed and removed", async () => {
  const { page, context } = await openAs("admin", "/admin/minha-conta", { viewport: PHONE });
  const devices = await context.newCDPSession(page);
  await devices.send("WebAuthn.enable");
  const { authenticatorId } = await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const section = page.getByRole("region", { name: "Chaves de acesso" });
  await section.getByLabel("Nome da chave").fill("Celular");
  await section.getByLabel("Senha atual").fill("outra-senha-qualquer");
  await section.getByRole("button", { name: "Cadastrar chave" }).click();
  await expect(section.getByText("Senha incorreta")).toBeVisible();
  await expect(section.getByLabel("Nome da chave")).toHaveValue("Celular");
  await section.getByLabel("Senha atual").first().fill(ADMINISTRATOR.password);
  await section.getByRole("button", { name: "Cadastrar chave" }).click();
  await expect(rowOf(page, "Celular")).toBeVisible();
  await expectAccessible(page, "an account with a key", { within: "main" });
  expectValue(await isWide(page)).toBe(false);

  await context.clearCookies();
  await page.goto("/admin-login");
  await untilHydrated(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Usar chave de acesso" }).click();
  await page.waitForURL("**/admin/comecar/nome");

  await page.goto("/admin/minha-conta");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Renomear a chave Celular" }).click();
  const naming = page.getByRole("alertdialog", { name: /Como se chama/ });
  await naming.getByLabel("Nome da chave").fill("Telefone da loja");
  await naming.getByRole("button", { name: "Renomear" }).click();
  await expect(rowOf(page, "Telefone da loja")).toBeVisible();
  await page.getByRole("button", { name: "Excluir a chave Telefone da loja" }).click();
  const removal = page.getByRole("alertdialog", { name: /^Excluir a chave/ });
  await removal.getByLabel("Senha atual").fill("outra-senha-qualquer");
  await removal.getByRole("button", { name: "Excluir" }).click();
  await expect(removal.getByText("Senha incorreta")).toBeVisible();
  await expect(removal.getByLabel("Senha atual")).toBeFocused();
  await expect(removal.getByLabel("Senha atual")).toHaveValue("");
  await removal.getByLabel("Senha atual").fill(ADMINISTRATOR.password);
  await removal.getByRole("button", { name: "Excluir" }).click();
  await expect(section.getByText("Nenhuma chave cadastrada.")).toBeVisible();

  await context.clearCookies();
  await page.goto("/admin-login");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Usar chave de acesso" }).click();
  await expect(page.getByText("Esta chave de acesso não vale aqui").first()).toBeVisible();
  await devices.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
});

test("a second factor is turned on, asked for at the sign-in, and turned off", async () => {
  const { page } = await openAs("editor", "/admin/minha-conta");
  const section = page.getByRole("region", { name: "Verificação em duas etapas" });
  await section.getByLabel("Senha atual").fill("outra senha de antes");
  await section.getByRole("button", { name: "Ativar" }).click();
  await expect(section.getByText("Senha incorreta")).toBeVisible();
  const refusal = page.getByRole("region", { name: "Avisos" }).getByText("Erro na verificação");
  await expect(refusal).toBeVisible();
  await section.getByLabel("Senha atual").fill(CONTENT_EDITOR.password);
  await section.getByRole("button", { name: "Ativar" }).click();
  await expect(refusal, "the right password ends what the wrong one said").toHaveCount(0);
  const address = await section.getByRole("link", { name: "Abrir no aplicativo" }).getAttribute("href");
  const totp = URI.parse(address ?? "") as TOTP;
  const codes = await section.getByRole("listitem").allTextContents();
  await expect(section.getByText(/^Desativada\./)).toBeFocused();
  await section.getByLabel("Código de 6 dígitos").fill("000000");
  await section.getByRole("button", { name: "Confirmar código" }).click();
  await expect(section.getByText("Código incorreto")).toBeVisible();
  expectValue([codes.length, await section.getByRole("listitem").allTextContents()]).toEqual([10, codes]);
  await expect(section.getByRole("img", { name: /Código QR/ })).toBeVisible();
  await section.getByLabel("Código de 6 dígitos").fill(totp.generate());
  await section.getByRole("button", { name: "Confirmar código" }).click();
  await expect(section.getByText(/^Ativada\./)).toBeFocused();

  const { page: other } = await newVisitor(app.url);
  await other.goto("/admin-login");
  await expect(other.getByLabel("E-mail")).toBeFocused();
  await other.getByLabel("E-mail").fill(CONTENT_EDITOR.email);
  await other.getByLabel("Senha", { exact: true }).fill(CONTENT_EDITOR.password);
  await other.getByRole("button", { name: "Entrar" }).click();
  await expect(other.getByLabel("Código de 6 dígitos")).toBeFocused();
  // A TOTP code is accepted once, so the next one is used.
  await other.getByLabel("Código de 6 dígitos").fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await other.getByRole("button", { name: "Confirmar" }).click();
  await other.waitForURL("**/admin");

  await page.reload();
  await untilHydrated(page);
  const sessions = page.getByRole("region", { name: "Sessões" });
  await sessions.getByRole("button", { name: "Sair dos outros aparelhos" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await other.goto("/admin/tapetes");
  await expect(other.getByRole("heading", { name: "Acesso Administrativo" })).toBeVisible();

  const off = section.locator("form", { has: page.getByRole("button", { name: "Desativar" }) });
  await off.getByLabel("Senha atual").fill(CONTENT_EDITOR.password);
  await off.getByRole("button", { name: "Desativar" }).click();
  await expect(section.getByText(/^Desativada\./)).toBeVisible();
});

test("the audit log says who did what, finds it, and is verified", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn(), viewport: PHONE });
  const held = Promise.withResolvers<void>();
  await page.route("**/admin/registro/conferir", (route) => held.promise.then(() => route.continue()));
  await page.goto("/admin/registro");
  await untilHydrated(page);
  await expect(page.getByRole("progressbar", { name: "Conferindo o registro" })).toBeVisible();
  held.resolve();
  await expect(page.getByRole("heading", { name: "Registro íntegro" })).toBeVisible();
  await page.getByRole("searchbox").fill("convidou ana");
  await expect(page.getByRole("list", { name: "Registros" }).getByRole("listitem")).toHaveCount(1);
  await expect(rowOf(page, "Convidou")).toContainText(ANA.email);
  expectValue(await isWide(page)).toBe(false);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Exportar CSV" }).click();
  expectValue((await download).suggestedFilename()).toMatch(/^registro-.+\.csv$/);
});

test("whoever has the simulator only recovers the access and is led to its sign-in", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/simulador-admin");
  await page.getByRole("link", { name: "Esqueci a senha" }).click();
  await untilHydrated(page);
  await page.getByLabel("E-mail").fill(SIMULATOR_EDITOR.email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByRole("heading", { name: "Confira seu e-mail" })).toBeFocused();
  await page.goto(await linkTo(SIMULATOR_EDITOR.email, /https?:\/\/\S+\/nova-senha\?token=[\w-]+/));
  await untilHydrated(page);
  const password = "outra-senha-da-loja-42";
  await page.getByLabel("Nova senha", { exact: true }).fill(password);
  await page.getByLabel(/^Repita/).fill(password);
  await page.getByRole("button", { name: "Salvar senha" }).click();
  await page.waitForURL("**/simulador-admin");
  await expect(page.getByText("Senha alterada").first()).toBeVisible();
  await page.getByLabel("E-mail").fill(SIMULATOR_EDITOR.email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("link", { name: "Leads gerados" })).toBeVisible();
});
