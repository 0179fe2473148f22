import sharp from "sharp";
import type { SourcePicture } from "../../db/seed/media-sources.ts";

export const KEPT_JPEG = { quality: 70, mozjpeg: true };

/** What the project keeps of a source picture: the part that is shown, at the size that is needed. */
export async function makeOriginal(
  picture: SourcePicture,
  source: Buffer,
): Promise<{ bytes: Buffer; extension: string }> {
  const { width = 0, height = 0 } = await sharp(source).metadata();
  let image = sharp(source);
  if (picture.crop) {
    const { x, y, width: w, height: h } = picture.crop;
    image = image.extract({
      left: Math.round(x * width),
      top: Math.round(y * height),
      width: Math.round(w * width),
      height: Math.round(h * height),
    });
  }
  if (picture.isPixelArt) {
    const squares = image
      .resize({ width: 960, kernel: "nearest" })
      .png({ palette: true, colours: 16, effort: 10 });
    return { bytes: await squares.toBuffer(), extension: "png" };
  }
  const isTiny = picture.crop !== undefined && picture.crop.width < 0.5;
  image = isTiny
    ? image.resize({ width: 960 })
    : image.resize({ width: picture.edge, height: picture.edge, fit: "inside", withoutEnlargement: true });
  if (picture.hasTransparency) {
    return {
      bytes: await image.webp({ quality: 78, alphaQuality: 90, effort: 5 }).toBuffer(),
      extension: "webp",
    };
  }
  return { bytes: await image.jpeg(KEPT_JPEG).toBuffer(), extension: "jpg" };
}
