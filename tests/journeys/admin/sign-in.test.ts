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

    // Its script would otherwise call a stopped server.
    await page.waitForLoadState("networkidle");

    const again = await (await fetch(link)).text();
    expect(again).toContain("O link já foi usado");
    expect(again).not.toContain("Criar conta");
  } finally {
    await fresh.stop();
  }
});

test("what is missing is said beside its field, a wrong password and another role are refused; the administrator signs in, is welcomed, is sent on from the sign-in, signs out, and going back does not lead in", async () => {
  const { page, context } = await newVisitor(app.url);
  await page.goto("/admin-login");
  await expect(page.getByRole("heading", { name: "Acesso Administrativo" })).toBeVisible();
  await expect(page.getByText("Apenas usuários autorizados têm acesso ao painel.")).toBeVisible();
  const enter = page.getByRole("button", { name: "Entrar" });
  const [email, password] = [page.getByLabel("E-mail"), page.getByLabel("Senha", { exact: true })];
  await email.fill("nao-e-um-email");
  await enter.click();
  await expect(page.getByText("Insira um e-mail válido")).toBeVisible();
  await expect(page.getByText("A senha é obrigatória")).toBeVisible();
  await expect(email).toHaveAttribute("aria-invalid", "true");

  await fill(page, { ...ADMINISTRATOR, password: "outra-senha-qualquer" });
  await enter.click();
  await expect(page.getByText("Erro ao fazer login").first()).toBeVisible();
  await expect(page.getByText("Credenciais inválidas ou usuário não autorizado").first()).toBeVisible();
  await expect(password).toHaveValue("");
  await expect(email).toHaveValue(ADMINISTRATOR.email);

  await fill(page, SIMULATOR_EDITOR);
  await enter.click();
  await expect(page.getByText("Acesso não autorizado").first()).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.includes("session_token"))).toEqual([]);

  await fill(page, ADMINISTRATOR);
  await enter.click();
  await page.waitForURL("**/admin");
  await expect(page.getByText("Login realizado com sucesso").first()).toBeVisible();
  await expect(page.getByText("Bem-vindo ao painel administrativo.").first()).toBeVisible();

  await page.goto("/admin-login");
  await page.waitForURL("**/admin");
  await page.getByRole("button", { name: "Sair" }).first().click();
  await page.waitForURL("**/admin-login");
  await expect(page.getByText("Sessão encerrada").first()).toBeVisible();
  await page.goto("/termos");
  await page.goto("/admin/video-principal");
  await page.waitForURL("**/admin-login");
  await page.goBack();
  await page.waitForURL("**/termos");
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

test("the way in works without script", async () => {
  const { page } = await newVisitor(app.url, { javaScriptEnabled: false });
  await page.goto("/admin-login");
  await fill(page, ADMINISTRATOR);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL("**/admin");
  await expect(page.getByRole("heading", { name: "Painel Administrativo" })).toBeVisible();
});

async function fill(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
}
