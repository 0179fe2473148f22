import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { buffer as bytesOf } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect as expectValue, test } from "vitest";
import { sharedSite } from "#tests/support/servers/shared-site.ts";
import {
  choosePhoto,
  halved,
  LAPTOP,
  newSimulatorVisitor,
  openSample,
  rested,
  untilPlaced,
} from "./simulator-room.ts";

/** Varied rooms and rugs: tiles, wood, night, furniture in front, an outline that is no rectangle. */
const PICTURES = [
  { room: "public_114", rug: "tapete-golden-lines", place: "2.6,0,-100" },
  { room: "public_124", rug: "tapete-losango", place: "2.6,0,-80" },
  { room: "public_127", rug: "tapete-scallop", place: "2.4,-0.2,-60" },
];
const EXPECTED = "tests/journeys/pictures";
/** Pixels: enough to see errors of pile, edge and shadow. */
const WIDTH = 320;
const BLOCK = 16;
/** CIE Lab, averaged over blocks. Hardware and software rendering differ by less than half of it. */
const MOST_IN_A_BLOCK = 6;
const MOST_IN_ALL = 1;
const MOST_IN_THE_RUG = 2;

const app = { url: sharedSite() };

async function blocksOf(picture: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(picture)
    .resize(WIDTH)
    .toColourspace("lab")
    .raw({ depth: "float" })
    .toBuffer({ resolveWithObject: true });
  const values = new Float32Array(data.buffer, data.byteOffset, data.length / 4);
  const columns = Math.floor(info.width / BLOCK);
  const rows = Math.floor(info.height / BLOCK);
  return Array.from({ length: columns * rows }, (_, block) => {
    const [left, top] = [(block % columns) * BLOCK, Math.floor(block / columns) * BLOCK];
    const sums = [0, 0, 0];
    for (let y = top; y < top + BLOCK; y++)
      for (let x = left; x < left + BLOCK; x++)
        for (const c of [0, 1, 2])
          sums[c] = (sums[c] as number) + (values[(y * info.width + x) * info.channels + c] as number);
    return sums.map((sum) => sum / BLOCK ** 2);
  });
}

async function stepsBetween(one: Buffer, other: Buffer): Promise<number[]> {
  const [a, b] = [await blocksOf(one), await blocksOf(other)];
  return a.map((lab, i) => Math.hypot(...lab.map((value, c) => value - (b[i]?.[c] ?? Number.NaN))));
}

const meanOf = (steps: readonly number[]) => steps.reduce((sum, step) => sum + step, 0) / steps.length;

async function composed(page: Page, { room, rug, place }: (typeof PICTURES)[number]): Promise<Buffer> {
  const buffer = await halved(`bench/rooms/${room}/image.jpg`);
  await page.goto(`/simulador?tapete=${rug}&medida=200x300&lugar=${place}`);
  await choosePhoto(page, { name: "sala.jpg", mimeType: "image/jpeg", buffer });
  await untilPlaced(page);
  const notSure = page.getByRole("button", { name: "O chão está certo" });
  if (await notSure.isVisible()) await notSure.click();
  await rested(page);
  return downloaded(page);
}

async function downloaded(page: Page): Promise<Buffer> {
  await page.getByRole("button", { name: "Guardar ou compartilhar" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar a imagem" }).click();
  return bytesOf(await (await downloading).createReadStream());
}

test("each rug in its room matches its reference picture", async () => {
  const { page } = await newSimulatorVisitor(app.url, { viewport: LAPTOP });
  for (const shown of PICTURES) await expectAsFoundGood(shown, await composed(page, shown));
});

test("a design of more pixels than a graphics processor takes lies there in its colour", async () => {
  const { page } = await newSimulatorVisitor(app.url, { viewport: LAPTOP });
  const create = { width: 9000, height: 600, channels: 3, background: "#d02020" } as const;
  const design = await sharp({ create }).png().toBuffer();
  await page.route("**/files/**", (route) =>
    route.request().resourceType() === "fetch"
      ? route.fulfill({ body: design, contentType: "image/png" })
      : route.continue(),
  );
  await page.goto("/simulador");
  await openSample(page);
  await untilPlaced(page);
  const picture = await downloaded(page);
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const [side, middle] = [width >> 4, (width >> 1) - (width >> 5)];
  const floor = { left: middle, top: Math.round(0.75 * height), width: side, height: side >> 1 };
  // Statistics are those of the whole input.
  const { channels } = await sharp(await sharp(picture).extract(floor).toBuffer()).stats();
  const [red = 0, green = 0] = channels.map(({ mean }) => mean);
  expectValue(red).toBeGreaterThan(2 * green + 20);
});

async function expectAsFoundGood({ room, rug }: (typeof PICTURES)[number], picture: Buffer): Promise<void> {
  const file = `${EXPECTED}/${room}.webp`;
  if (process.env.RENEW_PICTURES) {
    mkdirSync(EXPECTED, { recursive: true });
    writeFileSync(file, await sharp(picture).resize(WIDTH).webp({ quality: 85 }).toBuffer());
  }
  expectValue(existsSync(file), "look at a new picture and keep it: RENEW_PICTURES=1").toBe(true);
  const expected = readFileSync(file);
  const steps = await stepsBetween(picture, expected);
  expectValue(Math.max(...steps), `${rug} in ${room}`).toBeLessThan(MOST_IN_A_BLOCK);
  expectValue(meanOf(steps), `${rug} in ${room}`).toBeLessThan(MOST_IN_ALL);
  const laid = await stepsBetween(readFileSync(`bench/rooms/${room}/image.jpg`), expected);
  const inTheRug = steps.filter((_, block) => (laid[block] ?? 0) > MOST_IN_A_BLOCK);
  expectValue(meanOf(inTheRug), `${rug} itself`).toBeLessThan(MOST_IN_THE_RUG);
  expectValue(Math.max(...laid)).toBeGreaterThan(2 * MOST_IN_A_BLOCK);
}
