import type { Page } from "@playwright/test";
import { test } from "vitest";
import { expect, newVisitor, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { startTestApp } from "#tests/support/servers/test-app.ts";
import { ADMINISTRATOR, SIMULATOR_EDITOR } from "#tests/support/sign-in.ts";

withoutPictures();

const NEW_OWNER = { email: "primeira@urdume.test", password: "urdidura-de-algodao-9" };

const app = openTestApp();

test("the first start prints a link with which the first administrator is made, once", async () => {
  const fresh = await startTestApp({ seed: "none", administrator: false });
  try {
    const link = fresh.logs().find(({ setupLink }) => setupLink)?.setupLink as string;
    const { page } = await newVisitor(fresh.url);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Primeiro acesso" })).toBeVisible();
    await page.getByLabel("E-mail").fill(NEW_OWNER.email);
    await page.getByLabel("Senha", { exact: true }).fill(NEW_OWNER.password);
    await page.getByLabel(/Repita/).fill(NEW_OWNER.password);
    await page.getByRole("button", { name: "Criar conta" }).click();
    // Without a brand, the set-up assistant opens.
    await page.waitForURL("**/admin/comecar/nome");
    await expect(page.getByRole("heading", { name: "Painel Administrativo" })).toBeVisible();
    await expect(page.getByText(NEW_OWNER.email).first()).toBeVisible();

    const second = await newVisitor(fresh.url);
    await second.page.goto(link);
    await expect(second.page.getByText("O link já foi usado")).toBeVisible();
    await expect(second.page.getByRole("button", { name: "Criar conta" })).toHaveCount(0);
    // Its script would otherwise call a stopped server.
    await second.page.waitForLoadState("networkidle");
  } finally {
    await fresh.stop();
  }
});

test("the administrator signs in, is welcomed, is sent on from the sign-in, and signs out", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/admin-login");
  await expect(page.getByRole("heading", { name: "Acesso Administrativo" })).toBeVisible();
  await expect(page.getByText("Apenas usuários autorizados têm acesso ao painel.")).toBeVisible();
  await fill(page, ADMINISTRATOR);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL("**/admin");
  await expect(page.getByText("Login realizado com sucesso").first()).toBeVisible();
  await expect(page.getByText("Bem-vindo ao painel administrativo.").first()).toBeVisible();

  await page.goto("/admin-login");
  await page.waitForURL("**/admin");
  await page.getByRole("button", { name: "Sair" }).first().click();
  await page.waitForURL("**/admin-login");
  await expect(page.getByText("Sessão encerrada").first()).toBeVisible();
  await page.goto("/admin");
  await page.waitForURL("**/admin-login");
});

test("the form reports what is missing beside its field", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/admin-login");
  await page.getByLabel("E-mail").fill("nao-e-um-email");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Insira um e-mail válido")).toBeVisible();
  await expect(page.getByText("A senha é obrigatória")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
});

test("a wrong password is refused, the way in stays, and the password is typed again", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/admin-login");
  await fill(page, { ...ADMINISTRATOR, password: "outra-senha-qualquer" });
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Erro ao fazer login").first()).toBeVisible();
  await expect(page.getByText("Credenciais inválidas ou usuário não autorizado").first()).toBeVisible();
  await expect(page.getByLabel("Senha", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("E-mail")).toHaveValue(ADMINISTRATOR.email);
});

test("a sign-in or a change of the own account that never arrives is an unexpected error, and what was typed stays", async () => {
  const { page } = await newVisitor(app.url, { expectErrors: [/ERR_FAILED/] });
  for (const path of ["/admin-login", "/simulador-admin"]) {
    await page.goto(path);
    await untilHydrated(page);
    await page.route(`**${path}*`, (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await fill(page, ADMINISTRATOR);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(page.getByText("Erro inesperado").first()).toBeVisible();
    await expect(page.getByLabel("E-mail")).toHaveValue(ADMINISTRATOR.email);
    await expect(page.getByLabel("Senha", { exact: true })).toHaveValue(ADMINISTRATOR.password);
    await page.unroute(`**${path}*`);
  }
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Login realizado com sucesso").first()).toBeVisible();

  const own = "/admin/minha-conta";
  await page.goto(own);
  await untilHydrated(page);
  await page.route(`**${own}*`, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByLabel("Seu nome").fill("Aurora Lima");
  await page.getByRole("button", { name: "Salvar nome" }).click();
  await expect(page.getByText("Erro inesperado").first()).toBeVisible();
  await expect(page.getByLabel("Seu nome")).toHaveValue("Aurora Lima");
});

test("the simulator's editor is not let in here and is signed out at once", async () => {
  const { page, context } = await newVisitor(app.url);
  await page.goto("/admin-login");
  await fill(page, SIMULATOR_EDITOR);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Acesso não autorizado").first()).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.includes("session_token"))).toEqual([]);
});

test("the way in works without script", async () => {
  const { page } = await newVisitor(app.url, { javaScriptEnabled: false });
  await page.goto("/admin-login");
  await fill(page, ADMINISTRATOR);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL("**/admin");
  await expect(page.getByRole("heading", { name: "Painel Administrativo" })).toBeVisible();
});

test("without a session every tab leads to the sign-in, and going back does not lead in", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/principal-br");
  await page.goto("/admin/video-principal");
  await page.waitForURL("**/admin-login");
  await page.goBack();
  await page.waitForURL("**/principal-br");
});

async function fill(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
}
