import sharp from "sharp";
import { areaOf } from "../crop.rules.ts";
import { MAX_PIXELS } from "../media.rules.ts";
import type { CropTask } from "./encoder.rules.ts";

const QUALITY = 92;

/** Upright, in sRGB, without metadata, in the format of the original. */
export async function cropPicture({ path, out, type, crop }: CropTask): Promise<void> {
  const { autoOrient } = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
  const angle = crop.turn + crop.straighten;
  const rotated = sharp(path, { limitInputPixels: MAX_PIXELS }).autoOrient().rotate(angle);
  const box = rotatedBox(autoOrient, angle);
  const picture = rotated.extract(areaOf(autoOrient, crop, box));
  const written = {
    "image/jpeg": () => picture.jpeg({ quality: QUALITY }),
    "image/png": () => picture.png(),
    "image/webp": () => picture.webp({ quality: QUALITY }),
    "image/avif": () => picture.avif({ quality: 80 }),
    "image/tiff": () => picture.tiff({ compression: "lzw" }),
  }[type as string];
  if (!written) throw new Error(`Pictures of type ${type} are not cropped`);
  await written().toFile(out);
}

/** libvips rounds the box around a rotated picture down. */
function rotatedBox({ width, height }: { width: number; height: number }, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const whole = (value: number) => Math.floor(value + 1e-6);
  return { width: whole(width * cos + height * sin), height: whole(width * sin + height * cos) };
}
