import type { Locator, Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import {
  expect,
  newVisitor,
  PHONE,
  untilHydrated,
  type VisitorOptions,
  withoutPictures,
} from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const LIST = "/admin/depoimentos";
const STEPS_OF_A_DRAG = 12;

const app = openTestApp();

async function openList(options: VisitorOptions = {}): Promise<Page> {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn(), ...options });
  await page.goto(LIST);
  if (options.javaScriptEnabled !== false) await untilHydrated(page);
  return page;
}

const handles = (page: Page) => page.getByRole("button", { name: /^Mover / });
const namesIn = async (page: Page) =>
  (await handles(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).map((label) =>
    label?.replace("Mover ", ""),
  );

/** As in the page that the server sends. */
async function storedNames(page: Page): Promise<(string | undefined)[]> {
  const html = await (await page.context().request.get(LIST)).text();
  return [...html.matchAll(/aria-label="Mover ([^"]+)"/g)].map(([, name]) => name);
}

async function isKept(page: Page, order: (string | undefined)[]) {
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  // The message may be an earlier one; a pending save would be lost with the page.
  await expect.poll(() => storedNames(page)).toEqual(order);
  await page.reload();
  expectValue(await namesIn(page)).toEqual(order);
}

test("with the keyboard a piece is taken, moved, given back or put down, and each place is spoken; by mouse it is dragged", async () => {
  const page = await openList();
  const [a, b, c] = await namesIn(page);
  const first = page.getByRole("button", { name: `Mover ${a}`, exact: true });
  await first.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(`${a} na mão. Posição 1 de 3. Use as setas para mover.`)).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(`${a}, posição 2 de 3.`)).toBeAttached();
  await expect(first).toBeFocused();
  expectValue(await namesIn(page)).toEqual([b, a, c]);
  await page.keyboard.press("Escape");
  await expect(page.getByText(`${a} voltou para a posição 1 de 3.`)).toBeAttached();
  expectValue(await namesIn(page)).toEqual([a, b, c]);

  await page.keyboard.press("Space");
  await page.keyboard.press("End");
  await page.keyboard.press("Space");
  await expect(page.getByText(`${a} ficou na posição 3 de 3.`)).toBeAttached();
  await expect(first).toBeFocused();
  await isKept(page, [b, c, a]);

  await untilHydrated(page);
  await drag(page, handles(page).first(), handles(page).last());
  await expect.poll(() => namesIn(page)).toEqual([c, a, b]);
  await isKept(page, [c, a, b]);
});

test("what moved is said, and the order of before comes back, from another screen too; an order that could not be saved is taken back, and said", async () => {
  const page = await openList({ expectErrors: [/ERR_|Failed to load resource/] });
  const [a, b, c] = await namesIn(page);
  const moveToEnd = async () => {
    await handles(page).first().click();
    await page.getByRole("button", { name: "Para o fim" }).click();
  };
  await moveToEnd();
  const notice = page.getByRole("status").filter({ hasText: "Ordem mudada" });
  await expect(notice).toContainText(`${a} vem agora depois de ${c}.`);
  await expect.poll(() => storedNames(page)).toEqual([b, c, a]);
  await notice.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("Mudança desfeita")).toBeVisible();
  await expect.poll(() => namesIn(page)).toEqual([a, b, c]);
  expectValue(await storedNames(page)).toEqual([a, b, c]);
  const undone = page.getByRole("status").filter({ hasText: "Mudança desfeita" });
  await undone.getByRole("button", { name: "Dispensar" }).click();
  await expect(undone).toHaveCount(0);
  await expect(notice).toHaveCount(0);

  await page.context().setOffline(true);
  await moveToEnd();
  await expect(page.getByText("Não salvo")).toBeVisible();
  expectValue(await namesIn(page)).toEqual([a, b, c]);
  await page.context().setOffline(false);

  await moveToEnd();
  await expect(notice).toBeVisible();
  await expect.poll(() => storedNames(page)).toEqual([b, c, a]);
  await page.getByRole("link", { name: "Hoje" }).first().click();
  await expect(page).toHaveURL(/\/admin$/);
  await notice.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("Mudança desfeita")).toBeVisible();
  expectValue(await storedNames(page)).toEqual([a, b, c]);
});

test("a rug that is taken to the catalogue's start says so, and goes back to its place", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn() });
  await page.goto("/admin/tapetes");
  await untilHydrated(page);
  const before = await namesIn(page);
  const last = before.at(-1) ?? "";
  await page.getByRole("button", { name: `Levar ${last} para o início do catálogo` }).click();
  const notice = page.getByRole("status").filter({ hasText: `${last} é agora o primeiro do catálogo` });
  await expect(notice).toBeVisible();
  await expect.poll(async () => (await namesIn(page))[0]).toBe(last);
  await notice.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("Mudança desfeita")).toBeVisible();
  await expect.poll(() => namesIn(page)).toEqual(before);
});

test("by finger a piece is dragged with the first touch, and a tap opens the steps", async () => {
  const page = await openList({ viewport: PHONE, hasTouch: true });
  const [a, b, c] = await namesIn(page);
  await dragByFinger(page, handles(page).first(), handles(page).last());
  await expect.poll(() => namesIn(page)).toEqual([b, c, a]);
  const handle = page.getByRole("button", { name: `Mover ${a}`, exact: true });
  await handle.tap();
  await expect(page.getByRole("button", { name: "Uma posição depois" })).toBeDisabled();
  await page.getByRole("button", { name: "Para o início" }).click();
  await expect(handle).toBeFocused();
  await isKept(page, [a, b, c]);
});

test("without script the steps are sent as a form", async () => {
  const page = await openList({ javaScriptEnabled: false });
  const [a, b, c] = await namesIn(page);
  await handles(page).first().click();
  await page.getByRole("button", { name: "Uma posição depois" }).click();
  await page.waitForLoadState();
  expectValue(await namesIn(page)).toEqual([b, a, c]);
});

async function centreOf(handle: Locator) {
  const box = await handle.boundingBox();
  if (!box) throw new Error("The handle is not in view");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pathBetween(from: Locator, to: Locator) {
  const [start, end] = [await centreOf(from), await centreOf(to)];
  return Array.from({ length: STEPS_OF_A_DRAG + 1 }, (_, at) => ({
    x: start.x,
    y: start.y + ((end.y + 8 - start.y) * at) / STEPS_OF_A_DRAG,
  }));
}

const aFrame = (page: Page) =>
  page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));

/** The code for dragging is loaded when a pointer comes near. */
async function untilDraggable(page: Page) {
  await expect(page.locator("[data-draggable]")).toBeVisible();
  await aFrame(page);
}

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, ...path] = await pathBetween(from, to);
  if (!start) return;
  await page.mouse.move(start.x, start.y);
  await untilDraggable(page);
  await page.mouse.down();
  for (const { x, y } of path) {
    await page.mouse.move(x, y);
    await aFrame(page);
  }
  await page.mouse.up();
}

/** The first touch has the code loaded, and goes on as a drag. */
async function dragByFinger(page: Page, from: Locator, to: Locator) {
  const [start, ...path] = await pathBetween(from, to);
  if (!start) return;
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [start]);
  await untilDraggable(page);
  for (const point of path) {
    await touch("touchMove", [point]);
    await aFrame(page);
  }
  await touch("touchEnd", []);
}
