import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expect } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import {
  continueRoom,
  hiddenShare,
  LAPTOP,
  newSimulatorVisitor,
  openSample,
  pull,
  startCorrection,
  undo,
  untilPlaced,
} from "./simulator-room.ts";

const app = { url: sharedSite() };

type Messages = { sent: string[]; held: string[]; release: () => void };
declare const messages: Messages;

/** Runs in the page: what is named in `held` reaches no worker before it is released. */
function holdMessages(): void {
  const waiting: (() => void)[] = [];
  const messages: Messages = {
    sent: [],
    held: [],
    release: () => {
      messages.held = [];
      messages.sent.push("released");
      for (const send of waiting.splice(0)) send();
    },
  };
  Object.assign(globalThis, { messages });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: { kind?: string }, ...rest: unknown[]) {
    const kind = message.kind ?? "cover";
    messages.sent.push(kind);
    const send = () => Reflect.apply(postMessage, this, [message, ...rest]);
    if (messages.held.includes(kind)) waiting.push(send);
    else send();
  };
}

const hold = (page: Page, kind: string) => page.evaluate((name) => void messages.held.push(name), kind);
const release = (page: Page) => page.evaluate(() => messages.release());
const timesSent = (page: Page, kind: string) =>
  page.evaluate((name) => messages.sent.filter((one) => one === name).length, kind);
const busy = (page: Page) => page.locator("[data-working][aria-busy=true], [data-open][aria-busy=true]");
const shareButton = (page: Page) => page.getByRole("button", { name: "Guardar ou compartilhar" });
const download = (page: Page) => page.getByRole("button", { name: "Baixar a imagem" });

/** A line over the middle of the floor, from left to right. */
async function brushInFront(page: Page): Promise<void> {
  await startCorrection(page, "O que é chão");
  await page.getByRole("radio", { name: "Isto fica na frente" }).check();
  const box = await page.getByRole("application", { name: "O que é chão" }).boundingBox();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  await pull(page, [x + width / 2 - 60, y + 0.85 * height], 120, 0);
}

test("a floor network that did not arrive with a room of given floor is fetched for the brush", async () => {
  const { page } = await newSimulatorVisitor(app.url, { viewport: LAPTOP, expectErrors: [/ERR_FAILED/] });
  const network = "**/floor-model*.bin";
  const { promise: isRefused, resolve: refuse } = Promise.withResolvers<void>();
  await page.route(network, async (route) => {
    await route.abort();
    refuse();
  });
  await page.goto("/simulador");
  await openSample(page);
  await untilPlaced(page);
  await isRefused;
  await page.unroute(network);
  const hidden = await hiddenShare(page);
  await brushInFront(page);
  await expect.poll(() => hiddenShare(page)).toBeGreaterThan(hidden);
  await untilPlaced(page);
});

const printedPixels = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    return document.querySelector<HTMLCanvasElement>("body > figure canvas")?.width;
  });

test("while a rug of the photo is covered nothing is shared or printed; it is covered anew once the floor was corrected, whose analysis is at work until then, and in a continued room, whose picture waits for it; no picture is of another rug than was named", async () => {
  const { page } = await newSimulatorVisitor(app.url, { viewport: LAPTOP });
  await page.addInitScript(holdMessages);
  await page.goto("/simulador");
  await openSample(page);
  await untilPlaced(page);
  await startCorrection(page, "Cobrir com o piso");
  await expect(page.getByRole("region", { name: "Tapete que já está na foto" })).toBeVisible();
  await expect(shareButton(page)).toHaveCount(0);
  expectValue(await printedPixels(page)).toBe(0);
  await page.getByRole("application", { name: "Tapete que já está na foto" }).focus();
  for (const key of ["Enter", "Shift+ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByText(/^Coberto/)).toBeVisible();
  await page.getByRole("button", { name: "Pronto", exact: true }).click();
  await expect(shareButton(page)).toBeVisible();
  expectValue(await printedPixels(page)).toBeGreaterThan(0);
  expectValue(await timesSent(page, "cover")).toBe(1);

  await hold(page, "strokes");
  await brushInFront(page);
  await expect(busy(page)).toHaveCount(1);
  await release(page);
  await expect.poll(() => timesSent(page, "cover")).toBe(2);
  await untilPlaced(page);

  await page.getByRole("button", { name: "O chão está certo" }).click();
  await page.getByRole("button", { name: "Voltar ao início" }).click();
  await page.evaluate(noteMadePictures);
  await hold(page, "cover");
  await continueRoom(page);
  await expect.poll(() => timesSent(page, "cover")).toBe(3);
  await shareButton(page).click();
  const downloading = page.waitForEvent("download");
  await download(page).click();
  await release(page);
  await downloading;
  expectValue((await page.evaluate(() => messages.sent)).slice(-2)).toEqual(["released", "picture"]);
  await page.getByRole("button", { name: "Fechar" }).click();

  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/files/**", async (route) => {
    await late;
    await route.continue();
  });
  await page.getByRole("button", { name: /^Ocean Blue/ }).click();
  await shareButton(page).click();
  await download(page).click();
  await undo(page).click();
  await expect(page.getByText("A imagem não pôde ser feita. Tente de novo.")).toBeVisible();
  arrive();
});

/** Runs in the page. */
function noteMadePictures(): void {
  const { toBlob } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toBlob = function (...rest) {
    messages.sent.push("picture");
    toBlob.apply(this, rest);
  };
}
