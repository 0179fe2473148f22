import type { Page } from "@playwright/test";
import { type TOTP, URI } from "otpauth";
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
import { openSlowConnection, openTestApp } from "#tests/support/servers/open-test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";

withoutPictures();

const TAB = "/admin/video-principal";
const FILM = "public/media/landing-light.mp4";
const BYTES_PER_SECOND = 200_000;
const REPORTED = [/status of 401/, /ERR_|Failed to load resource/];

const app = openTestApp();
const line = openSlowConnection(app, BYTES_PER_SECOND);

async function openTab(url = app.url, options: VisitorOptions = {}) {
  const { page } = await newVisitor(url, { cookie: await app.signIn(), expectErrors: REPORTED, ...options });
  await page.goto(TAB);
  await untilHydrated(page);
  return page;
}

async function backToTab(page: Page) {
  await page.getByRole("link", { name: "Vídeo principal" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Vídeo principal" })).toBeVisible();
}

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");

/** Ends the session on the server only. */
async function endSession(page: Page) {
  const cookie = await cookieOf(page);
  await fetch(`${app.url}/admin-login/sair`, {
    method: "POST",
    headers: { cookie, origin: app.url },
    body: new URLSearchParams({ scope: "global" }),
    redirect: "manual",
  });
}

const dialogOf = (page: Page) => page.getByRole("alertdialog", { name: "Sua sessão terminou" });

const leave = (page: Page) => page.getByRole("button", { name: "Sair sem salvar" }).click();

async function giveWord(page: Page, password: string) {
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar e continuar" }).click();
}

test("a tab that is opened after the session ended arrives once the password was given, here or in another tab of the browser", async () => {
  const page = await openTab();
  await endSession(page);
  await page.getByRole("link", { name: "Coleções" }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(page.locator("h2", { hasText: "Vídeo principal" })).toBeAttached();
  await giveWord(page, ADMINISTRATOR.password);
  await expect(page.getByRole("heading", { level: 2, name: "Coleções" })).toBeVisible();

  await backToTab(page);
  await page
    .getByLabel(/^Título/)
    .first()
    .fill("Sem perder nada");
  await endSession(page);
  await page.getByRole("link", { name: "Coleções" }).click();
  await leave(page);
  await expect(dialogOf(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/admin");
  await other.getByLabel("E-mail").fill(ADMINISTRATOR.email);
  await other.getByLabel("Senha", { exact: true }).fill(ADMINISTRATOR.password);
  await other.getByRole("button", { name: "Entrar" }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 2, name: "Coleções" })).toBeVisible();
  await other.close();

  // Offline, a link does nothing and the form keeps its values.
  await backToTab(page);
  const title = page.getByLabel(/^Título/).first();
  await title.fill("Fica na página");
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await page.getByRole("link", { name: "Coleções" }).click();
  await expect(page.getByText("Sem conexão", { exact: true })).toBeVisible();
  await expect(title).toHaveValue("Fica na página");
  await page.context().setOffline(false);
  await expect(page.getByText("Sem conexão", { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Coleções" }).click();
  await leave(page);
  await expect(page.getByRole("heading", { level: 2, name: "Coleções" })).toBeVisible();
});

test("on a lost connection a tab waits with a notice; neither a link nor the way out is followed from a page where something was typed; an upload whose session ends goes on", async () => {
  const page = await openTab(line.url);
  // Its code is loaded already; only the data is missing.
  await page.getByRole("link", { name: "Coleções" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Coleções" })).toBeVisible();
  await backToTab(page);
  line.cut();
  await page.getByRole("link", { name: "Coleções" }).click();
  await expect(page.getByText("Sem conexão", { exact: true })).toBeVisible();
  line.restore();
  await expect(page.getByRole("heading", { level: 2, name: "Coleções" })).toBeVisible();

  await backToTab(page);
  const title = page.getByLabel(/^Título/).first();
  await title.fill("Fica na página");
  line.cut();
  await page.getByRole("button", { name: "Sair daqui, só deste aparelho" }).click();
  await expect(page.getByText("Sem conexão", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Dispensar" }).click();
  await expect(page.getByText("Sem conexão", { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Coleções" }).click();
  await expect(page.getByText("Sem conexão", { exact: true })).toBeVisible();
  await expect(title).toHaveValue("Fica na página");
  line.restore();
  await page.getByRole("link", { name: "Coleções" }).click();
  await leave(page);
  await expect(page.getByRole("heading", { level: 2, name: "Coleções" })).toBeVisible();

  await backToTab(page);
  await page.locator("input[type=file][name=file]").setInputFiles(FILM);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await endSession(page);
  await expect(dialogOf(page)).toBeVisible({ timeout: 60_000 });
  await giveWord(page, ADMINISTRATOR.password);
  await expect(page.getByText("Vídeo carregado").first()).toBeVisible({ timeout: 60_000 });
});

test("a form that is sent after the session ended is saved once the password was given in place, and with a second factor the code", async () => {
  const page = await openTab(app.url, { viewport: PHONE });
  const code = await enrol(await cookieOf(page));
  const title = page.getByLabel(/^Título/).first();
  await title.fill("Casa no Pacaembu");
  await page.getByLabel("Endereço do vídeo").fill("https://vimeo.com/910000000");
  await endSession(page);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(page.getByLabel("Senha", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Conta")).toHaveValue(ADMINISTRATOR.email);
  await expectAccessible(page, "the question for the password", { within: "dialog:modal" });
  for (const _ of [1, 2, 3]) {
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toBeVisible();
  }
  await expect(page.getByLabel("Senha", { exact: true })).toBeFocused();

  await giveWord(page, "outra-senha-qualquer");
  await expect(page.getByText("Credenciais inválidas ou usuário não autorizado")).toBeVisible();
  await expect(title).toHaveValue("Casa no Pacaembu");
  await giveWord(page, ADMINISTRATOR.password);
  const asked = page.getByLabel("Código de 6 dígitos");
  await expect(asked).toBeFocused();
  await asked.fill("000000");
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page.getByText("Código incorreto")).toBeVisible();
  await asked.fill(code());
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText("Vídeo atualizado").first()).toBeVisible();
  await expect(title).toHaveValue("Casa no Pacaembu");
  expectValue(new URL(page.url()).pathname).toBe(TAB);
});

/** Enables the second factor; returns a generator of codes. */
async function enrol(cookie: string): Promise<() => string> {
  const post = (fields: Record<string, string>) =>
    fetch(`${app.url}/admin/minha-conta`, {
      method: "POST",
      headers: { origin: app.url, cookie },
      body: new URLSearchParams(fields),
    });
  const started = await post({ form: "start-second-factor", password: ADMINISTRATOR.password });
  const address = /href="(otpauth:[^"]+)"/.exec(await started.text())?.[1] ?? "";
  const totp = URI.parse(address.replaceAll("&amp;", "&")) as TOTP;
  expectValue((await post({ form: "activate-second-factor", code: totp.generate() })).status).toBe(200);
  // A TOTP code is accepted once, so the next one is used.
  return () => totp.generate({ timestamp: Date.now() + 30_000 });
}
