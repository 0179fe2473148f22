import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor } from "#tests/support/browser.ts";
import { newOwner, noticesOf } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { brightnessOf, pixelsOf } from "./picture-brightness.ts";
import {
  choosePhoto,
  LAPTOP,
  newSimulatorVisitor,
  openSimulator,
  placeOf,
  pull,
  rested,
  roomPhoto,
  rugHandle,
  sentence,
  smallPhoto,
  tool,
  undo,
  untilPlaced,
} from "./simulator-room.ts";

const OCEAN = "tapete-ocean-blue";
/** Less than any photograph, more than any text. */
const MOST_WORDS_BYTES = 10_000;

const app = openTestApp();

function listen(page: Page): number[] {
  const sent: number[] = [];
  page.on("requestfinished", async (request) => {
    sent.push(Number((await request.allHeaders())["content-length"] ?? 0));
  });
  return sent;
}

const share = (page: Page, way: string | RegExp) => page.getByRole("button", { name: way, exact: true });
const openShare = (page: Page) => page.getByRole("button", { name: "Guardar ou compartilhar" }).click();
const chosenColour = (page: Page) => page.locator("input[name=colour]:checked");
const inRoom = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: /^(Ocean Blue|Scallop).* cm, R\$/ });

/** Replaces navigator.share, which this browser lacks; arguments are stored on the page. */
async function giveSystemSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given: string[] = [];
    Object.assign(globalThis, { given });
    navigator.canShare = () => true;
    navigator.share = async ({ files = [], title = "" } = {}) => {
      given.push(title, ...files.map(({ name, type }) => `${name} ${type}`));
    };
  });
}

test("another colour has an address: the link brings rug, size, colour and place, and no byte of the photo", async () => {
  const { page, context } = await newSimulatorVisitor(app.url, { viewport: LAPTOP });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: app.url });
  await giveSystemSheet(page);
  await page.goto(`/simulador?tapete=${OCEAN}`);
  const sent = listen(page);
  await choosePhoto(page, await smallPhoto());
  await untilPlaced(page);
  await expect(page.getByRole("dialog").locator("header > div")).toHaveCSS("display", "flex");
  await tool(page, "Medida").click();
  await page.getByRole("radio", { name: /150 × 200/ }).check();
  await page.emulateMedia({ forcedColors: "active" });
  await expect(page.locator("label:has(:checked) i")).toHaveCSS("border-left-width", "3px");
  await expect(tool(page, "Medida")).not.toHaveCSS("background-color", /^rgba?\(255, 255, 255/);
  await page.emulateMedia({ forcedColors: null });
  await tool(page, "Cor").click();
  const own = await chosenColour(page).inputValue();
  await page.locator("input[name=colour]:not(:checked)").nth(3).check();
  await expect(page.getByRole("button", { name: "Cores originais" })).toBeVisible();
  const dye = await chosenColour(page).inputValue();
  expectValue(dye).not.toBe(own);
  // The link stores whole centimetres, so the hidden share may differ slightly.
  const said = (await rested(page)).replace(/, \d+% atrás.*/, "");

  await openShare(page);
  await expectAccessible(page);
  const downloading = page.waitForEvent("download");
  await share(page, "Baixar a imagem").click();
  const file = await buffer(await (await downloading).createReadStream());
  const original = await sharp((await smallPhoto()).buffer).metadata();
  const kept = await sharp(file).metadata();
  expectValue([kept.format, kept.width, kept.height]).toEqual(["jpeg", original.width, original.height]);
  expectValue(kept.exif).toBeUndefined();

  await share(page, "Compartilhar a imagem").click();
  const given = () => page.evaluate(() => (globalThis as unknown as { given: string[] }).given);
  await expect
    .poll(given)
    .toEqual([expectValue.stringContaining("Ocean Blue"), "tapete-no-meu-ambiente.jpg image/jpeg"]);

  await share(page, "Copiar o link, sem a foto").click();
  await expect(page.getByText("Link copiado")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const query = new URL(link).searchParams;
  expectValue([query.get("tapete"), query.get("medida")]).toEqual([OCEAN, "150x200"]);
  expectValue(query.get("cores")).toContain(dye.slice(1));
  expectValue(link.length).toBeLessThan(300);
  const whatsapp = await page.getByRole("link", { name: "Mandar o link no WhatsApp" }).getAttribute("href");
  expectValue(decodeURIComponent(whatsapp ?? "")).toContain(query.get("lugar") ?? "no place");
  await page.pdf();
  await page.emulateMedia({ media: "print" });
  const paper = (await page.locator("body").innerText()).split(/\n+/);
  expectValue(paper).toEqual(["Ocean Blue", expectValue.stringMatching(/^150 × 200 cm.*, R\$\s/), link]);
  const printed = await page.locator("body > figure canvas").screenshot();
  expectValue((await sharp(printed).stats()).entropy, "the room with the rug").toBeGreaterThan(4);
  await page.emulateMedia({ media: "screen" });
  expectValue(sent.filter((bytes) => bytes > MOST_WORDS_BYTES)).toEqual([]);

  const other = await openSimulator(app.url, { viewport: LAPTOP }, new URL(link).search);
  await choosePhoto(other.page, await smallPhoto());
  await expect(sentence(other.page)).toContainText(said, { timeout: 60_000 });
  await tool(other.page, "Cor").click();
  await expect(chosenColour(other.page)).toHaveValue(dye);

  const cookie = await app.signIn("simulator");
  const sums = await (await fetch(`${app.url}/simulador-admin/uso`, { headers: { cookie } })).text();
  // Tried twice, kept once, shared once by the system's dialog and once as a link.
  expectValue(sums).toContain("Ocean Blue;150 × 200 cm;2;1;2;0");
});

/** A result is kept, then another one; both are shown, and come home as one picture. */
async function compareTwoResults(page: Page): Promise<void> {
  for (const place of [0, 1]) {
    await inRoom(page).nth(place).getByRole("button").click();
    await openShare(page);
    await share(page, "Guardar para comparar").click();
    await expect(page.getByText("está guardado.")).toBeVisible();
    if (place === 0) await share(page, "Fechar").click();
  }
  await share(page, "Ver os dois lado a lado").click();
  const pair = page.getByRole("region", { name: "Lado a lado" });
  await expect(pair.getByRole("figure")).toHaveText([/^Scallop.*R\$/, /^Ocean Blue.*R\$/]);
  const removals = pair.getByRole("button", { name: /^Tirar/ });
  await expect(removals).toHaveText(["Tirar o primeiro, Scallop", "Tirar o segundo, Ocean Blue"]);
  await expectAccessible(page, "side by side");
  const downloading = page.waitForEvent("download");
  await share(page, "Baixar os dois em uma imagem").click();
  const { width = 0, height = 0 } = await sharp(
    await buffer(await (await downloading).createReadStream()),
  ).metadata();
  const one = await sharp((await roomPhoto()).buffer).metadata();
  expectValue(width).toBeGreaterThan(2 * one.width);
  expectValue(height).toBeGreaterThanOrEqual(one.height);
  await share(page, "Voltar ao ambiente").click();
}

const SLOW_LINE_MS = 2000;
/** By this the white rug is brighter than the blue one. */
const BRIGHTER = 60;

test("a picture shows the rug that is named beside it, however slowly that comes, and follows what is undone; two rugs lie in one room, wait on this device for the next visit, and can be forgotten", async () => {
  const { page } = await openSimulator(app.url, { viewport: LAPTOP });
  // Pictures are made as large as the photo.
  await choosePhoto(page, await roomPhoto());
  await untilPlaced(page);
  async function downloaded() {
    await openShare(page);
    const waiting = page.waitForEvent("download");
    await share(page, "Baixar a imagem").click();
    const picture = await buffer(await (await waiting).createReadStream());
    await page.getByRole("button", { name: "Fechar" }).click();
    return brightnessOf(picture);
  }
  const white = await downloaded();
  await page.route("**/files/**", async (route) => {
    if (route.request().resourceType() === "fetch")
      await new Promise((over) => setTimeout(over, SLOW_LINE_MS));
    await route.continue();
  });
  await page.getByRole("button", { name: /^Ocean Blue/ }).click();
  expectValue(await downloaded()).toBeLessThan(white - BRIGHTER);

  await page.getByRole("button", { name: /^Pedir orçamento/ }).click();
  await page.getByLabel("Enviar também a imagem do meu ambiente com o tapete").check();
  const preview = page.locator("form img");
  await expect(preview).toBeVisible();
  const address = await preview.getAttribute("src");
  const blue = await brightnessOf(await pixelsOf(preview));
  await undo(page).click();
  await expect(preview).not.toHaveAttribute("src", String(address));
  expectValue(await brightnessOf(await pixelsOf(preview))).toBeGreaterThan(blue + BRIGHTER);

  await page.getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("button", { name: "Mais um tapete neste ambiente" }).click();
  // The rug that undoing leaves as it is.
  await inRoom(page).first().getByRole("button").click();
  await page.getByRole("button", { name: /^Pedir orçamento/ }).click();
  await page.getByLabel("Enviar também a imagem do meu ambiente com o tapete").check();
  const withBoth = String(await preview.getAttribute("src"));
  const asked = page.locator("section:has(form) li");
  await expect(asked).toHaveCount(2);
  await undo(page).click();
  await expect(asked).toHaveCount(1);
  await expect(preview).not.toHaveAttribute("src", withBoth);
  await page.getByRole("button", { name: "Fechar" }).click();
  await page.unroute("**/files/**");

  await page.getByRole("button", { name: "Mais um tapete neste ambiente" }).click();
  await expect(page.getByRole("heading", { name: "No ambiente" })).toBeVisible();
  await page.getByRole("button", { name: /^Ocean Blue/ }).click();
  await expect(sentence(page)).toContainText("Ocean Blue");
  await expect(inRoom(page)).toHaveCount(2);
  await pull(page, await placeOf(rugHandle(page)), 50, 30);
  const second = await rested(page);
  await inRoom(page).first().getByRole("button").click();
  await expect(sentence(page)).not.toHaveText(second);
  await page.getByRole("button", { name: "Tirar este tapete" }).click();
  await expect(inRoom(page)).toHaveCount(0);
  await undo(page).click();
  await expect(inRoom(page)).toHaveCount(2);
  await compareTwoResults(page);
  const first = await rested(page);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole("button", { name: "Continuar de onde parei" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continuar de onde parei" }).click();
  await expect(sentence(page)).toHaveText(first, { timeout: 60_000 });
  await expect(inRoom(page)).toHaveCount(2);
  await tool(page, "Ajustar").click();
  const left = page.evaluate(
    () => new Promise<void>((done) => addEventListener("popstate", () => done(), { once: true })),
  );
  await page.getByRole("button", { name: "Apagar a foto deste aparelho" }).click();
  await expect(page.getByText("A foto guardada neste aparelho foi apagada.")).toBeVisible();
  // The studio's history entry was removed: a reload before that would be cancelled.
  await left;
  await page.reload();
  await expect(page.getByRole("button", { name: "Sala ampla" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continuar de onde parei" })).toHaveCount(0);
});

test("another maker's simulator stands in the page when the owner names one, and goes again", async () => {
  const elsewhere = "https://simulador.exemplo.com.br/sala";
  const owner = await newOwner(app);
  const name = async (address: string) => {
    const fields = { panel: "simulator", "simulator.embedUrl": address };
    expectValue(noticesOf(await owner.post("/admin/configuracoes/simulador", fields))).toContain(
      "Configuração salva",
    );
  };
  await name(elsewhere);

  const visitor = await newVisitor(app.url, { viewport: LAPTOP });
  await visitor.context.route(`${elsewhere}*`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>x</title><p>O outro simulador</p>",
    }),
  );
  const response = await visitor.page.goto("/simulador");
  expectValue(response?.headers()["permissions-policy"]).toContain(
    `camera=(self "${new URL(elsewhere).origin}")`,
  );
  const frame = visitor.page.locator("iframe");
  await expect(frame.contentFrame().getByText("O outro simulador")).toBeVisible();
  expectValue(await frame.getAttribute("allow")).toContain("web-share");
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
    [844, 390],
  ] as const) {
    await visitor.page.setViewportSize({ width, height });
    const header = await visitor.page.locator("body header").first().boundingBox();
    const top = header?.height ?? 0;
    expectValue(top).toBeGreaterThan(0);
    expectValue(await frame.boundingBox()).toEqual({ x: 0, y: top, width, height: height - top });
    const page = visitor.page.locator("html");
    expectValue(await page.evaluate(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight])).toEqual([
      width,
      height,
    ]);
  }

  await name("");
  await visitor.page.reload();
  await expect(visitor.page.getByRole("button", { name: "Sala ampla" })).toBeVisible();
});
