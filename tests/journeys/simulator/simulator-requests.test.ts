import type { Page, Response } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { fillRequest, listed, send } from "./simulator-request.ts";
import {
  continueRoom,
  LAPTOP,
  openSample,
  openSimulator,
  rested,
  rugHandle,
  undo,
  untilPlaced,
} from "./simulator-room.ts";

const app = { url: sharedSite() };

const fillDevice = (page: Page) =>
  page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      const asked = put.apply(this, given);
      asked.addEventListener("success", () => this.transaction.abort());
      return asked;
    };
    Object.assign(globalThis, { emptied: () => Object.assign(IDBObjectStore.prototype, { put }) });
  });
const emptyDevice = (page: Page) =>
  page.evaluate(() => void (globalThis as unknown as { emptied: () => void }).emptied());

test("a full device is reported; without a connection the request is kept there and goes by itself, once", async () => {
  const { page, context } = await openSimulator(app.url, {
    viewport: LAPTOP,
    expectErrors: [/ERR_INTERNET_DISCONNECTED/],
  });
  await openSample(page);
  await untilPlaced(page);
  await rested(page);
  await fillDevice(page);
  const unkept = page.getByText("Este aparelho não pôde guardar o seu ambiente");
  await rugHandle(page).press("ArrowUp");
  await expect(unkept.first()).toBeVisible();
  await expect(page.getByRole("status").and(unkept)).toHaveCount(1);
  await expectAccessible(page, "without space");
  await emptyDevice(page);
  await undo(page).click();
  await expect(unkept).toHaveCount(0);

  const form = page.getByRole("region", { name: /Receba o orçamento|Pedido de orçamento enviado/ });
  await fillRequest(page, "Olga sem sinal");
  await form.getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("button", { name: /^Pedir orçamento/ }).click();
  await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Olga sem sinal");
  await page.getByRole("checkbox").last().check();
  await context.setOffline(true);
  await fillDevice(page);
  await send(page);
  await expect(page.getByText("Erro ao enviar mensagem")).toBeVisible();
  await emptyDevice(page);
  await send(page);
  await expect(page.getByText(/o pedido está guardado neste aparelho/)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  const sentLater = page
    .getByRole("status")
    .filter({ hasText: "O pedido que esperava pela conexão foi enviado" });
  await expect(form.getByText("Pedido de orçamento enviado")).toBeVisible();
  expectValue(await listed()).toContain("Olga sem sinal");
  await expect(page.getByText(/o pedido está guardado neste aparelho/)).toHaveCount(0);
  await expect(sentLater).toHaveCount(0);

  await form.getByRole("button", { name: "Continuar no ambiente" }).click();
  await context.setOffline(true);
  await fillRequest(page, "Olga que fechou");
  await send(page);
  await form.getByRole("button", { name: "Continuar no ambiente" }).click();
  await context.setOffline(false);
  await expect(page.locator("dialog[open]").locator(sentLater)).toHaveCount(1);
  await fillRequest(page, "Olga que recarrega");
  await expect(sentLater).toHaveCount(0);
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  await page.route(`${app.url}/simulador`, (route) =>
    route.request().method() === "POST" ? resolve() : route.continue(),
  );
  await send(page);
  await asked;
  await page.unroute(`${app.url}/simulador`);
  await page.reload();
  await expect(sentLater).toHaveCount(1);
  expectValue(await listed()).toContain("Olga que recarrega");
});

test("an error goes as soon as its field is right, and the answer has one heading; what was written in a refused request is in the form again, also when that and the studio were left before the answer; kept without a connection it goes, once, from another page", async () => {
  const { page, context } = await openSimulator(app.url, {
    viewport: LAPTOP,
    expectErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/],
  });
  await openSample(page);
  await untilPlaced(page);
  await page.getByRole("button", { name: /^Pedir orçamento/ }).click();
  const form = page.getByRole("region", { name: "Receba o orçamento" });
  const name = form.getByLabel("Nome", { exact: true });
  const reach = form.getByLabel("WhatsApp ou e-mail");
  const consent = form.getByRole("checkbox").last();
  await name.fill("R");
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
  await send(page);
  for (const field of [name, reach, consent]) await expect(field).toHaveAttribute("aria-invalid", "true");
  await name.fill("Rita");
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
  await expect(reach).toHaveAttribute("aria-invalid", "true");
  await reach.fill("rita@exemplo.com.br");
  await consent.check();
  for (const field of [reach, consent]) await expect(field).not.toHaveAttribute("aria-invalid", "true");
  await reach.fill("rita@");
  await expect(reach).toHaveAttribute("aria-invalid", "true");
  await reach.fill("rita@exemplo.com.br");
  const size = (await form.getByRole("listitem").locator("span").first().textContent()) ?? "";
  await send(page);
  const answer = page.getByRole("region", { name: "Pedido de orçamento enviado" });
  await expect(answer.getByRole("heading")).toHaveCount(1);
  expectValue(await answer.getByRole("heading").evaluate((one) => getComputedStyle(one).fontFamily)).toMatch(
    /Piazzolla/,
  );
  await expect(answer.getByText(size)).toHaveCount(1);
  await answer.getByRole("button", { name: "Continuar no ambiente" }).click();

  let isOffline = false;
  const { promise: answered, resolve: refuse } = Promise.withResolvers<void>();
  await page.route(`${app.url}/simulador`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    if (isOffline) return route.abort();
    await answered;
    await route.fulfill({ contentType: "text/html", body: REFUSED });
  });
  await fillRequest(page, "Olga recusada");
  await send(page);
  await form.getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("button", { name: "Voltar ao início" }).click();
  refuse();
  const where = "O que você escreveu está no formulário do simulador, em “Pedir orçamento”";
  await expect(page.getByRole("status").filter({ hasText: where })).toBeVisible();
  await continueRoom(page);
  await untilPlaced(page);
  await page.getByRole("button", { name: /^Pedir orçamento/ }).click();
  await expect(name).toHaveValue("Olga recusada");

  isOffline = true;
  await page.getByRole("checkbox").last().check();
  await send(page);
  await form.getByRole("button", { name: "Continuar no ambiente" }).click();
  isOffline = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.locator("dialog[open]").getByRole("status").filter({ hasText: where })).toHaveCount(1);
  await page.getByRole("button", { name: /^Pedir orçamento/ }).click();
  await expect(name).toHaveValue("Olga recusada");

  await page.unroute(`${app.url}/simulador`);
  await name.fill("Olga de outra página");
  await page.getByRole("checkbox").last().check();
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText(/o pedido está guardado neste aparelho/)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  await expectSentOnce(await context.newPage(), "Olga de outra página");
});

/** By a page without the studio. */
async function expectSentOnce(page: Page, name: string): Promise<void> {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  const isSent = (response: Response) =>
    response.request().method() === "POST" && new URL(response.url()).pathname === "/simulador";
  const sending = page.waitForResponse(isSent);
  await page.goto(`${app.url}/colecoes`);
  await sending;
  const times = async () =>
    (await listed())
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .split("<h2")
      .filter((card) => card.includes(name));
  expectValue(await times()).toHaveLength(1);
  // Reloaded before its answer came, the page would send it again.
  await expect.poll(() => page.evaluate(countWaiting)).toBe(0);
  await page.reload();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.waitForLoadState("networkidle");
  expectValue(sent.filter((path) => path === "/simulador")).toHaveLength(1);
  expectValue(await times()).toHaveLength(1);
}

const countWaiting = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open("urdume-simulator");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction("requests").objectStore("requests").count();
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
      opening.result.close();
    };
  });

const REFUSED = `<div id="form-simulation" data-answer='${JSON.stringify({
  ...{ form: "simulation", state: "refused" },
  result: { status: "error", error: { reach: ["format"] } },
})}'></div>`;
