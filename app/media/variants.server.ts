import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { MAX_PIXELS, MAX_RENDITION_HEIGHT, variantWidths } from "./media.rules.ts";

export type Rendition = {
  format: "avif" | "webp" | "jpg" | "png";
  width: number;
  height: number;
  bytes: Buffer;
};
export type EncodedPicture = {
  files: Rendition[];
  thumbhash: string;
  /** #rrggbb; "transparent" with transparency. */
  colour: string;
  /** Size of the original as it is seen, after its orientation was applied. */
  width: number;
  height: number;
  contentHash: string;
};

/** Raise it when the encoding changes, because addresses are immutable. */
export const ENCODER_VERSION = "4";

/**
 * AVIF quality; lower where many pixels are shown on little room: on small and slow screens, and in renditions that are
 * higher than a window with one pixel per pixel.
 */
const AVIF_QUALITY = { small: 46, usual: 55, tall: 48 };
const [SMALL_WIDTH, WINDOW_HEIGHT] = [640, 1440];

// Each picture is encoded once, so a cache only costs memory; one thread leaves the other cores to visitors.
sharp.cache(false);
sharp.concurrency(1);

type Pixels = {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
  hasTransparency: boolean;
};
type Source = Buffer | string;

/** Metadata is removed, orientation applied. */
export async function encodeVariants(
  input: Source,
  options: { skip?: (format: Rendition["format"], width: number) => boolean } = {},
): Promise<EncodedPicture> {
  const size = await pictureSize(input);
  const widths = variantWidths(size.width);
  const largest = await readPixels(input, Math.max(...widths));
  const files: Rendition[] = [];
  for (const width of widths) {
    const pixels = width >= largest.width ? largest : await shrink(largest, width);
    if (files.some((file) => file.width === pixels.width)) continue;
    const last = largest.hasTransparency ? "png" : "jpg";
    for (const format of ["avif", "webp", last] as const) {
      if (!options.skip?.(format, pixels.width)) files.push(await encode(pixels, format));
    }
  }
  return { files, ...(await placeholder(largest)), ...size, contentHash: await contentHash(input) };
}

/** JPEG, or PNG with transparency; fast. */
export async function encodeFirstRendition(input: Source, width: number): Promise<EncodedPicture> {
  const size = await pictureSize(input);
  const pixels = await readPixels(input, Math.min(width, size.width));
  const file = await encode(pixels, pixels.hasTransparency ? "png" : "jpg");
  return { files: [file], ...(await placeholder(pixels)), ...size, contentHash: await contentHash(input) };
}

export async function contentHash(input: Source): Promise<string> {
  const bytes = typeof input === "string" ? await readFile(input) : input;
  return createHash("sha256").update(ENCODER_VERSION).update(bytes).digest("hex").slice(0, 32);
}

function open(input: Source) {
  return sharp(input, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true });
}

async function pictureSize(input: Source): Promise<{ width: number; height: number }> {
  const { autoOrient } = await open(input).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

async function readPixels(input: Source, width: number): Promise<Pixels> {
  const { data, info } = await open(input)
    .autoOrient()
    .resize({ width, height: MAX_RENDITION_HEIGHT, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = {
    data,
    width: info.width,
    height: info.height,
    channels: info.channels as Pixels["channels"],
  };
  return { ...pixels, hasTransparency: hasTransparency(data, info.channels) };
}

/** A picture may carry an alpha channel and use it nowhere: then it is an ordinary photograph. */
function hasTransparency(data: Buffer, channels: number): boolean {
  if (channels !== 2 && channels !== 4) return false;
  for (let at = channels - 1; at < data.length; at += channels) if (data.readUInt8(at) < 255) return true;
  return false;
}

function fromPixels({ data, width, height, channels, hasTransparency }: Pixels) {
  const picture = sharp(data, { raw: { width, height, channels } });
  return hasTransparency ? picture : picture.removeAlpha();
}

async function shrink(from: Pixels, width: number): Promise<Pixels> {
  const { data, info } = await fromPixels(from).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  const { width: w, height, channels } = info;
  return {
    data,
    width: w,
    height,
    channels: channels as Pixels["channels"],
    hasTransparency: from.hasTransparency,
  };
}

async function encode(pixels: Pixels, format: Rendition["format"]): Promise<Rendition> {
  const picture = fromPixels(pixels);
  const encoded = {
    avif: () => picture.avif({ quality: avifQuality(pixels), effort: 4 }),
    webp: () => picture.webp({ quality: 75, effort: 4 }),
    jpg: () => picture.jpeg({ quality: 75, mozjpeg: true }),
    png: () => picture.png({ compressionLevel: 9, palette: true, quality: 90, effort: 4 }),
  }[format]();
  return { format, width: pixels.width, height: pixels.height, bytes: await encoded.toBuffer() };
}

function avifQuality({ width, height }: Pixels): number {
  if (width <= SMALL_WIDTH) return AVIF_QUALITY.small;
  return height > WINDOW_HEIGHT ? AVIF_QUALITY.tall : AVIF_QUALITY.usual;
}

async function placeholder(pixels: Pixels): Promise<{ thumbhash: string; colour: string }> {
  const { data, info } = await fromPixels(pixels)
    .resize(100, 100, { fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
  return { thumbhash, colour: pixels.hasTransparency ? "transparent" : averageColour(data) };
}

function averageColour(rgba: Buffer): string {
  const sum = [0, 0, 0].map((_, channel) => {
    let total = 0;
    for (let at = channel; at < rgba.length; at += 4) total += rgba.readUInt8(at);
    return total;
  });
  const hex = sum.map((total) =>
    Math.round(total / (rgba.length / 4))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}
