import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { getLanding } from "#app/features/home/landing.server.ts";
import { saveSettings } from "#app/features/settings/saving/save-settings.server.ts";
import { serveFile } from "#app/media/delivery/files.server.ts";
import { saveFocalPoint } from "#app/media/media.server.ts";
import { media } from "#app/media/media.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { heroForm } from "#tests/support/hero-form.ts";
import { ana, fileOf, placeOf, readyRow, rowOf, upload, useMediaJobs } from "#tests/support/media-uploads.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { getHeroVideo, saveHeroVideo } from "./hero-video.server.ts";
import { addUprightStill } from "./upright-still.server.ts";

useTestDatabase();
useMediaJobs();

const [WIDE, HIGH] = [1280, 720];
const UPRIGHT_WIDE = 648;

/** From black on the left to white on the right. */
async function still(wide = WIDE, high = HIGH): Promise<File> {
  const shades = Buffer.from(Array.from({ length: WIDE }, (_, x) => Math.round((255 * x) / WIDE)));
  const raw = { width: WIDE, height: 1, channels: 1 as const };
  const row = await sharp(shades, { raw }).png().toBuffer();
  return fileOf(await sharp(row).resize(wide, high, { fit: "fill" }).jpeg().toBuffer(), "cena.jpg");
}

const poster = async () => (await getHeroVideo("pt-BR"))?.poster;
const make = () => addUprightStill(new AbortController().signal);

/** Brightness of a stored rendition, 0 to 255. */
async function brightness(url: string): Promise<number> {
  const response = await serveFile(new Request("http://site/"), ...placeOf(url));
  const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
  return channels[0]?.mean ?? Number.NaN;
}

test("a wide still gets a crop for telephones at its focal point, and another one when that is moved", async () => {
  const url = await upload(await still());
  await readyRow(url);
  await saveFocalPoint(ana, url, { x: 0, y: 0.5 });
  await saveHeroVideo(ana, heroForm({ url: "https://vimeo.com/910000000", poster: url }));
  const whole = (await poster())?.sources;
  expect((await poster())?.upright).toBeUndefined();

  await make();
  const left = (await poster())?.upright;
  expect(left?.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  const [address = ""] = /\S+(?= 648w$)/.exec(left?.[0]?.srcset ?? "") ?? [];
  expect(await brightness(address)).toBeCloseTo((255 * UPRIGHT_WIDE) / WIDE / 2, -1);
  expect((await poster())?.sources).toEqual(whole);

  await make();
  expect((await poster())?.upright).toEqual(left);

  await saveFocalPoint(ana, url, { x: 1, y: 0.5 });
  expect((await poster())?.upright).toBeUndefined();
  await make();
  const [moved = ""] = /\S+(?= 648w$)/.exec((await poster())?.upright?.[0]?.srcset ?? "") ?? [];
  expect(await brightness(moved)).toBeCloseTo(255 - (255 * UPRIGHT_WIDE) / WIDE / 2, -1);
  const crops = (await rowOf(url))?.variants.filter(({ uprightFor }) => uprightFor);
  expect(new Set(crops?.map(({ uprightFor }) => uprightFor?.x))).toEqual(new Set([1]));
});

test("a still without a JPEG beside it, as the demonstration's, is cropped from its original", async () => {
  const url = await upload(await still());
  const { id, variants = [] } = (await readyRow(url)) ?? {};
  const others = variants.filter(({ format }) => format !== "jpg");
  await db()
    .update(media)
    .set({ variants: others })
    .where(eq(media.id, id ?? ""));
  await contentChanged("media");
  await saveHeroVideo(ana, heroForm({ url: "https://vimeo.com/910000002", poster: url }));
  expect((await poster())?.src).toBe(url);
  await make();
  expect((await poster())?.upright).toHaveLength(2);
});

test("the landing's still gets one as well", async () => {
  const url = await upload(await still());
  await readyRow(url);
  await saveSettings(ana, [{ section: "landing", key: "poster", locale: "pt-BR", value: url }]);
  await make();
  expect((await getLanding("pt-BR")).poster?.upright).toHaveLength(2);
});

test.each([
  { shape: "an upright", size: [300, 450] },
  { shape: "a small", size: [400, 225] },
] as const)("$shape still is shown as it is", async ({ size }) => {
  const url = await upload(await still(...size));
  await readyRow(url);
  await saveHeroVideo(ana, heroForm({ url: "https://vimeo.com/910000001", poster: url }));
  await make();
  expect(await poster()).toMatchObject({ width: size[0] });
  expect((await poster())?.upright).toBeUndefined();
});
