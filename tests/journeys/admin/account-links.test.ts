import { afterAll, beforeAll, test } from "vitest";
import { expect, newVisitor, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { type SmtpServer, startSmtpServer } from "#tests/support/servers/smtp-server.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import { ADMINISTRATOR, SIMULATOR_EDITOR } from "#tests/support/sign-in.ts";

withoutPictures();

let app: TestApp;
let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await startTestApp({ tls: true, seed: "none", env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await app.stop();
  await smtp.stop();
});

async function passwordLinkTo(email: string): Promise<string> {
  const found = () =>
    /https?:\/\/\S+\/nova-senha\?token=[\w-]+/.exec(
      smtp.received
        .findLast(({ to }) => to === email)
        ?.body.replace(/=\r\n/g, "")
        .replaceAll("=3D", "=") ?? "",
    )?.[0] ?? "";
  await expect.poll(found).not.toBe("");
  return found();
}

test("an invitation that is sent again leaves the one that is being typed", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn() });
  await page.goto("/admin/contas");
  await untilHydrated(page);
  const rowOf = (words: string) => page.getByRole("listitem").filter({ hasText: words });
  const invite = async (email: string) => {
    await page.getByLabel("E-mail da pessoa").fill(email);
    await page.getByLabel("Sua senha").fill(ADMINISTRATOR.password);
    await page.getByRole("button", { name: "Enviar convite" }).click();
    await expect(rowOf(email)).toContainText("Aguardando");
  };
  await invite("bia@urdume.test");
  await invite("caio@urdume.test");
  await page.getByLabel("E-mail da pessoa").fill("dora@urdume.test");
  await page.getByRole("button", { name: "Reenviar o convite de bia@urdume.test" }).click();
  const invitations = page.getByRole("region", { name: "Convites" }).getByRole("listitem");
  await expect(invitations.first(), "the newest comes first").toContainText("bia@urdume.test");
  await expect(page.getByLabel("E-mail da pessoa")).toHaveValue("dora@urdume.test");
});

test("whoever has the simulator only recovers the access and is led to its sign-in", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/simulador-admin");
  await page.getByRole("link", { name: "Esqueci a senha" }).click();
  await untilHydrated(page);
  await page.getByLabel("E-mail").fill(SIMULATOR_EDITOR.email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByRole("heading", { name: "Confira seu e-mail" })).toBeFocused();
  await page.goto(await passwordLinkTo(SIMULATOR_EDITOR.email));
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
