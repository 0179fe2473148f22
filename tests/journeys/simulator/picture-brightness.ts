import type { Locator } from "@playwright/test";
import sharp from "sharp";

/** How bright the floor before the camera is, from 0 to 255. */
export async function brightnessOf(picture: Buffer): Promise<number> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const before = { left: width >> 2, top: (height * 5) >> 3, width: width >> 1, height: height >> 3 };
  // Statistics of a pipeline are of its whole input.
  const { channels } = await sharp(await sharp(picture).extract(before).toBuffer()).stats();
  return channels[0]?.mean ?? 0;
}

export async function pixelsOf(image: Locator): Promise<Buffer> {
  const drawn = await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: element.naturalWidth, height: element.naturalHeight });
    canvas.getContext("2d")?.drawImage(element, 0, 0);
    return canvas.toDataURL();
  });
  return Buffer.from(drawn.split(",")[1] ?? "", "base64");
}
