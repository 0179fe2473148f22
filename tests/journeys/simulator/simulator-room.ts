import type { BrowserContext, CDPSession, Locator, Page } from "@playwright/test";
import sharp, { type Region } from "sharp";
import { COUNTED_BROWSER, expect, newVisitor, POLLING, type VisitorOptions } from "#tests/support/browser.ts";

export const ROOM_PHOTO = "bench/rooms/public_104/image.jpg";
/** Logged by Chromium when it renders in software. */
const SLOW_GRAPHICS = /GPU stall|WebGL/;

/** Device pixel ratio: software rendering takes time by the pixel. */
const COARSE = 0.25;

export const LAPTOP = { width: 1100, height: 700 };

export type SimulatorVisit = { page: Page; context: BrowserContext };

export async function newSimulatorVisitor(
  url: string,
  options: VisitorOptions = {},
): Promise<SimulatorVisit> {
  const expectErrors = [SLOW_GRAPHICS, ...(options.expectErrors ?? [])];
  const visit = await newVisitor(url, { userAgent: COUNTED_BROWSER, ...options, expectErrors });
  await visit.context.addInitScript((ratio) => {
    Object.defineProperty(window, "devicePixelRatio", { get: () => ratio });
  }, COARSE);
  return visit;
}

export async function openSimulator(
  url: string,
  options: VisitorOptions = {},
  query = "",
): Promise<SimulatorVisit> {
  const visit = await newSimulatorVisitor(url, options);
  await visit.page.goto(`/simulador${query}`);
  return visit;
}

export type Photo = { name: string; mimeType: string; buffer: Buffer };

/** Half as wide as photos are analysed: that takes half the time, and drawing it a quarter. */
export const halved = (photo: Buffer | string) =>
  sharp(photo).resize(480, 480, { fit: "outside" }).jpeg({ quality: 92 }).toBuffer();

let halvedRoom: Promise<Buffer> | undefined;

export async function roomPhoto(): Promise<Photo> {
  halvedRoom ??= halved(ROOM_PHOTO);
  return { name: "sala.jpg", mimeType: "image/jpeg", buffer: await halvedRoom };
}

/** Hardly larger than the smallest that is read. */
const SMALL = 260;

/** A third of the time that `roomPhoto` takes. */
export async function smallPhoto(cut?: Region): Promise<Photo> {
  const whole = sharp(ROOM_PHOTO);
  const part = cut ? await whole.extract(cut).toBuffer() : await whole.toBuffer();
  const buffer = await sharp(part).resize(SMALL, SMALL, { fit: "outside" }).jpeg({ quality: 90 }).toBuffer();
  return { name: "sala.jpg", mimeType: "image/jpeg", buffer };
}

export const choosePhoto = (page: Page, photo: Photo) =>
  page.locator("input[type=file]").last().setInputFiles(photo);

/** Its floor is given, and a third fewer pixels. */
export const GIVEN_FLOOR = "Sala à noite";
/** The network finds its floor, once more after each correction of the camera. */
export const FOUND_FLOOR = "Sala ampla";

export const openSample = (page: Page, name = GIVEN_FLOOR) => page.getByRole("button", { name }).click();

export const continueRoom = (page: Page) =>
  page.getByRole("button", { name: "Continuar de onde parei" }).click();

export const sentence = (page: Page): Locator => page.getByRole("status").filter({ hasText: "da câmera" });

/** Until a rug is placed and no analysis that could change the screen is pending. */
export async function untilPlaced(page: Page): Promise<void> {
  await expect(sentence(page)).toHaveText(/da câmera/, { timeout: 60_000 });
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 60_000 });
}

/** Opening and closing a correction takes seconds on a busy machine. */
export const ASKED_BY_HAND = { timeout: 60_000 };

/** The announcement, once it is about what is shown. */
export async function rested(page: Page): Promise<string> {
  await nextFrame(page);
  const written = await page.waitForFunction(
    () => {
      const announced = [...document.querySelectorAll<HTMLElement>("[role=status]:not([data-moved])")];
      return announced.find(({ textContent }) => textContent?.includes("da câmera"))?.textContent;
    },
    undefined,
    POLLING,
  );
  return String(await written.jsonValue());
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

export async function hiddenShare(page: Page): Promise<number> {
  const [, percent] = /(\d+)% atrás/.exec((await sentence(page).textContent()) ?? "") ?? [];
  return Number(percent);
}

export const rugHandle = (page: Page): Locator => page.locator("button[data-rug]");
export const undo = (page: Page): Locator => page.getByRole("button", { name: "Desfazer" });
export const redo = (page: Page): Locator => page.getByRole("button", { name: "Refazer" });
export const tool = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Ferramentas" }).getByRole("button", { name });

/** Frames without movement: a layout change is measured and drawn in two. */
const STILL_FRAMES = 4;

export async function placeOf(handle: Locator): Promise<[x: number, y: number]> {
  for (;;) {
    const place = await handle.evaluate(stillPlace, STILL_FRAMES);
    if (place) return place;
  }
}

/** Runs in the page. Null when the element was removed meanwhile. */
async function stillPlace(element: Element, frames: number): Promise<[x: number, y: number] | null> {
  for (let last = "", still = 0; element.isConnected; ) {
    await new Promise((next) => requestAnimationFrame(next));
    const { x, y, width, height } = element.getBoundingClientRect();
    const place: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    still = place.join() === last ? still + 1 : 0;
    if (still === frames) return place;
    last = place.join();
  }
  return null;
}

export async function startCorrection(page: Page, name: string): Promise<void> {
  if ((await tool(page, "Ajustar").getAttribute("aria-pressed")) !== "true")
    await tool(page, "Ajustar").click();
  await page.getByRole("button", { name, exact: true }).click();
}

type Points = (readonly [x: number, y: number])[];

export async function touch(page: Page, moments: Points[]): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Points) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const [first = [], ...others] = moments;
  await send("touchStart", first);
  for (const points of others) await send("touchMove", points);
  await send("touchEnd", []);
  await session.detach();
}

export async function pull(
  page: Page,
  [x, y]: readonly [number, number],
  dx: number,
  dy: number,
): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 5 });
  await page.mouse.up();
}

export const point = (page: Page, place: number) =>
  page.getByRole("button", { name: `Ponto ${place}`, exact: true });
export const line = (page: Page) => page.getByRole("button", { name: "A linha inteira" });
const cancel = (page: Page) => page.getByRole("button", { name: "Cancelar", exact: true });

export async function horizon(page: Page): Promise<number> {
  await startCorrection(page, "Linha do horizonte");
  const [, y] = await placeOf(point(page, 1));
  await cancel(page).click();
  return y;
}

const FIVE_METRES = 500;

/** How large a metre is where the rug lies: it keeps its place on the photo, so the sentence tells by its distance. */
export async function metreInView(page: Page): Promise<number> {
  const [, metres = ""] = /A ([\d,]+)\sm da câmera/.exec(await rested(page)) ?? [];
  return FIVE_METRES / Number(metres.replace(",", "."));
}
