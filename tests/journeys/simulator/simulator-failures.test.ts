import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect } from "#tests/support/browser.ts";
import { flatPng } from "#tests/support/media-fixtures.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { countWhatIsHeld, heldBy } from "./held-by-browser.ts";
import {
  choosePhoto,
  GIVEN_FLOOR,
  LAPTOP,
  newSimulatorVisitor,
  openSample,
  type Photo,
  placeOf,
  pull,
  ROOM_PHOTO,
  rested,
  rugHandle,
  sentence,
  tool,
  undo,
  untilPlaced,
} from "./simulator-room.ts";

/** Just below the supported size. */
const FIFTY_MEGAPIXELS = { width: 8160, height: 6120 };
const STUDIO = "/simulador";
/** Written by libheif, from a rendered room. */
const HEIC_PHOTO = "tests/journeys/pictures/room.heic";

/** What cameras write that join pictures to a sphere of 2:1. */
const JOINED =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="equirectangular"/></rdf:RDF></x:xmpmeta>';

const app = { url: sharedSite() };

const back = (page: Page) => page.getByRole("button", { name: "Voltar ao início" });
const jpeg = (buffer: Buffer, name = "sala.jpg"): Photo => ({ name, mimeType: "image/jpeg", buffer });
const resized = async (width: number, height: number, picture: string | Buffer = ROOM_PHOTO) =>
  jpeg(
    await sharp(picture)
      .resize(width, height, { fit: "fill", kernel: "nearest" })
      .jpeg({ quality: 70 })
      .toBuffer(),
  );
/** In blocks of eight pixels, which a JPEG of any size is quickly made and read from. */
async function enlarged({ width, height }: typeof FIFTY_MEGAPIXELS) {
  const small = sharp(ROOM_PHOTO).resize(width / 8, height / 8, { fit: "fill" });
  return resized(width, height, await small.toBuffer());
}

const withoutFloor = async () =>
  jpeg(
    await sharp("bench/rooms/public_108/image.jpg")
      .extract({ left: 0, top: 0, width: 600, height: 300 })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );

const outOfFocus = async () =>
  jpeg(await sharp("bench/rooms/public_124/image.jpg").resize(480).blur(9).jpeg().toBuffer());

test("without WebGL2 the rug lies there all the same, moves, and can be taken home as a picture; a second rug whose picture does not load is reported, and the first one is drawn where it is moved", async () => {
  const { page } = await newSimulatorVisitor(app.url, { viewport: LAPTOP, expectErrors: [/ERR_FAILED/] });
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith("webgl") ? null : Reflect.apply(original, this, [kind, ...rest]);
    } as typeof original;
  });
  await page.goto(STUDIO);
  await openSample(page);
  await untilPlaced(page);
  const stage = page.getByRole("img", { name: /na sua foto$/ });
  const pixels = () => stage.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL("image/jpeg", 0.5));
  const begin = await rested(page);
  let shown = await pixels();
  await pull(page, await placeOf(rugHandle(page)), 60, 30);
  await expect(sentence(page)).not.toHaveText(begin);
  await expect.poll(pixels).not.toBe(shown);
  await page.getByRole("button", { name: "Guardar ou compartilhar" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar a imagem" }).click();
  expectValue((await downloading).suggestedFilename()).toBe("tapete-no-meu-ambiente.jpg");
  await page.getByRole("button", { name: "Fechar" }).click();

  await page.getByRole("button", { name: "Mais um tapete neste ambiente" }).click();
  await page.route("**/files/**", (route) =>
    route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: /^Ocean Blue/ }).click();
  await expect(page.getByRole("alert")).toContainText("Não foi possível desenhar o tapete na foto");
  await page.getByRole("button", { name: /^Scallop, / }).click();
  shown = await pixels();
  await page.getByRole("button", { name: /^Tapete Scallop/ }).press("Shift+ArrowLeft");
  await expect.poll(pixels).not.toBe(shown);
});

test("where the code that draws does not load, the rug is drawn flat; where nothing loads, that is said", async () => {
  const { page } = await newSimulatorVisitor(app.url, { viewport: LAPTOP, expectErrors: [/ERR_FAILED/] });
  await page.route("**/relief-view*.js", (route) => route.abort());
  await page.goto("/simulador");
  await openSample(page);
  await untilPlaced(page);
  const stage = page.getByRole("img", { name: /na sua foto$/ });
  const isFlat = () => stage.evaluate((canvas: HTMLCanvasElement) => canvas.getContext("2d") !== null);
  expectValue(await isFlat()).toBe(true);
  await page.route("**/flat-view*.js", (route) => route.abort());
  await page.reload();
  await openSample(page);
  await expect(page.getByRole("alert")).toContainText("Não foi possível desenhar o tapete na foto", {
    timeout: 60_000,
  });
});

test("a worker that crashes is replaced once; where it crashes twice after the photo was read the room stays as it is, and the next correction begins anew; one that never starts is reported, and the next photo works", async () => {
  const { page } = await newSimulatorVisitor(app.url, {
    viewport: LAPTOP,
    expectErrors: [/ERR_FAILED|vision\.worker/],
  });
  await page.addInitScript(crashFirstWorker);
  await page.goto(STUDIO);
  await openSample(page);
  await untilPlaced(page);
  const workers = () => page.evaluate(() => (globalThis as unknown as { started: Worker[] }).started.length);
  expectValue(await workers()).toBe(2);

  await page.route("**/vision.worker*", (route) => route.abort());
  await page.evaluate(() => {
    const { started } = globalThis as unknown as { started: Worker[] };
    started.at(-1)?.dispatchEvent(new Event("error"));
  });
  const note = page.getByRole("alert").filter({ hasText: "A leitura da foto parou antes do fim" });
  await expect(note).toBeVisible();
  expectValue(await workers()).toBe(3);
  await rugHandle(page).press("ArrowUp");
  await expect(undo(page)).toBeEnabled();
  await page.unroute("**/vision.worker*");
  await tool(page, "Ajustar").click();
  await page.getByLabel("Altura de quem fotografou").fill("120");
  await page.getByRole("button", { name: "Usar a altura" }).click();
  await expect(note).toHaveCount(0);

  await page.route("**/vision.worker*", (route) => route.abort());
  await page.reload();
  await openSample(page);
  await expect(page.getByText(/A leitura da foto parou antes do fim/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/vision.worker*");
  await page.getByRole("button", { name: "Usar outra foto" }).click();
  await openSample(page, "Sala com madeira");
  await untilPlaced(page);
});

/** Runs in the page. */
function crashFirstWorker(): void {
  const started: Worker[] = [];
  Object.assign(globalThis, { started });
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      started.push(this);
      if (started.length > 1) return;
      this.addEventListener(
        "message",
        () => {
          this.terminate();
          this.dispatchEvent(new Event("error"));
        },
        { once: true },
      );
    }
  };
}

test("fifty megapixels are read, so is what is out of focus, and a photo without floor by hand; more, less, too long, no floor and no photo are refused with their reason, beside which a sample room is opened once the connection allows it; the browser holds no more than after the second", async () => {
  const { page, context } = await newSimulatorVisitor(app.url, {
    viewport: LAPTOP,
    expectErrors: [/ERR_INTERNET_DISCONNECTED/],
  });
  await page.addInitScript(countWhatIsHeld);
  await page.goto(STUDIO);
  await choosePhoto(page, await enlarged(FIFTY_MEGAPIXELS));
  await untilPlaced(page);
  await back(page).click();

  // Out of focus, the mask is uncertain: the rug is placed and a hint offers corrections.
  await choosePhoto(page, await outOfFocus());
  await untilPlaced(page);
  const wish = page.getByText(/Toque no piso se o tapete cobre um móvel/);
  await expect(wish).toBeVisible();
  await expectAccessible(page, "one tap");
  // Choosing another rug says nothing about the floor.
  await page.getByRole("button", { name: "Mais um tapete neste ambiente" }).click();
  await untilPlaced(page);
  const inRoom = page.getByRole("heading", { name: "No ambiente" }).locator("..").getByRole("button");
  await inRoom.first().click();
  const [x, y] = await placeOf(rugHandle(page));
  await inRoom.last().click();
  await expect.poll(() => placeOf(rugHandle(page))).not.toEqual([x, y]);
  await pull(page, await placeOf(rugHandle(page)), 220, 0);
  await page.mouse.click(x, y);
  await expect(rugHandle(page)).toHaveCount(1);
  await expect.poll(() => placeOf(rugHandle(page))).toEqual([x, y]);
  await expect(wish).toBeVisible();
  const shown = await page.getByRole("img", { name: /na sua foto$/ }).boundingBox();
  if (!shown) throw new Error("There is no photo");
  await page.mouse.click(shown.x + shown.width * 0.95, shown.y + shown.height * 0.93);
  await expect(wish).toHaveCount(0);
  await back(page).click();
  await expect(back(page)).toHaveCount(0);
  const early = await heldBy(page);

  await choosePhoto(page, await withoutFloor());
  await expect(page.getByRole("heading", { name: "Não encontramos o chão" })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText("Uma boa foto é assim")).toBeVisible();
  await expect(page.getByText("Deixe o piso ocupar a metade de baixo")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ponto 1", exact: true })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole("button", { name: "O chão está certo", exact: true }).click();
  await untilPlaced(page);
  await back(page).click();

  const noPhoto = jpeg(Buffer.from("%PDF-1.7\nno photograph"), "planta.jpg");
  const flat = sharp({ create: { width: 600, height: 450, channels: 3, background: "#9db4c0" } });
  const refused: [Photo, RegExp][] = [
    [{ name: "sala.png", mimeType: "image/png", buffer: flatPng(9000, 6000, 1) }, /mais de 50 megapixels/],
    [await resized(300, 200), /pequena demais/],
    [await resized(3000, 900), /panorâmica curva o chão/],
    [jpeg(await flat.clone().jpeg().withXmp(JOINED).toBuffer()), /panorâmica curva o chão/],
    [
      { ...jpeg(readFileSync(HEIC_PHOTO), "IMG_0042.HEIC"), mimeType: "image/heic" },
      /Esta foto é HEIC, o formato do iPhone, e este navegador não o abre/,
    ],
    [noPhoto, /não é uma foto que o navegador consiga abrir/],
    [jpeg(await flat.jpeg().toBuffer()), /Não encontramos o chão nesta foto/],
  ];
  for (const [place, [photo, reason]] of refused.entries()) {
    await choosePhoto(page, photo);
    await expect(page.getByRole("alert").filter({ hasText: reason })).toBeVisible();
    // A photo that is too large or of another format may be a good one.
    const advises = !/50 megapixels|HEIC/.test(reason.source);
    await expect(page.getByText("Uma boa foto é assim")).toHaveCount(advises ? 1 : 0);
    if (place === 0) await expectAccessible(page);
    await page.getByRole("button", { name: place === 1 ? "Voltar ao início" : "Usar outra foto" }).click();
  }
  await choosePhoto(page, noPhoto);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert").filter({ hasText: /não é uma foto/ })).toBeVisible();
  await context.setOffline(true);
  await dialog.getByRole("button", { name: GIVEN_FLOOR }).click();
  await expect(dialog.getByRole("status")).toContainText("Confira a conexão");
  await context.setOffline(false);
  await dialog.getByRole("button", { name: GIVEN_FLOOR }).click();
  await untilPlaced(page);
  await back(page).click();
  await expect(back(page)).toHaveCount(0);
  const late = await heldBy(page);
  expectValue(late.addresses).toBeLessThanOrEqual(early.addresses);
  expectValue(late.pictures).toBeLessThanOrEqual(1);
  expectValue(late.open).toBeLessThanOrEqual(1);
  expectValue(late.heapMegabytes - early.heapMegabytes).toBeLessThan(25);
});
