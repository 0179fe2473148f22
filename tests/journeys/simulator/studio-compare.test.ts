import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, PHONE } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import { LAPTOP, openSample, openSimulator, untilPlaced } from "./simulator-room.ts";

const app = { url: sharedSite() };

const divider = (page: Page) => page.getByRole("slider", { name: "Linha entre os dois tapetes" });
/** Its form, and what lies over the photo. */
const COMPARED = "[aria-labelledby=studio-two], [role=slider]";
/** Pixels: outline of the line, and pixels of the picture that it cuts. */
const CLEAR = 8;

const picture = (page: Page, name: RegExp) => page.getByRole("img", { name });
const at = async (page: Page) => Number(await divider(page).getAttribute("aria-valuenow"));

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error("It is not shown");
  return { ...box, right: box.x + box.width };
};

/** Of the lower part, between the line and a border of what the stage shows of the photo: the photo may be wider. */
async function colourBeside(page: Page, side: "left" | "right"): Promise<number[]> {
  const canvas = page.locator("canvas[role=img]");
  const [photo, stage, line] = [
    await boxOf(canvas),
    await boxOf(canvas.locator("..")),
    await boxOf(divider(page)),
  ];
  const [from, to] =
    side === "left"
      ? [Math.max(photo.x, stage.x), line.x - CLEAR]
      : [line.right + CLEAR, Math.min(photo.right, stage.right)];
  const [y, height] = [photo.y + 0.7 * photo.height, 0.28 * photo.height];
  const shot = await page.screenshot({ clip: { x: from, y, width: to - from, height } });
  const { channels } = await sharp(shot).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

const difference = (one: number[], other: number[]) =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));

test("two rugs in one place: on a phone the line moves by finger, one of the two stays, the choice can be taken back; on a laptop another at the right changes the right side only", async () => {
  const { page } = await openSimulator(app.url, { viewport: PHONE, hasTouch: true });
  await openSample(page);
  await untilPlaced(page);
  await page.getByRole("button", { name: "Comparar com outro tapete" }).click();
  const before = await at(page);
  const line = await divider(page).boundingBox();
  if (!line) throw new Error("There is no line");
  const [x, y] = [line.x + line.width / 2, line.y + line.height / 2];
  const touch = await page.context().newCDPSession(page);
  const fingers = (type: string, left: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: type === "touchEnd" ? [] : [{ x: left, y }],
    });
  await fingers("touchStart", x);
  for (const by of [20, 50, 80]) await fingers("touchMove", x - by);
  await fingers("touchEnd", x);
  await expect.poll(async () => before - (await at(page))).toBeGreaterThan(15);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ficar com Ocean Blue" }).click();
  await expect(picture(page, /^Tapete Ocean Blue/)).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(picture(page, /^Tapete Scallop/)).toBeVisible();
  await isChangedAtTheRightOnly(page);
});

async function isChangedAtTheRightOnly(page: Page): Promise<void> {
  await page.setViewportSize(LAPTOP);
  await page.getByRole("button", { name: "Comparar com outro tapete" }).click();
  await expect(picture(page, /^Scallop e Ocean Blue, lado a lado/)).toBeVisible();
  await divider(page).focus();
  await page.keyboard.press("Home");
  for (let step = 0; step < 25 && (await at(page)) < 50; step += 1) await page.keyboard.press("ArrowRight");
  const [left, right] = [await colourBeside(page, "left"), await colourBeside(page, "right")];
  await page
    .getByRole("region", { name: "Qual dos dois?" })
    .getByRole("button", { name: "Golden Lines" })
    .click();
  await expect(picture(page, /^Scallop e Golden Lines/)).toBeVisible();
  await expect.poll(async () => difference(await colourBeside(page, "right"), right)).toBeGreaterThan(4);
  expectValue(difference(await colourBeside(page, "left"), left)).toBeLessThan(0.5);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body > figure p")).toHaveText([
    /^À esquerda Scallop, \d+ × \d+ cm.*, R\$\s/,
    /^À direita Golden Lines, \d+ × \d+ cm.*, R\$\s/,
    /^http/,
  ]);
  await page.emulateMedia({ media: "screen" });
  await expectAccessible(page, "compared", { within: COMPARED });
}
