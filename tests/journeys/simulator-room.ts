import { readFileSync } from "node:fs";
import type { BrowserContext, CDPSession, Locator, Page } from "@playwright/test";
import { expect, newVisitor, type VisitorOptions } from "#tests/support/browser.ts";

export const ROOM_PHOTO = "bench/rooms/public_104/image.jpg";
/** A machine without a graphics card draws by software, which the browser reports as slow. */
const SLOW_GRAPHICS = /GPU stall|WebGL/;

/** Without a graphics card each pixel of the stage is drawn by the processor: a stage of fewer of them is drawn sooner. */
const COARSE = 0.25;

/** Wide enough for the panel beside the stage, and no pixel more to draw by software. */
export const LAPTOP = { width: 1100, height: 700 };

export type SimulatorVisit = { page: Page; context: BrowserContext };

/** A visitor whose stage has few pixels, before the first page. */
export async function newSimulatorVisitor(
  url: string,
  options: VisitorOptions = {},
): Promise<SimulatorVisit> {
  const expectErrors = [SLOW_GRAPHICS, ...(options.expectErrors ?? [])];
  const visit = await newVisitor(url, { ...options, expectErrors });
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

export const roomPhoto = (): Photo => ({
  name: "sala.jpg",
  mimeType: "image/jpeg",
  buffer: readFileSync(ROOM_PHOTO),
});

export const choosePhoto = (page: Page, photo: Photo) =>
  page.locator("input[type=file]").last().setInputFiles(photo);

export const openSample = (page: Page, name = "Sala ampla") => page.getByRole("button", { name }).click();

/** What is announced of the chosen rug once it rests: name, size, place. */
export const sentence = (page: Page): Locator => page.getByRole("status").filter({ hasText: "da câmera" });

/** Until a rug lies there and nothing more is looked for in the photo that could change what is on the screen. */
export async function untilPlaced(page: Page): Promise<void> {
  await expect(sentence(page)).toHaveText(/da câmera/, { timeout: 60_000 });
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 60_000 });
}

/** What is asked by opening a correction and closing it again: on a busy machine once in several seconds. */
export const ASKED_BY_HAND = { timeout: 60_000 };

/** The sentence once it is about what is shown: a drawing by software answers a hand late. */
export async function rested(page: Page): Promise<string> {
  await nextFrame(page);
  const written = await page.waitForFunction(() => {
    const announced = [...document.querySelectorAll<HTMLElement>("[role=status]:not([data-moved])")];
    return announced.find(({ textContent }) => textContent?.includes("da câmera"))?.textContent;
  });
  return String(await written.jsonValue());
}

/** What a hand did is drawn. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** How much of the rug the machine takes to be behind something. */
export async function hiddenShare(page: Page): Promise<number> {
  const [, percent] = /(\d+)% atrás/.exec((await sentence(page).textContent()) ?? "") ?? [];
  return Number(percent);
}

export const rugHandle = (page: Page): Locator => page.locator("button[data-rug]");
export const undo = (page: Page): Locator => page.getByRole("button", { name: "Desfazer" });
export const redo = (page: Page): Locator => page.getByRole("button", { name: "Refazer" });
export const tool = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Ferramentas" }).getByRole("button", { name });

/** Frames in which nothing has moved: a change of layout is measured and drawn anew in two. */
const STILL_FRAMES = 4;

/** Where a handle stands on the screen once it stands still, in whole pixels: a stage that is being laid out carries it along. */
export async function placeOf(handle: Locator): Promise<[x: number, y: number]> {
  for (;;) {
    const place = await handle.evaluate(stillPlace, STILL_FRAMES);
    if (place) return place;
  }
}

/** Runs in the page. Null when the element went away meanwhile. */
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

/** Opens one of the corrections from the panel "Ajustar". */
export async function startCorrection(page: Page, name: string): Promise<void> {
  if ((await tool(page, "Ajustar").getAttribute("aria-pressed")) !== "true")
    await tool(page, "Ajustar").click();
  await page.getByRole("button", { name, exact: true }).click();
}

type Points = (readonly [x: number, y: number])[];

/** Fingers on the glass: each list is where they are at one moment. */
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

/** A hand that pulls something by mouse, in a few steps. */
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
const cancel = (page: Page) => page.getByRole("button", { name: "Cancelar", exact: true });

/** Where the line of the horizon begins when it is asked for: the camera, as it is believed to have stood. */
export async function horizon(page: Page): Promise<number> {
  await startCorrection(page, "Linha do horizonte");
  const [, y] = await placeOf(point(page, 1));
  await cancel(page).click();
  return y;
}

/** How long a metre on the floor is on the screen, where the rug lies. */
export async function metreOnScreen(page: Page): Promise<number> {
  await startCorrection(page, "Dois pontos no chão");
  const [one, other] = [await placeOf(point(page, 1)), await placeOf(point(page, 2))];
  await cancel(page).click();
  return Math.hypot(other[0] - one[0], other[1] - one[1]);
}
