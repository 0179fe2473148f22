import sharp from "sharp";
import { expect, test } from "vitest";
import { picture, transparentPicture, turnedPhotograph } from "#tests/support/media-fixtures.ts";
import { variantWidths } from "./media.rules.ts";
import { encodeFirstRendition, encodeVariants } from "./variants.server.ts";

test.each([
  [4000, [320, 480, 640, 960, 1440, 1920, 2400, 3072]],
  [1920, [320, 480, 640, 960, 1440, 1920]],
  [1600, [320, 480, 640, 960, 1440, 1600]],
  [1536, [320, 480, 640, 960, 1536]],
  [1200, [320, 480, 640, 960, 1200]],
  [480, [320, 480]],
  [64, [64]],
])("a picture %i wide gets the widths %j", (width, expected) => {
  expect(variantWidths(width)).toEqual(expected);
});

test("every width in every format, turned upright, without metadata, never larger", async () => {
  const { files, ...made } = await encodeVariants(await turnedPhotograph());
  expect(made).toMatchObject({ width: 600, height: 1200, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  expect(Buffer.from(made.thumbhash, "base64").length).toBeGreaterThan(5);
  expect(files.map(({ format, width }) => `${format} ${width}`)).toEqual([
    "avif 320",
    "webp 320",
    "jpg 320",
    "avif 480",
    "webp 480",
    "jpg 480",
    "avif 600",
    "webp 600",
    "jpg 600",
  ]);
  for (const { format, width, height, bytes } of files) {
    const found = await sharp(bytes).metadata();
    expect(found).toMatchObject({
      width,
      height,
      format: { avif: "heif", webp: "webp", jpg: "jpeg" }[format as "jpg"],
    });
    expect(height).toBeGreaterThan(width);
    expect(found).not.toHaveProperty("exif");
    expect(found).not.toHaveProperty("icc");
    expect(bytes.includes("Segredo")).toBe(false);
  }
});

test("transparency stays, with PNG in the place of JPEG", async () => {
  const { files, colour } = await encodeVariants(await transparentPicture());
  expect([...new Set(files.map(({ format }) => format))]).toEqual(["avif", "webp", "png"]);
  for (const { bytes } of files) expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  expect(colour).toBe("transparent");
});

test("what is there already is not made again, and the same content has the same name", async () => {
  const bytes = await picture("png", 500, 300);
  const first = await encodeFirstRendition(bytes, 960);
  expect(first.files.map(({ format, width }) => `${format} ${width}`)).toEqual(["jpg 500"]);
  const rest = await encodeVariants(bytes, { skip: (format, width) => format === "jpg" && width === 500 });
  expect(rest.files.map(({ format, width }) => `${format} ${width}`)).not.toContain("jpg 500");
  expect(rest.contentHash).toBe(first.contentHash);
});

test("a very tall picture stays small", async () => {
  const { files } = await encodeFirstRendition(await picture("png", 300, 9000), 960);
  expect(files[0]?.height).toBeLessThanOrEqual(4096);
});
