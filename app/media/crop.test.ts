import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { storage } from "#app/platform/storage/storage.server.ts";
import { animation, picture } from "#tests/support/media-fixtures.ts";
import { ana, fileOf, placeOf, readyRow, rowOf, upload, useMediaJobs } from "#tests/support/media-uploads.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { type Crop, pointInCrop, pointInOriginal, UNCHANGED } from "./crop.rules.ts";
import { cropMedia } from "./crop.server.ts";
import { eraseMedia } from "./erase-media.server.ts";
import { productImageUpload, replacementUpload } from "./media.rules.ts";
import { getPictures, saveFocalPoint } from "./media.server.ts";
import { replaceMedia } from "./replacement.server.ts";

useTestDatabase();
useMediaJobs();

const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };
const half = (background: object) =>
  ({ create: { width: 150, height: 200, channels: 3, background } }) as const;

/** 300 × 200: the left half red, the right half blue, held sideways by the camera when `orientation` says so. */
function halves(orientation = 1): Promise<Buffer> {
  const right = sharp(half(BLUE)).png().toBuffer();
  return right.then((input) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: RED } })
      .composite([{ input, left: 150, top: 0 }])
      .withMetadata({ orientation })
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .toBuffer(),
  );
}

async function storedAt(url: string): Promise<Buffer> {
  const opened = await storage().open(...placeOf(url));
  return opened ? buffer(opened.stream) : Buffer.alloc(0);
}

/** Keys in the bucket, which other test files share. */
async function originalsBeside(url: string): Promise<string[]> {
  const stored = await Array.fromAsync(storage().list(placeOf(url)[0]));
  const keys = stored.map(({ key }) => key);
  return keys.filter((key) => !key.startsWith("variants/")).sort();
}

/** "red", "blue" or "other" at fractions of a stored picture. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3;
  const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
  if (g > 60) return "other";
  return r > 200 && b < 60 ? "red" : b > 200 && r < 60 ? "blue" : "other";
}

const crop = (changed: Partial<Crop>): Crop => ({ ...UNCHANGED, ...changed });

describe("a cropped picture", () => {
  test("keeps address and words, is shown in every size, and gives its original back", async () => {
    const bytes = await halves();
    const url = await upload(fileOf(bytes, "metades.jpg"), productImageUpload);
    const before = await readyRow(url);
    const id = before?.id ?? "";
    const kept = await originalsBeside(url);
    await saveFocalPoint(ana, url, { x: 0.75, y: 0.5 });

    const right = crop({ left: 0.5, width: 0.5 });
    expect(await cropMedia(ana, id, right, 1)).toEqual({ before: null, version: 2, isRestored: false });
    const cropped = await readyRow(url);
    expect(cropped).toMatchObject({ id, url, version: 2, width: 150, height: 200, focalX: 0.5, focalY: 0.5 });
    const shown = await storedAt(url);
    for (const x of [0.05, 0.5, 0.95]) expect(await colourAt(shown, x, 0.5)).toBe("blue");
    expect((await sharp(shown).metadata()).width).toBe(150);
    const keys = cropped?.variants.map(({ key }) => key) ?? [];
    expect(keys.some((key) => before?.variants.some((variant) => variant.key === key))).toBe(false);
    expect((await getPictures([url], "pt-BR")).get(url)).toMatchObject({ width: 150, height: 200 });

    expect(await cropMedia(ana, id, crop({ turn: 90 }), 1)).toBe("changed");
    const turned = await cropMedia(ana, id, crop({ turn: 90, height: 0.5 }), 2);
    expect(turned).toEqual({ before: right, version: 3, isRestored: false });
    const second = await storedAt(url);
    expect(await rowOf(url)).toMatchObject({ width: 200, height: 150 });
    expect(await colourAt(second, 0.5, 0.5)).toBe("red");

    await cropMedia(ana, id, UNCHANGED, 3);
    const back = await readyRow(url);
    const { variants, width, height, contentHash, thumbhash } = before ?? {};
    expect(back).toMatchObject({ version: 4, edit: null, variants, width, height, contentHash, thumbhash });
    expect(await storedAt(url)).toEqual(bytes);
    expect(await originalsBeside(url)).toEqual(kept);
  });

  test("saved as it is already keeps its version, so that undoing is not refused", async () => {
    const url = await upload(fileOf(await picture("jpeg", 320, 200), "d.jpg"), productImageUpload);
    const id = (await readyRow(url))?.id ?? "";
    const untouched = { before: null, version: 1, isRestored: true };
    expect(await cropMedia(ana, id, UNCHANGED, 1)).toEqual(untouched);
    expect(await cropMedia(ana, id, UNCHANGED, untouched.version)).toEqual(untouched);
    const left = crop({ width: 0.5 });
    await cropMedia(ana, id, left, 1);
    expect(await cropMedia(ana, id, left, 2)).toEqual({ before: left, version: 2, isRestored: false });
    expect((await readyRow(url))?.version).toBe(2);
  });

  test("of a telephone is turned as it is seen, and straightened without empty corners", async () => {
    const url = await upload(fileOf(await halves(6), "celular.jpg"), productImageUpload);
    const row = await readyRow(url);
    expect(row).toMatchObject({ width: 200, height: 300 });
    await cropMedia(ana, row?.id ?? "", crop({ turn: 270, straighten: -7 }), 1);
    const bytes = await storedAt(url);
    for (const y of [0, 0.5, 1]) {
      expect(await colourAt(bytes, 0, y)).toBe("red");
      expect(await colourAt(bytes, 1, y)).toBe("blue");
    }
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    expect(Math.abs(width / height - 1.5)).toBeLessThan(0.02);
  });

  test("leaves nothing behind when another file takes its place, or it is erased", async () => {
    const url = await upload(fileOf(await picture("jpeg", 300, 200), "a.jpg"), productImageUpload);
    const row = await readyRow(url);
    await cropMedia(ana, row?.id ?? "", crop({ width: 0.5 }), 1);
    const fresh = await upload(fileOf(await picture("jpeg", 310, 200), "b.jpg"), replacementUpload);
    expect(await replaceMedia(ana, row?.id ?? "", fresh)).toMatchObject({ outcome: "replaced" });
    expect(await rowOf(url)).toMatchObject({ edit: null, width: 310, version: 3 });
    await cropMedia(ana, row?.id ?? "", crop({ width: 0.5 }), 3);
    const kept = (await rowOf(url))?.edit?.original;
    await eraseMedia(undefined);
    for (const key of [kept?.key ?? "", ...(kept?.variants ?? []).map((variant) => variant.key)])
      expect(await storage().stat(row?.bucket ?? "", key)).toBeNull();
  });

  test("is no animation and not a few pixels", async () => {
    const gif = await rowOf(await upload(fileOf(await animation(2), "a.gif"), productImageUpload));
    expect(await cropMedia(ana, gif?.id ?? "", crop({ width: 0.5 }), 1)).toBe("gone");
    const jpeg = await rowOf(
      await upload(fileOf(await picture("jpeg", 350, 200), "c.jpg"), productImageUpload),
    );
    expect(await cropMedia(ana, jpeg?.id ?? "", crop({ width: 0.01 }), 1)).toBe("tooSmall");
  });
});

test.each([
  crop({}),
  crop({ turn: 90, left: 0.1, width: 0.5 }),
  crop({ turn: 180, straighten: 9, top: 0.2, height: 0.6 }),
  crop({ turn: 270, straighten: -3, left: 0.3, top: 0.1, width: 0.4, height: 0.8 }),
])("a point of the picture is the same spot before and after %o", (one) => {
  const size = { width: 600, height: 400 };
  const inside = { x: 0.3, y: 0.7 };
  const there = pointInCrop(pointInOriginal(inside, one, size), one, size);
  expect(there.x).toBeCloseTo(inside.x);
  expect(there.y).toBeCloseTo(inside.y);
});
