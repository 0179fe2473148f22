import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, PHONE } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import {
  ASKED_BY_HAND,
  horizon,
  LAPTOP,
  metreInView,
  openSample,
  openSimulator,
  placeOf,
  point,
  pull,
  rested,
  rugHandle,
  startCorrection,
  tool,
  undo,
  untilPlaced,
} from "./simulator-room.ts";

const app = { url: sharedSite() };

const use = (page: Page, name = "Usar") => page.getByRole("button", { name, exact: true }).click();

async function press(page: Page, place: number, key: string, times: number): Promise<void> {
  await point(page, place).focus();
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

const apart = ([x, y]: [number, number], [otherX, otherY]: [number, number]) =>
  Math.hypot(x - otherX, y - otherY);

/** The correction's form and its points. */
const CORRECTION = { within: "[aria-labelledby=studio-manual], [data-points]" };

test("a sheet of A4, a person's height and a door set the scale of the floor, its grid another camera and size; each is undone by one step; a measure that puts the camera where nobody holds one is doubted, and asked for again; on a phone the magnifier of a point lies in sight, beside the finger", async () => {
  const { page } = await openSimulator(app.url, { viewport: LAPTOP });
  await openSample(page);
  await untilPlaced(page);
  await rested(page);
  await startCorrection(page, "Dois pontos no chão");
  await expectAccessible(page);
  const length = page.getByLabel("Distância");
  for (const [typed, said] of [
    ["2500", "De 5 a 2000 cm."],
    ["5", "rente ao chão ou muito acima dele"],
    ["-", "De 5 a 2000 cm."],
  ] as const) {
    await length.clear();
    await length.pressSequentially(typed);
    await expect(page.getByRole("region", { name: "Dois pontos no chão" }).getByRole("status")).toContainText(
      said,
    );
    await expect(length).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("button", { name: "Usar", exact: true })).toBeDisabled();
  }
  await expectAccessible(page, "no length", CORRECTION);
  await length.fill("2,40");
  for (const key of ["ArrowUp", "Shift+ArrowUp", "ArrowDown"]) await length.press(key);
  await expect(length).toHaveValue("250");
  await expect(page.getByRole("button", { name: "Usar", exact: true })).toBeEnabled();
  await page.getByRole("button", { name: "Cancelar", exact: true }).click();
  // A rug that somebody moved keeps its place on the photo.
  for (const key of ["ArrowUp", "ArrowDown"]) await rugHandle(page).press(key);
  const metre = await metreInView(page);
  const isAgain = () =>
    expect.poll(async () => Math.abs((await metreInView(page)) - metre), ASKED_BY_HAND).toBeLessThan(2);

  await startCorrection(page, "Uma folha A4 no chão");
  await expectAccessible(page, "A4", CORRECTION);
  const [nearest, topmost] = [await placeOf(point(page, 1)), await placeOf(point(page, 4))];
  await pull(page, topmost, nearest[0] + 12 - topmost[0], nearest[1] - topmost[1]);
  await pull(page, nearest, 0, -40);
  expectValue(await placeOf(point(page, 4))).toEqual([nearest[0] + 12, nearest[1]]);
  expectValue(await placeOf(point(page, 1))).toEqual([nearest[0], nearest[1] - 40]);
  await page.getByRole("button", { name: "Cancelar", exact: true }).click();
  await startCorrection(page, "Uma folha A4 no chão");
  await expect(page.getByRole("button", { name: "Usar", exact: true })).toBeDisabled();
  for (const place of [3, 4]) await press(page, place, "Shift+ArrowUp", 3);
  for (const place of [2, 3]) await press(page, place, "Shift+ArrowRight", 4);
  await use(page);
  await expect.poll(() => metreInView(page), ASKED_BY_HAND).toBeGreaterThan(metre * 1.15);
  await undo(page).click();
  await isAgain();

  await tool(page, "Ajustar").click();
  if ((await tool(page, "Ajustar").getAttribute("aria-pressed")) !== "true")
    await tool(page, "Ajustar").click();
  await expectAccessible(page, "corrections", { within: "aside" });
  await page.getByLabel("Altura de quem fotografou").fill("17");
  await use(page, "Usar a altura");
  await expect(page.getByRole("alert")).toHaveText("De 100 a 230 cm.");
  await page.getByLabel("Altura de quem fotografou").fill("1,21");
  await page.getByLabel("Altura de quem fotografou").press("ArrowDown");
  await expect(page.getByLabel("Altura de quem fotografou")).toHaveValue("120");
  await page.keyboard.press("Enter");
  await rested(page);
  await expect(page.getByLabel("Altura de quem fotografou")).toBeFocused();
  await expect.poll(() => metreInView(page), ASKED_BY_HAND).toBeGreaterThan(metre * 1.1);
  await undo(page).click();
  await isAgain();

  await startCorrection(page, "Uma porta (2,10 m)");
  await expectAccessible(page, "door", CORRECTION);
  const [foot, head] = [await placeOf(point(page, 1)), await placeOf(point(page, 2))];
  await pull(page, head, 0, Math.round((foot[1] - head[1]) / 2));
  await use(page);
  await expect.poll(() => metreInView(page), ASKED_BY_HAND).toBeLessThan(metre * 0.85);
  await undo(page).click();
  await isAgain();

  const level = await horizon(page);
  const lay = await placeOf(rugHandle(page));

  await startCorrection(page, "Grade do chão");
  await expectAccessible(page, "grid", CORRECTION);
  for (const place of [3, 4]) await press(page, place, "Shift+ArrowUp", 2);
  await page.getByLabel("Largura do retângulo").fill("2,00");
  await use(page, "O chão está certo");
  await expect.poll(async () => Math.abs((await horizon(page)) - level), ASKED_BY_HAND).toBeGreaterThan(8);
  expectValue(apart(await placeOf(rugHandle(page)), lay)).toBeLessThan(3);
  const corrected = await horizon(page);

  await tool(page, "Ajustar").click();
  if ((await tool(page, "Ajustar").getAttribute("aria-pressed")) !== "true")
    await tool(page, "Ajustar").click();
  await page.getByRole("button", { name: "Voltar ao automático" }).click();
  await expect.poll(() => horizon(page), ASKED_BY_HAND).toBe(level);
  expectValue(apart(await placeOf(rugHandle(page)), lay)).toBeLessThan(3);
  await undo(page).click();
  await expect.poll(() => horizon(page), ASKED_BY_HAND).toBe(corrected);
  await undo(page).click();
  await isDoubtedAndAskedForAgain(page);
  await isMagnifiedBesideTheFinger(page);
});

async function isDoubtedAndAskedForAgain(page: Page): Promise<void> {
  const line = page.locator("[data-certainty]");
  await startCorrection(page, "Dois pontos no chão");
  await page.getByLabel("Distância").fill("1200");
  await use(page);
  await expect(line).toContainText(
    "sem certeza: pelo que foi medido, a câmera estaria onde ninguém a segura",
  );
  await expect(line).toHaveAttribute("data-certainty", "unsure");
  await expectAccessible(page, "doubted", { within: ":has(> [data-certainty])" });
  await line.getByRole("button", { name: "Confira a medida" }).click();
  const sheet = page.getByRole("region", { name: "O que você sabe deste ambiente?" });
  await expect(sheet.getByRole("status")).toContainText("a câmera estaria onde ninguém a segura");
  await sheet.getByRole("button", { name: "Dois pontos no chão" }).click();
  await page.getByLabel("Distância").fill("250");
  await use(page);
  await expect(line).not.toContainText("ninguém a segura");
}

/** A point at the photo's edge. */
async function isMagnifiedBesideTheFinger(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await startCorrection(page, "O pé-direito (2,60 m)");
  const magnifier = page.locator("[data-held] [data-magnifier]");
  for (const place of [1, 2]) {
    const [x, y] = await placeOf(point(page, place));
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const [towardsX, towardsY] of [
      [x, y],
      [PHONE.width - 2, 8],
      [2, 8],
    ] as const) {
      await page.mouse.move(towardsX, towardsY);
      await expect.poll(() => magnifier.evaluate(isInSight)).toBe(true);
    }
    await page.mouse.move(x, y);
    await page.mouse.up();
  }
}

/** Not cut by what surrounds the photo. Runs in the page. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const stage = element.closest("[data-points]")?.parentElement?.getBoundingClientRect();
  if (!stage) return false;
  return left >= stage.left && right <= stage.right && top >= stage.top && bottom <= stage.bottom;
}
