import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, PHONE, type VisitorOptions } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { fillRequest, listed, send } from "./simulator-request.ts";
import {
  choosePhoto,
  GIVEN_FLOOR,
  LAPTOP,
  newSimulatorVisitor,
  openSample,
  roomPhoto,
  sentence,
  undo,
  untilPlaced,
} from "./simulator-room.ts";

const MOST_WORDS_BYTES = 20_000;

/** Of the request. */
const SHEET = { within: "[aria-labelledby=studio-ask]" };

const app = { url: sharedSite() };

/** Sizes of all requests, by header, because files in a body are not shown. */
function listen(page: Page): { path: string; bytes: number }[] {
  const sent: { path: string; bytes: number }[] = [];
  page.on("requestfinished", async (request) => {
    const bytes = Number((await request.allHeaders())["content-length"] ?? 0);
    if (bytes > 0) sent.push({ path: new URL(request.url()).pathname, bytes });
  });
  return sent;
}

async function openSimulator(options: VisitorOptions = {}, query = "") {
  const { page, context } = await newSimulatorVisitor(app.url, options);
  const sent = listen(page);
  await page.goto(`/simulador${query}`);
  return { page, context, sent };
}

/** `early`: it said how to move a rug before one lay there. */
const watchForEarlyHint = (page: Page) =>
  page.evaluate(() => {
    const look = () => {
      const isSaid = document.body.textContent?.includes("Arraste com um dedo");
      if (isSaid && !document.querySelector("[data-rug]")) Object.assign(globalThis, { early: true });
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });

async function withholdNetwork(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.context().route("**/floor-model*", async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve();
    // Requests that pass through a route do not report their size.
    return page.context().unrouteAll({ behavior: "wait" });
  };
}

test("on a phone: a photo, a rug on its floor, another size, a request; the photo stays at home, and axe finds no violation on the way", async () => {
  const { page, sent } = await openSimulator({ viewport: PHONE, hasTouch: true });
  const giveNetwork = await withholdNetwork(page);
  await choosePhoto(page, await roomPhoto());
  await expect(page.getByText("Olhando o seu ambiente")).toBeVisible();
  await expectAccessible(page, "being looked at");
  await watchForEarlyHint(page);
  await giveNetwork();
  await untilPlaced(page);
  await expect(page.getByText("Arraste com um dedo")).toHaveCount(1);
  expectValue(await page.evaluate(() => "early" in globalThis)).toBe(false);
  await expectAccessible(page, "placed");
  for (const name of ["Modelo", "Cor", "Girar", "Ajustar", "Medida"]) {
    const tool = page.getByRole("navigation", { name: "Ferramentas" }).getByRole("button", { name });
    await tool.click();
    await expect(tool).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page, name, { within: "aside" });
    await tool.click();
  }
  await page.getByRole("button", { name: "Segure para ver sem o tapete" }).hover();
  await page.mouse.down();
  await expectAccessible(page, "compared", { within: "dialog header" });
  await page.mouse.up();
  const share = page.getByRole("region", { name: "Guardar ou compartilhar" });
  await page.getByRole("button", { name: "Guardar ou compartilhar" }).click();
  await expect(share).toBeVisible();
  await expectAccessible(page, "shared", { within: "[aria-labelledby=studio-share]" });
  await share.getByRole("button", { name: "Fechar" }).click();
  await fillRequest(page, "Helena Prado");
  await expectAccessible(page, "asking", SHEET);
  await send(page);
  await expect(page.getByText("Pedido de orçamento enviado")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Pedido de orçamento enviado" })).toBeFocused();
  await expectAccessible(page, "sent", SHEET);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expectValue(sent.filter(({ bytes }) => bytes > MOST_WORDS_BYTES)).toEqual([]);
  const panel = await listed();
  expectValue(panel).toContain("Helena Prado");
  expectValue(panel).toContain("Sem imagem");
});

test("with the keyboard: the floor network is fetched when a photo is looked for; the rug moves, turns, and every step can be taken back", async () => {
  const { page } = await openSimulator({ viewport: LAPTOP });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  // Again and again until the page listens.
  const hoverOver = async () => {
    await page.mouse.move(0, 0);
    await page.getByText("Escolher da galeria").hover();
    return asked.some((url) => url.includes("relief-view"));
  };
  await expect.poll(hoverOver).toBe(true);
  await page.locator("input[type=file]").last().focus();
  expectValue(asked.filter((url) => url.includes("floor-model"))).toEqual([]);
  const network = page.waitForRequest(/floor-model/);
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Escolher da galeria").click();
  await Promise.all([network, chooser]);

  await openSample(page);
  await untilPlaced(page);
  const begin = await sentence(page).textContent();
  await page.getByRole("button", { name: /^Tapete Scallop/ }).focus();
  for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "q"]) await page.keyboard.press(key);
  await expect(sentence(page)).not.toHaveText(begin ?? "");
  while (await undo(page).isEnabled()) await undo(page).click();
  await expect(sentence(page)).toHaveText(begin ?? "");

  const ask = page.getByRole("button", { name: /^Pedir orçamento/ });
  const sheet = page.getByRole("region", { name: "Receba o orçamento" });
  await ask.press("Enter");
  await expect(sheet).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(ask).toBeFocused();
  await ask.press("Enter");
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(sentence(page)).toHaveText(begin ?? "");
  await page.keyboard.press("Escape");
  await expect(sentence(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: GIVEN_FLOOR })).toBeFocused();
  await page.getByRole("button", { name: "Continuar de onde parei" }).press("Enter");
  await expect(sentence(page)).toHaveText(begin ?? "", { timeout: 60_000 });
});

test("a request whose picture cannot be drawn is not sent without it, unless the visitor unticks it; one with the ticked picture brings it to the maker, and to nobody else", async () => {
  const { page, sent } = await openSimulator({ viewport: LAPTOP }, "?tapete=tapete-ocean-blue");
  await openSample(page);
  await untilPlaced(page);
  await expect(page.getByText("Ocean Blue").first()).toBeVisible();
  await page.evaluate(() => {
    const { prototype } = HTMLCanvasElement;
    Object.assign(prototype, { encode: prototype.toBlob });
    prototype.toBlob = (hear) => hear(null);
  });
  await fillRequest(page, "Marta sem imagem");
  const picture = page.getByLabel("Enviar também a imagem do meu ambiente com o tapete");
  await picture.check();
  const problem = page.getByText("A imagem não pôde ser feita. Tente de novo, ou desmarque-a");
  await expect(problem).toBeVisible();
  await expectAccessible(page, "without a picture", SHEET);
  await page.getByRole("checkbox", { name: "guarde estes dados" }).check();
  await send(page);
  await expect(problem).toBeVisible();
  expectValue(await listed()).not.toContain("Marta sem imagem");
  await picture.uncheck();
  await expect(problem).toHaveCount(0);
  await page.getByRole("checkbox", { name: "guarde estes dados" }).check();
  await send(page);
  const isSent = page.getByText("Pedido de orçamento enviado");
  await expect(isSent).toBeVisible();
  expectValue(await listed()).toContain("Marta sem imagem");

  await page.evaluate(() => {
    const { prototype } = HTMLCanvasElement;
    Object.assign(prototype, { toBlob: Reflect.get(prototype, "encode") });
  });
  await page.getByRole("button", { name: "Continuar no ambiente" }).click();
  await fillRequest(page, "Rui Tavares");
  await picture.check();
  // Another text than the one that was agreed to.
  const consent = page.getByRole("checkbox", { name: "guarde estes dados e a imagem da simulação" });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await send(page);
  await expect(isSent).toBeVisible();
  await expect.poll(() => sent.filter(({ bytes }) => bytes > MOST_WORDS_BYTES).length).toBe(1);
  const panel = await listed();
  const shown =
    /<img[^>]+src="([^"]+)"[^>]*alt="Simulação de Rui Tavares"|alt="Simulação de Rui Tavares"[^>]*src="([^"]+)"/.exec(
      panel,
    );
  const address = (shown?.[1] ?? shown?.[2] ?? "").replaceAll("&amp;", "&");
  expectValue(address).not.toBe("");
  expectValue((await fetch(app.url + address, { redirect: "manual" })).status).not.toBe(200);
});
