import { readFile } from "node:fs/promises";
import sharp from "sharp";
import {
  HARMLESS_UNPACKED_BYTES,
  MAX_ANIMATION_PIXELS,
  MAX_EXPANSION,
  MAX_PIXELS,
  type MediaType,
} from "../media.rules.ts";
import { walkAvif } from "./avif.ts";
import { readBmp, readIco } from "./bitmap.ts";
import { type Finding, RefusedFile, type Structure } from "./finding.ts";
import { refuseForeignContent } from "./foreign.ts";
import { walkGif } from "./gif.ts";
import { endOfPhotograph, walkJpeg } from "./jpeg.ts";
import { walkPng } from "./png.ts";
import { readSvg } from "./svg.ts";
import { walkTiff } from "./tiff.ts";
import { walkWebp } from "./webp.ts";

const WALKS: Partial<Record<MediaType, (bytes: Buffer) => Structure>> = {
  "image/jpeg": walkJpeg,
  "image/png": walkPng,
  "image/gif": walkGif,
  "image/webp": walkWebp,
  "image/avif": walkAvif,
  "image/tiff": walkTiff,
};

export async function inspectPicture(path: string, type: MediaType): Promise<Finding> {
  const file = await readFile(path);
  const bytes = type === "image/jpeg" ? withoutFilm(file) : file;
  const cut = bytes.length < file.length ? { cutAt: bytes.length } : {};
  if (type === "image/svg+xml") return { type, ...readSvg(bytes), isAnimated: false };
  const structure = WALKS[type]?.(bytes) ?? { end: bytes.length, frames: 1 };
  checkEnd(bytes, structure.end, type);
  refuseForeignContent(bytes);
  if (type === "image/bmp" || type === "image/x-icon") {
    const { end, ...size } = type === "image/bmp" ? readBmp(bytes) : readIco(bytes);
    checkEnd(bytes, end, type);
    checkSize(size.width, size.height, 4, bytes.length);
    return { type, ...size, isAnimated: false };
  }
  const { width, height, ...header } = await sharp(bytes, { limitInputPixels: false, animated: false })
    .metadata()
    .catch((error: Error) => {
      throw new RefusedFile("damaged", error.message);
    });
  const pages = Math.max(structure.frames, header.pages ?? 1);
  checkSize(width, height, header.channels * (header.depth === "uchar" ? 1 : 2), bytes.length);
  // Pages of a scan are no animation; only the first is decoded.
  const isAnimated = pages > 1 && type !== "image/tiff";
  if (isAnimated && width * height * pages > MAX_ANIMATION_PIXELS) throw new RefusedFile("bomb");
  return { type, width: header.autoOrient.width, height: header.autoOrient.height, isAnimated, ...cut };
}

function withoutFilm(file: Buffer): Buffer {
  return file.subarray(0, endOfPhotograph(file, walkJpeg(file).end) ?? file.length);
}

function checkSize(width: number, height: number, bytesPerPixel: number, packedBytes: number): void {
  if (width * height > MAX_PIXELS) throw new RefusedFile("tooManyPixels");
  const unpacked = width * height * bytesPerPixel;
  if (unpacked > HARMLESS_UNPACKED_BYTES && unpacked / packedBytes > MAX_EXPANSION)
    throw new RefusedFile("bomb");
}

/** Only padding may follow. */
function checkEnd(bytes: Buffer, end: number, type: MediaType): void {
  if (type === "image/jpeg" && endOfPhotograph(bytes, end) === bytes.length) return;
  for (let at = end; at < bytes.length; at++) {
    const byte = bytes.readUInt8(at);
    if (byte !== 0 && byte !== 0x0a && byte !== 0x0d)
      throw new RefusedFile("hiddenContent", "bytes behind the end");
  }
}
