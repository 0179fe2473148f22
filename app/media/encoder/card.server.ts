import sharp from "sharp";
import { MAX_PIXELS } from "../media.rules.ts";
import type { CardTask } from "./encoder.rules.ts";

const QUALITY = 84;

export async function drawPictureCard({ drawing, picture, out }: CardTask): Promise<{ path: string }> {
  const layers = picture ? [{ input: await covering(picture), left: picture.left, top: picture.top }] : [];
  await sharp(Buffer.from(drawing))
    .composite(layers)
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(out);
  return { path: out };
}

async function covering({ path, width, height, focal }: NonNullable<CardTask["picture"]>): Promise<Buffer> {
  const source = sharp(path, { limitInputPixels: MAX_PIXELS }).autoOrient();
  const { autoOrient } = await source.metadata();
  const scale = Math.max(width / autoOrient.width, height / autoOrient.height);
  const wide = Math.max(width, Math.round(autoOrient.width * scale));
  const high = Math.max(height, Math.round(autoOrient.height * scale));
  const keep = (centre: number, whole: number, part: number) =>
    Math.round(Math.min(whole - part, Math.max(0, centre * whole - part / 2)));
  return source
    .resize(wide, high, { fit: "fill" })
    .extract({ left: keep(focal.x, wide, width), top: keep(focal.y, high, height), width, height })
    .png()
    .toBuffer();
}
