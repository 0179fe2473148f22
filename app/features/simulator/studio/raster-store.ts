import type { YarnExchange } from "../engine/rug-design.ts";
import type { Raster } from "../scene/flat-rug.ts";
import { fitted, recoloured } from "../scene/rug-raster.ts";
import type { SimulatorRug } from "../simulator-rug.ts";

/** As many ready pictures as a few rugs in a few colours need. */
const MOST_KEPT = 10;

const loaded = new Map<string, Promise<Raster>>();
const ready = new Map<string, Raster>();

/** A rug's own picture, read once. */
export function loadRaster(url: string): Promise<Raster> {
  const known = loaded.get(url);
  if (known) return known;
  const reading = read(url);
  loaded.set(url, reading);
  reading.catch(() => loaded.delete(url));
  return reading;
}

/** The rug in these colours, made for this size; the same object as long as both are the same. */
export async function rasterFor(
  rug: SimulatorRug,
  colours: YarnExchange,
  size: { width: number; length: number },
): Promise<Raster> {
  const isStretched = rug.fit === "scale";
  const key = JSON.stringify([rug.url, colours, isStretched ? null : [size.width, size.length]]);
  const known = ready.get(key);
  if (known) return known;
  const own = await loadRaster(rug.url);
  const shown = rug.sizes[0] ?? size;
  const made = fitted(recoloured(own, rug.yarns, colours), shown, size, rug.fit);
  ready.set(key, made);
  const [oldest] = ready.keys();
  if (ready.size > MOST_KEPT && oldest !== undefined) ready.delete(oldest);
  return made;
}

async function read(url: string): Promise<Raster> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // Exact colours: each of them names a yarn.
  const bitmap = await createImageBitmap(await response.blob(), {
    colorSpaceConversion: "none",
    premultiplyAlpha: "none",
  });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no canvas");
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
