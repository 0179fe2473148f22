import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, PHONE } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import {
  ASKED_BY_HAND,
  FOUND_FLOOR,
  hiddenShare,
  horizon,
  LAPTOP,
  line,
  metreInView,
  openSample,
  openSimulator,
  placeOf,
  point,
  pull,
  redo,
  rested,
  rugHandle,
  sentence,
  startCorrection,
  tool,
  touch,
  undo,
  untilPlaced,
} from "./simulator-room.ts";

const app = { url: sharedSite() };

const use = (page: Page) => page.getByRole("button", { name: "Usar", exact: true });
const brush = (page: Page) => page.getByRole("application", { name: "O que é chão" });
const done = (page: Page) => page.getByRole("button", { name: "O chão está certo" });

const middle = async (page: Page) => {
  const box = await rugHandle(page).boundingBox();
  return [
    Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2),
    Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2),
  ] as const;
};

async function takeBackEverything(page: Page): Promise<void> {
  while (await undo(page).isEnabled()) await undo(page).click();
}

test("by mouse rug, horizon, size and floor are corrected, and every step is undone and redone; so they are by keyboard alone in another sample room", async () => {
  const { page } = await openSimulator(app.url, { viewport: LAPTOP });
  await openSample(page);
  await untilPlaced(page);
  const begin = await rested(page);

  await pull(page, await middle(page), 60, 40);
  await expect(sentence(page)).not.toHaveText(begin);
  const moved = await rested(page);
  await undo(page).click();
  await expect(sentence(page)).toHaveText(begin);
  await redo(page).click();
  await expect(sentence(page)).toHaveText(moved);

  await startCorrection(page, "Linha do horizonte");
  const [across, level] = await placeOf(point(page, 1));
  await expectAccessible(page);
  await pull(page, await placeOf(line(page)), 0, -30);
  expect(await placeOf(point(page, 1))).toEqual([across, level - 30]);
  await use(page).click();
  await expect.poll(() => horizon(page), ASKED_BY_HAND).toBeLessThan(level - 15);
  await undo(page).click();
  await expect.poll(() => horizon(page), ASKED_BY_HAND).toBe(level);

  const metre = await metreInView(page);
  await startCorrection(page, "Dois pontos no chão");
  await page.getByLabel("Distância").fill("500");
  await use(page).click();
  await expect.poll(() => metreInView(page), ASKED_BY_HAND).toBeLessThan(metre * 0.7);
  await undo(page).click();
  await expect.poll(async () => Math.abs((await metreInView(page)) - metre), ASKED_BY_HAND).toBeLessThan(2);

  await rested(page);
  const seen = await hiddenShare(page);
  const [x, y] = await middle(page);
  await page.getByRole("button", { name: "Corrija o que é chão" }).click();
  await page.getByRole("radio", { name: "Isto fica na frente" }).check();
  await pull(page, [x - 60, y], 120, 0);
  await done(page).click();
  await expect.poll(() => hiddenShare(page)).toBeGreaterThan(seen);
  await undo(page).click();
  await expect.poll(() => hiddenShare(page)).toBe(seen);

  await coverByKeyboard(page);
  await takeBackEverything(page);
  await expect(sentence(page)).toHaveText(begin);
  await correctByKeyboard(page);
});

/** Whatever the line lies on is covered with the floor beside it, and comes back when that is undone. */
async function coverByKeyboard(page: Page): Promise<void> {
  await startCorrection(page, "Cobrir com o piso");
  await page.getByRole("application", { name: "Tapete que já está na foto" }).focus();
  for (const key of ["Enter", "Shift+ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByText(/^Coberto/)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, "covered");
  await undo(page).click();
  await expect(page.getByText(/^Coberto/)).toHaveCount(0);
  await page.getByRole("button", { name: "Pronto", exact: true }).click();
}

/** From the room that is open to another one, a corrected floor, and back. */
async function correctByKeyboard(page: Page): Promise<void> {
  const press = async (name: string | RegExp) => {
    await page.getByRole("button", { name, exact: typeof name === "string" }).focus();
    await page.keyboard.press("Enter");
  };
  const repeat = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  await press("Voltar ao início");
  await expect(tool(page, "Ajustar")).toHaveCount(0);
  await press(FOUND_FLOOR);
  await untilPlaced(page);
  const begin = await rested(page);

  await rugHandle(page).focus();
  for (const key of ["Shift+ArrowUp", "Alt+ArrowLeft", "e", "Alt+q", "2"]) await page.keyboard.press(key);
  await expect(sentence(page)).not.toHaveText(begin);
  const moved = await rested(page);
  for (let time = 0; time < 5; time += 1) await press("Desfazer");
  await expect(sentence(page)).toHaveText(begin);
  for (let time = 0; time < 5; time += 1) await press("Refazer");
  await expect(sentence(page)).toHaveText(moved);

  await press("Ajustar");
  await press("Linha do horizonte");
  const [, level] = await placeOf(point(page, 1));
  await line(page).focus();
  await repeat("Shift+ArrowUp", 4);
  for (const place of [1, 2]) {
    await point(page, place).focus();
    await page.keyboard.press("ArrowDown");
  }
  await press("Usar");
  await expect.poll(() => horizon(page), ASKED_BY_HAND).toBeLessThan(level - 10);
  await press("Desfazer");
  await expect.poll(() => horizon(page), ASKED_BY_HAND).toBe(level);

  const metre = await metreInView(page);
  await press("Dois pontos no chão");
  await page.getByLabel("Distância").focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("500");
  await press("Usar");
  await expect.poll(() => metreInView(page), ASKED_BY_HAND).toBeLessThan(metre * 0.7);
  await press("Desfazer");
  await expect.poll(async () => Math.abs((await metreInView(page)) - metre), ASKED_BY_HAND).toBeLessThan(2);

  await rested(page);
  const floor = await hiddenShare(page);
  const [, rugTop] = await middle(page);
  await press("O que é chão");
  await brush(page).focus();
  const frame = await brush(page).boundingBox();
  const aim = (frame?.y ?? 0) + (frame?.height ?? 0) * 0.8;
  await repeat(rugTop < aim ? "ArrowUp" : "ArrowDown", Math.round(Math.abs(rugTop - aim) / 8));
  // Longer than a dot, which may be taken for a stain.
  for (let stamp = 0; stamp < 5; stamp += 1) {
    await page.keyboard.press("o");
    await repeat("ArrowRight", 3);
  }
  await press("O chão está certo");
  await expect.poll(() => hiddenShare(page)).toBeGreaterThan(floor);
  for (let stamp = 0; stamp < 5; stamp += 1) await press("Desfazer");
  await expect.poll(() => hiddenShare(page)).toBe(floor);
  expectValue(await tool(page, "Ajustar").getAttribute("aria-pressed")).toBe("true");
}

test("by touch: one finger moves, two turn; points and brush follow the finger", async () => {
  const { page } = await openSimulator(app.url, { viewport: PHONE, hasTouch: true });
  await openSample(page, FOUND_FLOOR);
  await untilPlaced(page);
  const begin = await rested(page);
  const [x, y] = await middle(page);

  await touch(page, [[[x, y]], [[x + 20, y + 5]], [[x + 40, y + 10]]]);
  await expect(sentence(page)).not.toHaveText(begin);
  const moved = await rested(page);
  const degrees = async () => /girado .* para a \w+/.exec((await sentence(page).textContent()) ?? "")?.[0];
  const before = await degrees();
  const [left, right] = [x, x + 80];
  await touch(page, [
    [
      [left, y],
      [right, y],
    ],
    [
      [left, y + 10],
      [right, y - 10],
    ],
    [
      [left, y + 20],
      [right, y - 20],
    ],
  ]);
  await expect.poll(degrees).not.toBe(before);
  await undo(page).click();
  await expect(sentence(page)).toHaveText(moved);
  await undo(page).click();
  await expect(sentence(page)).toHaveText(begin);

  await startCorrection(page, "Linha do horizonte");
  const [, level] = await placeOf(point(page, 1));
  const [lineX, lineY] = await placeOf(line(page));
  await touch(page, [[[lineX, lineY]], [[lineX, lineY - 10]], [[lineX, lineY - 24]]]);
  await use(page).click();
  await expect.poll(() => horizon(page), ASKED_BY_HAND).toBeLessThan(level - 10);
  await undo(page).click();
  await expect.poll(() => horizon(page), ASKED_BY_HAND).toBe(level);

  await rested(page);
  const seen = await hiddenShare(page);
  await startCorrection(page, "O que é chão");
  await page.getByRole("radio", { name: "Isto fica na frente" }).check();
  const box = await brush(page).boundingBox();
  // On the bare middle of the rug: what is in front already says nothing new.
  const [bx, by] = [x, Math.round((box?.y ?? 0) + 0.85 * (box?.height ?? 0))];
  await touch(page, [[[bx - 30, by]], [[bx, by]], [[bx + 30, by]]]);
  await done(page).click();
  await expect.poll(() => hiddenShare(page)).toBeGreaterThan(seen);

  await page.getByRole("button", { name: "Ajustar", pressed: true }).click();
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect(page.getByRole("heading", { name: "Modelo" })).toBeVisible();
});
