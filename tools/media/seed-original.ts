import sharp, { type Sharp } from "sharp";
import { outlineOf } from "../../app/features/made-to-measure/floor-drawing.rules.ts";
import type { Shape } from "../../app/features/made-to-measure/made-to-measure.rules.ts";
import { drawBaths, drawKnots, drawRuledPaper } from "./drawn-yarns.ts";
import { HOURS, type SourcePicture } from "./source-pictures.ts";

/** A twelfth smaller than quality 70 with mozjpeg's usual table, and as good at half its size (two pixels per pixel). */
export const KEPT_JPEG = { quality: 58, quantisationTable: 4, mozjpeg: true };

export async function makeOriginal(
  picture: SourcePicture,
  source: Buffer,
): Promise<{ bytes: Buffer; extension: string }> {
  if (picture.drawn === "baths") {
    const { fios } = JSON.parse(source.toString("utf8")) as { fios: { hex: string }[] };
    const fromPale = fios.map(({ hex }) => hex).reverse();
    return { bytes: await drawBaths(fromPale).jpeg(KEPT_JPEG).toBuffer(), extension: "jpg" };
  }
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
  if (picture.drawn === "knots") {
    const knots = await drawKnots(image, picture.knot);
    return { bytes: await knots.jpeg(KEPT_JPEG).toBuffer(), extension: "jpg" };
  }
  if (picture.isPixelArt) {
    const squares = picture.knot
      ? await drawRuledPaper(image, picture.knot)
      : image.resize({ width: 960, kernel: "nearest" });
    const png = squares.png({ palette: true, colours: 16, effort: 10 });
    return { bytes: await png.toBuffer(), extension: "png" };
  }
  const isTiny = picture.crop !== undefined && picture.crop.width < 0.5 && !picture.cut;
  image = isTiny
    ? image.resize({ width: 960 })
    : image.resize({ width: picture.edge, height: picture.edge, fit: "inside", withoutEnlargement: true });
  if (picture.hour) image = image.linear([...HOURS[picture.hour]], [0, 0, 0]);
  if (picture.cut) image = await cutOut(image, picture.cut);
  if (picture.hasTransparency) {
    return {
      bytes: await image.webp({ quality: 78, alphaQuality: 90, effort: 5 }).toBuffer(),
      extension: "webp",
    };
  }
  return { bytes: await image.jpeg(KEPT_JPEG).toBuffer(), extension: "jpg" };
}

async function cutOut(image: Sharp, shape: Shape): Promise<Sharp> {
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const outline = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${outlineOf(shape, width, height)}" fill="#fff"/></svg>`,
  );
  const cut = await sharp(data)
    .composite([{ input: outline, blend: "dest-in" }])
    .png()
    .toBuffer();
  return sharp(cut);
}
