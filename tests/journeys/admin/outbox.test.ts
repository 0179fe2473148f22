import type { Page } from "@playwright/test";
import { afterAll, beforeAll, expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import {
  DESKTOP,
  expect,
  openSignedIn,
  PHONE,
  untilHydrated,
  withoutPictures,
} from "#tests/support/browser.ts";
import { type SmtpServer, startSmtpServer } from "#tests/support/servers/smtp-server.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";
import { expectToFit } from "./window-width.ts";

withoutPictures();

let app: TestApp;
let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await startTestApp({ tls: true });
});
afterAll(async () => {
  await app.stop();
  await smtp.stop();
});

let cookie: string;
async function open(path: string, viewport = PHONE): Promise<Page> {
  cookie ??= await app.signIn();
  return (await openSignedIn(app, path, { cookie, viewport })).page;
}
const read = async (path: string) => (await fetch(app.url + path, { headers: { cookie } })).text();
const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const row = (page: Page, name: string) => page.getByRole("listitem").getByRole("link", { name }).first();
let visitor = 0;

function post(path: string, fields: Record<string, string>) {
  visitor += 1;
  const headers = { "x-forwarded-for": `198.51.100.${visitor}` };
  return fetch(app.directUrl + path, { method: "POST", headers, body: new URLSearchParams(fields) });
}

async function typeMailServer(page: Page): Promise<void> {
  const server = page.getByRole("form", { name: "Servidor de e-mail" });
  await server.getByLabel("Servidor", { exact: true }).fill("localhost");
  await server.getByText("Nenhuma", { exact: true }).click();
  await server.getByLabel("Porta", { exact: true }).fill(new URL(smtp.url).port);
  await server.getByRole("button", { name: "Salvar servidor" }).click();
  await expect(server.getByText("Senha incorreta")).toBeVisible();
  await expect(server.getByLabel("Servidor", { exact: true })).toHaveValue("localhost");
  await server.getByLabel("Sua senha do painel").fill(ADMINISTRATOR.password);
  await server.getByRole("button", { name: "Salvar servidor" }).click();
  await expect(notice(page, "Servidor de e-mail salvo")).toBeVisible();
  await page.getByRole("button", { name: "Enviar um e-mail de teste" }).click();
  await expect(page.getByText("O servidor respondeu: 250 kept")).toBeVisible();
  await expect.poll(() => smtp.received.length).toBe(1);
  smtp.received.length = 0;
}

test("what was kept without a mail server is read, and sent on request once there is one", async () => {
  for (const name of ["Ana Um", "Ana Dois", "Ana Três"])
    await post("/produtos/tapete-scallop", { form: "quote", name, reach: "(11) 98888-7777", consent: "on" });
  const page = await open("/admin/emails");
  await expect(page.getByText(/3 e-mails guardados, ainda não enviados/)).toBeVisible();
  await row(page, "Ana Dois").click();
  await expect(page.getByText("Foi guardado porque o site não tinha servidor de e-mail.")).toBeVisible();
  await page.getByRole("button", { name: "Enviar agora" }).click();
  await expect(notice(page, "Falta o servidor de e-mail")).toBeVisible();
  expectValue(await read("/admin")).toContain("3 e-mails guardados, não enviados");

  await page.getByRole("link", { name: "Voltar à lista" }).click();
  await page.getByRole("link", { name: "Ver configuração" }).click();
  await typeMailServer(page);
  await page.goto("/admin/emails?situacao=kept");
  await untilHydrated(page);
  await row(page, "Ana Dois").click();
  await page.getByRole("button", { name: "Enviar agora" }).click();
  await expect(notice(page, "E-mail na fila")).toBeVisible();
  await expect.poll(() => smtp.received.length).toBe(1);
  await page.getByRole("link", { name: "Voltar à lista" }).click();
  await page.getByRole("button", { name: "Enviar todos" }).click();
  const question = page.getByRole("alertdialog", { name: "Enviar 2 e-mails agora?" });
  await question.getByRole("button", { name: "Enviar" }).click();
  await expect(notice(page, "2 e-mails na fila")).toBeVisible();
  await expect.poll(() => smtp.received.length).toBe(3);
  await page.goto("/admin/emails");
  await expect(row(page, "Ana Três")).toContainText("enviado");
});

test("a mail that cannot be sent shows the reason in plain words; one is deleted after a question, and comes back", async () => {
  app.expectErrors(/451 later/);
  smtp.refuses = true;
  await post("/produtos/tapete-scallop", {
    form: "quote",
    name: "Bia Atrasada",
    reach: "bia@example.com",
    consent: "on",
  });
  const page = await open("/admin/emails?q=bia%20atrasada", DESKTOP);
  await row(page, "Bia Atrasada").click();
  await expect(page.getByRole("heading", { name: /Bia Atrasada/ })).toBeVisible();
  const { pathname } = new URL(page.url());
  await expect.poll(() => read(pathname)).toContain("O servidor de e-mail pediu para tentar mais tarde");
  await page.reload();
  await expect(page.getByText(/O servidor de e-mail pediu para tentar mais tarde/)).toBeVisible();
  await expectAccessible(page, "a mail that waits", { within: "main" });
  smtp.refuses = false;
  await page.getByRole("link", { name: "Abrir o pedido" }).click();
  await expect(page.getByRole("heading", { name: "Bia Atrasada" })).toBeVisible();

  await page.goto("/admin/emails?q=ana%20dois");
  await untilHydrated(page);
  await row(page, "Ana Dois").click();
  await page.getByRole("button", { name: "Excluir e-mail" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(notice(page, "E-mail excluído")).toBeVisible();
  await expect(page.getByText("Nada encontrado.")).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page, "no mail found", { within: "main" });
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(notice(page, "E-mail de volta à lista")).toBeVisible();
  await expect(row(page, "Ana Dois")).toBeVisible();
});

test("the newsletter's list shows each state, leaves as a file, and an address can be taken out", async () => {
  for (const email of ["leitora@example.com", "leitor@example.com"]) await post("/newsletter", { email });
  const page = await open("/admin/newsletter");
  await expect(page.getByText("leitora@example.com", { exact: true })).toBeVisible();
  await expect(page.getByText("a confirmar").first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Exportar CSV" }).click(),
  ]);
  expectValue(file.suggestedFilename()).toMatch(/^newsletter-.*\.csv$/);
  await page.getByRole("button", { name: "Excluir leitora@example.com" }).click();
  const question = page.getByRole("alertdialog", { name: "Excluir leitora@example.com?" });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Excluir leitora@example.com" }).click();
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(notice(page, "Assinatura excluída")).toBeVisible();
  await expect(page.getByText("leitora@example.com", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("leitora@example.com", { exact: true })).toBeVisible();
  await page.goto("/admin/newsletter?q=x");
  await expectToFit(page);
  await expectAccessible(page, "no address found", { within: "main" });
});

test("a letter is written as a draft, looked at, sent to who confirmed, and reported", async () => {
  const bodies = () => smtp.received.map(({ body }) => body.replaceAll("=\r\n", "")).join("\n");
  await post("/newsletter", { email: "assinante@example.com" });
  await expect.poll(bodies).toMatch(/To: assinante@example\.com/);
  const token = /newsletter\/confirmar\?token=3D([\w-]{32})/.exec(
    bodies().split("To: assinante").at(-1) ?? "",
  )?.[1];
  await post("/newsletter/confirmar", { token: token ?? "" });

  const page = await open("/admin/newsletter/cartas/nova");
  await page.getByRole("textbox", { name: "Assunto" }).fill("Tapetes de inverno");
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(page.getByText("Preencha este campo.")).toBeVisible();
  await page.getByRole("textbox", { name: "Texto", exact: true }).fill("Chegaram três tapetes novos.");
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  const preview = page.frameLocator("iframe");
  await expect(preview.getByText("Chegaram três tapetes novos.", { exact: true })).toBeVisible();
  await expectAccessible(page);
  // What leaves is what stands in the form, saved before or not.
  await page.getByRole("textbox", { name: "Assunto" }).fill("Tapetes de inverno e lã");
  await page.getByRole("button", { name: "Enviar para 1 pessoa" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Enviar agora" }).click();
  await expect(page.getByText("Enviados: 1 de 1.")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  expectValue(bodies()).toMatch(/Subject: =\?UTF-8\?Q\?Tapetes_de_inverno_e_l=C3=A3/);
});
